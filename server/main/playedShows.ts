// The shows that a table has played, by the marks in its log, each with the hands whose key still stands. Pure.
import type { KeyedHand, ShowMark } from '../../db/shows.ts';

export interface PlayedShow {
  /** 1, 2, 3... at this table */
  readonly number: number;
  /** where its last end stands in the log; null: it is not over */
  readonly ended: { readonly position: number; readonly recorded: number } | null;
  readonly hands: readonly KeyedHand[];
}

export function playedShows(marks: readonly ShowMark[], hands: readonly KeyedHand[]): readonly PlayedShow[] {
  const begins = [0, ...marks.filter(({ type }) => type === 'ShowStarted').map(({ position }) => position)];
  return begins.map((begin, i) => {
    const next = begins[i + 1] ?? Number.POSITIVE_INFINITY;
    const own = marks.filter(({ position, type }) => position > begin && position < next && type !== 'ShowStarted');
    const last = own.at(-1);
    return {
      number: i + 1,
      ended: last?.type === 'ShowEnded' ? { position: last.position, recorded: last.recorded } : null,
      hands: hands.filter(({ first }) => first !== null && first > begin && first < next),
    };
  });
}
