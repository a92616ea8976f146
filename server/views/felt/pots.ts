// The pots as the picture shows them: main pot first, and together always what lies in the middle. Knows no card.
import { chips, sum } from '../../engine/chips.ts';
import { type Hand, holdsCards, seatOf } from '../../engine/hand.ts';
import { buildPots, type Pot } from '../../engine/pots.ts';
import { stopOf } from '../../engine/rulings/stopped.ts';
import { pointer, showdownPots, undecidedPots } from '../../engine/showdown.ts';
import type { PotView } from '../overlay/view.ts';
import { type Award, awardsOf, isForfeited } from './awards.ts';

/** Everything that was put in and not taken back, chips in front of the seats included. */
export function potTotal(hand: Hand | null): number {
  return hand === null ? 0 : hand.deadMoney + sum(hand.seats.map((s) => s.invested));
}

export function potViews(hand: Hand | null): readonly PotView[] {
  if (hand === null) return [];
  const awards = awardsOf(hand);
  return shownPots(hand)
    .filter((pot) => pot.amount > 0)
    .map(({ index, amount, seats: all }) => {
      const seats = all.filter((seat) => isStillIn(hand, seat));
      const own = awards.filter((award) => award.pot === index);
      const winners = own.map(({ seat, amount, run, part }) => ({ seat, amount, run, part }));
      return { index, amount, seats, winners, ruled: isRuled(hand, own, seats) };
    });
}

/** Won without comparing hands where a judge spoke, and not since nobody else was in for the pot. */
function isRuled(hand: Hand, own: readonly Award[], seats: readonly number[]): boolean {
  const spoke = hand.overruled !== null || isForfeited(hand);
  const byItself = seats.length === 1 && own.every(({ seat }) => seat === seats[0]);
  return spoke && own.length > 0 && own.every(({ shown }) => !shown) && !byItself;
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

/** The hand is stopped, or nobody is left to open or to muck and a pot is still not decided: a person has to speak. */
export function awaitsRuling(hand: Hand | null): boolean {
  if (hand === null) return false;
  const undecided = hand.phase === 'SHOWDOWN' && pointer(hand) === null && undecidedPots(hand).length > 0;
  return undecided || stopOf(hand) !== null;
}

/** 5.9.1, 6.3.9: chips lie where a judge put them, not where the cards did. */
export function isOverruled(hand: Hand | null): boolean {
  return hand !== null && (hand.overruled !== null || isForfeited(hand)) && !awaitsRuling(hand);
}
