// Nothing leaves before its time: random shows with corrections, late entries and rulings, watched by four canvases.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditOf } from './releaseAudit.ts';
import type { ReleaseHouse } from './releaseHouse.ts';
import { plan, playShow } from './releasePlan.ts';
import { stateOf } from './releaseWords.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release on air');

/** The last picture of a canvas holds what the table holds, except what the airlock keeps for itself. */
function expectSameAsTable(house: ReleaseHouse, canvas: string): void {
  const last = house.aired.findLast((picture) => picture.canvas === canvas)?.moment;
  if (house.state.session.ended) {
    expect(last?.show).toBe('ended');
    return;
  }
  if (stateOf(house, house.state.hand?.handId) !== 'open') {
    expect(last).toMatchObject({ hand: null, withheld: stateOf(house, house.state.hand?.handId) });
    return;
  }
  expect(last?.session).toEqual(house.state.session);
  expect(last?.hand).toEqual(house.state.hand);
}

describe.each(SEEDS)('on air, seed %i', (seed) => {
  test(
    'given any show, when it is aired, then no line, name, result or card leaves before its time, and in the end all has',
    async () => {
      const law = fc.asyncProperty(plan, async (given) => {
        const house = await playShow(given);
        expect(auditOf(house)).toEqual([]);
        expectSameAsTable(house, 'open');
        expectSameAsTable(house, 'gated');
        await house.stop();
      });
      await fc.assert(law, { seed, numRuns: runs(12), interruptAfterTimeLimit: runs(60_000) });
    },
    runs(90_000),
  );

  test(
    'given any show on a wall clock that jumps, then every picture is the same at the same time',
    async () => {
      const law = fc.asyncProperty(
        plan,
        fc.array(fc.integer({ min: -9e9, max: 9e9 }), { minLength: 1 }),
        async (given, jumps) => {
          const [steady, jumping] = [await playShow(given), await playShow(given, {}, jumps)];
          expect(jumping.aired).toEqual(steady.aired);
          await steady.stop();
          await jumping.stop();
        },
      );
      await fc.assert(law, { seed, numRuns: runs(4), interruptAfterTimeLimit: runs(60_000) });
    },
    runs(90_000),
  );
});
