// Randomness and ids that are the same in every run of one seed.
import { createHash } from 'node:crypto';
import { v5 as uuidFrom } from 'uuid';
import { createRandom } from '../../server/sim/random.ts';

const NAMESPACE = '0b8f4f3e-6f0e-4d0a-9d53-0000000000aa';

export function seededBytes(seed: string): (size: number) => Uint8Array {
  let count = 0;
  return (size) => {
    count += 1;
    const parts: Buffer[] = [];
    for (let part = 0; part * 64 < size; part += 1)
      parts.push(createHash('sha512').update(`${seed} ${count} ${part}`).digest());
    return new Uint8Array(Buffer.concat(parts).subarray(0, size));
  };
}

export function seededIds(seed: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return uuidFrom(`${seed} ${count}`, NAMESPACE);
  };
}

export interface Dice {
  /** 0 <= x < 1 */
  next(): number;
  below(count: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): readonly T[];
}

export function dice(seed: string): Dice {
  const { next } = createRandom(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick(from) {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    shuffled(from) {
      const rest = [...from];
      for (let i = rest.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        const [a, b] = [rest[i], rest[j]];
        if (a !== undefined && b !== undefined) [rest[i], rest[j]] = [b, a];
      }
      return rest;
    },
  };
}
