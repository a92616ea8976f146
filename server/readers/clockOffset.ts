// When a reader's milliseconds were, on the server's steady clock: the exchange with the shortest round trip is believed.
import { CLOCK_LOST_MS } from './protocol.ts';

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
  readonly err: number;
}

const KEPT_MS = 60_000;
/** Crystals differ by less than this: an old exchange is worth less. */
const DRIFT = 1e-4;

export interface ClockEstimate {
  add(sample: ClockSample): void;
  at(now: number): ClockOffset;
  readonly samples: number;
}

export function createClockEstimate(): ClockEstimate {
  let kept: readonly ClockSample[] = [];
  return {
    add(sample) {
      if (roundTrip(sample) >= 0) kept = [...kept.filter((old) => sample.arrived - old.arrived <= KEPT_MS), sample];
    },
    at(now) {
      let best: ClockOffset = { offset: null, err: CLOCK_LOST_MS + 1 };
      for (const sample of kept) {
        const err = roundTrip(sample) / 2 + Math.abs(now - sample.arrived) * DRIFT;
        if (err < best.err) best = { offset: (sample.sent - sample.m1 + sample.arrived - sample.m2) / 2, err };
      }
      return best;
    },
    get samples() {
      return kept.length;
    },
  };
}

function roundTrip({ sent, arrived, m1, m2 }: ClockSample): number {
  return arrived - sent - (m2 - m1);
}
