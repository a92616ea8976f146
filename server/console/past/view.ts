// What a console reads of hands before the current one: which there were, and one of them to put right. Never a hole card
// of an unopened hand, nor a face that live screens did not show when the hand was over.
import type { HandAir } from '../../release/status.ts';
import type { ConsoleLine } from '../view.ts';

export const PAST_ENDS = ['complete', 'misdeal', 'void', 'unfinished'] as const;
export type PastEnd = (typeof PAST_ENDS)[number];

export interface PastHandEntry {
  readonly hand: string;
  readonly number: number;
  /** programme ms at which it began */
  readonly began: number;
  readonly ended: PastEnd;
  /** who won chips in it */
  readonly winners: readonly string[];
  readonly airs: HandAir;
}

export interface PastHandSeat {
  readonly seat: number;
  readonly name: string;
  /** hole cards that were dealt to it */
  readonly dealt: number;
  readonly opened: boolean;
  /** of an opened hand; empty where live screens did not show them */
  readonly faces: readonly string[];
}

export interface PastHand extends PastHandEntry {
  /** in order of their numbers */
  readonly seats: readonly PastHandSeat[];
  readonly boards: readonly (readonly string[])[];
  /** every card that lies face up for this console */
  readonly faceUp: readonly string[];
  readonly lines: readonly ConsoleLine[];
}
