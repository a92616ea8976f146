// How fast a reader's clock and the server's part, from exchanges of the last minutes. Knows no reader.

export interface ClockPoint {
  /** server steady time, ms */
  readonly at: number;
  /** server time minus reader time, ms, and how far it may be off */
  readonly offset: number;
  readonly err: number;
}

const BUCKET_MS = 60_000;
/** A slope over less than this is mostly the noise of the network. */
const SPAN_MS = 180_000;
const MOST_DRIFT = 1e-3;

/** Milliseconds of offset for each millisecond of server time; null while too little is known. */
export function driftOf(points: readonly ClockPoint[]): number | null {
  const best = bestOfEachMinute(points);
  const [first, last] = [best[0], best.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < SPAN_MS) return null;
  return Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, slope(best)));
}

function bestOfEachMinute(points: readonly ClockPoint[]): readonly ClockPoint[] {
  const best = new Map<number, ClockPoint>();
  for (const point of points) {
    const minute = Math.floor(point.at / BUCKET_MS);
    const old = best.get(minute);
    if (old === undefined || point.err < old.err) best.set(minute, point);
  }
  return [...best.values()];
}

/** Least squares; what may be far off weighs little. */
function slope(points: readonly ClockPoint[]): number {
  const weights = points.map(({ err }) => 1 / (1 + err) ** 2);
  const total = sum(weights);
  const mean = (of: (point: ClockPoint) => number): number =>
    sum(points.map((p, i) => of(p) * (weights[i] ?? 0))) / total;
  const [at, offset] = [mean((p) => p.at), mean((p) => p.offset)];
  const spread = mean((p) => (p.at - at) ** 2);
  return mean((p) => (p.at - at) * (p.offset - offset)) / spread;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
