// Dynamic delay: a long pause on air is taken out of the delay, by the same procedure as any other change of it. When it is
// proposed, to which delay, and when it lapses because the mixer has not spoken in time. Knows no card.
import { isRunning } from '../engine/hand.ts';
import { type CanvasConfig, PROTECTED_MIN_MS } from './control.ts';
import { dueTime, type Pace } from './due.ts';
import type { Line } from './line.ts';
import { checkCanvas } from './policy.ts';

/** A pause counts as long from here on. */
const LONG_PAUSE_MS = 600_000;
/** So much of the pause is left for the mixer's word: nothing of the next hand is missed. */
const WORD_MS = 120_000;
/** No break card for less. */
const LEAST_GAIN_MS = 60_000;
const NOBODY = { people: [], actor: '', second: null };

export interface Pausing {
  readonly config: CanvasConfig;
  readonly line: Line;
  readonly pace: Pace;
  /** media time on air */
  readonly tau: number;
  /** programme ms */
  readonly now: number;
  /** whether the other canvases allow these settings */
  readonly allows: (config: CanvasConfig) => boolean;
}

/** The settings that a long pause proposes; null: there is none, or it needs somebody's consent. */
export function shrunk({ config, line, pace, tau, now, allows }: Pausing): CanvasConfig | null {
  const { shrinkToMs, delayMs, kind } = config;
  const { hand, session } = line.state;
  if (shrinkToMs === null || kind === 'tape' || hand === null || isRunning(hand)) return null;
  if (session.ended || line.showEnd(pace) !== null) return null;
  // while no hand has been dealt behind it, the pause has lasted up to now
  const ahead = (line.firstHand(pace) ?? now) - tau;
  const least = kind === 'protected' ? Math.max(shrinkToMs, PROTECTED_MIN_MS) : shrinkToMs;
  const next = { ...config, delayMs: Math.max(least, delayMs - ahead + WORD_MS) };
  if (ahead <= LONG_PAUSE_MS || delayMs - next.delayMs < LEAST_GAIN_MS) return null;
  return checkCanvas(next, null, NOBODY).ok && allows(next) ? next : null;
}

/** Programme ms from which the shorter delay would join behind the beginning of the next hand; null while none is known. */
export function lapsesAt(config: CanvasConfig, line: Line, pace: Pace): number | null {
  const next = line.firstHand(pace);
  return next === null ? null : dueTime(next, config.delayMs + config.offsetMs, pace.down);
}
