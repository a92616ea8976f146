// Proposals of games that draw or deal face up: what they say, the command they stand for, and when the hand has settled them.
import { cardsOwed, drawToCome, hasToDraw, streetToDeal } from '../engine/dealing.ts';
import type { Hand } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
import type { Output } from '../tracker/shape.ts';
import type { Proposal, TableCommand } from './commands.ts';

interface Pending {
  readonly proposals: readonly Proposal[];
}

/** Which cards they are stays with the tracker; what it says are places. A later word takes the place of an earlier one. */
export function discardOf({ id, seat, slots, count, confidence }: Extract<Output, { type: 'discard' }>): Proposal {
  return { id, kind: 'discard', seat, count, confidence, evidence: { seen: count }, slots };
}

export function withoutDiscard<P extends Pending>(pending: P, seat: number): P {
  return { ...pending, proposals: pending.proposals.filter((p) => p.seat !== seat || p.kind !== 'discard') };
}

export function discardCommand(hand: Hand, seat: SeatNo, slots: readonly number[]): TableCommand {
  return { do: 'discard', hand: hand.handId, seat, count: slots.length, slots: [...slots] };
}

export function mayThrow(hand: Hand, seat: number | null): boolean {
  const rule = drawToCome(hand);
  return rule !== null && hand.seats.some((s) => s.seat === seat && hasToDraw(hand, s, rule));
}

/** The street of the proposal has not given the seat its card yet. */
export function waitsForUp(hand: Hand, seat: number | null): boolean {
  const street = streetToDeal(hand) ?? (hand.streetDealt ? null : hand.street);
  return street !== null && hand.seats.some((s) => s.seat === seat && cardsOwed(hand, s, street) > 0);
}
