// Clocks of the whole house (design section 4): the computer sleeps, by either kind of steady clock, and its time zone changes.
// Nothing is early, and after a sleep the feeds come back hidden and held.
import { afterEach, describe, expect, test } from 'vitest';
import { closedCardsShown, type Shown } from '../support/early.ts';
import type { Pipeline, Wiring } from '../support/pipeline.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { type Said, type Trace, traceDifferences } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'clocks';
const SEATS = 4;
const HOUR_MS = 3_600_000;
const SLEPT_MS = 3 * HOUR_MS;
const places = placesOf(SEATS);
const { a: world } = makeWorlds(SEED, places);
/** Those that air within the time of the test. */
const canvases = CANVASES.filter(({ delayMs }) => delayMs < 600_000);
const PICTURES = canvases.map(({ name }) => `canvas ${name}`);

interface Sleep {
  /** how much of it the steady clock counted, ms */
  readonly steadyMs: number;
  sleep(pipeline: Pipeline): Promise<void>;
}

const COUNTED: Sleep = {
  steadyMs: SLEPT_MS,
  async sleep(pipeline) {
    await pipeline.jump(SLEPT_MS);
    // silent for three hours by this clock, the reader was cut off
    await pipeline.connectReader();
  },
};
const STOOD: Sleep = { steadyMs: 0, sleep: async ({ clock }) => clock.suspend(SLEPT_MS) };

interface Slept extends Played {
  /** steady ms at which the sleep was over */
  readonly backAt: number;
  /** what was on each canvas once the server was awake, and ten seconds later */
  readonly hidden: readonly string[];
  readonly resumed: readonly string[];
  readonly gapMs: number;
  readonly held: boolean;
}

async function slept({ steadyMs, sleep }: Sleep, wiring?: Wiring): Promise<Slept> {
  let [backAt, gapMs, held] = [Number.POSITIVE_INFINITY, 0, false];
  let [hidden, resumed]: (readonly string[])[] = [[], []];
  const play = async (show: Show): Promise<void> => {
    const { pipeline } = show;
    show.onStreet = async (street) => {
      if (street !== 'river') return;
      backAt = pipeline.clock.now() + steadyMs;
      await sleep(pipeline);
      await pipeline.advance(2_000);
      const from = pipeline.trace.length;
      hidden = PICTURES.map((channel) => pipeline.trace.findLast((said) => said.channel === channel)?.text ?? '');
      await show.felt.run(9_600);
      hidden = [
        ...hidden,
        ...pipeline.trace
          .slice(from)
          .filter((said) => PICTURES.includes(said.channel))
          .map(({ text }) => text),
      ];
      ({ gapMs, held } = pipeline.server.release());
      await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
      await pipeline.advance(2_000);
      resumed = PICTURES.map((channel) => pipeline.trace.findLast((said) => said.channel === channel)?.text ?? '');
    };
    await show.showdown();
    await show.felt.wait(150_000);
  };
  const done = await played(world, { seed: SEED, seats: SEATS, canvases, play, ...(wiring ? { wiring } : {}) });
  return { ...done, backAt, hidden: hidden ?? [], resumed: resumed ?? [], gapMs, held };
}

/** A sleep counts like a stop: time goes on one step behind what was told. */
const STEP_MS = 1;

function early(show: Played, backAt = Number.POSITIVE_INFINITY, steadyMs = 0): readonly [readonly Shown[], number] {
  const timeOf = ({ at }: Said): number => (at < backAt ? at : at - steadyMs + STEP_MS);
  const shown = closedCardsShown(show.trace, { world, canvases, hands: show.hands, places, timeOf });
  return [shown.filter(({ at, due }) => at < due), shown.length];
}

describe('a computer that sleeps for three hours in the middle of a hand', () => {
  test.each([
    ['counts sleep', COUNTED],
    ['stands in sleep', STOOD],
  ])(
    'given its steady clock %s, then all is hidden and held until a key, and no card airs early',
    async (_name, sleep) => {
      const done = await slept(sleep);
      expect(done.held).toBe(true);
      expect(done.gapMs).toBeGreaterThanOrEqual(SLEPT_MS);
      expect(done.hidden.length).toBeGreaterThanOrEqual(canvases.length);
      expect(done.hidden.filter((text) => !text.includes('"show":"hidden"'))).toEqual([]);
      expect(done.resumed.some((text) => text.includes('"handNumber":1'))).toBe(true);
      const [soon, all] = early(done, done.backAt, sleep.steadyMs);
      expect(all).toBeGreaterThan(20);
      expect(soon).toEqual([]);
    },
  );

  test('the twin: given a house that is never told that it is awake, then the sleep counts as time, and cards are early', async () => {
    const deaf: Wiring = {
      opened: ({ programme }) => void Object.assign(programme, { awake: () => undefined }),
    };
    const done = await slept(COUNTED, deaf);
    expect(done.held).toBe(false);
    expect(early(done, done.backAt, SLEPT_MS)[0].length).toBeGreaterThan(0);
  });
});

describe('a time zone that changes', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  /** Every byte on canvases and consoles, with its moment. */
  async function shownIn(zones: readonly string[]): Promise<Trace> {
    const play = async (show: Show): Promise<void> => {
      show.onStreet = async (street) => {
        process.env['TZ'] = zones[street === 'flop' ? 1 : 2];
      };
      process.env['TZ'] = zones[0];
      await show.showdown();
      await show.felt.wait(70_000);
    };
    const { trace } = await played(world, { seed: SEED, seats: SEATS, canvases, play });
    return trace.filter(({ channel }) => channel !== 'log');
  }

  test('given it is set while the show goes on, then every byte and its moment are the same', async () => {
    const still = await shownIn(['UTC', 'UTC', 'UTC']);
    expect(still.length).toBeGreaterThan(100);
    const moved = await shownIn(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']);
    expect(traceDifferences(still, moved)).toEqual([]);
  });
});
