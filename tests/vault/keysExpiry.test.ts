// Keys of hands that no audience ever gets are destroyed once the time for disputes is over by both clocks, and no other key is;
// and what a person may destroy by `feltcast keys destroy`.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHandWordStore } from '../../db/handWords.ts';
import { tableId } from '../../server/base/ids.ts';
import { judgeCommandSchema } from '../../server/judge/view.ts';
import { createJudgeOffice } from '../../server/main/judge.ts';
import { disputeHours, KeyExpiry } from '../../server/main/keyExpiry.ts';
import { TABLE } from '../support/furnish.ts';
import { keys, query } from '../support/keysCommand.ts';
import { Pipeline } from '../support/pipeline.ts';
import { silent } from '../support/realClock.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'expiry';
const SEATS = 4;
const WORLD = makeWorlds(SEED, placesOf(SEATS)).a;
const HOURS = 3_600_000;
const ID = tableId(TABLE);

let pipeline: Pipeline;
let hand: string;

/** One hand with a muck; whoever was dealt in and not opened is never due on the hall's screens. */
async function played(canvases: readonly string[]): Promise<void> {
  pipeline = await Pipeline.start({ seed: SEED, world: WORLD, seats: SEATS });
  const show = new Show(pipeline, { seed: SEED, seats: SEATS, world: WORLD });
  await show.prepare(CANVASES.filter(({ name }) => canvases.includes(name)));
  await show.showdown();
  hand = pipeline.server.table.state().hand?.handId ?? '';
}

const clocks = {
  programme: 0,
  wall: 0,
  current: null as string | null,
  airing: 'no-canvas' as const,
  checks: ['check'] as readonly string[],
};
type Airing = ReturnType<ConstructorParameters<typeof KeyExpiry>[0]['airing']>;

/** As the table has it, over clocks that the test sets. */
async function look(
  over: { programme?: number; wall?: number; current?: string; airing?: Airing; checks?: readonly string[] } = {},
): Promise<void> {
  const at = { ...clocks, ...over };
  const { shows, settings, handWords, judgeCases: cases } = pipeline.opened.house.stores;
  const expiry = new KeyExpiry({
    ...{ table: ID, shows, settings, handWords, cases, vault: pipeline.opened.house.vault, logger: silent },
    ...{ programme: () => at.programme, wall: () => at.wall, airing: () => at.airing, current: () => at.current },
    checks: () => at.checks,
  });
  await expiry.look();
}

const stands = async () =>
  (await query<{ n: number }>(pipeline.database.url, 'select count(wrapped)::int as n from hand_keys'))[0]?.n;
const late = { programme: 72 * HOURS, wall: 72 * HOURS };
const office = () => createJudgeOffice(pipeline.opened, { get: () => pipeline.server });
const VERA = { person: 'vera' };
const CASE = '01980000-0000-7000-8000-000000002001';
const ask = (command: Parameters<typeof judgeCommandSchema.parse>[0]) =>
  office().ask(VERA, TABLE, judgeCommandSchema.parse(command));

describe('a show on the hall screens alone', () => {
  beforeAll(() => played(['venue']), 60_000);
  afterAll(() => pipeline.close());

  test('given a show that is not over, then its keys stay, however late it is', async () => {
    await look();
    await look(late);
    expect(await stands()).toBe(1);
  });

  test('given its end, then it counts from when it was seen, and either clock alone destroys nothing', async () => {
    await pipeline.must('olga', { do: 'endShow' });
    await look();
    await look({ programme: 72 * HOURS, wall: 71 * HOURS });
    await look({ programme: 71 * HOURS, wall: 900 * HOURS });
    expect(await stands()).toBe(1);
  });

  test.each([
    ['the hand that the table holds', () => look({ ...late, current: hand })],
    ['a canvas that has still to air it', () => look({ ...late, airing: 'to-come' })],
    ['a canvas that showed cards and has it behind it', () => look({ ...late, airing: 'aired' })],
  ])('given %s, then its key stays', async (_name, looked) => {
    await looked();
    expect(await stands()).toBe(1);
  });

  test('given an open case of the chief judge, then its key stays until the case is closed', async () => {
    const order = { do: 'order', case: CASE, hand, seats: [1], complainant: 'P2', grounds: 'soft play' } as const;
    expect(await ask(order)).toEqual({ ok: true });
    await look(late);
    expect(await stands()).toBe(1);
    expect(await ask({ do: 'close', case: CASE, note: '' })).toEqual({ ok: true });
  });

  test('given another time for disputes, then that one counts', async () => {
    const desk = { url: pipeline.database.url, keyFile: pipeline.keyFile };
    expect(await keys(desk, 'window', '--table', TABLE, '--hours', '100')).toMatchObject({ code: 0 });
    await look(late);
    expect(await stands()).toBe(1);
    for (const hours of ['0', '1.5', '9000'])
      expect(await keys(desk, 'window', '--table', TABLE, '--hours', hours)).toMatchObject({ code: 2 });
    await keys(desk, 'window', '--table', TABLE, '--hours', '72');
    expect(await disputeHours({ table: ID, settings: pipeline.opened.house.stores.settings })).toBe(72);
  });

  test('given both clocks, then the key is destroyed, audited with its count, and nothing at the table breaks', async () => {
    await look(late);
    expect(await stands()).toBe(0);
    const rows = await pipeline.opened.audit.read(0, 5_000);
    expect(rows.filter(({ action }) => action === 'hand-keys-destroyed').map(({ detail }) => detail)).toEqual([
      { role: 'server', count: 1, hands: [hand] },
    ]);
    expect((await office().hands(VERA, TABLE, 0))?.hands[0]).toMatchObject({ hand });
    const { vault } = pipeline.opened.house;
    const slots = [{ table: TABLE, hand, seat: 1, slot: 0 }];
    expect(await vault.request({ do: 'openForRelease', canvas: 'venue', slots })).toMatchObject({
      values: [null],
    });
    await pipeline.stopHouse();
    await pipeline.openHouse();
    expect(pipeline.server.table.state().hand?.handId).toBe(hand);
  });
});

