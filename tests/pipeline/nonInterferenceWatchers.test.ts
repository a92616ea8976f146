// The list of those who watch the shows of promise 2 is whole: whoever adds a procedure says there who asks it, or who does it.
import { expect, test } from 'vitest';
import { allProcedures } from '../support/callers.ts';
import { BY_THE_SHOW, NOT_OF_A_SHOW, WATCHERS } from '../support/watchers.ts';

const listed = [
  ...WATCHERS.map(({ door, procedure }) => `${door} ${procedure}`),
  ...Object.keys(BY_THE_SHOW),
  ...NOT_OF_A_SHOW,
].sort();

/** What is asked and not in the list, and what is in the list and gone. */
function amiss(procedures: readonly string[]): readonly string[] {
  return [
    ...procedures
      .filter((name) => !listed.includes(name))
      .map((name) => `${name}: add a line to tests/support/watchers.ts`),
    ...listed.filter((name) => !procedures.includes(name)).map((name) => `${name}: is gone`),
  ];
}

test('every procedure of every door is watched, done by a show, or named as none of a show', () => {
  expect(amiss(allProcedures())).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('given a procedure more or less, then it is found (twin)', () => {
  expect(amiss([...allProcedures(), 'console results.watch'])).toHaveLength(1);
  expect(amiss(allProcedures().slice(1))).toHaveLength(1);
});
