// Nothing leaves before its time: random shows with corrections, late entries and rulings, watched by four canvases.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditOf } from './releaseAudit.ts';
import { plan, playShow } from './releasePlan.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('release on air');

describe.each(SEEDS)('on air, seed %i', (seed) => {
  test('given any show, when it is aired, then no line, name, result or card leaves before its time', async () => {
    const law = fc.asyncProperty(plan, async (given) => {
      const house = await playShow(given);
      expect(auditOf(house)).toEqual([]);
      await house.stop();
    });
    await fc.assert(law, { seed, numRuns: runs(20) });
  });
});
