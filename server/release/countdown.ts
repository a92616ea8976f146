// The seconds of a countdown: one frame a second, whatever else happens at the table meanwhile.
const SECOND_MS = 1_000;

/** ms */
export function wholeSeconds(leftMs: number): number {
  return Math.ceil(leftMs / SECOND_MS) * SECOND_MS;
}

/** ms from `now` to the last of those times that are known, 0 once it has come; null when none is */
export function msUntil(now: number, times: readonly (number | null)[]): number | null {
  const known = times.filter((at) => at !== null);
  return known.length === 0 ? null : Math.max(0, ...known.map((at) => at - now));
}

/** when it shows another second; null when it does not run */
export function nextSecond(now: number, leftMs: number | null): number | null {
  return leftMs === null || leftMs === 0 ? null : now + (leftMs % SECOND_MS || SECOND_MS);
}
