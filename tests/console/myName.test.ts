// Whose console it is, by name, and who else is here: the server says ids, the view says names.
import { describe, expect, it } from 'vitest';
import { myName } from '../../app/console/myName.ts';
import { peopleHere } from '../../app/console/peopleHere.ts';

const ID = '01a22aa8-2786-776d-8442-9f0e1c2d3b4a';
const vera = { actor: 'Vera', role: 'operator' };
const pavel = { actor: 'Pavel', role: 'producer' };

describe('myName', () => {
  it.each([
    ['a name', { actor: 'anna', role: 'operator' }, [vera], 'anna'],
    ['the one operator', { actor: ID, role: 'operator' }, [vera, pavel], 'Vera'],
    ['the same operator twice', { actor: ID, role: 'operator' }, [vera, vera, pavel], 'Vera'],
    ['one of two operators', { actor: ID, role: 'operator' }, [vera, { actor: 'Oleg', role: 'operator' }], ''],
    ['a token without a person', { actor: ID, role: 'operator' }, [{ actor: ID, role: 'operator' }], ''],
    ['nobody listed yet', { actor: ID, role: 'operator' }, [pavel], ''],
  ])('%s', (_, me, people, name) => {
    expect(myName(me, people)).toBe(name);
  });
});

describe('peopleHere', () => {
  it('given one person with two consoles of one role, when listed, then once with the number', () => {
    const listed = peopleHere([vera, pavel, vera, { actor: 'Vera', role: 'producer' }]);
    expect(listed.map(({ actor, role, consoles }) => `${role} ${actor} ${consoles}`)).toEqual([
      'operator Vera 2',
      'producer Pavel 1',
      'producer Vera 1',
    ]);
  });
});
