// The actions open to the seat in turn, with quick amounts as totals of the street. Every amount offered is legal.
import { type LegalActions, legalActions } from '../engine/betting.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
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
  const legal = legalActions(hand, seat);
  const { fold, check, call, raise, raiseAs, bringIn } = legal;
  const allIn = allInTotal(hand, seat, legal);
  return {
    ...{ seat, fold, check, call, raise, bringIn, allIn },
    verb: raiseAs,
    quick: raise === null ? [] : quickAmounts(hand, raise, allIn),
  };
}

/** Pot limit and fixed limit may not let a whole stack in; a call, a bring-in or a bet that takes it all always may. */
function allInTotal(hand: Hand, seat: SeatNo, { call, raise, bringIn }: LegalActions): number | null {
  const s = seatOf(hand, seat);
  if (s === undefined) return null;
  const all = s.street + s.stack;
  const least = s.street + (bringIn ?? call ?? 0);
  return raise?.max === all || least === all ? all : null;
}

/**
 * A fraction of the pot is counted after the call; rounded down to the unit. The least is rounded up to it where that is
 * legal. Equal or illegal amounts are left out. Fixed limit has one amount; pot limit ends with the pot.
 */
function quickAmounts(hand: Hand, range: Range, allIn: number | null): readonly Quick[] {
  const { limit } = hand.structure;
  const least = wholeChips(hand, range.min, Math.ceil);
  const min: Quick = { label: 'min', to: least <= range.max ? least : range.min };
  if (limit === 'fixed') return [{ label: 'min', to: range.min }];
  const pot = limit === 'pot' && range.max !== allIn ? range.max : potFraction(hand, 1);
  const half = limit === 'pot' ? hand.currentBet + (pot - hand.currentBet) / 2 : potFraction(hand, 1 / 2);
  const wanted: readonly Quick[] = [
    min,
    { label: 'half', to: wholeChips(hand, half, Math.floor) },
    ...(limit === 'pot' ? [] : [{ label: 'two-thirds', to: potFraction(hand, 2 / 3) } as const]),
    { label: 'pot', to: pot },
    ...(allIn === range.max ? [{ label: 'all-in', to: range.max } as const] : []),
  ];
  const inside = wanted.filter(({ label, to }) => isFixedPlace(label, to, range) || (to > range.min && to < range.max));
  return inside.filter(({ to: amount }, i) => inside.findIndex((other) => other.to === amount) === i);
}

/** The ends of the range are offered whatever they come to. */
function isFixedPlace(label: Quick['label'], to: number, range: Range): boolean {
  return label === 'min' || label === 'all-in' || (label === 'pot' && to === range.max);
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
