// The showdown: who opens when, who may muck, which pots are decided (clauses 5.9.1 to 5.9.3, rules.md section 4).

import { chipsToBet } from './betSizes.ts';
import { seatsWithChips } from './betting.ts';
import type { HandEvent, PotShare } from './event.ts';
import { gameOf } from './game/games.ts';
import type { Street } from './game/street.ts';
import { firstStreet, fullBoard, lastStreet } from './game/streets.ts';
import { boardShares, winnersOf } from './halves.ts';
import { type Hand, isLive, liveSeats, type SeatHand, seatOf } from './hand.ts';
import { buildPots, type Pot, splitOverRuns } from './pots.ts';
import { withoutRake } from './rake.ts';
import { awaitsCount } from './rulings/openCount.ts';
import { clockwiseAfter, type SeatNo } from './seat.ts';

/** No card of the hand is to come: neither for a board nor for a seat. */
export function boardsComplete(hand: Hand): boolean {
  const game = gameOf(hand.game);
  const full = fullBoard(game);
  if (hand.boards.length < hand.runs || hand.boards.some((board) => board.length < full)) return false;
  return full > 0 || (hand.street === lastStreet(game) && hand.streetDealt);
}

/** 4.1: no pending action and at most one live seat has chips behind, or the river round is closed. */
export function bettingOver(hand: Hand): boolean {
  const game = gameOf(hand.game);
  // the first street always has its round; of a later one whose cards are coming nobody is left to bet
  const held = hand.streetDealt || hand.street !== firstStreet(game);
  const last = hand.streetDealt && hand.street === lastStreet(game);
  return hand.dealComplete && !hand.roundOpen && held && (last || seatsWithChips(hand).length <= 1);
}

/** 4.2: whether all live hands must be turned up as betting ends. */
export function mustOpenAll(hand: Hand): boolean {
  const anyAllIn = liveSeats(hand).some((s) => chipsToBet(hand, s) === 0);
  if (!bettingOver(hand) || !anyAllIn) return false;
  const rule = hand.profile['showdown.allInFaceUp'];
  return rule === 'always' || (rule === 'run_out' && !boardsComplete(hand));
}

export interface OpenOrder {
  readonly order: readonly SeatNo[];
  readonly by: 'aggressor' | 'position';
  readonly street: Street;
}

/** 5.9.2.1 with: the order in which live hands are opened. */
export function openOrder(hand: Hand): OpenOrder {
  const finalStreet = hand.profile['showdown.orderBasis'] === 'final_street';
  const game = gameOf(hand.game);
  const street = finalStreet ? lastStreet(game) : (hand.lastRoundHeld ?? firstStreet(game));
  const aggressor = hand.aggressors[street];
  const live = liveSeats(hand).map((s) => s.seat);
  const opener = hand.openers[street];
  const seats = clockwiseAfter(aggressor ?? (opener === undefined ? hand.button : opener - 1), live);
  if (aggressor === undefined) return { order: byPosition(hand, seats), by: 'position', street };
  const first = seats.filter((seat) => seat === aggressor);
  const others = seats.filter((seat) => seat !== aggressor);
  return { order: [...first, ...behindAggressor(hand, others)], by: 'aggressor', street };
}

function byPosition(hand: Hand, seats: readonly SeatNo[]): readonly SeatNo[] {
  return hand.profile['showdown.allInOrder'] === 'side_pots_first' ? sidePotsFirst(hand, seats) : seats;
}

function behindAggressor(hand: Hand, others: readonly SeatNo[]): readonly SeatNo[] {
  const rule = hand.profile['showdown.allInOrder'];
  if (rule === 'single_clockwise') return others;
  if (rule === 'side_pots_first') return sidePotsFirst(hand, others);
  const matched = (seat: SeatNo) => (seatOf(hand, seat)?.street ?? 0) >= hand.currentBet;
  return [...others.filter(matched), ...others.filter((seat) => !matched(seat))];
}

/** Variant of: those who may win the outermost pot come first. */
function sidePotsFirst(hand: Hand, seats: readonly SeatNo[]): readonly SeatNo[] {
  const outermost = (seat: SeatNo) => Math.max(...buildPots(hand).map((p) => (p.seats.includes(seat) ? p.index : -1)));
  return [...seats].sort((a, b) => outermost(b) - outermost(a));
}

/** The seat that must open or muck now (4.3): next in order, closed, and eligible for an undecided pot. */
export function pointer(hand: Hand): SeatNo | null {
  const open = undecidedPots(hand);
  const waiting = hand.openOrder.find((seat) => {
    const s = seatOf(hand, seat);
    return s !== undefined && isToOpen(s) && open.some((pot) => pot.seats.includes(seat));
  });
  return waiting ?? null;
}

/** Closed, or opened before its last card came (stud). */
export function isToOpen({ state, cards, held }: SeatHand): boolean {
  return state === 'LIVE_DOWN' || state === 'LIVE_PARTIAL' || (state === 'OPENED' && cards.length < held.length);
}

/**
 * Pots keep the shape they had when betting ended: a seat mucked later stays in `seats` of the pot it competed for,
 * so pots are rebuilt with released hands counted in and narrowed afterwards.
 */
