// What readers saw that the rulebook has a word for: what one press reports of it, and the little that they report by themselves.
// Seats and counts, never a card; a hand that stops for nothing is worse than a question.
import { cardsOf } from '../engine/dealing.ts';
import { gameOf } from '../engine/game/games.ts';
import { isDealtStreet } from '../engine/game/street.ts';
import { firstStreet } from '../engine/game/streets.ts';
import { type Hand, isLive, isRunning, seatOf } from '../engine/hand.ts';
import { burnsBefore, burnsDue } from '../engine/rulings/burnsDue.ts';
import { isTooEarly } from '../engine/rulings/stub.ts';
import { type SeatNo, seatNo } from '../engine/seat.ts';
import type { Output, ZoneId } from '../tracker/shape.ts';
import { seatOfZone } from '../tracker/zones.ts';
import type { Question } from './commands.ts';
import type { DoorReport } from './reports.ts';

/** What a person reports who confirms what was read; null where it is no incident, or the hand has moved on. */
export function reportOf(output: Output, hand: Hand | null): DoorReport | null {
  if (hand === null || !isRunning(hand)) return null;
  switch (output.type) {
    case 'extra-card':
      return extraCard(hand, output);
    case 'board-waiting':
      return hand.roundOpen && isDealtStreet(output.street) ? { kind: 'premature-board', street: output.street } : null;
    case 'deal-order':
      // nobody knows yet whether it can be put right: whoever rules on it does
      return { kind: 'deal-order', correctable: true, looked: false, first: output.first };
    case 'deal-short':
      return withoutCards(hand, output);
    case 'held':
      return { kind: 'out-of-view', seat: seatNo(output.seat) };
    case 'foreign':
      return { kind: 'foreign', where: inPlay(output.zone) ? 'in-play' : 'stub' };
    case 'contradiction':
      return strayed(hand, output.zone, output.from);
    case 'stub-to-muck':
      return isTooEarly(hand) ? { kind: 'stub-too-early' } : null;
    default:
      return null;
  }
}

/**
 * 6.3.5 by the readers alone: a card too many has lain still at a seat that was dealt in, before the flop and before anything
 * was burned. Later a burned card or the stub may lie beside a seat.
 */
export function certainReport(output: Output, hand: Hand): DoorReport | null {
  if (output.type !== 'extra-card' || !output.lasting || output.late) return null;
  const report = extraCard(hand, output);
  if (
    report?.kind !== 'wrong-count' ||
    hand.street !== firstStreet(gameOf(hand.game)) ||
    !hand.roundOpen ||
    hand.burns > 0
  )
    return null;
  const known = hand.incidents.some((one) => one.report.kind === 'wrong-count' && one.report.seat === report.seat);
  return known ? null : report;
}

/** Where burns are read (6.4.6): what lies there does not fit the street that was just taken from the readers. */
export function burnQuestion(output: Extract<Output, { type: 'board' }>, hand: Hand): Question | null {
  const { street, ordered } = output;
  if (!isDealtStreet(street)) return null;
  const burned = hand.burns - burnsBefore(hand, street);
  const due = burnsDue(hand, street);
  if (hand.runs > 1 || burned < 0 || burned === due) return null;
  return {
    id: `${output.id}|burn`,
    code: burned < due ? 'BURN_MISSING' : 'BURN_EXTRA',
    clause: '6.4.6',
    seat: null,
    params: { count: burned },
    recommended: 'check-burns',
    report: { kind: 'burn', street, burned, orderKnown: ordered },
  };
}

function extraCard(hand: Hand, { zone, count }: { readonly zone: ZoneId; readonly count: number }): DoorReport | null {
  const seat = seatAt(zone);
  if (seat === null) return isFourCardFlop(hand, count) ? { kind: 'four-card-flop' } : null;
  const s = seatOf(hand, seat);
  if (s === undefined) return { kind: 'dealt-wrong-seat', seat, empty: true };
  return isLive(s) ? { kind: 'wrong-count', seat, count: cardsOf(hand, s) + count } : null;
}

/** 6.3.4: one player has no card at all, and everybody else has his. Several such seats are a matter of the readers. */
function withoutCards(
  hand: Hand,
  { counts, missing }: Pick<Extract<Output, { type: 'deal-short' }>, 'counts' | 'missing'>,
): DoorReport | null {
  const [seat, ...others] = missing.map(seatNo);
  if (seat === undefined || others.length > 0 || counts[seat] !== 0) return null;
  const s = seatOf(hand, seat);
  // behind a draw by its count none of its cards may be sure yet
  if (s === undefined || !isLive(s) || s.thrown.length > 0) return null;
  return { kind: 'dealt-wrong-seat', seat, empty: false };
}

/** All four lie there, or one more than the three that were taken. */
function isFourCardFlop(hand: Hand, count: number): boolean {
  const lying = hand.boards[0]?.length ?? 0;
  const waits = lying === 0 && hand.dealComplete && !hand.roundOpen;
  return (waits && count === 4) || (hand.street === 'flop' && lying === 3 && count === 1);
}

/** A live card at another seat is fouled (6.4.2, 0.9). */
function strayed(hand: Hand, zone: ZoneId, from: ZoneId | 'muck'): DoorReport | null {
  const seat = from === 'muck' ? null : seatAt(from);
  if (seat === null || seatAt(zone) === null) return null;
  const s = seatOf(hand, seat);
  if (s === undefined || !isLive(s)) return null;
  return { kind: 'fouled', seat, identifiable: true, wrongInformation: false };
}

/** Hidden cards and up cards of a seat lie on antennas of their own. */
export function seatAt(zone: ZoneId): SeatNo | null {
  const seat = seatOfZone(zone);
  return seat === null ? null : seatNo(seat);
}

function inPlay(zone: ZoneId): boolean {
  return seatAt(zone) !== null || zone.startsWith('board') || zone === 'burn';
}
