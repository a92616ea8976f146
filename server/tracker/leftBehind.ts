// Cards of an earlier hand that have not left their place: those that were owned, and those of which no reader was sure in time.
import { visibleHome } from './location.ts';
import { isReadBetterElsewhere } from './presence.ts';
import type { TagId, ZoneId } from './shape.ts';
import { type Card, entriesOf, presencesOf, type TrackerState, zonesOf } from './state.ts';
import { seatOfZone, zoneKind } from './zones.ts';

type Left = TrackerState['leftover'];

/** None of them once the table has been empty in between. */
export function leftBehind(state: TrackerState): Left {
  const left: Record<TagId, ZoneId> = { ...nobodys(state), ...state.leftover };
  for (const [tag, card] of ofHand(state)) {
    const zone = visibleHome(state, tag, card);
    if (zone !== null) left[tag] = zone;
  }
  return left;
}

function ofHand(state: TrackerState): readonly (readonly [TagId, Card])[] {
  return entriesOf(state.cards).filter(([, { since }]) => state.clearAt === null || state.clearAt < since);
}

/**
 * Nobody's cards that lay at a seat while those of the hand did: the next ones come once they have left. Where the seat is known to
 * have none, the other seats tell; so they do for the board.
 */
export function nobodys(state: TrackerState): Left {
  const until = lastReads(state);
  const latest = Math.max(...Object.values(until));
  const left: Record<TagId, ZoneId> = {};
  for (const [zone, { tags }] of zonesOf(state)) {
    const seat = seatOfZone(zone);
    if (seat === null && zoneKind(zone) !== 'board') continue;
    for (const [tag, { first }] of presencesOf(tags)) {
      const isOld = state.cards[tag] === undefined && first < (until[seat ?? 0] ?? latest);
      if (isOld && !isReadBetterElsewhere(state, zone, tag)) left[tag] = zone;
    }
  }
  return left;
}

/** When a card of each seat was last read there. */
function lastReads(state: TrackerState): Readonly<Record<number, number>> {
  const until: Record<number, number> = {};
  for (const [, { home, seen }] of ofHand(state))
    if (home.at === 'seat') until[home.seat] = Math.max(until[home.seat] ?? 0, seen);
  return until;
}
