// Contracts of the small stores.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCanvasStore } from '../../db/canvases.ts';
import { createCardLogStore } from '../../db/cardLog.ts';
import { createDeckStore } from '../../db/decks.ts';
import { createFloorInboxStore } from '../../db/floorInbox.ts';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createRosterStore } from '../../db/roster.ts';
import { createSettingsStore } from '../../db/settings.ts';
import { createTableStore } from '../../db/tables.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const main = tableId('main');
const bytes = (...values: number[]) => new Uint8Array(values);
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('tables: an id is taken once', async () => {
  const store = createTableStore(database.db);
  expect(await store.add({ id: main, name: 'Main', config: { seats: 9 }, created: 5 })).toMatchObject({ ok: true });
  expect(await store.add({ id: main, name: 'Twice', created: 6 })).toEqual({ ok: false, error: 'table-exists' });
  expect(await store.list()).toEqual([{ id: 'main', name: 'Main', config: { seats: 9 }, created: 5 }]);
  expect(await store.setConfig(tableId('none'), {})).toEqual({ ok: false, error: 'unknown-table' });
});

describe('settings', () => {
  test.each([
    ['new key, version 0', 0, true],
    ['same version again', 0, false],
    ['version it has', 1, true],
    ['version it had', 1, false],
    ['no version', undefined, true],
    ['version of the future', 9, false],
  ])('given %s, when put, then accepted: %s', async (_title, expected, accepted) => {
    const change = { tableId: main, key: 'level', value: '1', ...(expected === undefined ? {} : { expected }) };
    expect((await createSettingsStore(database.db).put(change)).ok).toBe(accepted);
  });

  test('given an unknown key with a version, when put, then it is not made', async () => {
    const store = createSettingsStore(database.db);
    expect((await store.put({ tableId: main, key: 'ghost', value: true, expected: 3 })).ok).toBe(false);
    expect(await store.get(main, 'ghost')).toBeUndefined();
  });

  test('a stored text stays a text, whatever it looks like', async () => {
    expect((await createSettingsStore(database.db).get(main, 'level'))?.value).toBe('1');
  });
});

test('roster: a seat has one player, the last one seated', async () => {
  const store = createRosterStore(database.db);
  await store.seat({ tableId: main, seat: 3, playerId: 'p1', name: 'Anna', updated: 1 });
  await store.seat({ tableId: main, seat: 3, playerId: 'p2', name: 'Boris', updated: 2 });
  await store.seat({ tableId: main, seat: 1, playerId: 'p1', name: 'Anna', updated: 3 });
  expect((await store.list(main)).map((row) => [row.seat, row.name])).toEqual([
    [1, 'Anna'],
    [3, 'Boris'],
  ]);
  await store.clear(main, 3);
  expect(await store.list(main)).toHaveLength(1);
});

test('programme time never falls and never lies before the last entry', async () => {
  const store = createProgrammeTimeStore(database.db);
  expect(await store.recover(main)).toEqual({ ms: 0, updated: null });
  expect(await store.advance(main, 1000, 77)).toBe(1000);
  expect(await store.advance(main, 900, 78)).toBe(1000);
  await database.pool.query(`insert into hand_log (table_id, position, version, recorded, happened, actor, client_id, kind, input, events)
    values ('main', 1, 1, 1500, 0, 'op', 'c1', 'bet', '{}', '[]')`);
  expect(await store.recover(main)).toEqual({ ms: 1500, updated: 578 });
});

