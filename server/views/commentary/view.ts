// The shape that the commentary page draws: the overlay's seats with more numbers beside them.
import type { OverlayView, SeatView } from '../overlay/view.ts';

export interface CommentarySeat extends SeatView {
  /** chance to win alone and to share, to one decimal, over the pots that the seat contests; null while unknown */
  readonly winPercent: number | null;
  readonly tiePercent: number | null;
  /** chips to call and pot odds as a percentage of the pot after calling; 0 when nothing is to call */
  readonly toCall: number;
  readonly potOdds: number;
  readonly stackInBigBlinds: number;
  readonly invested: number;
  /** out cards for the next card when behind, only of released cards */
  readonly outs: readonly string[];
}

export interface CommentaryLine {
  readonly position: number;
  /** media time */
  readonly at: number;
  readonly type: string;
  readonly seat: number;
  readonly amount: number;
  readonly cards: readonly string[];
  readonly code: string;
}

export interface CommentaryView extends Omit<OverlayView, 'kind' | 'seats'> {
  readonly kind: 'commentary';
  readonly mode: 'live' | 'delayed';
  /** no hole card is ever shown here before its hand lies open */
  readonly openedOnly: boolean;
  readonly seats: readonly CommentarySeat[];
  readonly minRaiseTo: number;
  readonly lines: readonly CommentaryLine[];
  readonly previous: readonly {
    readonly handNumber: number;
    readonly pot: number;
    readonly winners: readonly string[];
  }[];
}
