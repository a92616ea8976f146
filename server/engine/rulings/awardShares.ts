// What each seat takes of all pots: as the rules give it, as somebody enters it, and filled into the pots one by one. Pure.
import { chips, sum } from '../chips.ts';
import type { ChopShare } from '../chopShare.ts';
import type { PotShare } from '../event.ts';
import { type DecidedPot, type Hand, seatOf } from '../hand.ts';
import type { SeatNo } from '../seat.ts';
import { undecidedPots } from '../showdown.ts';
import { type RuleViolation, violation } from '../violation.ts';

export type FilledPot = Pick<DecidedPot, 'pot' | 'amount' | 'shown' | 'shares'>;

/** Every pot of the hand, the main pot first; one that is not decided yet has no shares. */
export function potsToAward(hand: Hand): readonly FilledPot[] {
  const open = undecidedPots(hand).map(({ index, amount }) => ({ pot: index, amount, shown: false, shares: [] }));
  const decided = hand.decided.map(({ pot, amount, shown, shares }) => ({ pot, amount, shown, shares }));
  return [...decided, ...open].filter((pot) => pot.amount > 0).sort((a, b) => a.pot - b.pot);
}

/** Seats that take something, clockwise as the hand lists them. */
export function computedShares(hand: Hand): readonly ChopShare[] {
  const parts = potsToAward(hand).flatMap((pot) => pot.shares);
  return hand.seats.flatMap(({ seat }) => {
    const amount = sum(parts.filter((part) => part.seat === seat).map((part) => part.amount));
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

export function shareOf(shares: readonly ChopShare[], seat: SeatNo): number {
  return shares.find((share) => share.seat === seat)?.amount ?? 0;
}

export function isComputed(hand: Hand, shares: readonly ChopShare[]): boolean {
  const computed = computedShares(hand);
  return hand.seats.every(({ seat }) => shareOf(shares, seat) === shareOf(computed, seat));
}

/** An award that cannot be one: a seat without cards, a seat twice, a sum that is not what lies in the middle. */
export function wrongShares(hand: Hand, shares: readonly ChopShare[]): RuleViolation | null {
  const stranger = shares.find((share) => seatOf(hand, share.seat) === undefined);
  if (stranger !== undefined) return violation('seat-not-dealt-in', { seat: stranger.seat }, '5.9.1');
  if (new Set(shares.map((share) => share.seat)).size < shares.length) return violation('seat-twice', {}, '5.9.1');
  const broken = shares.find(({ amount }) => !Number.isSafeInteger(amount) || amount < 0);
  if (broken !== undefined) return violation('chop-not-an-amount', { seat: broken.seat }, '5.9.1');
  const total = sum(potsToAward(hand).map((pot) => pot.amount));
  const entered = sum(shares.map((share) => share.amount));
  return total === entered ? null : violation('award-sum', { total, entered }, '5.9.1');
}

/** The pots with these shares: what a seat keeps stays in its pot, the rest is filled up clockwise, the main pot first. */
export function filledPots(hand: Hand, shares: readonly ChopShare[]): readonly FilledPot[] {
  const left = new Map<SeatNo, number>(shares.map(({ seat, amount }) => [seat, amount]));
  const kept = potsToAward(hand).map((pot) => ({ ...pot, shares: pot.shares.flatMap((share) => keep(share, left)) }));
  return kept.map((pot) => ({ ...pot, shares: merged([...pot.shares, ...fill(hand, missingIn(pot), left)]) }));
}

function missingIn({ amount, shares }: FilledPot): number {
  return amount - sum(shares.map((share) => share.amount));
}

function keep(share: PotShare, left: Map<SeatNo, number>): readonly PotShare[] {
  const amount = Math.min(share.amount, left.get(share.seat) ?? 0);
  left.set(share.seat, (left.get(share.seat) ?? 0) - amount);
  if (amount === 0) return [];
  return [amount === share.amount ? share : { ...share, amount: chips(amount), oddUnits: 0 }];
}

/** Takes `missing` off what is left of the seats. */
function fill(hand: Hand, missing: number, left: Map<SeatNo, number>): readonly PotShare[] {
  let rest = missing;
  return hand.seats.flatMap(({ seat }) => {
    const amount = Math.min(rest, left.get(seat) ?? 0);
    rest -= amount;
    left.set(seat, (left.get(seat) ?? 0) - amount);
    return amount === 0 ? [] : [{ seat, run: 0, amount: chips(amount), oddUnits: 0, part: 'whole' } as const];
  });
}

/** One share for each seat and run of a pot. */
function merged(shares: readonly PotShare[]): readonly PotShare[] {
  const byPlace = new Map<string, PotShare>();
  for (const next of shares) {
    const place = `${next.seat}:${next.run}:${next.part}`;
    const before = byPlace.get(place);
    byPlace.set(
      place,
      before === undefined ? next : { ...before, amount: chips(before.amount + next.amount), oddUnits: 0 },
    );
  }
  return [...byPlace.values()];
}

export function sameShares(some: readonly PotShare[], others: readonly PotShare[]): boolean {
  const keys = (shares: readonly PotShare[]) =>
    shares.map(({ seat, run, amount }) => `${seat}:${run}:${amount}`).sort();
  return keys(some).join() === keys(others).join();
}
