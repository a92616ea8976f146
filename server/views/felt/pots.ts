// The pots as the picture shows them: main pot first, and together always what lies in the middle. Knows no card.
import { chips, sum } from '../../engine/chips.ts';
import { type Hand, holdsCards, seatOf } from '../../engine/hand.ts';
import { buildPots, type Pot } from '../../engine/pots.ts';
import { pointer, showdownPots, undecidedPots } from '../../engine/showdown.ts';
import type { PotView } from '../overlay/view.ts';
import { awardsOf } from './awards.ts';

/** Everything that was put in and not taken back, chips in front of the seats included. */
export function potTotal(hand: Hand | null): number {
  return hand === null ? 0 : hand.deadMoney + sum(hand.seats.map((s) => s.invested));
}

export function potViews(hand: Hand | null): readonly PotView[] {
  if (hand === null) return [];
  const awards = awardsOf(hand);
  return shownPots(hand)
    .filter((pot) => pot.amount > 0)
    .map((pot) => ({
      index: pot.index,
      amount: pot.amount,
      seats: pot.seats.filter((seat) => isStillIn(hand, seat)),
      winners: awards
        .filter((award) => award.pot === pot.index)
        .map(({ seat, amount, run }) => ({ seat, amount, run })),
    }));
}

function isStillIn(hand: Hand, seat: Pot['seats'][number]): boolean {
  const s = seatOf(hand, seat);
  return s !== undefined && holdsCards(s);
}

function shownPots(hand: Hand): readonly Pot[] {
  const betting = hand.phase === 'DEALING' || hand.phase === 'BETTING';
  return betting ? whileBetting(hand) : showdownPots(hand);
}

/**
 * A bet that is not matched yet makes no side pot: pots are layered from what earlier streets brought, and the chips in
 * front of the seats count to the outermost one.
 */
function whileBetting(hand: Hand): readonly Pot[] {
  const seats = hand.seats.map((s) => ({ ...s, invested: chips(Math.max(0, s.invested - s.street)) }));
  const gathered = buildPots({ ...hand, seats });
  const rest = potTotal(hand) - sum(gathered.map((pot) => pot.amount));
  return gathered.map((pot, i) => (i === gathered.length - 1 ? { ...pot, amount: chips(pot.amount + rest) } : pot));
}

/** Nobody is left to open or to muck and a pot is still not decided: a person has to speak. */
export function awaitsRuling(hand: Hand | null): boolean {
  return hand !== null && hand.phase === 'SHOWDOWN' && pointer(hand) === null && undecidedPots(hand).length > 0;
}
