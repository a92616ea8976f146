// Who acts and what he may do on a street (rules.md 5.1 to 5.4, clauses 2.5.2 to 2.5.4).
import {
  betSize,
  chipsToBet,
  facesCompletion,
  isCompletion,
  isFilledUp,
  type RaiseRange,
  sizesOf,
} from './betSizes.ts';
import { type Chips, chips } from './chips.ts';
import { gameOf } from './game/games.ts';
import { ruleOf } from './game/streets.ts';
import { type Hand, holdsCards, liveSeats, type SeatHand, seatOf } from './hand.ts';
import { distanceAfter, type SeatNo } from './seat.ts';
import { straddlesInPlace } from './sleepers.ts';

/** `raise` covers opening bets too; totals of the street. null = not open. */
export interface LegalActions {
  readonly fold: boolean;
  readonly check: boolean;
  /** chips to put in, cut to the stack */
  readonly call: Chips | null;
  readonly raise: RaiseRange | null;
  /** what such a raise is called: an opening bet, a raise, or the completion of a bring-in or of a short all-in (5.4) */
  readonly raiseAs: 'bet' | 'raise' | 'complete';
  /** chips that the seat must put in at least since it opens the hand, cut to the stack; then there is no check or call */
  readonly bringIn: Chips | null;
}

const NOTHING: LegalActions = { fold: false, check: false, call: null, raise: null, raiseAs: 'raise', bringIn: null };

export function legalActions(hand: Hand, seat: SeatNo): LegalActions {
  const s = seatOf(hand, seat);
  if (hand.phase !== 'BETTING' || hand.toAct !== seat || s === undefined) return NOTHING;
  const range = { raise: raiseRange(hand, s), raiseAs: raiseAs(hand) };
  if (bringsIn(hand))
    return {
      ...{ ...NOTHING, ...range, fold: mayFold(hand, s) },
      bringIn: chips(Math.min(hand.structure.bringIn, chipsToBet(hand, s))),
    };
  const owed = toCall(hand, s);
  return {
    ...range,
    fold: mayFold(hand, s),
    check: owed === 0,
    call: owed === 0 ? null : chips(Math.min(owed, chipsToBet(hand, s))),
    bringIn: null,
  };
}

/** Behind nobody but all-in players what they really put in is called: more would come back at once (5.5). */
function toCall(hand: Hand, s: SeatHand): number {
  const others = liveSeats(hand).some((other) => other.seat !== s.seat && chipsToBet(hand, other) > 0);
  const level = others ? hand.currentBet : Math.min(hand.currentBet, highestFaced(hand, s.seat));
  return Math.max(0, level - s.street);
}

/** The hand is opened by a forced bet that its opener puts in himself. */
export function bringsIn(hand: Hand): boolean {
  return isCompletion(hand) && hand.currentBet === 0 && hand.structure.bringIn > 0;
}

/** Who opens has no more than that to put in: whatever he calls it, it is the bring-in. */
export function bringsAllIn(hand: Hand, s: SeatHand): boolean {
  return bringsIn(hand) && chipsToBet(hand, s) <= hand.structure.bringIn;
}

export function raiseAs(hand: Hand): LegalActions['raiseAs'] {
  if ((isCompletion(hand) && hand.structure.bringIn > 0) || isFilledUp(hand)) return 'complete';
  return hand.currentBet === 0 ? 'bet' : 'raise';
}

/**
 * A fold with nothing to call is a matter of `fold.unforced`. RP-10-E: only the low card has to open; where it is all-in for its
 * ante the next one brings it in or folds.
 */
export function mayFold(hand: Hand, s: SeatHand): boolean {
  const low = hand.openers[hand.street];
  if (bringsIn(hand)) return low !== undefined && low !== s.seat;
  return s.street < hand.currentBet || hand.profile['fold.unforced'] === 'accept';
}

/** 5.2: open to those who have not acted or are re-opened; closed when no other live seat could put in more, or for a bring-in. */
function raiseRange(hand: Hand, s: SeatHand): RaiseRange | null {
  if (bringsAllIn(hand, s)) return null;
  const opponents = liveSeats(hand).some(
    (other) => other.seat !== s.seat && other.street + chipsToBet(hand, other) > hand.currentBet,
  );
  const open = !s.acted || reopened(hand, s);
  return opponents && open ? sizesOf(hand, s) : null;
}

/**
 * R47: several short all-ins count together (`reopen.cumulative`); otherwise one full raise must have come since. 5.4: in fixed
 * limit half a bet does. A completed bring-in is a full bet whatever was added to it.
 */
function reopened(hand: Hand, s: SeatHand): boolean {
  if (facesCompletion(hand, s)) return true;
  if (hand.structure.limit === 'fixed') return (hand.currentBet - s.street) * 2 >= betSize(hand);
  if (!hand.profile['reopen.cumulative']) return s.street < hand.fullLevel;
  return hand.currentBet - s.street >= hand.lastFull;
}

/** Where the level goes when this seat is killed; null: it stands, or somebody has matched the raise. */
export function revertedLevel(hand: Hand, seat: SeatNo): Chips | null {
  const { lastRaise, currentBet } = hand;
  if (hand.profile['deadHand.betLevel'] !== 'reverts' || !hand.roundOpen || lastRaise?.seat !== seat) return null;
  const others = hand.seats.filter((s) => s.seat !== seat).map((s) => s.street);
  const level = chips(Math.max(lastRaise.from, ...others));
  return level < currentBet ? level : null;
}

/** Seats that can still put chips in. */
export function seatsWithChips(hand: Hand): readonly SeatHand[] {
  return liveSeats(hand).filter((s) => chipsToBet(hand, s) > 0);
}

/**
 * The next seat that must act, clockwise after `from` (`inclusive`: starting at it). Null closes the round (2.5.3):
 * every live seat that is not all-in has acted and matched; a seat alone with chips that faces no bet does not act.
 */
export function nextToAct(hand: Hand, from: number, inclusive = false): SeatNo | null {
  const able = seatsWithChips(hand);
  const [alone] = able;
  if (able.length === 1 && alone !== undefined && alone.street >= highestFaced(hand, alone.seat)) return null;
  const key = (s: SeatHand) => (inclusive && s.seat === from ? -1 : distanceAfter(from, s.seat));
  const pending = [...seatsToAct(hand)].sort((a, b) => key(a) - key(b));
  return pending[0]?.seat ?? null;
}

/** 2.5.3: seats with chips that have not acted on this street or have not matched its level. */
export function seatsToAct(hand: Hand): readonly SeatHand[] {
  return seatsWithChips(hand).filter((s) => !s.acted || s.street < hand.currentBet);
}

/** What the others really put in on this street; a killed seat's bet still stands (A-21, level stays). */
function highestFaced(hand: Hand, seat: SeatNo): number {
  const others = hand.seats.filter((s) => s.seat !== seat && (holdsCards(s) || s.state === 'KILLED'));
  return Math.max(0, ...others.map((s) => Math.min(s.street, s.state === 'KILLED' ? hand.currentBet : s.street)));
}

/**
 * Where the street's betting starts from: behind the last straddle or the big blind, later behind the button (2.5.2, 2.5.4). A
 * sleeper changes no place; where the button alone posts, it is last.
 */
export function bettingStartsAfter({ game, street, structure, button, bigBlindSeat }: Hand): number {
  if (ruleOf(gameOf(game), street).opens !== 'blinds') return button;
  const straddle = straddlesInPlace(structure).at(-1);
  if (straddle !== undefined) return straddle.seat;
  return structure.buttonBlind > 0 && structure.bigBlind === 0 ? button : (bigBlindSeat ?? button);
}