export function showdownPots(hand: Hand): readonly Pot[] {
  const competed = new Set<SeatNo>(hand.openOrder);
  const asLive = hand.seats.map(
    (s): SeatHand => (competed.has(s.seat) && !isLive(s) ? { ...s, state: 'LIVE_DOWN' } : s),
  );
  return withoutRake(buildPots(hand.orderSet ? { ...hand, seats: asLive } : hand), hand.raked);
}

export function undecidedPots(hand: Hand): readonly Pot[] {
  return showdownPots(hand).filter((pot) => !hand.decided.some((d) => d.pot === pot.index));
}

/** Seats of a pot that have not mucked, folded or been killed; a pending muck can still come back (R14). */
export function contenders(hand: Hand, pot: Pot): readonly SeatHand[] {
  return pot.seats.flatMap((seat) => {
    const s = seatOf(hand, seat);
    return s !== undefined && isLive(s) ? [s] : [];
  });
}

type Decided = Extract<HandEvent, { type: 'PotDecided' }>;

/**
 * 5.9.1.1 and 5.9.2.3: a pot with one seat left belongs to it, last side pot first; null when there is none. 6.3.9: not while its
 * cards are to be counted.
 */
export function decideLone(hand: Hand): readonly HandEvent[] | null {
  for (const pot of [...undecidedPots(hand)].reverse()) {
    const [only, ...rest] = contenders(hand, pot);
    if (only === undefined || rest.length > 0 || awaitsCount(hand, only.seat)) continue;
    const shown = only.state === 'OPENED';
    const code = !hand.orderSet ? 'SP-5.9.1.1-LAST_PLAYER' : shown ? 'SP-5.9.1.2-BEST_HAND' : 'SP-5.9.2.3-LAST_HOLDER';
    const shares =
      shown && boardsComplete(hand) && gameOf(hand.game).kinds.length > 1
        ? sharesOf(hand, [only], pot)
        : [wholeOf(only, pot)];
    return [{ type: 'PotDecided', pot: pot.index, amount: pot.amount, shown, shares, codes: [code] }];
  }
  return null;
}

function wholeOf({ seat }: SeatHand, { amount }: Pot): PotShare {
  return { seat, run: 0, amount, oddUnits: 0, part: 'whole' };
}

/** Board by board, and in halves where the game has them. */
function sharesOf(hand: Hand, opened: readonly SeatHand[], pot: Pot): readonly PotShare[] {
  const parts = splitOverRuns(pot.amount, hand.runs, hand.structure.unit);
  return parts.flatMap((amount, run) => boardShares(hand, opened, { amount, run }));
}

/** 5.9.1.2 and 5.9.3: the last undecided side pot goes to its best opened hands, run by run. */
export function decideBest(hand: Hand): readonly HandEvent[] | null {
  const pot = undecidedPots(hand).at(-1);
  const rivals = pot === undefined ? [] : contenders(hand, pot);
  const opened = rivals.filter((s) => s.state === 'OPENED');
  // a released hand can come back until the dealer kills it (R14), a hand to be counted may be dead (E-12): its pot waits
  const waits = rivals.some((s) => s.state === 'MUCK_PENDING' || awaitsCount(hand, s.seat));
  if (pot === undefined || opened.length === 0 || waits) return null;
  const shares = sharesOf(hand, opened, pot);
  const codes = awardCodes(shares, hand.runs);
  const decided: Decided = { type: 'PotDecided', pot: pot.index, amount: pot.amount, shown: true, shares, codes };
  const residue = pot.amount % hand.structure.unit !== 0;
  return residue
    ? [decided, { type: 'AlarmRaised', code: 'POT_NOT_MULTIPLE_OF_UNIT', severity: 'soft', seat: null }]
    : [decided];
}

/** Whether `seat` takes part of a pot that `other` was in for: as decided, or as the opened hands stand. */
export function leads(hand: Hand, seat: SeatNo, other: SeatNo): boolean {
  return showdownPots(hand).some((pot) => {
    if (!pot.seats.includes(seat) || !pot.seats.includes(other)) return false;
    const decided = hand.decided.find((d) => d.pot === pot.index);
    if (decided !== undefined) return decided.shares.some((share) => share.seat === seat);
    const opened = contenders(hand, pot).filter((s) => s.state === 'OPENED');
    return boardsComplete(hand) && hand.boards.some((_, run) => winnersOf(hand, opened, run).flat().includes(seat));
  });
}

function awardCodes(shares: readonly PotShare[], runs: number): readonly string[] {
  const parts = ['whole', 'high', 'low'] as const;
  const split = Array.from({ length: runs }, (_, run) =>
    parts.some((part) => shares.filter((s) => s.run === run && s.part === part).length > 1),
  ).some(Boolean);
  const odd = shares.some((s) => s.oddUnits > 0);
  return ['SP-5.9.1.2-BEST_HAND', ...(split ? ['SP-5.9.3-SPLIT'] : []), ...(odd ? ['SP-5.9.3-ODD_CHIP'] : [])];
}

/** Code of a ShowdownOpened event. */
export function orderCode(order: OpenOrder): string {
  return order.by === 'aggressor' ? 'SP-5.9.2.1-LAST_AGGR' : 'SP-5.9.2.1-AFTER_BTN';
}
