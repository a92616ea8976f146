// Twins of promise 2 for decks, readers, scan lights and proposals: each house leaks in one way, put in at the wiring, and the
// comparison of worlds finds it there. That a house without a leak gives no difference is said in leakingTwins.
import { describe, expect, test } from 'vitest';
import { strayCards, tagsIn, textsOf } from '../support/canary.ts';
import { type Played, type PlayOptions, played } from '../support/played.ts';
import { READING_LEAKS } from '../support/readingLeaks.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { differingPlaces } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'readings';
const SEATS = 4;
const worlds = makeWorlds(SEED, placesOf(SEATS));
const options: PlayOptions = {
  seed: SEED,
  seats: SEATS,
  canvases: CANVASES.filter(({ name }) => name === 'gated'),
  play: (show: Show) => show.opening(),
};

function placesOfFinds(play: Played): readonly string[] {
  const texts = textsOf(play);
  return [...tagsIn(play.world, texts), ...strayCards(texts).map((text) => text.replace(/ \S+$/, ''))];
}

describe('what tells of decks and reads, in two worlds', () => {
  test('given a house that does not leak, then both feeds spoke, and nothing differs', async () => {
    const [a, b] = await Promise.all([played(worlds.a, options), played(worlds.b, options)]);
    for (const channel of ['feed reading.health', 'feed reading.scan', 'feed deckDesk.watch'])
      expect([channel, a.trace.filter((said) => said.channel === channel).length > 0]).toEqual([channel, true]);
    const scans = a.trace.filter(({ channel }) => channel === 'feed reading.scan').map(({ text }) => text);
    for (const state of ['missing', 'some', 'read'])
      expect([state, scans.some((text) => text.includes(`"${state}"`))]).toEqual([state, true]);
    expect(differingPlaces(a, b)).toEqual([]);
    expect(placesOfFinds(a)).toEqual([]);
  });

  test.each(READING_LEAKS)('given $name, then it shows in $where', async ({ wiring, where, leaks, spells }) => {
    const other = leaks === 'tag' ? worlds.renamed : worlds.b;
    const [a, b] = await Promise.all([
      played(worlds.a, { ...options, wiring: wiring() }),
      played(other, { ...options, wiring: wiring() }),
    ]);
    expect(differingPlaces(a, b)).toContain(where);
    if (spells) expect(placesOfFinds(a)).toContain(where);
  });
});
