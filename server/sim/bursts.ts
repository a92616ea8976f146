// Misses come in bursts: a two-state process for each thing that is read, one step a scan. Independent misses prove nothing.
import type { SimProfile } from './profiles.ts';
import type { Random } from './random.ts';

export class Bursts<Key> {
  private readonly burst: SimProfile['burst'];
  private readonly bad = new Map<Key, boolean>();

  constructor(burst: SimProfile['burst']) {
    this.burst = burst;
  }

  /** By how much a scan of it is worse now; takes one number of `random`, or none where nothing is ever missed. */
  factor(key: Key, random: Random): number {
    const { burst, bad } = this;
    if (burst === null) return 1;
    const was = bad.get(key) ?? false;
    const now = was ? random.next() >= burst.toGood : random.next() < burst.toBad;
    bad.set(key, now);
    return now ? burst.bad : burst.good;
  }
}
