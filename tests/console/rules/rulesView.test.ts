// Whose switches are whose on the page of rules: an operator changes what is taken from card readers, and no rule.
import { describe, expect, it } from 'vitest';
import { rulesView } from '../../../server/console/rules/rulesView.ts';
import { EMPTY_TABLE } from '../../../server/log/tableState.ts';

const READERS = ['readers.muck', 'readers.start'];

function open(may: boolean, mayReaders: boolean): readonly string[] {
  const view = rulesView({ table: 't', tableName: 'T', state: EMPTY_TABLE, may, mayReaders, hasConsole: true });
  return view.rules.filter((rule) => rule.may).map(({ key }) => key);
}

describe('what somebody may change', () => {
  it('given an operator, then the switches of the readers alone', () => {
    expect(open(false, true)).toEqual(READERS);
  });

  it('twin: given the floor, then all of them; given somebody who looks, then none', () => {
    expect(open(true, true).length).toBeGreaterThan(READERS.length);
    expect(open(false, false)).toEqual([]);
  });
});
