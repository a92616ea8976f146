// Release is never early and a restart hides everything (design section 4): the house stops or dies in the middle of a
// hand, the wall clock leaps, and no unopened card airs before its time.
import { describe, expect, test } from 'vitest';
import { closedCardsShown, type Shown } from '../support/early.ts';
import type { Pipeline, Wiring } from '../support/pipeline.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import type { Said } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'restart';
const SEATS = 4;
const DOWN_MS = 20_000;
const HOUR_MS = 3_600_000;
const places = placesOf(SEATS);
const { a: world } = makeWorlds(SEED, places);
/** Those that air within the time of the test. */
const canvases = CANVASES.filter(({ delayMs }) => delayMs < 600_000);

const PICTURES = canvases.map(({ name }) => `canvas ${name}`);

interface Restarted extends Played {
  /** what went out on canvases between the start and the key that resumes */
  readonly hidden: readonly string[];
  /** and after it, until the hand went on */
  readonly resumed: readonly string[];
  /** steady time of the new start */
  readonly backAt: number;
  readonly gapMs: number;
  /** actions of the audit from the key on, in order */
  readonly actions: readonly string[];
}

interface Ending {
  stop(pipeline: Pipeline): Promise<void>;
  /** the producer takes all of the shown gap as passed */
  readonly confirms?: boolean;
  readonly wiring?: Wiring;
}

async function endedAndBack({ stop, confirms = false, wiring }: Ending): Promise<Restarted> {
  let hidden: readonly string[] = [];
  let resumed: readonly string[] = [];
  let auditedBefore = 0;
  let actions: readonly string[] = [];
  let gapMs = 0;
  let backAt = Number.POSITIVE_INFINITY;
  const play = async (show: Show): Promise<void> => {
    const { pipeline } = show;
    const since = (at: number) => pipeline.trace.slice(at).filter(({ channel }) => PICTURES.includes(channel));
    show.onStreet = async (street) => {
      if (street !== 'river') return;
      await stop(pipeline);
      await pipeline.clock.advance(DOWN_MS, async () => undefined);
      let from = pipeline.trace.length;
      backAt = pipeline.clock.now();
      await pipeline.openHouse();
      await pipeline.connectReader();
      await show.felt.run(9_600);
      hidden = since(from).map(({ text }) => text);
      from = pipeline.trace.length;
      auditedBefore = await pipeline.opened.audit.verify().then((head) => (head.ok ? head.value.position : -1));
      gapMs = confirms ? (pipeline.server.console.feed.latest()?.view.release.gapMs ?? 0) : 0;
      await pipeline.control('pavel', { do: 'resume', gapMs });
      await pipeline.advance(2_000);
      resumed = since(from).map(({ text }) => text);
    };
    await show.showdown();
    await show.felt.wait(150_000);
    actions = (await pipeline.opened.audit.read(auditedBefore, 10_000)).map(({ action }) => action);
  };
  const done = await played(world, { seed: SEED, seats: SEATS, canvases, play, ...(wiring ? { wiring } : {}) });
  return { ...done, hidden, resumed, backAt, gapMs, actions };
}

/** A start begins one step behind everything that was recorded before it. */
const STEP_MS = 1;

/** By the steady clock: time goes on where it stood, and what was recorded before counts as older by what was confirmed. */
function sights({ trace, hands }: Played, { backAt = Number.POSITIVE_INFINITY, gapMs = 0 } = {}): readonly Shown[] {
  const timeOf = ({ at }: Said): number => (at < backAt ? at : at - DOWN_MS + STEP_MS);
  const down = { until: backAt - DOWN_MS, ms: gapMs };
  return closedCardsShown(trace, { world, canvases, hands, places, timeOf, down });
}

const early = (shown: readonly Shown[]): readonly Shown[] => shown.filter(({ at, due }) => at < due);

