// A backup that is put back (design section 4): the database is what it was at an earlier moment of the hand, the wall has gone
// on, and what was recorded since is gone. Nothing is early, and the feeds come back hidden and held.
import { describe, expect, test } from 'vitest';
import { type Backup, backUp } from '../support/backup.ts';
import { closedCardsShown, type Shown } from '../support/early.ts';
import { type HandTimes, handTimes } from '../support/handTimes.ts';
import { Pipeline, type Wiring } from '../support/pipeline.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import type { Said, Trace } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'restored backup';
const SEATS = 4;
const AWAY_MS = 5 * 3_600_000;
const places = placesOf(SEATS);
const { a: world } = makeWorlds(SEED, places);
/** Those that air within the time of the test. */
const canvases = CANVASES.filter(({ delayMs }) => delayMs < 600_000);
const PICTURES = canvases.map(({ name }) => `canvas ${name}`);

/** One hand up to the flop, dumped; played on, put back to the flop, and played to its end another way. */
class PutBack extends Show {
  /** steady ms of the dump and of the start over it */
  dumpedAt = 0;
  backAt = Number.POSITIVE_INFINITY;
  /** pictures between that start and the key, and after it */
  hidden: readonly string[] = [];
  resumed: readonly string[] = [];
  gapMs = 0;
  held = false;
  /** position of the log: at the dump, before the house stopped for the last time, and over the dump */
  positions: readonly number[] = [];

  async putBackOnce(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.untilClosed();
    this.felt.board(0, 3);
    await this.felt.run(2_400);
    const backup = await this.dumped();
    try {
      await this.act('check');
      await this.act('bet', 400);
      await this.felt.wait(60_000);
      await this.putBack(backup);
    } finally {
      await backup.remove();
    }
    await this.act('bet', 800);
    await this.act('fold');
    await this.act('fold');
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
    await this.felt.wait(60_000);
  }

  private async dumped(): Promise<Backup> {
    const { pipeline } = this;
    await pipeline.stopHouse();
    const backup = await backUp(pipeline.database.url);
    this.dumpedAt = pipeline.clock.now();
    await pipeline.openHouse();
    this.note();
    await pipeline.connectReader();
    await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    return backup;
  }

  private async putBack(backup: Backup): Promise<void> {
    const { pipeline } = this;
    this.note();
    await pipeline.stopHouse();
    await backup.restore();
    pipeline.clock.setWall(pipeline.clock.wall() + AWAY_MS);
    this.backAt = pipeline.clock.now();
    let from = pipeline.trace.length;
    await pipeline.openHouse();
    this.note();
    await pipeline.connectReader();
    await this.felt.run(9_600);
    this.hidden = this.pictures(from);
    ({ gapMs: this.gapMs, held: this.held } = pipeline.server.release());
    from = pipeline.trace.length;
    await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await pipeline.advance(2_000);
    this.resumed = this.pictures(from);
  }

  private note(): void {
    this.positions = [...this.positions, this.pipeline.server.table.state().position];
  }

  private pictures(from: number): readonly string[] {
    const since = this.pipeline.trace.slice(from);
    return since.filter(({ channel }) => PICTURES.includes(channel)).map(({ text }) => text);
  }
}

interface Restored {
  readonly show: PutBack;
  readonly trace: Trace;
  readonly hands: readonly HandTimes[];
}

async function restored(wiring: Wiring = {}): Promise<Restored> {
  const pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS, wiring });
  try {
    const show = new PutBack(pipeline, { seed: SEED, seats: SEATS, world });
    await show.prepare(canvases);
    await show.putBackOnce();
    return { show, trace: [...pipeline.trace], hands: await handTimes(pipeline.database.pool) };
  } finally {
    await pipeline.close();
  }
}

/** Each start begins one step behind everything that was recorded before it. */
const STEP_MS = 1;

/** By the steady clock alone: over the dump time goes on where it stood at the dump, whatever had passed since. */
function sights({ show, trace, hands }: Restored): readonly Shown[] {
  const { dumpedAt, backAt } = show;
  const timeOf = ({ at }: Said): number => {
    if (at < dumpedAt) return at;
    return (at < backAt ? at : at - (backAt - dumpedAt)) + STEP_MS;
  };
  return closedCardsShown(trace, { world, canvases, hands, places, timeOf });
}

const early = (shown: readonly Shown[]): readonly Shown[] => shown.filter(({ at, due }) => at < due);

describe('a database that is put back to an earlier dump while the wall goes on', () => {
  test('given the start over it, then all is hidden and held until a key, what came later is gone, and no card is early', async () => {
    const played = await restored();
    const { hidden, resumed, gapMs, held, positions, backAt } = played.show;
    const [dumped = 0, last = 0, back = 0] = positions;
    expect(last).toBeGreaterThan(dumped);
    expect(back).toBe(dumped);
    expect(held).toBe(true);
    expect(gapMs).toBeGreaterThanOrEqual(AWAY_MS);
    expect(hidden.length).toBeGreaterThanOrEqual(canvases.length);
    expect(hidden.filter((text) => !text.includes('"show":"hidden"') || !text.includes('"handNumber":0'))).toEqual([]);
    expect(resumed.some((text) => text.includes('"handNumber":1'))).toBe(true);
    const shown = sights(played);
    // some had aired before the dump was put back, and air anew in their time
    expect(shown.filter(({ at }) => at > played.show.dumpedAt).length).toBeGreaterThan(20);
    expect(played.trace.some(({ at, channel }) => at > backAt && PICTURES.includes(channel))).toBe(true);
    expect(early(shown)).toEqual([]);
  });

  test('the twin: given a counter that takes the wall since the dump as passed, then cards are early', async () => {
    const byTheWall: Wiring = {
      house(house, { clock }) {
        const { programme } = house.stores;
        const recover: typeof programme.recover = async (table) => {
          const { ms, updated } = await programme.recover(table);
          return { ms: updated === null ? ms : ms + Math.round(clock.wall() - updated), updated };
        };
        return { ...house, stores: { ...house.stores, programme: { ...programme, recover } } };
      },
    };
    expect(early(sights(await restored(byTheWall))).length).toBeGreaterThan(0);
  });
});
