// Texts of the start page and of pages that wait for their feed, in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const pagesEn = {
  title: 'Feltcast',
  intro: 'This server has no page to browse. Each page belongs to one table and needs its token.',
  address: 'Address',
  overlay: 'Overlay for the mixer, 1920 x 1080, transparent',
  commentary: 'Commentary page, on the commentary delay',
  venue: 'Screen for the hall, live, without hole cards',
  console: 'Console of operator, producer and floor',
  tokens:
    'A token is made by an administrator: npx feltcast token add. It stands behind # in the address, so that no server logs it.',
  noToken: 'This page needs a token: .../#token=...',
  connecting: 'Connecting',
  refused: 'The server does not accept this token for this page',
};

export type PagesMessages = CatalogueOf<typeof pagesEn>;
