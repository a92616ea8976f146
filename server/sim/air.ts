// What came out at the other end of a simulated table, hand by hand: all that the scorer reads beside the truth. Written by
// whoever runs the table; the reads are not in it.
import type { Card } from '../engine/card.ts';

/** A card that the readers were sure of. `seat` 0: the board. */
export interface FirmCard {
  readonly at: number;
  readonly seat: number;
  readonly card: Card;
}

export interface AiredFold {
  readonly at: number;
  readonly seat: number;
  /** entered by the readers alone */
  readonly automatic: boolean;
}

/** Something a person was asked. `answered`: by him; else it went away by itself or was still open. */
export interface Prompt {
  readonly at: number;
  readonly code: string;
  readonly until: number | null;
  readonly answered: boolean;
  /** the fold that ends the hand: its key is the key of the award, which somebody presses anyway */
  readonly sharesAward: boolean;
}

/** What was wrong by the readers' own word. */
export interface Illness {
  readonly code: string;
  readonly from: number;
  readonly until: number | null;
}

export interface HandAir {
  readonly firm: readonly FirmCard[];
  /** hole cards as they air after the hand, and boards: what an audience is shown */
  readonly hole: readonly { readonly seat: number; readonly slot: number; readonly card: Card }[];
  readonly board: readonly Card[];
  readonly folds: readonly AiredFold[];
  readonly prompts: readonly Prompt[];
  readonly ills: readonly Illness[];
}

/** A hand as it really was. */
export interface HandTruth {
  readonly dealt: readonly FirmCard[];
  /** the hand each seat held in the end, after a card was replaced */
  readonly held: Readonly<Record<number, readonly Card[]>>;
  /** cards of each street, in board order, and when the last of them lay there; `run`: on another board than the first */
  readonly streets: readonly { readonly at: number; readonly cards: readonly Card[]; readonly run?: number }[];
  /** hands that their players threw away in turn; `at`: he let go of it. `last`: it ended the hand */
  readonly folds: readonly { readonly seat: number; readonly at: number; readonly last: boolean }[];
  readonly faults: readonly { readonly id: string; readonly on: number; readonly off: number }[];
}

export interface ScoredHand {
  readonly truth: HandTruth;
  readonly air: HandAir;
}
