// Which tags are cards of this deck, and which of them belong to nobody yet.
import type { TagId } from './shape.ts';
import type { TrackerState } from './state.ts';

export function isDeckTag(state: TrackerState, tag: TagId): boolean {
  return state.known[tag] === 'deck';
}

/** A card of the deck that belongs to nobody yet in this hand. */
export function isFree(state: TrackerState, tag: TagId): boolean {
  return isDeckTag(state, tag) && state.cards[tag] === undefined && state.leftover[tag] === undefined;
}
