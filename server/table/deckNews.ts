// What became of the last card at the deck desk, in one value for the page. Holds no tag.
import type { Face } from '../engine/card/deckFaces.ts';
import type { DeckDraft, VaultReply } from '../vault/port.ts';

export type DeskNewsWhat =
  | 'none'
  | 'taken'
  | 'skipped'
  | 'back'
  | 'registered'
  | 'in-this-deck'
  | 'in-other-deck'
  | 'several'
  | 'named'
  | 'unregistered'
  | 'out-of-order'
  | 'check-complete'
  | 'replaced'
  | 'failed';

export interface DeskNews {
  readonly n: number;
  readonly what: DeskNewsWhat;
  readonly card: Face | null;
  readonly deck: string | null;
  readonly code: string;
}

export const NO_NEWS: DeskNews = { n: 0, what: 'none', card: null, deck: null, code: '' };

type News = Pick<DeskNews, 'what'> & Partial<Omit<DeskNews, 'n'>>;

/** `before`: the draft in which the tag was laid; its plan names the card. */
export function newsOfLaid(reply: Extract<VaultReply, { is: 'laid' }>, before: DeckDraft | null): News {
  const card = reply.at === null ? null : (before?.plan[reply.at] ?? null);
  return { what: reply.what, card, deck: reply.deck };
}
