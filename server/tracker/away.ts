// Whether a card of a seat has left it: good scans of the seat without it, and reads at the muck.
import { homeZone } from './homeZone.ts';
import { MUCK } from './rules.ts';
import type { TagId } from './shape.ts';
import type { Card, TrackerState } from './state.ts';

/** True when good scans of its seat have not shown the card for `ms`. */
export function isAway(state: TrackerState, tag: TagId, ms: number): boolean {
  const card = state.cards[tag];
  if (card?.home.at !== 'seat' && card?.home.at !== 'loose') return false;
  const scanned = state.zones[homeZone(card.home)]?.at ?? card.seen;
  return card.missed >= MUCK.awayScans && scanned - card.seen >= ms;
}

/** In the muck for certain. */
export function isFirm(state: TrackerState, tag: TagId, card: Card | undefined): boolean {
  const scans = card?.muck?.scans ?? 0;
  if (scans === 0) return false;
  return isAway(state, tag, scans >= MUCK.firmHits ? MUCK.awayMs : MUCK.emptyMs);
}
