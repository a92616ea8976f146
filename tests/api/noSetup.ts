// An office of set-up for stands that are about something else: whoever asks it is told so.
import type { SetupOffice } from '../../server/setup/office.ts';

const none = (): never => {
  throw new Error('this stand has no set-up');
};

export const NO_SETUP: SetupOffice = {
  overview: none,
  nameAdmin: none,
  checkPlan: none,
  createTable: none,
  finish: none,
  table: none,
  planFrom: none,
  address: none,
  revoke: none,
  setCardDesk: none,
  staff: {
    list: none,
    add: none,
    grant: none,
    take: none,
    invite: none,
    reset: none,
    end: none,
    ownPassphrase: none,
  },
  reissue: {
    enter: () => ({ answer: () => undefined, leave: () => undefined }),
    addresses: none,
    pages: none,
    issue: none,
  },
};
