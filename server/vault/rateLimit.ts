// How fast one person may type face-down cards. Told the time, asks no clock.

export interface RateLimit {
  /** False when the key has used up its allowance at `now` (steady milliseconds). `burst`: where more may follow each other. */
  allow(key: string, now: number, burst?: number): boolean;
}

export interface Allowance {
  /** Entries that may follow each other at once. */
  readonly burst: number;
  /** Milliseconds after which one more is allowed. */
  readonly refillMs: number;
}

/** A full table at once, of hold'em where nobody says how many cards that is, then as fast as a practised person types. */
export const TYPING: Allowance = { burst: 20, refillMs: 1_000 };

export function createRateLimit(allowance: Allowance): RateLimit {
  const used = new Map<string, { readonly count: number; readonly at: number }>();
  return {
    allow(key, now, burst = allowance.burst) {
      const last = used.get(key) ?? { count: 0, at: now };
      const count = Math.max(0, last.count - (now - last.at) / allowance.refillMs);
      if (count + 1 > Math.max(burst, allowance.burst)) return false;
      used.set(key, { count: count + 1, at: now });
      return true;
    },
  };
}
