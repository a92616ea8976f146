// Texts for an address that has leaked, in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const reissueEn = {
  open: 'Leaked? Issue anew',
  title: 'Issue this address anew',
  says: 'Choose the page that is your mixer. It gets a new token over its open line and stays on air; its browser source keeps its settings. Everybody else who has the old address is shut out at once.',
  addresses: 'Addresses of this page',
  noAddress: 'No address of this page is in use. An administrator makes one on the set-up page.',
  made: (when: string) => `made ${when}`,
  url: 'New address, shown this once',
  copyWords: { copy: 'Copy', copied: 'Copied', failed: 'Selected: press Ctrl+C' },
  unseen: 'The new address of a commentary is shown to an administrator alone.',
  which: 'Pages that are open on this address',
  none: 'No page is open on this address now.',
  obs: 'OBS',
  browser: 'Browser',
  size: (width: number, height: number) => (width === 0 ? 'size not told yet' : `${width} x ${height}`),
  from: (address: string) => `from ${address}`,
  since: (time: string) => `open for ${time}`,
  units: { h: 'h', min: 'min', s: 's' },
  hidden: 'not visible',
  cannotKeep: 'its browser stores nothing: it cannot go on by a new token',
  own: 'What a page says of itself can be made up: look at the address and at since when it has been open.',
  revoke: 'None of these is mine: revoke the address at once',
  go: 'Issue anew to this page',
  goRevoke: 'Revoke at once',
  busy: 'Waiting for the page to say that it has the new token',
  cancel: 'Back',
  done: 'Done. The page goes on by its new token, and the old address is revoked. The browser source stays as it is; the new address is needed only should it be set up again.',
  revoked: 'The address is revoked. Nobody can open it any more.',
  refusals: {
    'unknown-canvas': 'This table has no page of that name any more.',
    'unknown-token': 'There is no such address at this table. Load the page again.',
    'not-a-canvas-address': 'This is the address of a desk: give its person a new one.',
    'token-gone': 'This address has been revoked or has run out meanwhile.',
    'page-gone': 'That page has closed or connected anew. Nothing was changed. Choose again from the list.',
    'page-cannot-keep':
      'The browser of that page stores nothing. Nothing was changed. Make a new address and enter it in the mixer.',
    'no-answer': 'The page did not answer within ten seconds. Nothing was changed. Try again, or make a new address.',
    'already-under-way': 'This address is being issued anew already. Wait ten seconds.',
    'connection-lost': 'The server did not answer. Look at the list of addresses before you try again.',
  },
};

export type ReissueMessages = CatalogueOf<typeof reissueEn>;
