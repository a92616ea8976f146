// The constants of the simulated reads: readers.md A8. Starting values, to be fitted again once real tables have been
// recorded. A test holds a hash of them, so that nobody makes a run pass by making the table quieter.

export const PROFILES = ['clean', 'typical', 'dirty', 'rc522', 'slow-mux'] as const;
export type SimProfileName = (typeof PROFILES)[number];

/** The way to the server; messages are kept by the reader until it is connected again. */
export interface LinkProfile {
  /** median of the way there, ms, and the spread of its logarithm */
  readonly latencyMs: number;
  readonly spread: number;
  /** connections lost in an hour, and how long each is away, ms */
  readonly lossesPerHour: number;
  readonly awayMs: number;
  /** how much faster the reader's clock runs, parts in a million */
  readonly driftPpm: number;
}

export interface SimProfile {
  readonly cycleMs: number;
  /** chance that a good antenna reads a good card lying on it */
  readonly p0: number;
  /** distance in mm at which reads fall to half, and how softly */
  readonly range: { readonly half: number; readonly slope: number };
  /** what a card that covers another one takes away, at full overlap */
  readonly shadow: number;
  /** factors of a two-state process, one step a scan; null never misses */
  readonly burst: {
    readonly toBad: number;
    readonly toGood: number;
    readonly good: number;
    readonly bad: number;
  } | null;
  /** how often an antenna hears a card of the seat beside it, relative to the true one */
  readonly crossTalk: number;
  /** share of weak tags, and what they read */
  readonly tags: { readonly health: number; readonly weakShare: number; readonly weak: number };
  /** landing error of a dealt card in mm */
  readonly scatter: number;
  /** tags an antenna can tell apart in one scan */
  readonly maxTags: number;
  readonly rssiNoise: number;
  /** F03: a tag that was read does not answer the next poll */
  readonly alternates: boolean;
  readonly link: LinkProfile;
}

const WIRE: LinkProfile = { latencyMs: 4, spread: 0.3, lossesPerHour: 0, awayMs: 0, driftPpm: 0 };

const TYPICAL: SimProfile = {
  cycleMs: 120,
  p0: 1,
  range: { half: 45, slope: 6 },
  shadow: 0.9,
  burst: { toBad: 0.02, toGood: 0.25, good: 0.97, bad: 0.2 },
  crossTalk: 0.05,
  tags: { health: 0.97, weakShare: 0.01, weak: 0.4 },
  scatter: 12,
  maxTags: 24,
  rssiNoise: 2,
  alternates: false,
  link: { latencyMs: 8, spread: 0.5, lossesPerHour: 1, awayMs: 1500, driftPpm: 20 },
};

export const SIM_PROFILES: Readonly<Record<SimProfileName, SimProfile>> = {
  clean: {
    cycleMs: 120,
    p0: 1,
    range: { half: 20, slope: 0.5 },
    shadow: 0,
    burst: null,
    crossTalk: 0,
    tags: { health: 1, weakShare: 0, weak: 1 },
    scatter: 0,
    maxTags: 64,
    rssiNoise: 0,
    alternates: false,
    link: WIRE,
  },
  typical: TYPICAL,
  /** old cards, badly laid antennas, a link over the air */
  dirty: {
    ...TYPICAL,
    burst: { toBad: 0.04, toGood: 0.2, good: 0.93, bad: 0.15 },
    crossTalk: 0.15,
    tags: { health: 0.95, weakShare: 0.03, weak: 0.35 },
    scatter: 18,
    rssiNoise: 5,
    link: { latencyMs: 35, spread: 0.9, lossesPerHour: 12, awayMs: 4000, driftPpm: 80 },
  },
  /** hobby modules: short range, two tags at most, every other poll in vain */
  rc522: { ...TYPICAL, range: { half: 30, slope: 4 }, crossTalk: 0.01, maxTags: 2, alternates: true },
  /** one reader behind a multiplexer for the whole table */
  'slow-mux': { ...TYPICAL, cycleMs: 360 },
};
