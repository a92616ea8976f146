// Whatever is read in the muck of whatever hand: no policy but `auto` enters a fold by itself.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MuckPolicy } from '../../server/engine/muckPolicy.ts';
import { type Deal, deal, type Played, play } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('muck policy');

const OTHERS: readonly MuckPolicy[] = ['off', 'corroborate', 'propose'];

/** The same table with the policy; undefined: as a log of before the policy froze it. */
function under(policy: MuckPolicy | undefined, { start, ...rest }: Deal): Played {
  const profile = { ...start.start.profile, 'readers.muck': policy } as typeof start.start.profile;
  return play({ ...rest, start: { ...start, start: { ...start.start, profile } } });
}

/** Folds that stand there because of reads alone. */
function foldsByReads({ record }: Played): number {
  const seen = record.effective.filter(({ command }) => command.type === 'SeeMuck');
  return seen.flatMap(({ events }) => events).filter(({ type }) => type === 'ActionTaken').length;
}

describe.each(SEEDS)('random hands, seed %i', (seed) => {
  test('given any policy but auto, then no read folds a hand', () => {
    fc.assert(
      fc.property(deal, fc.constantFrom(...OTHERS), (dealt, policy) => foldsByReads(under(policy, dealt)) === 0),
      { seed, numRuns: runs(120) },
    );
  });

  test('twin: given auto, or a hand from before there was a policy, then reads do', () => {
    const dealt = fc.sample(deal, { seed, numRuns: 120 });
    const count = (policy?: MuckPolicy) => dealt.reduce((all, one) => all + foldsByReads(under(policy, one)), 0);
    expect(count('auto')).toBeGreaterThan(0);
    expect(count()).toBe(count('auto'));
  });
});
