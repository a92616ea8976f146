// Where a card of a seat lies after a draw that was entered by its count: old ones that stay have places of their own.
import { drawOf } from './draws.ts';
import { type NoPlace, unreadSlots } from './places.ts';
import type { TagId } from './shape.ts';
import type { TrackerState } from './state.ts';

interface Come {
  readonly tag: TagId;
  readonly seat: number;
}

/** null: no such draw, its place is that of the deal. wait: it may be an old card that nobody had read, and go yet. */
export function drawPlace(state: TrackerState, { tag, seat }: Come): number | NoPlace | null {
  const draw = drawOf(state, seat);
  if (draw === null) return null;
  const unread = unreadSlots(state, seat);
  const kept = unread.filter((slot) => draw.kept.includes(slot));
  const home = state.cards[tag]?.home;
  if (home?.at === 'loose' && home.seat === seat) return kept[0] ?? 'none';
  if (state.context.throws[seat] !== undefined || (draw.toGo > 0 && draw.unread > 0)) return 'wait';
  const fresh = unread.filter((slot) => draw.fresh.includes(slot));
  const [place] = draw.unread > 0 ? [...fresh, ...kept] : fresh;
  return place ?? 'none';
}
