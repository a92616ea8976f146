// Both relations of promise 2 over drawn shows, a part of them in each test file so that several processors work on them.
import { beforeAll, describe, expect, test } from 'vitest';
import { announceSeed, FRESH_SEED, runs } from '../properties/seeds.ts';

import { placesOfPlan, planOf, type ShowPlan } from './generatedPlan.ts';
import { GeneratedShow } from './generatedShow.ts';
import { type Played, playedAs } from './played.ts';
import { dumpDifferences, inOrder, repeatedFrames, traceDifferences } from './trace.ts';
import { makeWorlds, type World } from './world.ts';

/** How many shows a part has, in CI and in a soak. */
export interface Part {
  readonly ci: number;
  readonly soak: number;
}

/** Drawn anew in every run; the others of CI are fixed. */
const FRESH = 2;

function seedsOf(part: string, { ci, soak }: Part): readonly string[] {
  return Array.from({ length: runs(ci, soak) }, (_, i) =>
    i < ci - FRESH ? `${part} ${i}` : `${part} ${FRESH_SEED} ${i}`,
  );
}

interface Compared {
  readonly a: Played;
  readonly b: Played;
  readonly renamed: Played;
}

export function compareShows(part: string, size: Part): void {
  announceSeed(`non-interference, part ${part}`);
  const airing = new Set<string>();

  describe.each(seedsOf(part, size))('a drawn show, seed %s', (seed) => {
    const plan = planOf(seed);
    let three: Compared;
    beforeAll(async () => {
      three = await playThree(seed, plan);
      for (const channel of differing(three)) airing.add(channel);
    }, 600_000);

    test('given other cards wherever nobody shows, then all that leaves and all that stays is the same until they are due', () => {
      const { a, b } = three;
      expect(traceDifferences(a.masked, b.masked)).toEqual([]);
      expect(dumpDifferences(a.dump, b.dump)).toEqual([]);
      expect(b.exports).toEqual(a.exports);
    });

    test('given other names of all tags, then all that leaves and all that stays is the same', () => {
      const { a, renamed } = three;
      expect(traceDifferences(a.trace, renamed.trace)).toEqual([]);
      expect(dumpDifferences(a.dump, renamed.dump)).toEqual([]);
      expect(renamed.exports).toEqual(a.exports);
    });

    test('every hand came to an end, no frame said nothing new, and nothing failed', () => {
      const { a } = three;
      expect(a.hands.filter(({ ended }) => ended === null)).toEqual([]);
      expect(a.hands).toHaveLength(plan.hands.length);
      expect(repeatedFrames(a.trace)).toEqual([]);
      expect(a.trace.filter(({ channel, text }) => channel === 'log' && text.includes('"level":"error"'))).toEqual([]);
    });
  });

  test('other cards showed on canvases once they were due, and nowhere else', () => {
    expect([...airing].filter((channel) => !/^canvas (short|gated|talk|public|check)$/.test(channel))).toEqual([]);
    expect([...airing]).toContain('canvas short');
  });
}

async function playThree(seed: string, plan: ShowPlan): Promise<Compared> {
  const { seats, canvases } = plan;
  const places = placesOfPlan(plan);
  const worlds = makeWorlds(seed, places);
  const play = async (show: GeneratedShow): Promise<void> => {
    await show.playPlan(plan);
    await show.airAll();
  };
  const playIn = (world: World) =>
    playedAs(world, { seed, seats, canvases, play }, { show: (...given) => new GeneratedShow(...given), places });
  const [a, b, renamed] = await Promise.all([playIn(worlds.a), playIn(worlds.b), playIn(worlds.renamed)]);
  return { a, b, renamed };
}

function differing({ a, b }: Compared): readonly string[] {
  const others = inOrder(b.trace);
  return inOrder(a.trace).flatMap(({ text, channel }, i) => (text === others[i]?.text ? [] : [channel]));
}
