// The state of one hand as folded from its events. Knows opened cards only; a closed hand is seat, slot and count.
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { Action, ForcedBet, PotShare } from './event.ts';
import type { Street } from './game.ts';
import type { HandId } from './ids.ts';
import type { Profile } from './profile.ts';
import type { SeatNo } from './seat.ts';
import type { Structure } from './structure.ts';

export const HAND_PHASES = [
  'DEALING',
  'BETTING',
  'BETTING_CLOSED',
  'FACE_UP',
  'RUNOUT',
  'SHOWDOWN',
  'UNCONTESTED',
  'AWARDING',
  'COMPLETE',
  'MISDEAL',
  'VOID',
] as const;
export type HandPhase = (typeof HAND_PHASES)[number];

export const SEAT_HAND_STATES = [
  'LIVE_DOWN',
  'LIVE_PARTIAL',
  'OPENED',
  'MUCK_PENDING',
  'FOLDED',
  'MUCKED',
  'KILLED',
] as const;
export type SeatHandState = (typeof SEAT_HAND_STATES)[number];

/** One dealt-in seat. Amounts in the smallest currency unit. */
export interface SeatHand {
  readonly seat: SeatNo;
  readonly name: string;
  readonly presence: 'PRESENT' | 'ABSENT' | 'PENALTY';
  readonly startStack: Chips;
  /** chips behind */
  readonly stack: Chips;
  readonly state: SeatHandState;
  /** hole cards seen or declared dealt */
  readonly dealt: number;
  /** the opened cards; empty while closed */
  readonly cards: readonly Card[];
  /** put in on this street (blinds included, antes not) */
  readonly street: Chips;
  /** layered contribution of the whole hand, uncalled part taken back */
  readonly invested: Chips;
  /** dead money paid by this seat (single-payer ante, dead blinds) */
  readonly dead: Chips;
  /** an action was accepted on this street */
  readonly acted: boolean;
  readonly lastAction: { readonly action: Action | ForcedBet; readonly amount: Chips; readonly allIn: boolean } | null;
  /** clause of a kill decides whether its uncalled part comes back */
  readonly killedUncalled: 'forfeit' | 'return' | null;
  /** TDA R18: a muck is refused until it is tabled */
  readonly mustTable: boolean;
  readonly won: Chips;
}

export interface DecidedPot {
  readonly pot: number;
  readonly amount: Chips;
  readonly shown: boolean;
  readonly shares: readonly PotShare[];
  readonly awarded: boolean;
}

export interface Hand {
  readonly handId: HandId;
  readonly number: number;
  readonly phase: HandPhase;
  readonly button: number;
  readonly smallBlindSeat: SeatNo | null;
  readonly bigBlindSeat: SeatNo;
  readonly structure: Structure;
  readonly profile: Profile;
  /** clockwise after the button, the button seat last */
  readonly seats: readonly SeatHand[];
  readonly street: Street;
  readonly dealComplete: boolean;
  /** false between RoundClosed and the next street */
  readonly roundOpen: boolean;
  /** run 0 first; each board lists all its cards, shared ones included */
  readonly boards: readonly (readonly Card[])[];
  readonly runs: number;
  /** cards that the runs share */
  readonly sharedBoard: number;
  readonly burns: number;
  /** amount to match on this street */
  readonly currentBet: Chips;
  /** size of the largest full bet or raise of this street; the minimum raise (5.1) */
  readonly lastFull: Chips;
  /** level of the last full bet or raise of this street; a seat that has put in less may raise whatever the switch says */
  readonly fullLevel: Chips;
  /** the last raise of this street and what it raised from: where the level reverts to (`deadHand.betLevel`) */
  readonly lastRaise: {
    readonly seat: SeatNo;
    readonly from: Chips;
    readonly lastFull: Chips;
    readonly fullLevel: Chips;
    readonly aggressor: SeatNo | null;
  } | null;
  readonly toAct: SeatNo | null;
  readonly deadMoney: Chips;
  /** an action was accepted at all */
  readonly handHasAction: boolean;
  /** last street on which an action was accepted */
  readonly lastRoundHeld: Street | null;
  /** seat of the last increasing bet, per street (0.6) */
  readonly aggressors: Readonly<Partial<Record<Street, SeatNo>>>;
  readonly faceUp: boolean;
  readonly openOrder: readonly SeatNo[];
  /** fixed when betting is over for good */
  readonly orderSet: boolean;
  readonly decided: readonly DecidedPot[];
}

/** No hand yet, or the hand. */
export type HandState = Hand | null;

const ENDED: readonly HandPhase[] = ['COMPLETE', 'MISDEAL', 'VOID'];

/** There is a hand, and it is neither paid nor misdealt nor void. */
export function isRunning(hand: HandState): boolean {
  return hand !== null && !ENDED.includes(hand.phase);
}

export const LIVE_STATES: readonly SeatHandState[] = ['LIVE_DOWN', 'LIVE_PARTIAL', 'OPENED', 'MUCK_PENDING'];

export function seatOf(hand: Hand, seat: SeatNo): SeatHand | undefined {
  return hand.seats.find((s) => s.seat === seat);
}

/** Dealt in and not folded, mucked or killed (0.6). MUCK_PENDING has been released but can come back (R14). */
export function isLive(s: SeatHand): boolean {
  return LIVE_STATES.includes(s.state);
}

/** Still in play for a pot: live and not released. */
export function holdsCards(s: SeatHand): boolean {
  return isLive(s) && s.state !== 'MUCK_PENDING';
}

export function liveSeats(hand: Hand): readonly SeatHand[] {
  return hand.seats.filter(holdsCards);
}

/** Cards that lie on the boards now. */
export function boardCards(hand: Hand): readonly Card[] {
  return hand.boards.flatMap((board, run) => (run === 0 ? board : board.slice(hand.sharedBoard)));
}
