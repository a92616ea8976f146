// Twins of promise 2: each house leaks in one way, put in at the wiring, and the comparison of worlds
// finds it there; where a tag or a card is spelled out, the canary finds it in one world alone.
import { describe, expect, test } from 'vitest';
import { strayCards, tagsIn, textsOf } from '../support/canary.ts';
import { frameForEveryRead, LEAKS } from '../support/leaks.ts';
import { type Played, type PlayOptions, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { TELLING_LEAKS } from '../support/tellingLeaks.ts';
import { differingPlaces, repeatedFrames, traceDifferences } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'twins';
const SEATS = 4;
const worlds = makeWorlds(SEED, placesOf(SEATS));
const options: PlayOptions = {
  seed: SEED,
  seats: SEATS,
  canvases: CANVASES.filter(({ name }) => name === 'short' || name === 'gated'),
  play: (show: Show) => show.opening(),
};

/** Where the canary finds a tag or a card that may not stand there. */
function placesOfFinds(play: Played): readonly string[] {
  const texts = textsOf(play);
  return [...tagsIn(play.world, texts), ...strayCards(texts).map((text) => text.replace(/ \S+$/, ''))];
}

describe('the opening of a show in two worlds', () => {
  test('given a house that does not leak, then nothing differs and nothing is found', async () => {
    const [a, b] = await Promise.all([played(worlds.a, options), played(worlds.b, options)]);
    expect(differingPlaces(a, b)).toEqual([]);
    expect(placesOfFinds(a)).toEqual([]);
  });

  test.each(LEAKS)('given $name, then it shows in $where', async ({ wiring, where, leaks, spells }) => {
    const other = leaks === 'tag' ? worlds.renamed : worlds.b;
    const [a, b] = await Promise.all([
      played(worlds.a, { ...options, wiring: wiring() }),
      played(other, { ...options, wiring: wiring() }),
    ]);
    expect(differingPlaces(a, b)).toContain(where);
    if (spells) expect(placesOfFinds(a)).toContain(where);
  });

  test.each(TELLING_LEAKS)('given $name, then it shows in $where', async ({ wiring, where, beside }) => {
    const play = async (show: Show): Promise<void> => {
      await show.opening();
      await beside?.(show, worlds);
    };
    const [a, b] = await Promise.all([
      played(worlds.a, { ...options, wiring: wiring(), play }),
      played(worlds.b, { ...options, wiring: wiring(), play }),
    ]);
    expect(differingPlaces(a, b)).toContain(where);
  });

  test.each(TELLING_LEAKS.flatMap((leak) => leak.beside ?? []))(
    'given the same and no leak, then nothing differs',
    async (beside) => {
      const play = async (show: Show): Promise<void> => {
        await show.opening();
        await beside(show, worlds);
      };
      const [a, b] = await Promise.all([
        played(worlds.a, { ...options, play }),
        played(worlds.b, { ...options, play }),
      ]);
      expect(differingPlaces(a, b)).toEqual([]);
    },
  );

  test('given a frame more for every card that is read, then it shows as a frame that says nothing new', async () => {
    const leaking = await played(worlds.a, { ...options, wiring: frameForEveryRead() });
    expect(repeatedFrames(leaking.trace).length).toBeGreaterThanOrEqual(2 * SEATS);
  });
});

describe('the order within one moment', () => {
  const said = (channel: string, text: string) => ({ at: 5, programme: 5, channel, text });
  const [one, two, reply] = [said('canvas short', 'one'), said('canvas short', 'two'), said('reply', 'ok')];

  test('given a reply before or after a frame of a canvas, which are two sockets, then it is the same', () => {
    expect(traceDifferences([one, reply], [reply, one])).toEqual([]);
  });

  test.each([
    ['frames of one canvas', [one, two], [two, one]],
    ['a reply and a frame of the console', [reply, said('console', 'c')], [said('console', 'c'), reply]],
    ['a frame that comes later', [one], [{ ...one, at: 6 }]],
  ])('given %s the other way round, then it is found', (_name, a, b) => {
    expect(traceDifferences(a, b)).not.toEqual([]);
  });
});
