// What a case needs of its table: public facts of hands, and the one word to all. Made in main; no card but those shown.
import type { Card } from '../engine/card.ts';
import type { HandId } from '../engine/ids.ts';
import type { Profile } from '../engine/profile.ts';
import type { CaseHand } from '../engine/rulings/collusion.ts';
import type { RevealEvent } from '../engine/sessionEvent.ts';
import type { JudgeHand, JudgeHands, JudgeReply } from './view.ts';

export interface JudgedHand {
  readonly facts: Omit<CaseHand, 'stored'>;
  readonly shown: JudgeHand;
  /** cards that lay face up in front of the seat, by slot: no secret of the vault */
  up(seat: number): readonly UpCard[];
}

export interface UpCard {
  readonly slot: number;
  readonly card: Card;
}

export type ShownHands = Omit<Extract<RevealEvent, { type: 'HandsRevealed' }>, 'type'>;

export interface JudgedTable {
  readonly name: string;
  /** as the next hand would have it */
  window(): Profile['collusion.window'];
  /** null: this table has played no such hand */
  hand(hand: HandId): Promise<JudgedHand | null>;
  hands(skip: number): Promise<JudgeHands>;
  /** number of the hand that is shown to all now; 0: none */
  onScreens(): number;
  /** `id`: the same word twice is one word */
  show(given: { readonly by: string; readonly id: string; readonly hands: ShownHands }): Promise<JudgeReply>;
  takeDown(by: string): Promise<JudgeReply>;
}
