// The constants of the simulated reads. Starting values: to be fitted again once real tables have been recorded.

export const PROFILES = ['clean', 'typical'] as const;
export type SimProfileName = (typeof PROFILES)[number];

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
}

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
  },
  typical: {
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
  },
};
