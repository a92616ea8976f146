// Twins of promise 2: each house leaks in one way, put in at the wiring, and the comparison of worlds
// finds it there; where a tag or a card is spelled out, the canary finds it in one world alone.
import { describe, expect, test } from 'vitest';
import { strayCards, tagsIn, textsOf } from '../support/canary.ts';
import { frameForEveryRead, LEAKS } from '../support/leaks.ts';
import { type Played, type PlayOptions, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { dumpDifferences, repeatedFrames, traceDifferences } from '../support/trace.ts';
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

/** Where two plays differ: channels of the trace and tables of the database. */
function placesOfDifference(a: Played, b: Played): readonly string[] {
  const found = [...traceDifferences(a.masked, b.masked, 1_000), ...dumpDifferences(a.dump, b.dump, 1_000)];
  return found.map((text) => text.replace(/^#\d+ /, '').replace(/( at \d+|:) .*/s, ''));
}

/** Where the canary finds a tag or a card that may not stand there. */
function placesOfFinds(play: Played): readonly string[] {
  const texts = textsOf(play);
  return [...tagsIn(play.world, texts), ...strayCards(texts).map((text) => text.replace(/ \S+$/, ''))];
}

describe('the opening of a show in two worlds', () => {
  test('given a house that does not leak, then nothing differs and nothing is found', async () => {
    const [a, b] = await Promise.all([played(worlds.a, options), played(worlds.b, options)]);
    expect(placesOfDifference(a, b)).toEqual([]);
    expect(placesOfFinds(a)).toEqual([]);
  });

  test.each(LEAKS)('given $name, then it shows in $where', async ({ wiring, where, leaks, spells }) => {
    const other = leaks === 'tag' ? worlds.renamed : worlds.b;
    const [a, b] = await Promise.all([
      played(worlds.a, { ...options, wiring: wiring() }),
      played(other, { ...options, wiring: wiring() }),
    ]);
    expect(placesOfDifference(a, b)).toContain(where);
    if (spells) expect(placesOfFinds(a)).toContain(where);
  });

  test('given a frame more for every card that is read, then it shows as a frame that says nothing new', async () => {
    const leaking = await played(worlds.a, { ...options, wiring: frameForEveryRead() });
    expect(repeatedFrames(leaking.trace).length).toBeGreaterThanOrEqual(2 * SEATS);
  });
});
