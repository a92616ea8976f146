// The actions open to the seat in turn, with quick amounts as totals of the street. Every amount offered is legal.
import { legalActions } from '../engine/betting.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import { potTotal } from './consolePots.ts';
import type { ConsoleLegal } from './view.ts';

type Quick = ConsoleLegal['quick'][number];
interface Range {
  readonly min: number;
  readonly max: number;
}

export function consoleLegal(hand: Hand): ConsoleLegal | null {
  const seat = hand.toAct;
  if (hand.phase !== 'BETTING' || seat === null) return null;
  const { fold, check, call, raise } = legalActions(hand, seat);
  return {
    seat,
    fold,
    check,
    call,
    raise,
    verb: hand.currentBet === 0 ? 'bet' : 'raise',
    quick: raise === null ? [] : quickAmounts(hand, raise),
  };
}

/**
 * A fraction of the pot is counted after the call; rounded down to the unit. The least is rounded up to it where that is
 * legal. Equal or illegal amounts are left out.
 */
function quickAmounts(hand: Hand, range: Range): readonly Quick[] {
  const to = (fraction: number) => potFraction(hand, fraction);
  const least = wholeChips(hand, range.min, Math.ceil);
  const wanted: readonly Quick[] = [
    { label: 'min', to: least <= range.max ? least : range.min },
    { label: 'half', to: to(1 / 2) },
    { label: 'two-thirds', to: to(2 / 3) },
    { label: 'pot', to: to(1) },
    { label: 'all-in', to: range.max },
  ];
  const inside = wanted.filter(
    ({ label, to: amount }) => label === 'min' || label === 'all-in' || (amount > range.min && amount < range.max),
  );
  return inside.filter(({ to: amount }, i) => inside.findIndex((other) => other.to === amount) === i);
}

function potFraction(hand: Hand, fraction: number): number {
  const s = hand.toAct === null ? undefined : seatOf(hand, hand.toAct);
  const owed = Math.max(0, hand.currentBet - (s?.street ?? 0));
  const wager = hand.currentBet + fraction * (potTotal(hand) + owed);
  return wholeChips(hand, wager + 1e-6, Math.floor);
}

function wholeChips({ structure }: Hand, amount: number, round: (units: number) => number): number {
  const unit = Math.max(1, structure.unit);
  return round(amount / unit) * unit;
}
