// Seeds of property tests: fixed ones, and one fresh one that is printed so that a failure can be run again.
import { randomInt } from 'node:crypto';

const SOAK_FACTOR = 25;
const asked = process.env['FELTCAST_SEED'];

export const SOAK: boolean = process.env['FELTCAST_SOAK'] === '1';

/** FELTCAST_SEED=N repeats a printed run. */
export const FRESH_SEED: number = asked === undefined ? randomInt(1, 2 ** 31) : Number(asked);

/** Fixed seeds first, the fresh one last. */
export const SEEDS: readonly number[] = [1, 20_241_129, FRESH_SEED];

/** Runs for each seed; FELTCAST_SOAK=1 multiplies them, or makes them `soak`. */
export function runs(count: number, soak = count * SOAK_FACTOR): number {
  return SOAK ? soak : count;
}

/** Printed once by every property file, so that the fresh seed stands in the log of a failed run. */
export function announceSeed(name: string): void {
  console.info(`${name}: fresh seed ${FRESH_SEED} (FELTCAST_SEED=${FRESH_SEED} repeats it)`);
}