const stopped = (pipeline: Pipeline): Promise<void> => pipeline.stopHouse();
const died = (pipeline: Pipeline): Promise<void> => pipeline.crash();
/** The wall leaps ahead while nobody is there: only people could say that the time has passed, and nobody does. */
const leapt = async (pipeline: Pipeline): Promise<void> => {
  await pipeline.stopHouse();
  pipeline.clock.setWall(pipeline.clock.wall() + 10 * HOUR_MS);
};
const fellBack = async (pipeline: Pipeline): Promise<void> => {
  await pipeline.crash();
  pipeline.clock.setWall(pipeline.clock.wall() - 10 * HOUR_MS);
};

describe('a house that goes away in the middle of a hand', () => {
  test.each([
    ['stopped', { stop: stopped }],
    ['killed', { stop: died }],
    ['stopped, and the down time confirmed', { stop: stopped, confirms: true }],
    ['stopped while the wall clock leaps ahead', { stop: leapt }],
    ['killed while the wall clock falls back', { stop: fellBack }],
  ] as const)('given it was %s, then all is hidden until a key, and no card airs early', async (_name, ending) => {
    const done = await endedAndBack(ending);
    expect(done.hidden.length).toBeGreaterThanOrEqual(canvases.length);
    expect(done.hidden.filter((text) => !text.includes('"show":"hidden"') || !text.includes('"handNumber":0'))).toEqual(
      [],
    );
    expect(done.resumed.some((text) => text.includes('"handNumber":1'))).toBe(true);
    expect(done.actions).toContain('hole-cards-released');
    expect(done.actions.indexOf('hole-cards-released')).toBeGreaterThan(done.actions.indexOf('release.resume'));
    expect(done.actions).toContain('release.resume');
    const shown = sights(done, done);
    expect(shown.length).toBeGreaterThan(20);
    expect(early(shown)).toEqual([]);
  });

  test('given a running house and a wall clock that leaps, then nothing airs for it', async () => {
    const shown = sights(await playedWhileLeaping());
    expect(shown.length).toBeGreaterThan(20);
    expect(early(shown)).toEqual([]);
  });
});

/** Hours forward, then back. */
const HOURS: readonly number[] = [10 * HOUR_MS, -20 * HOUR_MS, -20 * HOUR_MS];

function playedWhileLeaping(wiring?: Wiring, leaps = HOURS): Promise<Played> {
  const play = async (show: Show): Promise<void> => {
    const { clock } = show.pipeline;
    const left = [...leaps];
    show.onStreet = async () => {
      clock.setWall(clock.wall() + (left.shift() ?? 0));
      await show.felt.run(4_800);
    };
    await show.showdown();
    await show.felt.wait(150_000);
  };
  return played(world, { seed: SEED, seats: SEATS, canvases, play, ...(wiring ? { wiring } : {}) });
}

describe('twins that air too early', () => {
  /** The gate is lost with the restart. */
  const gateLost: Wiring = {
    house(house) {
      const { canvases: store } = house.stores;
      const list: typeof store.list = async (table) =>
        (await store.list(table)).map((row) => ({ ...row, config: { ...Object(row.config), gate: 'off' } }));
      return { ...house, stores: { ...house.stores, canvases: { ...store, list } } };
    },
  };
  /** Programme time follows the wall. */
  const wallDriven: Wiring = {
    house: (house) => ({ ...house, clock: { ...house.clock, now: () => house.clock.wall() - 1_700_000_000_000 } }),
  };
  test('given a gate that is lost at the restart, then cards are seen before they are due', async () => {
    const done = await endedAndBack({ stop: stopped, wiring: gateLost });
    expect(early(sights(done, done)).length).toBeGreaterThan(0);
  });

  test('given a programme time that follows the wall, then cards are seen before they are due', async () => {
    // less at a time than would count as sleep
    const minutes = [100_000, 100_000, 100_000];
    expect(early(sights(await playedWhileLeaping(wallDriven, minutes))).length).toBeGreaterThan(0);
  });
});
