// Figures of a benchmark: medians and tails, and a row that says whether a target was met.
export interface Target {
  readonly p50?: number;
  readonly p99?: number;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** `F3  sent to acknowledged   n 1000  p50 2.10 ms  p99 9.00 ms  target p50 5, p99 25: met` */
export function report(
  name: string,
  what: string,
  { values, target }: { values: readonly number[]; target: Target },
): void {
  const figures = { p50: percentile(values, 0.5), p99: percentile(values, 0.99) };
  const wanted = (['p50', 'p99'] as const).flatMap((key) => {
    const limit = target[key];
    return limit === undefined ? [] : [{ text: `${key} ${limit}`, met: figures[key] <= limit }];
  });
  const verdict =
    wanted.length === 0
      ? ''
      : `  target ${wanted.map(({ text }) => text).join(', ')}: ${wanted.every(({ met }) => met) ? 'met' : 'MISSED'}`;
  const max = Math.max(...values);
  line(name, what, `n ${values.length}  p50 ${ms(figures.p50)}  p99 ${ms(figures.p99)}  max ${ms(max)}${verdict}`);
}

export function line(name: string, what: string, figures: string): void {
  console.log(`${name}  ${what.padEnd(46)}  ${figures}`);
}

export function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}
