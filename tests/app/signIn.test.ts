// The sign-in page: a text for every code and role in both languages, and addresses that keep what is secret in the
// fragment.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../app/messages/language.ts';
import { signInMessages } from '../../app/messages/signIn.ts';
import { staffMessages } from '../../app/messages/staff.ts';
import { hasInvitation, inLanguage, invitationOf } from '../../app/signin/signInAddress.ts';
import { GRANT_ROLES } from '../../server/access/grant.ts';
import { SIGN_IN_REFUSALS } from '../../server/access/view.ts';
import { STAFF_REFUSALS, STAFF_ROLES } from '../../server/setup/staff/view.ts';

const CODE = `fc_${'A'.repeat(43)}`;

describe.each(LANGUAGES)('signing in, in %s', (language) => {
  const { codes, roles } = signInMessages(language);
  const missing = (keys: readonly string[], known: object) => keys.filter((key) => !Object.hasOwn(known, key));

  test('given every refusal and role, then there is a text; twin: a code that is none has none', () => {
    expect(missing(SIGN_IN_REFUSALS, codes)).toEqual([]);
    expect(missing(GRANT_ROLES, roles)).toEqual([]);
    expect(missing(['no-such-code'], codes)).toEqual(['no-such-code']);
  });

  test('given every refusal and role of the staff part, then there is a text', () => {
    const staff = staffMessages(language);
    expect(missing(STAFF_REFUSALS, staff.codes)).toEqual([]);
    expect(missing(STAFF_ROLES, staff.roles)).toEqual([]);
  });

  test('given the wait, then it stands where the seconds go', () => {
    expect(codes['too-many-tries']).toContain('{seconds:time}');
  });
});

test.each([
  [`#set=${CODE}`, CODE, true],
  [`#set=${CODE}).`, CODE, true],
  ['#set=fc_short', '', true],
  [`#token=${CODE}`, '', false],
  ['', '', false],
])('given the fragment %s, then its code is "%s"', (fragment, code, meant) => {
  expect(invitationOf(fragment)).toBe(code);
  expect(hasInvitation(fragment)).toBe(meant);
});

test.each([
  ['/setup#token=x', 'en', '/setup#token=x'],
  ['/setup#token=x', 'ru', '/setup?lang=ru#token=x'],
  ['/commentary/main?canvas=late#token=x', 'ru', '/commentary/main?canvas=late&lang=ru#token=x'],
] as const)('given %s in %s, then it is %s', (path, language, expected) => {
  expect(inLanguage(path, language)).toBe(expected);
});
