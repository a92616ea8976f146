// One disagreement between a recorded hand and the engine, and how it is printed.
export interface Difference {
  /** number of the recorded action (from 0), 'result' at the end, 'chip N' for the run with bigger chips */
  readonly at: number | string;
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Nothing when both are the same value once written out. */
export function differences(
  at: Difference['at'],
  what: string,
  pair: { expected: unknown; got: unknown },
): readonly Difference[] {
  return write(pair.expected) === write(pair.got) ? [] : [{ at, what, ...pair }];
}

export function lineOf(id: string, difference: Difference): string {
  const place = typeof difference.at === 'number' ? `action ${difference.at}` : difference.at;
  return `${id}: ${place}: ${difference.what}: expected ${write(difference.expected)}, got ${write(difference.got)}`;
}

function write(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
