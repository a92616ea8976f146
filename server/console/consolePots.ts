// Pots as a console shows them: collected chips by layer, what is in front of the seats only in the total.
import { chips } from '../engine/chips.ts';
import type { Hand } from '../engine/hand.ts';
import { buildPots } from '../engine/pots.ts';
import { showdownPots } from '../engine/showdown.ts';
import type { ConsoleView } from './view.ts';

/** Everything in the middle, chips in front of the seats included. */
export function potTotal(hand: Hand): number {
  return hand.seats.reduce<number>((total, s) => total + s.invested, hand.deadMoney);
}

/** Shares by faces that wait for the second key stand there once they are pushed, and everybody sees it. */
export function consolePots(hand: Hand, openingsVisible: boolean): ConsoleView['pots'] {
  const told = hand.decided.filter(({ awarded }) => awarded || openingsVisible);
  return layers(hand)
    .filter((pot) => pot.amount > 0)
    .map((pot) => ({
      ...pot,
      shares: (told.find((d) => d.pot === pot.index)?.shares ?? []).map(({ seat, amount }) => ({
        seat,
        amount,
      })),
    }));
}

/** While a round is open the chips of this street still lie in front of the seats and belong to no pot. */
function layers(hand: Hand) {
  if (hand.orderSet) return showdownPots(hand);
  if (!hand.roundOpen && hand.dealComplete) return buildPots(hand);
  const seats = hand.seats.map((s) => ({ ...s, invested: chips(Math.max(0, s.invested - s.street)) }));
  return buildPots({ ...hand, seats });
}