describe('a show whose cards were aired', () => {
  afterEach(() => pipeline.close());

  const drop = () =>
    createHandWordStore(pipeline.opened.database.db).append({
      ...{ tableId: ID, handId: hand, word: 'dropped', actor: 'pavel', at: 1 },
    });

  test('given a hand whose cards an audience was given, then its key stays, dropped from air afterwards or not', async () => {
    await played(['short']);
    await pipeline.must('olga', { do: 'endShow' });
    await look();
    await look(late);
    expect(await stands()).toBe(1);
    await drop();
    await look({ ...late, airing: 'aired' });
    expect(await stands()).toBe(1);
  });

  test('given a hand that was dropped before any audience had it, then its key is destroyed, whatever the checker saw', async () => {
    await played(['venue']);
    await pipeline.must('olga', { do: 'endShow' });
    const slots = [1, 2, 3, 4].map((seat) => ({ table: ID, hand, seat, slot: 0 }));
    const given = await pipeline.opened.house.vault.request({ do: 'openForRelease', canvas: 'check', slots });
    expect(given).toMatchObject({ ok: true });
    await drop();
    await look();
    await look({ ...late, airing: 'aired', checks: [] });
    expect(await stands()).toBe(1);
    await look({ ...late, airing: 'aired' });
    expect(await stands()).toBe(0);
  });
});

describe('keys destroy', () => {
  const desk = () => ({ url: pipeline.database.url, keyFile: pipeline.keyFile });
  const destroy = (...args: readonly string[]) => keys(desk(), 'destroy', '--table', TABLE, ...args);
  beforeAll(async () => {
    await played(['venue']);
    await pipeline.stopHouse();
  }, 60_000);
  afterAll(() => pipeline.close());

  test.each([
    ['no show and no hand', [], 2, '--show NUMBER or --hand ID'],
    ['both', ['--show', '1', '--hand', 'x'], 2, '--show NUMBER or --hand ID'],
    ['a show that never was', ['--show', '7'], 1, 'unknown-show'],
    ['a hand that never was', ['--hand', 'x'], 1, 'unknown-hand'],
    ['a show that is not over', ['--show', '1'], 1, 'show-not-ended'],
  ])('given %s, then it is refused by name', async (_name, args, code, why) => {
    expect(await destroy(...args)).toMatchObject({ code, err: expect.stringContaining(why) });
    expect(await stands()).toBe(1);
  });

  test('given a show that is over, then it names the hands and a word, and only that word destroys', async () => {
    await pipeline.openHouse();
    await pipeline.must('olga', { do: 'endShow' });
    await pipeline.stopHouse();
    const first = await destroy('--show', '1');
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining(hand), value: { destroyed: false } });
    const word = /--yes ([0-9a-f]{8})/.exec(first.out)?.[1] ?? '';
    expect(await destroy('--show', '1', '--yes', 'deadbeef')).toMatchObject({ code: 1 });
    expect(await stands()).toBe(1);
    expect(await destroy('--show', '1', '--yes', word)).toMatchObject({ code: 0, value: { destroyed: true } });
    expect(await stands()).toBe(0);
    expect(await destroy('--show', '1')).toMatchObject({ code: 1, err: expect.stringContaining('nothing-left') });
    expect((await keys(desk(), 'show')).value).toMatchObject({ tables: [{ table: TABLE, stand: 0, destroyed: 1 }] });
    expect(await keys(desk(), 'check')).toMatchObject({ code: 0, value: { hands: { destroyed: 1, damaged: 0 } } });
  });
});

describe('keys destroy beside canvases', () => {
  afterEach(() => pipeline.close());

  test('given a canvas that has still to air the hand, then it is refused by the name of the canvas', async () => {
    await played(['gated']);
    await pipeline.must('olga', { do: 'endShow' });
    await pipeline.stopHouse();
    const asked = await keys(
      { url: pipeline.database.url, keyFile: pipeline.keyFile },
      ...['destroy', '--table', TABLE, '--hand', hand],
    );
    expect(asked).toMatchObject({ code: 1, err: expect.stringMatching(/hand-to-air.*gated/) });
    expect(await stands()).toBe(1);
  });
});
