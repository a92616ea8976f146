// The noise of the simulated table: whoever changes it says so here. Misses come in bursts, nowhere one by one.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Bursts } from '../../server/sim/bursts.ts';
import { PROFILES, SIM_PROFILES } from '../../server/sim/profiles.ts';
import { createRandom } from '../../server/sim/random.ts';

const hashOf = (profiles: object) => createHash('sha256').update(JSON.stringify(profiles)).digest('hex');

test('given the constants of A8, then they are those that every figure was measured with', () => {
  expect(hashOf(SIM_PROFILES)).toBe('77a94c104818aa693c4ccbfd976f4b9bd2bc143e5e069109d26d1aef6a297b8f');
});

test('twin: given a quieter table, then the hash is another one', () => {
  const { typical } = SIM_PROFILES;
  expect(hashOf({ ...SIM_PROFILES, typical: { ...typical, crossTalk: 0.04 } })).not.toBe(hashOf(SIM_PROFILES));
});

test('given every profile but the clean one, then its misses come in bursts', () => {
  expect(PROFILES.filter((name) => SIM_PROFILES[name].burst === null)).toEqual(['clean']);
});

test('given typical bursts, then a miss follows a miss far more often than a hit', () => {
  const random = createRandom('bursts');
  const bursts = new Bursts<string>(SIM_PROFILES.typical.burst);
  const hits = Array.from({ length: 50_000 }, () => random.next() < bursts.factor('card', random));
  const share = (after: boolean) => {
    const next = hits.slice(1).filter((_, i) => hits[i] === after);
    return next.filter((hit) => !hit).length / next.length;
  };
  expect(share(false)).toBeGreaterThan(share(true) * 5);
});
