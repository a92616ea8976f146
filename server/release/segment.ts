// One hand of the show as it will air, with what was set up behind it: its steps as they count now, and when its cards fall due.
import type { Street } from '../engine/game/street.ts';
import type { HandId } from '../engine/ids.ts';
import type { TableState } from '../log/tableState.ts';
import type { Step } from './step.ts';

export interface CompletedPlace {
  readonly at: number;
  readonly street: Street;
}

export interface Segment {
  readonly hand: HandId | null;
  /** of the hand; 0 for none */
  readonly number: number;
  /** state before the first step */
  start: TableState;
  readonly firstPosition: number;
  steps: readonly Step[];
  /** every step there ever was, by position */
  readonly known: Map<number, Step>;
  /** counts corrections: whoever has folded an older one folds again */
  revision: number;
  /** recorded programme ms, by `seat:slot` */
  readonly dealt: Map<string, number>;
  /** programme ms at which a card that was read came to its place, by `seat:slot`; what was typed tells no such time */
  readonly seen: Map<string, number>;
  /** recorded of the deal's completion that stands */
  dealComplete: number | null;
  /** cards of each seat that this completed */
  firstCards: number;
  /** recorded of the completion of a later street or draw, by `seat:slot`, whether the card was read or not */
  readonly completed: Map<string, CompletedPlace>;
  /** counts what may let a value out that was not there before: a fill, or a correction of any card of the hand */
  fills: number;
  /** how often a value was put right, by `seat:slot`: whoever has the older one asks again */
  readonly corrected: Map<string, number>;
  /** log position of the last correction */
  correctedBy: number;
  /** log position of the last card that was turned over: a value of its seat that is out may have become another one */
  turnedBy: number;
  /** recorded of the unretracted end of the hand */
  ended: number | null;
  /** recorded of tags gone, the floor's word, or abandonment, once the hand has ended */
  left: number | null;
  /** recorded of the end of the show behind this hand, while it stands */
  showEnded: number | null;
  /** the show was ended among these steps, if only for a while */
  mayEnd: boolean;
}

export function newSegment(
  start: TableState,
  hand: { readonly handId: HandId; readonly number: number } | null,
  firstPosition: number,
): Segment {
  return {
    hand: hand?.handId ?? null,
    number: hand?.number ?? 0,
    start,
    firstPosition,
    steps: [],
    known: new Map(),
    revision: 0,
    dealt: new Map(),
    seen: new Map(),
    dealComplete: null,
    firstCards: 0,
    completed: new Map(),
    fills: 0,
    corrected: new Map(),
    correctedBy: 0,
    turnedBy: 0,
    ended: null,
    left: null,
    showEnded: null,
    mayEnd: false,
  };
}
