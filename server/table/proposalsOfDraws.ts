// Proposals of games that draw or deal face up: what they say, the command they stand for, and when the hand has settled them.
import { cardsOwed, drawToCome, hasToDraw, streetToDeal } from '../engine/dealing.ts';
import type { Hand } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
import type { Output } from '../tracker/shape.ts';
import type { Proposal, TableCommand } from './commands.ts';

interface Pending {
  readonly proposals: readonly Proposal[];
}

type OfDraw = Extract<Output, { type: 'discard' | 'places-differ' }>;

/** A later word takes the place of an earlier one. */
export function ofDraw<P extends Pending>(pending: P, output: OfDraw): P {
  const proposal = output.type === 'discard' ? discardOf(output) : differOf(output);
  const { kind, seat } = proposal;
  const others = pending.proposals.filter((p) => p.seat !== seat || p.kind !== kind);
  return { ...pending, proposals: [...others, proposal] };
}

/** Which cards they are stays with the tracker; what it says are places. */
function discardOf({ id, seat, slots, count, confidence }: Extract<OfDraw, { type: 'discard' }>): Proposal {
  return { id, kind: 'discard', seat, count, confidence, evidence: { seen: count }, slots };
}

/** So many cards went that the seat is said to hold: one press takes the places as the readers saw them. */
function differOf({ id, seat, count }: Extract<OfDraw, { type: 'places-differ' }>): Proposal {
  return { id, kind: 'draw-places', seat, count, confidence: 0.98, evidence: { seen: count } };
}

/** The seat has thrown away, or another word on which cards went was entered: what still differs is said anew. */
export function isSettledDraw({ kind, seat }: Proposal, before: Hand | null, after: Hand): boolean {
  if (kind === 'discard') return after.phase !== 'DRAWING' || !mayThrow(after, seat);
  const thrown = (hand: Hand | null) => hand?.seats.find((s) => s.seat === seat)?.thrown.join();
  return kind === 'draw-places' && thrown(before) !== thrown(after);
}

export function discardCommand(hand: Hand, seat: SeatNo, slots: readonly number[]): TableCommand {
  return { do: 'discard', hand: hand.handId, seat, count: slots.length, slots: [...slots] };
}

function mayThrow(hand: Hand, seat: number | null): boolean {
  const rule = drawToCome(hand);
  return rule !== null && hand.seats.some((s) => s.seat === seat && hasToDraw(hand, s, rule));
}

/** The street of the proposal has not given the seat its card yet. */
export function waitsForUp(hand: Hand, seat: number | null): boolean {
  const street = streetToDeal(hand) ?? (hand.streetDealt ? null : hand.street);
  return street !== null && hand.seats.some((s) => s.seat === seat && cardsOwed(hand, s, street) > 0);
}
