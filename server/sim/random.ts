// Seeded randomness of the simulated table. Each consumer has a stream of its own name, so that one more of them
// shifts none of the others.

export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  between(low: number, high: number): number;
  normal(mean: number, sigma: number): number;
}

/** The same name gives the same stream, not a new one. */
export type Streams = (name: string) => Random;

export function createStreams(seed: string): Streams {
  const made = new Map<string, Random>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = createRandom(`${seed}\n${name}`);
    made.set(name, fresh);
    return fresh;
  };
}

const UINT32 = 4_294_967_296;
const WARM_UP = 16;

export function createRandom(seed: string): Random {
  const next = sfc32(hash(seed, 1), hash(seed, 2), hash(seed, 3));
  for (let i = 0; i < WARM_UP; i += 1) next();
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: (mean, sigma) => mean + sigma * bell(next),
  };
}

/** Sum of twelve: near enough to a normal distribution, bounded at six sigma, and the same on every machine. */
function bell(next: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i += 1) sum += next();
  return sum;
}

/** 32 bits of FNV-1a with a salted start. */
function hash(text: string, salt: number): number {
  let h = Math.imul(2_166_136_261 ^ salt, 16_777_619);
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Small fast counting generator: three words of state and a counter. */
function sfc32(a: number, b: number, c: number): () => number {
  let [x, y, z, count] = [a | 0, b | 0, c | 0, 1];
  return () => {
    const sum = (((x + y) | 0) + count) | 0;
    count = (count + 1) | 0;
    x = y ^ (y >>> 9);
    y = (z + (z << 3)) | 0;
    z = (((z << 21) | (z >>> 11)) + sum) | 0;
    return (sum >>> 0) / UINT32;
  };
}
