// The state of one hand as folded from its events. Knows opened cards only; a closed hand is seat, slot and count.

import type { Action, ForcedBet } from './action.ts';
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { PotShare } from './event.ts';
import type { GameName } from './game/gameName.ts';
import type { Street } from './game/street.ts';
import type { Presence } from './handStart.ts';
import type { HandId } from './ids.ts';
import type { Profile } from './profile.ts';
import type { Ruling } from './role.ts';
import type { Incident } from './rulings/incident.ts';
import type { SeatNo } from './seat.ts';
import type { WholeStructure } from './structure.ts';

export const HAND_PHASES = [
  'DEALING',
  'BETTING',
  'BETTING_CLOSED',
  'DRAWING',
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

/** A card that was dealt face up to a seat. */
export interface UpCard {
  readonly slot: number;
  readonly card: Card;
  /** the game deals it face down (`exposedSlots`); absent: face up */
  readonly exposed?: true;
}

/** A payment beside the pots. */
export interface SidePayment {
  readonly kind: 'seven_deuce' | 'stand_up';
  readonly from: SeatNo;
  readonly to: SeatNo;
  readonly amount: Chips;
}

/** One dealt-in seat. Amounts in the smallest currency unit. */
export interface SeatHand {
  readonly seat: SeatNo;
  readonly name: string;
  readonly presence: Presence;
  readonly startStack: Chips;
  /** chips behind */
  readonly stack: Chips;
  readonly state: SeatHandState;
  /** hole cards seen or declared dealt */
  readonly dealt: number;
  /** the slots whose cards the seat holds now; a drawn card has a new slot, a discarded slot never comes back */
  readonly held: readonly number[];
  /** slots thrown away, in that order */
  readonly thrown: readonly number[];
  /** cards exchanged in the last draw, 0: stood pat; null before it, and in games without draws */
  readonly drew: number | null;
  /** cards dealt face up, in the order dealt */
  readonly up: readonly UpCard[];
  /** the opened cards; empty while closed */
  readonly cards: readonly Card[];
  /** put in on this street (blinds included, antes not) */
  readonly street: Chips;
  /** layered contribution of the whole hand, uncalled part taken back */
  readonly invested: Chips;
  /** dead money paid by this seat (single-payer ante, dead blinds) */
  readonly dead: Chips;
  /** uncalled chips that came back on this street */
  readonly uncalledBack: Chips;
  /** an action was accepted on this street */
  readonly acted: boolean;
  readonly lastAction: { readonly action: Action | ForcedBet; readonly amount: Chips; readonly allIn: boolean } | null;
  /** code of the ruling by which the hand is dead */
  readonly killedFor: string | null;
  /** clause of a kill decides whether its uncalled part comes back */
  readonly killedUncalled: 'forfeit' | 'return' | null;
  /** TDA R18: a muck is refused until it is tabled */
  readonly mustTable: boolean;
  /** a forced bet was posted for him by the dealer, since he was not there (6.4.4) */
  readonly dealerPosted: boolean;
  /** whose bet took the last chip: his own, or a forced bet that the dealer posted (6.4.3, A-30); stays when a part comes back */
  readonly allInBy: 'player' | 'dealer' | null;
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
  readonly game: GameName;
  readonly button: number;
  readonly smallBlindSeat: SeatNo | null;
  readonly bigBlindSeat: SeatNo | null;
  readonly structure: WholeStructure;
  readonly profile: Profile;
  /** clockwise after the button, the button seat last */
  readonly seats: readonly SeatHand[];
  readonly street: Street;
  /** everybody has the cards of the first street */
  readonly dealComplete: boolean;
  /** everybody has the cards of `street`, and it has been open for betting unless nobody could bet */
  readonly streetDealt: boolean;
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
  /** fixed limit: bets and raises of this street that count for the cap, the big blind too (5.4) */
  readonly bets: number;
  /** fixed limit: the cap was reached on this street while more than two hands were live */
  readonly capped: boolean;
  /** games without a fixed first seat: who opened each street's betting */
  readonly openers: Readonly<Partial<Record<Street, SeatNo>>>;
  readonly toAct: SeatNo | null;
  readonly deadMoney: Chips;
  /** paid from player to player beside the pots (3.4) */
  readonly aside: readonly SidePayment[];
  /** taken from the pots by the house (3.4) */
  readonly raked: Chips;
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
  /** accepted actions of the hand in their order; `chips`: it put chips in */
  readonly actions: readonly { readonly seat: SeatNo; readonly chips: boolean }[];
  /** reported at the table, oldest first (chapters 5.9 and 6) */
  readonly incidents: readonly Incident[];
  /** the rest of the deck lies on the muck (2.5.7) */
  readonly stubMucked: boolean;
  /** a judge's award instead of the engine's; null: the pots go as the cards say */
  readonly overruled: Ruling | null;
  /** of a void hand: what a seat brings into the pot of the next deal; null: nothing */
  readonly forfeited: { readonly seat: SeatNo; readonly amount: Chips } | null;
  /** why the deck, or a card in it, has to be replaced before the next hand (6.1, 6.2); one for each finding */
  readonly deckToReplace: readonly { readonly code: string; readonly clause: string }[];
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
