// An office of signing in that lets nobody in, for tests of other doors.
import type { SignInOffice } from '../../server/access/office.ts';

const nobody = async () => ({ ok: false, code: 'wrong-name-or-passphrase', params: {} }) as const;

export const NO_SIGN_IN: SignInOffice = {
  signIn: nobody,
  start: nobody,
  invitation: nobody,
  accept: nobody,
  change: nobody,
};
