// What is done with the deck before a deal, as commands and events of the session. A card is named only here, by people, of a deck not in play.
import type { Card } from '../card.ts';
import type { DeckChangeReason } from '../profile.ts';
import type { Role } from '../role.ts';

/** Reasons of `deck.changeReasons`; a player's wish is none of them and is said so by name (6.4.9). */
export const ASKED_REASONS = ['dealer', 'level', 'regulation', 'defect', 'house', 'player-request'] as const;
export type AskedReason = DeckChangeReason | 'player-request';

export type DeckCommand =
  /** 5.5.2, 5.5.3: washed, shuffled or taken from the machine and riffled */
  | { readonly type: 'ReportShuffle'; readonly wash: boolean; readonly riffle: boolean }
  /** 5.5.4: cut; `cutCard`: it lies on the cut card, null when nobody says */
  | { readonly type: 'ReportCut'; readonly cutCard: boolean | null }
  /** 6.1.2: found while shuffling */
  | { readonly type: 'ReportDefect'; readonly card: Card | null; readonly by: Role }
  /** 6.1.1: one card of the same rank and suit instead of the defective one */
  | { readonly type: 'ReplaceCard'; readonly card: Card | null; readonly by: Role }
  /** `deck`: what people call the new one, null when nobody says */
  | { readonly type: 'ChangeDeck'; readonly reason: AskedReason; readonly deck: string | null; readonly by: Role }
  /** 6.2.1 before a deal: `recount` by hand, null while nobody has */
  | { readonly type: 'AuditDeck'; readonly counted: number; readonly recount: number | null };

interface Found {
  readonly code: string;
  readonly clause: string;
}

export type DeckEvent =
  | { readonly type: 'ShuffleReported'; readonly wash: boolean; readonly riffle: boolean }
  | { readonly type: 'CutReported'; readonly cutCard: boolean | null }
  | ({ readonly type: 'DefectReported'; readonly card: Card | null; readonly by: Role } & Found)
  | ({ readonly type: 'JudgeCalled' } & Found)
  | { readonly type: 'CardReplaced'; readonly card: Card | null; readonly by: Role }
  | { readonly type: 'DeckChanged'; readonly reason: AskedReason; readonly deck: string | null; readonly by: Role }
  /** `code` '': the deck is complete */
  | ({ readonly type: 'DeckAudited'; readonly counted: number; readonly recount: number | null } & Found);
