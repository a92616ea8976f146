// Up cards of stud that do not lie where they are read: told once each, and never opened by a guess.
import { isUp, unreadSlots } from './places.ts';
import type { TagId } from './shape.ts';
import { emit, type Step, type TrackerState, withHand } from './state.ts';

interface Lying {
  readonly tag: TagId;
  readonly seat: number;
  readonly first: number;
}

/** The one card that this street deals: a person says that it lies face up, and then it is taken. */
export function offerUp(step: Step, { tag, seat, first }: Lying): Step {
  const { offers } = step.state.hand;
  if (offers.some((old) => old.tag === tag && old.seat === seat)) return step;
  const told = emit(step, first, { type: 'up-card-seen', seat });
  const id = told.out.at(-1)?.id;
  return id === undefined ? step : withHand(told, { offers: [...offers, { id, tag, seat, replaces: null, up: true }] });
}

/** The open place of the seat that nobody has filled. */
export function dueUp(state: Pick<TrackerState, 'context' | 'hand' | 'cards'>, seat: number): number | null {
  const dealt = state.context.dealt[seat] ?? [];
  return unreadSlots(state, seat).find((slot) => isUp(state.context, { seat, slot }) && !dealt.includes(slot)) ?? null;
}
