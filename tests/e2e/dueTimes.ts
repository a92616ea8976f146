// When each card of a hand may be seen, worked out from the stored log alone: times of programme, per kind of canvas.
import type { LogEntry } from '../../server/log/entry.ts';

export interface CardTime {
  readonly card: string;
  /** programme ms; null: never on a live screen */
  readonly due: number | null;
}

/** `hole`: who really holds what; the log does not know. */
export interface HandCards {
  readonly hole: Readonly<Record<number, readonly string[]>>;
  readonly board: readonly string[];
}

/** Hole cards by the time of the deal, board cards by the time they came, both later by the delay. */
export function delayedTimes(entries: readonly LogEntry[], cards: HandCards, delayMs: number): readonly CardTime[] {
  const complete = recordedOf(entries, 'DealCompleted');
  const hole = Object.entries(cards.hole).flatMap(([seat, held]) =>
    held.map((card, slot) => {
      const own = entries.find(({ events }) =>
        events.some((event) => event.type === 'HoleCardDealt' && event.seat === Number(seat) && event.slot === slot),
      )?.recorded;
      return { card, due: Math.min(own ?? complete, complete) + delayMs };
    }),
  );
  const board = cards.board.map((card) => ({ card, due: boardEntry(entries, card).happened + delayMs }));
  return [...hole, ...board];
}

/** Live: board cards when they are entered, hole cards when they are opened, and never otherwise. */
export function liveTimes(entries: readonly LogEntry[], { hole, board }: HandCards): readonly CardTime[] {
  const opened = (card: string): number | null =>
    entries.find(({ events }) =>
      events.some((event) => event.type === 'HandOpened' && event.cards.some((c) => c === card)),
    )?.recorded ?? null;
  return [
    ...Object.values(hole).flatMap((held) => held.map((card) => ({ card, due: opened(card) }))),
    ...board.map((card) => ({ card, due: boardEntry(entries, card).recorded })),
  ];
}

export function recordedOf(entries: readonly LogEntry[], type: LogEntry['events'][number]['type']): number {
  const found = entries.find(({ events }) => events.some((event) => event.type === type));
  if (found === undefined) throw new Error(`the log has no ${type}`);
  return found.recorded;
}

function boardEntry(entries: readonly LogEntry[], card: string): LogEntry {
  const found = entries.find(({ events }) =>
    events.some((event) => event.type === 'BoardDealt' && event.cards.some((dealt) => dealt === card)),
  );
  if (found === undefined) throw new Error('a board card is not in the log');
  return found;
}
