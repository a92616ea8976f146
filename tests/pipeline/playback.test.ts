// A show that is over, played once more through the whole house: its cards are there, a hand that was dropped stays dropped, and
// moved back and forth the same media time is the same picture.
import { expect, test } from 'vitest';
import { isCard } from '../../server/engine/card.ts';
import { type CanvasConfig, PROTECTED_MIN_MS } from '../../server/release/control.ts';
import { Pipeline } from '../support/pipeline.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { cardAt, makeWorlds } from '../support/world.ts';

const SEED = 'playback';
const SEATS = 4;
const STEP_MS = 2_400;
const FRAME_MS = 40;
const world = makeWorlds(SEED, placesOf(SEATS)).a;
const AIRING = CANVASES.filter(({ name }) => name === 'venue' || name === 'gated');
const AGAIN = 'again';

interface Picture {
  readonly show: string;
  readonly withheld: string;
  readonly handNumber: number;
  readonly seats: readonly { readonly seat: number; readonly cards: readonly string[] }[];
}

/** What a viewer has seen of one hand. */
interface Seen {
  readonly withheld: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
}

function seenOf(pictures: readonly Picture[], handNumber: number): Seen {
  const ofHand = pictures.filter((picture) => picture.handNumber === handNumber);
  const cards = ofHand.flatMap(({ seats }) => seats.flatMap((seat) => seat.cards));
  return { withheld: new Set(pictures.map(({ withheld }) => withheld)), cards: new Set(cards.filter(isCard)) };
}

const dealtIn = (hand: number): ReadonlySet<string> =>
  new Set([1, 2, 3, 4].flatMap((seat) => ([0, 1] as const).map((slot) => cardAt(world, hand, `${seat}.${slot}`))));

class PlayedBack {
  readonly pipeline: Pipeline;

  constructor(pipeline: Pipeline) {
    this.pipeline = pipeline;
  }

  /** Two hands, of which the first is dropped before it airs, and the end of the show, aired and old enough. */
  async play(): Promise<void> {
    const { pipeline } = this;
    const show = new Show(pipeline, { seed: SEED, seats: SEATS, world });
    await show.prepare(AIRING);
    const gated = AIRING.find(({ name }) => name === 'gated');
    if (gated === undefined) throw new Error('no such canvas');
    const config: CanvasConfig = { ...gated, name: AGAIN, audience: 'playback', delayMs: 0 };
    expect(await pipeline.control('pavel', { do: 'setCanvas', config, exception: null })).toEqual({ ok: true });
    expect(await this.from(0)).toMatchObject({ ok: false, code: 'show-not-over' });
    show.onStreet = async (street) => {
      if (street === 'river') await show.word({ do: 'dropHand', hand: show.handNow });
    };
    await show.showdown();
    await show.runOut();
    await show.at({ do: 'endShow' });
    await show.felt.close(PROTECTED_MIN_MS + 60_000);
  }

  from(at: number): ReturnType<Pipeline['control']> {
    return this.pipeline.control('pavel', { do: 'playFrom', name: AGAIN, at, running: false });
  }

  async nudge(ms: number): Promise<Picture> {
    expect(await this.pipeline.control('pavel', { do: 'nudge', name: AGAIN, ms })).toEqual({ ok: true });
    await this.pipeline.advance(FRAME_MS);
    return this.picture();
  }

  get place() {
    const canvas = this.pipeline.server.release().canvases.find(({ name }) => name === AGAIN);
    return canvas?.playback ?? { at: 0, running: true, endsAt: 0 };
  }

  picture(): Picture {
    const text = this.pipeline.trace.findLast(({ channel }) => channel === `canvas ${AGAIN}`)?.text ?? '';
    const frame: { readonly result: { readonly data: { readonly data: { readonly view: Picture } } } } =
      JSON.parse(text);
    return frame.result.data.data.view;
  }
}

test('given a show of two hands that is over, then it is played with its cards but for the dropped hand, and the same either way', async () => {
  const pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS });
  try {
    const back = new PlayedBack(pipeline);
    await back.play();
    expect(back.picture().show).toBe('hidden');
    expect(await back.from(0)).toEqual({ ok: true });
    const forwards = [await back.nudge(0)];
    const began = back.place.at;
    while (back.place.at < back.place.endsAt) forwards.push(await back.nudge(STEP_MS));
    expect(forwards.at(-1)?.show).toBe('ended');

    const steps = forwards.length - 2;
    const backwards = [await back.nudge(began + steps * STEP_MS - back.place.at)];
    for (let i = 0; i < steps; i += 1) backwards.push(await back.nudge(-STEP_MS));
    expect(steps).toBeGreaterThan(20);
    expect(back.place.at).toBe(began);
    expect(backwards.reverse()).toEqual(forwards.slice(0, -1));
    // the twin: another media time is another picture
    expect(forwards[0]).not.toEqual(forwards[Math.floor(steps / 2)]);

    const dropped = seenOf(forwards, 1);
    expect([...dropped.cards]).toEqual([]);
    expect(dropped.withheld).toContain('dropped');
    expect(seenOf(forwards, 2).cards).toEqual(dealtIn(1));
    // the twin: a dropped hand that is shown would be seen
    expect(
      seenOf([{ show: 'on', withheld: 'none', handNumber: 1, seats: [{ seat: 1, cards: [...dealtIn(0)] }] }], 1),
    ).toEqual({
      withheld: new Set(['none']),
      cards: dealtIn(0),
    });
  } finally {
    await pipeline.close();
  }
});
