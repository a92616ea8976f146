// How a forfeited pot is divided: in equal parts, or everybody's own bets first and the rest in equal parts. Pure arithmetic.
import { chips, sum } from '../chips.ts';
import type { PotShare } from '../event.ts';
import { type Hand, type SeatHand, seatOf } from '../hand.ts';
import { type Pot, type Split, type SplitRule, splitPot, wholeShare } from '../pots.ts';
import { showdownPots } from '../showdown.ts';

/** 0.8 over all participants, odd chips by 5.9.3. */
export function equalParts(hand: Hand, { amount }: Pot, others: readonly SeatHand[]): readonly PotShare[] {
  const seats = others.map((s) => s.seat);
  return partsOf(splitPot(amount, seats, splitRule(hand)).shares);
}

/** `refund_then_split` */
export function refundedParts(hand: Hand, pot: Pot, others: readonly SeatHand[]): readonly PotShare[] {
  const own = new Map(others.map((s) => [s.seat, putInto(hand, pot, s)]));
  const rest = chips(pot.amount - sum(own.values()));
  const { shares } = splitPot(
    rest,
    others.map((s) => s.seat),
    splitRule(hand),
  );
  return partsOf(shares.map((part) => ({ ...part, amount: chips(part.amount + (own.get(part.seat) ?? 0)) })));
}

function partsOf(shares: Split['shares']): readonly PotShare[] {
  return shares.filter((part) => part.amount > 0).map((part) => wholeShare(part.seat, 0, part));
}

function splitRule(hand: Hand): SplitRule {
  return { button: hand.button, unit: hand.structure.unit, oddChips: hand.profile.oddChips };
}

/** The slice of a seat's bets that lies in this pot; dead money lies in the main pot. */
function putInto(hand: Hand, pot: Pot, { invested, dead }: SeatHand): number {
  const pots = showdownPots(hand);
  const below = pot.index === 0 ? 0 : topOf(hand, pots[pot.index - 1]);
  const top = pot.index === pots.length - 1 ? Number.POSITIVE_INFINITY : topOf(hand, pot);
  const layered = Math.max(0, Math.min(invested, top) - below);
  return layered + (pot.index === 0 ? dead : 0);
}

/** The level that all seats of the pot have put in. */
function topOf(hand: Hand, pot: Pot | undefined): number {
  return Math.min(...(pot?.seats ?? []).map((seat) => seatOf(hand, seat)?.invested ?? 0));
}
