// Reads the engine's phase the way the tracker needs it. Knows no reads.
import type { Context, TrackedStreet } from './shape.ts';

/** Cards are being gathered or have been: movements mean nothing (0.9). */
export function isGathering({ handId, phase }: Context): boolean {
  return isOver({ handId, phase }) || phase === 'AWARDING' || phase === 'UNCONTESTED';
}

export function isOver({ handId, phase }: Pick<Context, 'handId' | 'phase'>): boolean {
  return handId === null || phase === null || phase === 'COMPLETE' || phase === 'MISDEAL' || phase === 'VOID';
}

/** Between the last dealt card and the award. */
export function isInPlay(context: Context): boolean {
  return !isGathering(context) && context.phase !== 'DEALING';
}

/** The deal itself, or a street on which a card that was dealt is still unread. */
export function isDealTime(context: Context): boolean {
  return context.phase === 'DEALING' || (isInPlay(context) && context.dealTime);
}

export interface DueStreet {
  readonly street: TrackedStreet;
  readonly run: number;
  readonly need: number;
}

/** The street that comes next and how many cards it takes; null when every board is full. */
export function dueStreet({ boards, boardStreets, boardsTogether }: Context): DueStreet | null {
  const full = boardStreets.at(-1)?.size ?? 0;
  const run = boardsTogether ? boards.indexOf(Math.min(...boards)) : boards.findIndex((count) => count < full);
  const count = boards[run] ?? full;
  const next = boardStreets.find(({ size }) => size > count);
  return next === undefined ? null : { street: next.street, run, need: next.size - count };
}

/** Cards of the same street that the boards behind this one are due as well. */
export function dueBehind({ boards, boardStreets, boardsTogether }: Context, { street, run }: DueStreet): number {
  const size = boardStreets.find((one) => one.street === street)?.size ?? 0;
  return boardsTogether ? boards.slice(run + 1).reduce((sum, count) => sum + Math.max(0, size - count), 0) : 0;
}

/** Cards that physically lie on the board by the engine's count. */
export function boardOnTable({ boards, sharedBoard }: Context): number {
  return boards.reduce((sum, count, run) => sum + (run === 0 ? count : count - sharedBoard), 0);
}
