// Why the dealer's award is not the one that the rules give: the clause it breaks (5.9.1 to 5.9.3). Public facts only.
import { sum } from '../chips.ts';
import type { ChopShare } from '../chopShare.ts';
import { type Hand, holdsCards, type SeatHand, seatOf } from '../hand.ts';
import type { SeatNo } from '../seat.ts';
import { showdownPots } from '../showdown.ts';
import { computedShares, type FilledPot, potsToAward, shareOf } from './awardShares.ts';
import type { Alarm } from './incident.ts';

/** It waits for a judge at once, before a pot is pushed. */
export function differenceAlarm(hand: Hand, entered: readonly ChopShare[]): Alarm {
  return { ...whyOf(hand, entered), severity: 'hard', stops: 'now' };
}

type Why = Pick<Alarm, 'code' | 'clause'>;

function whyOf(hand: Hand, entered: readonly ChopShare[]): Why {
  const paid = entered.flatMap(({ seat, amount }) => (amount > 0 ? [seatOf(hand, seat)] : []));
  const gone = paid.find((s) => s !== undefined && !holdsCards(s));
  if (gone !== undefined) return paidToGone(gone);
  if (entered.some((share) => share.amount > most(hand, share.seat)))
    return { code: 'HR-A14-AWARD_ABOVE_POTS', clause: 'A-14' };
  // a live hand that did not win: where nobody else is live, whoever else is paid is gone
  return insideShared(hand, entered) ?? { code: 'SP-5.9.1.2-AWARD_OTHER', clause: '5.9.1.2' };
}

/** 5.9.2.4: a hand mucked at the showdown has no share of any pot; neither has a folded or killed one (5.9.1). */
function paidToGone({ state }: SeatHand): Why {
  const mucked = state === 'MUCKED' || state === 'MUCK_PENDING';
  return mucked
    ? { code: 'SP-5.9.2.4-AWARD_MUCKED', clause: '5.9.2.4' }
    : { code: 'SP-5.9.1-AWARD_DEAD', clause: '5.9.1' };
}

/** a seat wins only from the pots it is in. */
function most(hand: Hand, seat: SeatNo): number {
  return sum(showdownPots(hand).flatMap((pot) => (pot.seats.includes(seat) ? [pot.amount] : [])));
}

/** 5.9.3: only equal hands of a shared pot get more or less than their part; by at most the odd chips, it is the odd chip. */
function insideShared(hand: Hand, entered: readonly ChopShare[]): Why | null {
  const shared = potsToAward(hand).filter((pot) => new Set(pot.shares.map((share) => share.seat)).size > 1);
  const computed = computedShares(hand);
  const off = hand.seats.flatMap(({ seat }) => {
    const difference = Math.abs(shareOf(entered, seat) - shareOf(computed, seat));
    return difference > 0 ? [{ seat, difference }] : [];
  });
  if (!off.every(({ seat }) => shared.some((pot) => pot.shares.some((share) => share.seat === seat)))) return null;
  const odd = sum(shared.map(oddIn));
  return off.every(({ difference }) => difference <= odd)
    ? { code: 'SP-5.9.3-AWARD_ODD_CHIP', clause: '5.9.3' }
    : { code: 'SP-5.9.3-AWARD_UNEQUAL', clause: '5.9.3' };
}

/** By how much the parts of a shared pot differ: odd chips, and what is below one unit. */
function oddIn({ shares }: FilledPot): number {
  const amounts = shares.map((share) => share.amount);
  return Math.max(...amounts) - Math.min(...amounts);
}
