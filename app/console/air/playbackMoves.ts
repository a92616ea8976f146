// Moves of a playback: by frames, seconds, or to a hand. Pure; hands come from the list of earlier ones.
import type { PastHandEntry } from '../../../server/console/past/view.ts';
import type { FrameRate } from '../offsetSteps.ts';

export const PLAYBACK_STEPS = ['ten', 'second', 'frame'] as const;
export type PlaybackStep = (typeof PLAYBACK_STEPS)[number];

export interface PlaybackMove {
  readonly step: PlaybackStep;
  readonly sign: -1 | 1;
}

/** As they stand on the screen: back on the left. */
export const PLAYBACK_MOVES: readonly PlaybackMove[] = [
  { step: 'ten', sign: -1 },
  { step: 'second', sign: -1 },
  { step: 'frame', sign: -1 },
  { step: 'frame', sign: 1 },
  { step: 'second', sign: 1 },
  { step: 'ten', sign: 1 },
];

/** Whole milliseconds, as the server counts. */
export function moveMs({ step, sign }: PlaybackMove, rate: FrameRate): number {
  const ms = step === 'ten' ? 10_000 : step === 'second' ? 1_000 : Math.round(1_000 / Number(rate));
  return sign * ms;
}

/** A little of the empty table before the cards. */
const BEFORE_HAND_MS = 2_000;

/** Media time at which a hand begins; null: there is no such hand. */
export function beginOf(hands: readonly PastHandEntry[], number: number): number | null {
  const found = hands.find((hand) => hand.number === number);
  return found === undefined ? null : Math.max(0, found.began - BEFORE_HAND_MS);
}

export function firstBegin(hands: readonly PastHandEntry[]): number | null {
  const began = hands.map((hand) => hand.began);
  return began.length === 0 ? null : Math.max(0, Math.min(...began) - BEFORE_HAND_MS);
}