describe('floor inbox', () => {
  const raise = (sourceId: string) =>
    createFloorInboxStore(database.db).raise({ tableId: main, sourceId, recorded: 1, kind: 'DUPLICATE', payload: {} });

  test('given the same alarm twice, when raised, then one row; another gets the next number', async () => {
    expect((await raise('s1')).position).toBe(1);
    expect((await raise('s1')).position).toBe(1);
    expect((await raise('s2')).position).toBe(2);
  });

  test('given an open item, when settled twice, then the second is refused and the first stands', async () => {
    const store = createFloorInboxStore(database.db);
    expect(await store.settle({ tableId: main, position: 1, by: 'floor', at: 9 })).toMatchObject({ ok: true });
    expect(await store.settle({ tableId: main, position: 1, by: 'other', at: 10 })).toEqual({
      ok: false,
      error: 'already-settled',
    });
    expect(await store.settle({ tableId: main, position: 7, by: 'floor', at: 9 })).toEqual({
      ok: false,
      error: 'unknown-item',
    });
    expect((await store.open(main)).map((row) => row.position)).toEqual([2]);
    expect((await store.read(main, 0, 10))[0]).toMatchObject({ settledBy: 'floor', settledAt: 9 });
  });
});

describe('card log', () => {
  const [twice, raced, whole] = [tableId('twice'), tableId('raced'), tableId('whole')];
  const row = (outputId: string, first: number) => ({
    handId: 'h1',
    seat: 2,
    slot: 0,
    kind: 'hole',
    outputId,
    sealed: bytes(first, 2),
    recorded: 3,
  });

  test('given an output sent again, when appended, then the stored row comes back', async () => {
    const store = createCardLogStore(database.db);
    await store.append(main, [row('o1', 1)]);
    const stored = await store.append(main, [row('o2', 5), row('o1', 9)]);
    expect(stored.map((r) => [r.position, r.outputId, r.sealed[0]])).toEqual([
      [2, 'o2', 5],
      [1, 'o1', 1],
    ]);
    expect((await store.readHand(main, 'h1')).map((r) => r.position)).toEqual([1, 2]);
    expect((await store.read(main, 1, 5)).map((r) => r.outputId)).toEqual(['o2']);
    expect((await store.find(main, 'o1'))?.sealed[1]).toBe(2);
  });

  test('given an output twice in one append, then the first is stored and comes back for both', async () => {
    const store = createCardLogStore(database.db);
    const stored = await store.append(twice, [row('o1', 4), row('o1', 5), row('o0', 6)]);
    expect(stored.map((r) => [r.position, r.outputId, r.sealed[0]])).toEqual([
      [1, 'o1', 4],
      [1, 'o1', 4],
      [2, 'o0', 6],
    ]);
  });

  test('given the same outputs from two processes at once, then each is stored once, without a gap', async () => {
    const other = await database.openAgain();
    const stores = [createCardLogStore(database.db), createCardLogStore(other.db)];
    const both = Array.from({ length: 20 }, (_, i) => [row(`o${i}`, i), row(`o${i + 1}`, i)]);
    const stored = await Promise.all(both.flatMap((rows) => stores.map((store) => store.append(raced, rows))));
    await other.close();
    const places = new Map(stored.flat().map((r) => [r.outputId, r.position]));
    expect(stored.flat().every((r) => places.get(r.outputId) === r.position)).toBe(true);
    expect([...places.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });

  test('given a row that does not fit, then nothing of its append is stored, and no position is lost', async () => {
    const store = createCardLogStore(database.db);
    await expect(store.append(whole, [row('o1', 1), { ...row('o2', 2), seat: 70_000 }])).rejects.toThrow('cardLog');
    expect((await store.append(whole, [row('o3', 3)])).map(({ position }) => position)).toEqual([1]);
  });

  test('given rows, then one append is one statement', async () => {
    const store = createCardLogStore(database.db);
    const sent = vi.spyOn(database.pool, 'query');
    const lent = vi.spyOn(database.pool, 'connect');
    await store.append(whole, [row('o4', 1), row('o5', 2), row('o6', 3)]);
    expect([sent.mock.calls.length, lent.mock.calls.filter(([given]) => given === undefined).length]).toEqual([1, 0]);
    for (const spy of [sent, lent]) spy.mockRestore();
  });

  test('given a hand key, when put again, then the first holds; once destroyed it never comes back', async () => {
    const store = createCardLogStore(database.db);
    await store.putKey(main, 'h1', bytes(1));
    expect([...((await store.putKey(main, 'h1', bytes(2))).wrapped ?? [])]).toEqual([1]);
    await store.destroyKeys(main, ['h1'], 50);
    expect(await store.putKey(main, 'h1', bytes(3))).toEqual({ wrapped: null, destroyedAt: 50 });
  });
});

describe('decks', () => {
  const deck = (id: string, ...macs: number[]) => ({
    id,
    name: 'Red',
    colour: 'red',
    status: 'ready',
    created: 1,
    cards: macs.map((mac) => ({ tagMac: bytes(mac), sealed: bytes(mac, mac) })),
  });
  const store = () => createDeckStore(database.db);

  test('given a tag of another deck, when a deck is added, then it is refused whole', async () => {
    expect((await store().add(deck('d1', 9, 4))).ok).toBe(true);
    expect(await store().add(deck('d1', 1))).toEqual({ ok: false, error: 'deck-exists' });
    expect(await store().add(deck('d2', 7, 4))).toEqual({ ok: false, error: 'tag-in-other-deck' });
    expect(await store().get('d2')).toBeUndefined();
    expect(await store().findTags([bytes(7)])).toEqual([]);
  });

  test('given a deck, when read, then its cards come in the order of their hashes, not of registration', async () => {
    expect((await store().cards('d1')).map((card) => card.tagMac[0])).toEqual([4, 9]);
    expect(await store().findTags([bytes(9), bytes(8)])).toMatchObject([{ deckId: 'd1' }]);
  });

  test('given a deck, when assigned, replaced and retired, then the rows follow', async () => {
    expect(await store().assign('d1', main)).toMatchObject({ ok: true, value: { tableId: 'main' } });
    expect((await store().list(main)).map((d) => d.id)).toEqual(['d1']);
    expect(await store().replaceCard('d1', bytes(4), { tagMac: bytes(9), sealed: bytes(0) })).toEqual({
      ok: false,
      error: 'tag-in-other-deck',
    });
    expect(await store().replaceCard('d1', bytes(5), { tagMac: bytes(6), sealed: bytes(0) })).toEqual({
      ok: false,
      error: 'unknown-tag',
    });
    expect((await store().replaceCard('d1', bytes(4), { tagMac: bytes(6), sealed: bytes(0) })).ok).toBe(true);
    await store().removeCards('d1');
    await store().setStatus('d1', 'retired');
    expect((await store().add(deck('d2', 6, 9))).ok).toBe(true);
  });
});

test('readers: added once, changed by name', async () => {
  const store = createReaderStore(database.db);
  const reader = { id: 'r1', tableId: main, secret: bytes(1), layout: { '1': 'seat-1' } };
  expect(await store.add(reader)).toMatchObject({ ok: true, value: { enabled: true } });
  expect(await store.add(reader)).toEqual({ ok: false, error: 'reader-exists' });
  expect(await store.change('r1', { enabled: false })).toMatchObject({
    ok: true,
    value: { layout: { '1': 'seat-1' } },
  });
  expect(await store.change('r2', { enabled: false })).toEqual({ ok: false, error: 'unknown-reader' });
});

test('canvases: versions guard the configuration, release and playout are kept apart', async () => {
  const store = createCanvasStore(database.db);
  const canvas = { tableId: main, name: 'programme', config: { delayMs: 600_000 } };
  expect(await store.put({ ...canvas, expected: 0 })).toMatchObject({ ok: true, value: { version: 1 } });
  expect(await store.put({ ...canvas, expected: 0 })).toEqual({ ok: false, error: 'version-conflict' });
  expect(await store.put({ ...canvas, expected: 1 })).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await store.loadRelease(main, 'programme')).toBeUndefined();
  await store.saveRelease(main, 'programme', { tau: 5 });
  await store.saveRelease(main, 'programme', { tau: 6 });
  await store.savePlayout(main, { held: true });
  expect(await store.loadRelease(main, 'programme')).toEqual({ tau: 6 });
  expect(await store.loadPlayout(main)).toEqual({ held: true });
});

test('vault values are written once', async () => {
  const store = createVaultMetaStore(database.db);
  await store.putOnce('check', bytes(1));
  expect([...(await store.putOnce('check', bytes(2)))]).toEqual([1]);
});
