// Texts of the start page and of pages that wait for their feed, in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const pagesEn = {
  title: 'Feltcast',
  intro: 'Graphics for live poker: cards, bets and chances over your picture, delayed and safe for those who play.',
  begin: 'Set up your show',
  beginHow:
    'Needs the address with the administrator’s token. The first start of the server (npm start) printed it in the terminal: http://127.0.0.1:3000/setup#token=...',
  beginAgain: 'For another one run on the server:',
  signIn: 'Sign in by name and passphrase',
  delay: 'How to delay the video',
  all: 'The pages of a table',
  address: 'Address',
  overlay: 'Overlay for the mixer, 1920 x 1080, transparent',
  commentary: 'Commentary page, on the commentary delay',
  venue: 'Screen for the hall, live, without hole cards',
  console: 'Console of operator, producer and floor',
  cards: 'Card desk: hole cards typed from a camera',
  deck: 'Deck registration',
  sync: 'Sync clock for phones',
  scan: 'Scan lights for players: whether their cards were read',
  virtual: 'Virtual table for training: drag cards over antennas',
  watch: 'Page for viewers, on their phones, as broadcast',
  check: 'Checker’s page, a little ahead of the programme',
  tokens:
    'Each page opens with a token of its own, made by the set-up. It stands behind # in the address, so that no server logs it.',
  noToken: {
    title: 'This address is not complete',
    page: {
      overlay: 'The part behind # is missing or cut off, so the graphics cannot be shown.',
      commentary: 'The part behind # is missing or cut off, so the commentary page cannot be shown.',
      venue: 'The part behind # is missing or cut off, so the screen for the hall cannot be shown.',
      deck: 'The part behind # is missing or cut off, so the deck page cannot be opened.',
      readers: 'The part behind # is missing or cut off, so the page of the readers cannot be opened.',
      scan: 'The part behind # is missing or cut off, so the scan lights cannot be shown.',
      floor: 'The part behind # is missing or cut off, so the ruling desk cannot be opened.',
      console: 'The part behind # is missing or cut off, so the console cannot be opened.',
      cards: 'The part behind # is missing or cut off, so the card desk cannot be opened.',
      watch: 'The part behind # is missing or cut off, so the page for viewers cannot be shown.',
      check: 'The part behind # is missing or cut off, so the checker’s page cannot be opened.',
      audit: 'The part behind # is missing or cut off, so the audit log cannot be opened.',
      sync: 'The part behind # is missing or cut off, so the clock of the table cannot be shown.',
    },
    cure: 'Copy the whole address from the set-up page of this server, /setup, with everything behind #.',
  },
  connecting: 'Connecting',
  refused: {
    why: {
      'bad-token': 'The server does not know this address: something behind # is wrong.',
      'token-revoked': 'This address was withdrawn.',
      'token-expired': 'This address was valid for a time that is over.',
      'not-your-table': 'This address belongs to another table.',
      'not-your-role': 'This address is for another page: each page has its own.',
      'not-your-canvas': 'This address is for another page: each page has its own.',
      'not-a-canvas-token': 'This address is for another page: each page has its own.',
      'unknown-table': 'There is no such table, or this server does not run it now.',
      'unknown-canvas': 'This table has no such page.',
    },
    other: 'The server does not open this page now.',
    cure: 'Take the address of this page from the set-up page of this server, /setup, or have the administrator make a new one there.',
  },
};

export type PagesMessages = CatalogueOf<typeof pagesEn>;
