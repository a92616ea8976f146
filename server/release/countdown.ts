// The seconds of a countdown: one frame a second, whatever else happens at the table meanwhile.
const SECOND_MS = 1_000;

/** ms */
export function wholeSeconds(leftMs: number): number {
  return Math.ceil(leftMs / SECOND_MS) * SECOND_MS;
}

/** ms until it shows another second */
export function untilNextSecond(leftMs: number): number {
  return leftMs % SECOND_MS || SECOND_MS;
}
