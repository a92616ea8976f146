// Payments from player to player beside the pots: seven-deuce and the stand-up game (3.4). Never part of a pot.
import { err, ok } from '../base/result.ts';
import { chips } from './chips.ts';
import type { HandCommand } from './command.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { type Hand, seatOf } from './hand.ts';
import type { SeatNo } from './seat.ts';
import { hasLeft, payable, type TakenOff } from './takenOff.ts';
import { violation } from './violation.ts';

/** The winner of the whole main pot has opened seven and deuce: each other dealt-in player pays, as far as his stack goes. */
export function sevenDeuce(hand: Hand, off: readonly TakenOff[]): readonly HandEvent[] {
  const amount = hand.profile.sevenDeuce;
  const winner = shownWinner(hand);
  if (amount === 'off' || winner === null || hasLeft(off, winner) || !holdsSevenDeuce(hand, winner)) return [];
  return hand.seats
    .filter((s) => s.seat !== winner && payable(s, off) > 0)
    .map((s) => ({
      type: 'SidePayment',
      kind: 'seven_deuce',
      from: s.seat,
      to: winner,
      amount: chips(Math.min(amount, payable(s, off))),
    }));
}

/** Who took the whole main pot where seven-deuce is played, and is opened, whatever he holds; null: nobody. */
export function shownWinner(hand: Hand): SeatNo | null {
  if (hand.profile.sevenDeuce === 'off') return null;
  const shares = hand.decided.find(({ pot }) => pot === 0)?.shares.filter((share) => share.amount > 0) ?? [];
  const [winner, ...others] = new Set(shares.map((share) => share.seat));
  if (winner === undefined || others.length > 0) return null;
  const s = seatOf(hand, winner);
  return s?.state === 'OPENED' && s.cards.length === 2 ? winner : null;
}

/** Once the pots are pushed: the winner showed it afterwards, or the faces are shown only now. */
export function decideSevenDeuce(hand: Hand, off: readonly TakenOff[] = []): Decision {
  if (hand.phase !== 'COMPLETE') return err(violation('hand-not-complete', { phase: hand.phase }));
  return ok(hand.aside.some(({ kind }) => kind === 'seven_deuce') ? [] : sevenDeuce(hand, off));
}

/** 6.2.2: of a hand that becomes void everything goes back, what was paid beside its pots as well. */
export function paymentsBack({ aside }: Hand): readonly HandEvent[] {
  const back = ({ kind, from, to, amount }: Hand['aside'][number]): HandEvent => ({
    ...{ type: 'SidePayment', kind, amount },
    ...{ from: to, to: from },
  });
  return aside.map(back).reverse();
}

function holdsSevenDeuce(hand: Hand, seat: SeatNo): boolean {
  const ranks = seatOf(hand, seat)?.cards.map((card) => card.charAt(0)) ?? [];
  return ranks.includes('7') && ranks.includes('2');
}

/** Once the pots are pushed, and as far as the payer's stack goes. Who has left neither pays nor is paid. */
export function decideSidePayment(
  hand: Hand,
  { from, to, amount, off }: Extract<HandCommand, { type: 'PaySide' }>,
): Decision {
  const payer = seatOf(hand, from);
  if (hand.phase !== 'COMPLETE') return err(violation('hand-not-complete', { phase: hand.phase }));
  if (payer === undefined || seatOf(hand, to) === undefined) return err(violation('seat-not-dealt-in', { seat: from }));
  if (from === to || !Number.isSafeInteger(amount) || amount <= 0) return err(violation('amount-missing'));
  const paid = chips(hasLeft(off, to) ? 0 : Math.min(amount, payable(payer, off)));
  return ok(paid === 0 ? [] : [{ type: 'SidePayment', kind: 'stand_up', from, to, amount: paid }]);
}
