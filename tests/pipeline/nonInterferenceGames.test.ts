// Promise 2 in other games: hands of four and more cards, up cards, cards that are thrown away and drawn.
import { beforeAll, describe, expect, test } from 'vitest';
import { canvasConfigSchema } from '../../server/release/control.ts';
import { CANVASES, GamesShow, PLACES, SEATS } from '../support/gamesShow.ts';
import { thrownInLog } from '../support/leaks.ts';
import type { Wiring } from '../support/pipeline.ts';
import { type Played, playedAs } from '../support/played.ts';
import { differingPlaces, dumpDifferences, traceDifferences } from '../support/trace.ts';
import { makeWorlds, type World } from '../support/world.ts';

const SEED = 'games';
const worlds = makeWorlds(SEED, PLACES);
const canvases = CANVASES.map((config) => canvasConfigSchema.parse(config));

function playIn(world: World, wiring: Wiring = {}): Promise<Played> {
  const play = async (show: GamesShow): Promise<void> => {
    await show.playAll();
    await show.airAll();
  };
  const show = (...given: ConstructorParameters<typeof GamesShow>) => new GamesShow(...given);
  return playedAs(world, { seed: SEED, seats: SEATS, canvases, play, wiring }, { show, places: PLACES });
}

describe('a show of Omaha, stud and a draw', () => {
  let a: Played;
  let b: Played;
  let renamed: Played;
  beforeAll(async () => {
    [a, b, renamed] = await Promise.all([playIn(worlds.a), playIn(worlds.b), playIn(worlds.renamed)]);
  }, 300_000);

  test('the three hands were played: two cards thrown away and two drawn at each seat', () => {
    const log = (a.dump.get('hand_log') ?? []).join();
    const times = (what: string) => log.split(`"${what}"`).length - 1;
    expect(a.hands.map(({ dealt }) => dealt.size)).toEqual([8, 4, 14]);
    expect(['CardsDiscarded', 'UpCardDealt', 'BoardDealt'].map(times)).toEqual([2, 4, 1]);
  });

  test('given other cards wherever nobody shows, thrown ones among them, then all is the same until they are due', () => {
    expect(traceDifferences(a.masked, b.masked)).toEqual([]);
    expect(dumpDifferences(a.dump, b.dump)).toEqual([]);
    expect(b.exports).toEqual(a.exports);
  });

  test('twin: given a house that says what was thrown away, then the worlds differ', async () => {
    const [one, other] = await Promise.all([playIn(worlds.a, thrownInLog()), playIn(worlds.b, thrownInLog())]);
    expect(differingPlaces(one, other)).toContain('log');
  }, 300_000);

  test('given other names of all tags, then all is the same', () => {
    expect(traceDifferences(a.trace, renamed.trace)).toEqual([]);
    expect(dumpDifferences(a.dump, renamed.dump)).toEqual([]);
  });
});
