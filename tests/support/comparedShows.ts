// Both relations of promise 2 over drawn shows, a part of them in each test file so that several processors work on them.
import { beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../server/engine/game/games.ts';
import { announceSeed, FRESH_SEED, runs, SOAK } from '../properties/seeds.ts';
import { type DrawnShow, drawnShow, playDrawn } from './drawnShow.ts';
import type { GameHand } from './gamesPlan.ts';
import type { HandTimes } from './handTimes.ts';
import type { Played } from './played.ts';
import { dumpDifferences, inOrder, repeatedFrames, traceDifferences } from './trace.ts';
import { makeWorlds } from './world.ts';

/** How many shows a part has, in CI and in a soak. */
export interface Part {
  readonly ci: number;
  readonly soak: number;
}

/** Slot of the last card of stud, which comes face down. */
const SEVENTH = 6;
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
  const games: PlayedGame[] = [];

  describe.each(seedsOf(part, size))('a drawn show, seed %s', (seed) => {
    const show = drawnShow(seed);
    let three: Compared;
    beforeAll(async () => {
      three = await playThree(show);
      for (const channel of differing(three)) airing.add(channel);
      games.push(...show.games.map((plan, i) => ({ plan, hand: three.a.hands[i] })));
      if (SOAK) console.info(`played in three worlds: ${seed}`);
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
      expect(a.hands).toHaveLength(show.places.length);
      expect(repeatedFrames(a.trace)).toEqual([]);
      expect(a.trace.filter(({ channel, text }) => channel === 'log' && text.includes('"level":"error"'))).toEqual([]);
    });
  });

  test('other cards showed on canvases once they were due, and nowhere else', () => {
    expect([...airing].filter((channel) => !/^canvas (short|gated|talk|public|check)$/.test(channel))).toEqual([]);
    expect([...airing]).toContain('canvas short');
  });

  test('four of five hands with cards to throw away were played to their end, and stud hands to the showdown', () => {
    const meant = games.filter(({ plan }) => plan.hand.end !== 'void');
    const draws = meant.filter(({ plan }) => plan.throws.size > 0);
    expect(draws.length).toBeGreaterThanOrEqual(4);
    expect(draws.filter(isPlayedOut).length).toBeGreaterThanOrEqual(0.8 * draws.length);
    const studs = meant.filter(({ plan }) => gameOf(plan.game).forced === 'bring_in' && plan.hand.end === 'showdown');
    const seventh = studs.filter(({ hand }) => hand?.completed.has(SEVENTH));
    expect(seventh.filter(isPlayedOut).length).toBeGreaterThanOrEqual(1);
  });
}

interface PlayedGame {
  readonly plan: GameHand;
  readonly hand: HandTimes | undefined;
}

/** Of hands that the plan plays to their end. */
function isPlayedOut({ plan, hand }: PlayedGame): boolean {
  return hand?.ended !== null && hand?.voided === false && (plan.hand.end !== 'showdown' || hand.opened > 0);
}

async function playThree(show: DrawnShow): Promise<Compared> {
  const worlds = makeWorlds(show.seed, show.places);
  const [a, b, renamed] = await Promise.all(
    [worlds.a, worlds.b, worlds.renamed].map((world) => playDrawn(show, world)),
  );
  if (a === undefined || b === undefined || renamed === undefined) throw new Error('a world was not played');
  return { a, b, renamed };
}

function differing({ a, b }: Compared): readonly string[] {
  const others = inOrder(b.trace);
  return inOrder(a.trace).flatMap(({ text, channel }, i) => (text === others[i]?.text ? [] : [channel]));
}
