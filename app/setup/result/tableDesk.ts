'use client';
// What every part of a table's page needs: what there is, the words, and what to press.
import { createContext, use } from 'react';
import type { ReissuePagesReply, ReissueReply } from '../../../server/setup/reissue/view.ts';
import type { AddressWish, SetupOverview, SetupTable } from '../../../server/setup/view.ts';
import type { SetupMessages } from '../../messages/en/setup.ts';
import type { Language } from '../../messages/language.ts';
import type { Failed } from '../setupLink.ts';
import type { AddressCardInfo } from './cards.ts';

export interface TableDesk {
  readonly detail: SetupTable;
  readonly listen: SetupOverview['listen'];
  readonly people: readonly string[];
  readonly cards: readonly AddressCardInfo[];
  readonly words: SetupMessages;
  readonly language: Language;
  readonly to: (path: string) => string;
  readonly make: (wish: AddressWish) => Promise<void>;
  readonly revoke: (token: string) => Promise<void>;
  readonly reissue: {
    /** the same function as long as the page is open */
    readonly pages: (token: string) => Promise<ReissuePagesReply | Failed>;
    readonly issue: (token: string, page: string | null) => Promise<ReissueReply | Failed>;
  };
  readonly setCardDesk: (on: boolean) => Promise<void>;
}

export const TableDeskContext = createContext<TableDesk | null>(null);

export function useTableDesk(): TableDesk {
  const desk = use(TableDeskContext);
  if (desk === null) throw new Error('outside of a table page');
  return desk;
}
