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

/** The deal itself, or betting before the flop while a card is still unread. */
export function isDealTime(context: Context): boolean {
  return context.phase === 'DEALING' || (isInPlay(context) && context.street === 'preflop');
}

export interface DueStreet {
  readonly street: 'flop' | 'turn' | 'river';
  readonly run: number;
  readonly need: number;
}

/** The street that comes next and how many cards it takes; null when every board is full. */
export function dueStreet({ boards }: Context): DueStreet | null {
  const run = boards.findIndex((count) => count < 5);
  const count = boards[run];
  if (count === undefined) return null;
  if (count < 3) return { street: 'flop', run, need: 3 - count };
  return { street: count === 3 ? 'turn' : 'river', run, need: 1 };
}

/** Cards that physically lie on the board by the engine's count. */
export function boardOnTable({ boards, sharedBoard }: Context): number {
  return boards.reduce((sum, count, run) => sum + (run === 0 ? count : count - sharedBoard), 0);
}
