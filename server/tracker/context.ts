// What the tracker may know of the hand: public facts, said by the table after every entry.
import type { ZoneId } from './zoneId.ts';

/** The engine's phases; null while no hand runs. */
export type TrackedPhase =
  | 'DEALING'
  | 'DRAWING'
  | 'BETTING'
  | 'BETTING_CLOSED'
  | 'FACE_UP'
  | 'RUNOUT'
  | 'SHOWDOWN'
  | 'UNCONTESTED'
  | 'AWARDING'
  | 'COMPLETE'
  | 'MISDEAL'
  | 'VOID';
export type TrackedStreet =
  | ('preflop' | 'flop' | 'turn' | 'river')
  | ('third' | 'fourth' | 'fifth' | 'sixth' | 'seventh')
  | ('predraw' | 'first_draw' | 'second_draw' | 'third_draw');

/** What the tracker may know of the hand, made by the table after every entry. Public facts only. */
export interface Context {
  readonly type: 'context';
  readonly at: number;
  /** changes with every deal and redeal; null between hands */
  readonly handId: string | null;
  readonly phase: TrackedPhase | null;
  readonly street: TrackedStreet | null;
  /** no betting is open: the next street may be dealt */
  readonly closed: boolean;
  /** an alarm stops the hand: what lies there waits for the next street and the next draw */
  readonly stopped: boolean;
  readonly toAct: number | null;
  /** the seat to act must put chips in to stay */
  readonly facingBet: boolean;
  readonly allIn: readonly number[];
  /** seats that hold cards */
  readonly live: readonly number[];
  /** seats dealt into this hand; empty between hands */
  readonly dealtIn: readonly number[];
  /** the same seats in the order in which each round is dealt (2.5.1); empty between hands */
  readonly dealRound: readonly number[];
  /** seats with a player */
  readonly occupied: readonly number[];
  /** cards of a seat that holds all it is due on this street */
  readonly cardsPerSeat: number;
  /** slots that a seat holds or is due now; of a seat that is not named, the first `cardsPerSeat` */
  readonly places: Readonly<Record<number, readonly number[]>>;
  /** slots whose cards lie face up (stud) */
  readonly upSlots: readonly number[];
  /** those of them that a down card fills which the dealer turned over: what is read there lies face down; by seat */
  readonly turned: Readonly<Record<number, readonly number[]>>;
  /** the first cards of the hand are the ones that come to the seats */
  readonly firstDeal: boolean;
  /** cards come to the seats on this street, or one of them may still be unread */
  readonly dealTime: boolean;
  /** seats that may throw cards away now and stay in: a draw in turn, or cards that are not replaced */
  readonly throws: Readonly<Record<number, CardsThrown>>;
  /** cards that each seat has thrown away and stayed in, oldest first */
  readonly discards: Readonly<Record<number, readonly Discarded[]>>;
  /** slots of each seat that the hand has as dealt, by a reader or by a person who typed them */
  readonly dealt: Readonly<Record<number, readonly number[]>>;
  /** cards that the engine has on each board, shared ones included; one entry a run */
  readonly boards: readonly number[];
  /** board cards that lie there after each street that has any */
  readonly boardStreets: readonly BoardStreet[];
  /** every board gets its street before the next street comes; else one board after the other is finished */
  readonly boardsTogether: boolean;
  /** cards that all boards have in common; with one board, 0 */
  readonly sharedBoard: number;
  /** a live hand out of sight for so long is worth a look (6.4.1) */
  readonly lostMs: number;
  /** by ruling: cards of the next street are put in order (6.4.6), or what lies there leaves first (2.5.3, 2.5.5) */
  readonly repair: 'none' | 'reorder' | 'clear';
  /** zones that hear too much of others by their calibration: nothing is taken from them without a person */
  readonly noisy: readonly ZoneId[];
  /** what the table makes of cards in the muck; only `auto` enters a fold */
  readonly muck: MuckPolicy;
}

export interface BoardStreet {
  readonly street: TrackedStreet;
  readonly size: number;
}

/** Slots that a seat gave up, and how many cards went: more slots than cards where nobody said which. */
export interface Discarded {
  readonly slots: readonly number[];
  readonly count: number;
}

/** How many cards a seat may throw away: `least` to `most`. */
export interface CardsThrown {
  readonly least: number;
  readonly most: number;
}

export type MuckPolicy = 'off' | 'corroborate' | 'propose' | 'auto';
