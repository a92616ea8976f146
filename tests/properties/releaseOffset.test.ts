// Graphics moved against the picture while a random show runs: one person may do it alone, so it must let nothing out early.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { auditOf } from './releaseAudit.ts';
import { canvasesOf, openHouse, type Plan, plan } from './releasePlan.ts';
import type { Fault } from './releaseWords.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('offsets that move');

const MOVED = ['gated', 'open'];
const offsets = fc.array(fc.oneof(fc.constantFrom(-5_000, 0, 5_000), fc.integer({ min: -5_000, max: 5_000 })), {
  minLength: 5,
  maxLength: 40,
});

/** `audited`: the offset by which the pictures are judged, whatever the offset was when they were shown. */
async function moved(given: Plan, steps: readonly number[], audited: number): Promise<readonly Fault[]> {
  const judged = canvasesOf({ ...given, offsetMs: audited });
  const house = await openHouse(given, { config: (config: CanvasConfig) => ({ ...config, offsetMs: 0 }) }, judged);
  for (const [i, beat] of given.beats.entries()) {
    const offsetMs = steps[i % steps.length] ?? 0;
    for (const name of i % 3 === 0 ? MOVED : [])
      expect(await house.desk.control('anna', { do: 'setOffset', name, offsetMs })).toEqual({ ok: true });
    await house.beat(beat);
  }
  await house.pass(given.delayMs + 70_000);
  const faults = auditOf(house);
  const last = house.aired.findLast(({ canvas }) => canvas === 'open')?.moment;
  // a show that has ended leaves its end card
  if (house.state.session.ended) expect(last?.show).toBe('ended');
  else expect(last?.hand).toEqual(house.state.hand);
  await house.stop();
  return faults;
}

describe.each(SEEDS)('an offset that moves, seed %i', (seed) => {
  test(
    'given any show and any steps, then no entry airs earlier than five seconds before its delay, and no card before it',
    async () => {
      const law = fc.asyncProperty(plan, offsets, async (given, steps) => {
        expect(await moved(given, steps, -5_000)).toEqual([]);
      });
      await fc.assert(law, { seed, numRuns: runs(8), interruptAfterTimeLimit: runs(60_000) });
    },
    runs(90_000),
  );

  test('twin: given shows of this kind judged by five seconds later, then what is early is found', async () => {
    let faults: readonly Fault[] = [];
    // a drawn show may be over before much of it has aired
    for (const [show] of fc.sample(fc.tuple(plan, offsets), { seed, numRuns: 10 }))
      if (faults.length <= 10) faults = await moved(show, [-5_000, -4_000], 5_000);
    const early = (what: string) => faults.some((fault) => fault.what === what);
    expect([early('line before its time'), faults.length > 10]).toEqual([true, true]);
  });
});
