// Twins of promise 2 at the ruling desk: each house leaks in one way, put in at the wiring, and is caught there.
import { describe, expect, test } from 'vitest';
import { strayCards, textsOf } from '../support/canary.ts';
import { OpenedShow } from '../support/openedShow.ts';
import type { Wiring } from '../support/pipeline.ts';
import { type Played, playedAs } from '../support/played.ts';
import { RULED_HANDS, RULED_SEATS } from '../support/ruledPlan.ts';
import { RuledShow } from '../support/ruledShow.ts';
import { hiddenFaceInNotice, muckedIsBetter, RULING_LEAKS } from '../support/rulingLeaks.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { differingPlaces } from '../support/trace.ts';
import { makeWorlds, type World, type Worlds } from '../support/world.ts';

const canvases = CANVASES.filter(({ name }) => name === 'venue' || name === 'gated');
/** Worlds in which it matters which hand was thrown away. */
const SEED = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].find((seed) => {
  const { a, b } = makeWorlds(seed, RULED_HANDS);
  return muckedIsBetter(a) !== muckedIsBetter(b);
});

interface Part {
  readonly wiring?: Wiring;
  play(show: RuledShow): Promise<void>;
}

function playedPart(world: World, { wiring, play }: Part): Promise<Played> {
  const options = { seed: SEED ?? '', seats: RULED_SEATS, canvases, play, ...(wiring === undefined ? {} : { wiring }) };
  return playedAs(world, options, { show: (...given) => new RuledShow(...given), places: RULED_HANDS });
}

describe('the ruling desk in two worlds', () => {
  const worlds: Worlds = makeWorlds(SEED ?? '', RULED_HANDS);

  test('given a house that does not leak, then nothing differs', async () => {
    const play = async (show: RuledShow): Promise<void> => {
      await show.counted();
      await show.alarmed();
    };
    const [a, b] = await Promise.all([playedPart(worlds.a, { play }), playedPart(worlds.b, { play })]);
    expect(differingPlaces(a, b)).toEqual([]);
  });

  test.each(RULING_LEAKS)('given $name, then it shows in $where', async ({ where, wiring, play }) => {
    const [a, b] = await Promise.all([
      playedPart(worlds.a, { wiring: wiring(), play }),
      playedPart(worlds.b, { wiring: wiring(), play }),
    ]);
    expect(differingPlaces(a, b)).toContain(where);
  });

  /** Faces are the same in both worlds, so the search for cards has to find them. */
  test.each([
    ['that does not leak', {}, 0],
    ['whose desk quotes a hidden opened face', { wiring: hiddenFaceInNotice() }, 1],
  ])('given a house %s, then so many cards stand where none may', async (_name, leak, count) => {
    const seats = 4;
    const places = placesOf(seats);
    const { a } = makeWorlds('hidden', places);
    const play = (show: OpenedShow): Promise<void> => show.play();
    const options = { seed: 'hidden', seats, canvases, play, ...leak };
    const left = await playedAs(a, options, { show: (...given) => new OpenedShow(...given), places });
    const found = strayCards(textsOf(left)).filter((path) => path.startsWith('floor '));
    expect(new Set(found).size).toBe(count);
  });
});
