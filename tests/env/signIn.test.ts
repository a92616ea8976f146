// How long a sign-in lasts: what is set counts, a wrong value is refused by the name of its variable.
import { expect, test } from 'vitest';
import { readSignIn } from '../../server/env/signIn.ts';

test.each<[string | undefined, number]>([
  [undefined, 57_600_000],
  ['', 57_600_000],
  ['0.5', 1_800_000],
  ['24', 86_400_000],
])('given %s hours, then it is %s ms', (hours, ms) => {
  expect(readSignIn({ SIGN_IN_HOURS: hours })).toEqual({ ok: true, value: ms });
});

test.each(['0', '-1', '10000', 'for ever'])('given %s, then it is refused', (hours) => {
  const read = readSignIn({ SIGN_IN_HOURS: hours });
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining('SIGN_IN_HOURS') });
  expect(JSON.stringify(read)).not.toContain('for ever');
});
