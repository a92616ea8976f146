// How corrections, refunds and awards change boards and stacks.
import { chips } from './chips.ts';
import type { HandEvent } from './event.ts';
import { change } from './evolveBetting.ts';
import type { Hand, SeatHand } from './hand.ts';
import type { SeatNo } from './seat.ts';
import { showdownPots } from './showdown.ts';

export function correctBoards(hand: Hand, event: Extract<HandEvent, { type: 'BoardCorrected' }>): Hand['boards'] {
  const shared = event.index < hand.sharedBoard;
  return hand.boards.map((board, run) =>
    run === event.run || shared ? board.map((card, i) => (i === event.index ? event.card : card)) : board,
  );
}

export function returned(hand: Hand, event: Extract<HandEvent, { type: 'ChipsReturned' }>): Hand {
  const refund = (s: SeatHand) => chips(s.stack + (event.returns.find((back) => back.seat === s.seat)?.amount ?? 0));
  const seats = hand.seats.map(
    (s): SeatHand => ({ ...s, stack: refund(s), invested: chips(0), dead: chips(0), street: chips(0) }),
  );
  return { ...hand, seats, deadMoney: chips(0), raked: chips(0), aside: [], decided: [] };
}

export function awarded(hand: Hand, event: Extract<HandEvent, { type: 'PotAwarded' }>): Hand {
  const paid = change(hand, event.share.seat, (s) => ({
    ...s,
    stack: chips(s.stack + event.share.amount),
    won: chips(s.won + event.share.amount),
  }));
  return { ...paid, decided: paid.decided.map((d) => (d.pot === event.pot ? { ...d, awarded: true } : d)) };
}

/** A released hand competes again: pots it was in for and that were not pushed are open again. */
export function backInPlay(hand: Hand, seat: SeatNo): Hand {
  const its = new Set(showdownPots(hand).flatMap((pot) => (pot.seats.includes(seat) ? [pot.index] : [])));
  return { ...hand, decided: hand.decided.filter((d) => d.awarded || !its.has(d.pot)) };
}

/** The payer has at least as much. */
export function paidAside(hand: Hand, { type: _, ...payment }: Extract<HandEvent, { type: 'SidePayment' }>): Hand {
  const { from, to, amount } = payment;
  const paid = change(hand, from, (s) => ({ ...s, stack: chips(s.stack - amount) }));
  const got = change(paid, to, (s) => ({ ...s, stack: chips(s.stack + amount) }));
  return { ...got, aside: [...hand.aside, payment] };
}
