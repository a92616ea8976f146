// Whether a hand is over at the table.
import type { Hand } from '../engine/hand.ts';

const ENDED: readonly Hand['phase'][] = ['COMPLETE', 'MISDEAL', 'VOID'];

export function isRunning(hand: Hand): boolean {
  return !ENDED.includes(hand.phase);
}

/** No hand yet counts as over: the next one may start. */
export function hasEnded(hand: Hand | null): boolean {
  return hand === null || !isRunning(hand);
}
