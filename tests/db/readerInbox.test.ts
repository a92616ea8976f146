// Contract of the reader inbox: numbered in commit order, each message once, resumable, expiring.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReaderInboxStore, INBOX_KEPT_MS, type ReaderInboxStore } from '../../db/readerInbox.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createTableStore } from '../../db/tables.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

let database: FreshDatabase;
let inbox: ReaderInboxStore;
let table: TableId;
let reader: string;
let count = 0;

beforeAll(async () => {
  database = await freshDatabase();
  inbox = createReaderInboxStore(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  table = tableId(`table-${++count}`);
  reader = `reader-${count}`;
});

const store = (seqs: readonly number[], over: { reader?: string; boot?: string; wall?: number } = {}) =>
  inbox.append({
    tableId: table,
    reader,
    boot: 'b1',
    received: 100,
    wall: 9_000_000_000_000,
    messages: seqs.map((seq) => ({ seq, sealed: new Uint8Array([seq]) })),
    ...over,
  });
const taken = (position: number) =>
  database.pool.query(
    'insert into inbox_offsets (table_id, position) values ($1, $2) on conflict (table_id) do update set position = $2',
    [table, position],
  );
const read = async () => (await inbox.read(table, 0, 1000)).map((row) => [row.position, row.seq]);

describe('reader inbox', () => {
  test('given two batches, when read, then positions run without a gap and the sealed bytes are as written', async () => {
    await store([1, 2]);
    expect(await store([3])).toEqual({ fresh: 1, upTo: 3, position: 3 });
    expect(await read()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect([...((await inbox.read(table, 2, 1))[0]?.sealed ?? [])]).toEqual([3]);
  });

  test('given a batch sent twice, and one twice in a batch, then each message is stored once', async () => {
    await store([1, 2]);
    expect(await store([2, 1, 3, 3])).toEqual({ fresh: 1, upTo: 3, position: 3 });
    expect(await read()).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('given the same number after a new power-up, then it is another message (twin)', async () => {
    await store([1]);
    expect(await store([1], { boot: 'b2' })).toEqual({ fresh: 1, upTo: 1, position: 2 });
  });

  test('given batches of two readers at once, then positions are unique and without gaps', async () => {
    const batches = Array.from({ length: 20 }, (_, i) => store([i + 1], { reader: `${reader}-${i % 2}` }));
    await Promise.all(batches);
    expect((await read()).map(([position]) => position)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test('given the same message from two sockets at once, then it is stored once', async () => {
    const both = await Promise.all([store([1, 2, 3]), store([1, 2, 3])]);
    expect(both.map((stored) => stored.fresh).sort()).toEqual([0, 3]);
  });

  test('given rows older than 14 days that were taken, when they expire, then numbers and resume go on', async () => {
    await store([1, 2], { wall: 1000 });
    await taken(3);
    await store([3], { wall: 5000 });
    expect(await inbox.expire(1000 + INBOX_KEPT_MS)).toBe(0);
    expect(await inbox.expire(1001 + INBOX_KEPT_MS)).toBe(2);
    expect(await read()).toEqual([[3, 3]]);
    expect(await inbox.upTo(reader, 'b1')).toBe(3);
    expect(await inbox.upTo(reader, 'other')).toBe(0);
    expect(await store([4])).toMatchObject({ position: 4 });
  });

  test('given old rows that nobody has taken, when they expire, then they stay (twin)', async () => {
    await store([1, 2, 3], { wall: 1000 });
    expect(await inbox.expire(1001 + INBOX_KEPT_MS)).toBe(0);
    await taken(2);
    expect(await inbox.expire(1001 + INBOX_KEPT_MS)).toBe(2);
    expect(await read()).toEqual([[3, 3]]);
  });

  test('given messages, when heads are asked for, then every table has its own, also one without a message', async () => {
    const other = tableId(`${table}-empty`);
    for (const id of [table, other]) await createTableStore(database.db).add({ id, name: id, created: 0 });
    await store([1, 2, 3]);
    const heads = (await inbox.heads()).filter(({ tableId: id }) => id === table || id === other);
    expect(heads.map(({ tableId: id, head }) => [id, head]).sort()).toEqual([
      [table, 3],
      [other, 0],
    ]);
  });

  test('given a reader whose antennas are laid out anew, when read, then each message has the layout of now, or none', async () => {
    await store([1]);
    expect((await inbox.read(table, 0, 10)).map(({ layout }) => layout)).toEqual([null]);
    const readers = createReaderStore(database.db);
    await readers.add({ id: reader, tableId: table, secret: new Uint8Array(1), layout: { 1: 'board' } });
    expect((await inbox.read(table, 0, 10)).map(({ layout }) => layout)).toEqual([{ 1: 'board' }]);
    await readers.change(reader, { layout: { 1: 'muck' } });
    expect((await inbox.read(table, 0, 10)).map(({ layout }) => layout)).toEqual([{ 1: 'muck' }]);
  });
});
