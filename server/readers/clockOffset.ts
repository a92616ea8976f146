// When a reader's milliseconds were, on the server's steady clock: the exchange with the shortest round trip is believed,
// and how fast the two clocks part is fitted over ten minutes.
import { type ClockPoint, driftOf } from './clockDrift.ts';
import { CLOCK_LOST_MS } from './protocol/limits.ts';

export interface ClockSample {
  /** server steady time when the request left and when the answer came */
  readonly sent: number;
  readonly arrived: number;
  /** reader time when the request came and when the answer left */
  readonly m1: number;
  readonly m2: number;
}

export interface ClockOffset {
  /** server steady time minus reader time; null before the first exchange */
  readonly offset: number | null;
  /** half width of what is possible, ms */
  readonly err: number;
}

const KEPT_MS = 600_000;
/** Crystals differ by less than this: an old exchange is worth less. */
const UNKNOWN_DRIFT = 1e-4;
/** What is left of it once it has been measured: crystals follow the warmth of the room. */
const FITTED_DRIFT = 2e-5;
/** Two exchanges that contradict each other by more mean that the reader's clock was set. */
const JUMP_MS = 50;

export interface ClockEstimate {
  add(sample: ClockSample): void;
  at(now: number): ClockOffset;
  readonly samples: number;
}

export function createClockEstimate(): ClockEstimate {
  let kept: readonly ClockPoint[] = [];
  let drift: number | null = null;
  const at = (now: number): ClockOffset => {
    let best: ClockOffset = { offset: null, err: CLOCK_LOST_MS + 1 };
    for (const point of kept) {
      const age = now - point.at;
      const err = point.err + Math.abs(age) * (drift === null ? UNKNOWN_DRIFT : FITTED_DRIFT);
      if (err < best.err) best = { offset: point.offset + age * (drift ?? 0), err };
    }
    return best;
  };
  return {
    at,
    add(sample) {
      const point = pointOf(sample);
      if (point.err < 0) return;
      const known = at(point.at);
      const jumped = known.offset !== null && Math.abs(point.offset - known.offset) > point.err + known.err + JUMP_MS;
      kept = jumped ? [point] : [...kept.filter((old) => point.at - old.at <= KEPT_MS), point];
      drift = driftOf(kept);
    },
    get samples() {
      return kept.length;
    },
  };
}

function pointOf({ sent, arrived, m1, m2 }: ClockSample): ClockPoint {
  return { at: arrived, offset: (sent - m1 + arrived - m2) / 2, err: (arrived - sent - (m2 - m1)) / 2 };
}
