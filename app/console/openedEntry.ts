// A hand turned up at the table that nobody read: which of its cards the console knows, and how many are to be typed. Pure.
import type { ConsoleSeat } from '../../server/console/view.ts';

type Held = Pick<ConsoleSeat, 'slots' | 'up' | 'opened'>;

/**
 * Faces by place, of the cards that are there; null: to be typed. Up cards lie there for all, and so does what was opened
 * before the last cards came.
 */
export function facesHeld({ slots, up, opened }: Held): readonly (string | null)[] {
  const there = slots.filter((slot) => slot !== 'none');
  if (opened.length > 0) return there.map((_, i) => opened[i] ?? null);
  const shown = [...up];
  return there.map((slot) => (slot === 'up' ? (shown.shift() ?? null) : null));
}

export function cardsToType(seat: Held): number {
  return facesHeld(seat).filter((face) => face === null).length;
}

/** The whole hand in the order of its places. */
export function wholeHand(seat: Held, typed: readonly string[]): readonly string[] {
  const left = [...typed];
  return facesHeld(seat).flatMap((face) => face ?? left.shift() ?? []);
}
