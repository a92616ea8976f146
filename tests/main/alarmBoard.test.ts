// Alarms of the vault at one table: asked on consoles and kept for the floor until settled, again after a restart, and no
// longer once the hand has aired.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFloorInboxStore, type FloorInboxStore } from '../../db/floorInbox.ts';
import { createTableStore } from '../../db/tables.ts';
import { tableId } from '../../server/base/ids.ts';
import type { Ruling } from '../../server/engine/role.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { AlarmBoard } from '../../server/main/alarmBoard.ts';
import { AlarmRows, type InboxOfAlarms } from '../../server/main/alarmRows.ts';
import { HandStops, readStops } from '../../server/main/handStops.ts';
import type { Question } from '../../server/table/commands.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { listeningLogger } from '../support/realClock.ts';

const TABLE = tableId('main');
const HAND = '01980000-0000-7000-8000-000000000007';
const CLASH = { hand: HAND, code: 'TYPED_CLASH' } as const;
const UNTOLD = { hand: HAND, code: 'TYPED_CLASH_UNTOLD' } as const;
const TWINS = { hand: HAND, code: 'SP-6.2.2-DUPLICATE' } as const;

let database: FreshDatabase;
let floorInbox: FloorInboxStore;
let asked: Map<string, Question>;
let past: boolean;
let now: number;
let lines: readonly string[];
let stops: HandStops;
let heardStops: boolean[];
let running: boolean;
let ruled: Ruling | null;

beforeEach(async () => {
  database = await freshDatabase();
  await createTableStore(database.db).add({ id: TABLE, name: 'Main', created: 0 });
  floorInbox = createFloorInboxStore(database.db);
  asked = new Map();
  past = false;
  stops = new HandStops([]);
  heardStops = [];
  running = true;
  ruled = null;
  now = 1_000;
});
afterEach(() => database.close());

function board(store: InboxOfAlarms = floorInbox): AlarmBoard {
  const heard = listeningLogger();
  lines = heard.lines;
  return new AlarmBoard({
    ...{ table: TABLE, logger: heard.logger, now: () => now, changed: () => undefined },
    rows: new AlarmRows(store, TABLE, () => now),
    ask: (question) => asked.set(question.id, question),
    withdraw: (id) => asked.delete(id),
    handNumber: async (hand) => (hand === HAND ? 12 : 0),
    isPast: () => past,
    stops,
    stopChanged: () => heardStops.push(stops.of(HAND) !== null),
    runs: () => running,
    voided: () => ruled,
  });
}

const codes = () => [...asked.values()].map(({ code }) => code);
const open = async () => (await floorInbox.open(TABLE)).map(({ kind }) => kind);

describe('an alarm', () => {
  test('given a clash, then consoles are asked with the number of the hand, and neither they nor the floor hear a seat', async () => {
    const own = board();
    await own.raise(CLASH);
    await own.raise(CLASH);
    expect([...asked.values()]).toEqual([
      {
        ...{ id: `${HAND}|TYPED_CLASH`, code: 'TYPED_CLASH', clause: '', seat: null },
        ...{ params: { hand: 12 }, recommended: 'put-card-right' },
      },
    ]);
    expect(await floorInbox.open(TABLE)).toMatchObject([{ kind: 'TYPED_CLASH', payload: { hand: HAND } }]);
    expect(own.clashOf(HAND)).toBe('clash');
    expect(own.clashOf('another')).toBe('none');
  });

  test('given it is settled, then the question goes, the row says so, and the next clash is a row of its own', async () => {
    const own = board();
    await own.raise(CLASH);
    now = 2_000;
    await own.settle(CLASH);
    expect([codes(), await open(), own.clashOf(HAND)]).toEqual([[], [], 'none']);
    expect(await floorInbox.read(TABLE, 0, 9)).toMatchObject([
      { state: 'settled', settledBy: 'vault', settledAt: 2_000 },
    ]);
    now = 3_000;
    await own.raise(CLASH);
    expect([codes(), await open()]).toEqual([['TYPED_CLASH'], ['TYPED_CLASH']]);
    expect(await floorInbox.read(TABLE, 0, 9)).toHaveLength(2);
    await own.settle(CLASH);
    expect([codes(), await open()]).toEqual([[], []]);
  });

  test('given nothing more is told, then that is asked in its place', async () => {
    const own = board();
    await own.raise(CLASH);
    await Promise.all([own.settle(CLASH), own.raise(UNTOLD)]);
    expect([codes(), own.clashOf(HAND)]).toEqual([['TYPED_CLASH_UNTOLD'], 'untold']);
  });

  test('given one that was never raised, when it is settled, then nothing is stored or asked', async () => {
    await board().settle(CLASH);
    expect([codes(), await floorInbox.read(TABLE, 0, 9)]).toEqual([[], []]);
  });

  test('given a card that exists twice, then the floor is called and its row stays open', async () => {
    const own = board();
    await own.raise(TWINS);
    expect([...asked.values()]).toMatchObject([{ recommended: 'call-floor', seat: null }]);
    past = true;
    await own.look();
    expect([codes(), await open(), own.clashOf(HAND)]).toEqual([[TWINS.code], [TWINS.code], 'none']);
  });
});

describe('over time', () => {
  test('given a restart, then an open clash is asked again, and settled like any other', async () => {
    await board().raise(CLASH);
    await board().raise(TWINS);
    asked.clear();
    const again = board();
    await again.restore();
    expect([codes(), again.clashOf(HAND)]).toEqual([['TYPED_CLASH', TWINS.code], 'clash']);
    await again.raise(CLASH);
    expect(await open()).toEqual(['TYPED_CLASH', TWINS.code]);
    await again.settle(CLASH);
    expect([codes(), await open()]).toEqual([[TWINS.code], [TWINS.code]]);
  });

  test('given the hand has aired, then nobody is asked any longer; before that they are (twin)', async () => {
    const own = board();
    await own.raise(CLASH);
    await own.look();
    expect(codes()).toEqual(['TYPED_CLASH']);
    past = true;
    await own.look();
    expect([codes(), await open()]).toEqual([[], []]);
    expect(await floorInbox.read(TABLE, 0, 9)).toMatchObject([{ settledBy: 'aired' }]);
  });

  test('given storage that fails, then consoles hear of both all the same, and the log says so without the hand', async () => {
    const lost = () => Promise.reject(new Error('connection lost'));
    const own = board({ raise: lost, settle: lost, open: lost, ofSource: lost });
    await own.restore();
    await own.raise(CLASH);
    expect(codes()).toEqual(['TYPED_CLASH']);
    await own.settle(CLASH);
    expect(codes()).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain(HAND);
  });
});

describe('6.2.2 two cards alike', () => {
  const entry = (events: readonly object[]): LogEntry =>
    JSON.parse(JSON.stringify({ handId: HAND, actor: 'vera', events }));
  const ruling = (code: string) => ({ by: 'JUDGE', code, note: 'looked at both' });
  const voided = (code: string) => entry([{ type: 'HandVoided', ruling: ruling(code) }]);

  test('given the alarm, then the hand stands still before anything is stored or shown', async () => {
    const own = board();
    const raised = own.raise(TWINS);
    expect([stops.of(HAND), heardStops, codes()]).toEqual([{ code: TWINS.code, clause: '6.2.2' }, [true], []]);
    await raised;
    expect(own.open()).toEqual([{ ...TWINS, number: 12, position: 1, since: 1_000 }]);
  });

  test('given it could not be stored, then the hand stands still all the same and it is stored at the next look', async () => {
    let broken = true;
    const own = board({
      ...floorInbox,
      raise: (row) => (broken ? Promise.reject(new Error('lost')) : floorInbox.raise(row)),
    });
    await own.raise(TWINS);
    expect([stops.of(HAND) !== null, own.open()[0]?.position, lines.length]).toEqual([true, 0, 1]);
    broken = false;
    await own.look();
    expect([own.open()[0]?.position, await open()]).toEqual([1, [TWINS.code]]);
  });

  test('given a restart, then the stop is known before the table is, and the floor sees it', async () => {
    await board().raise(TWINS);
    stops = await readStops(floorInbox, TABLE);
    expect(stops.of(HAND)).not.toBeNull();
    const again = board();
    await again.restore();
    expect(again.open()).toMatchObject([{ code: TWINS.code, position: 1, since: 1_000 }]);
  });

  test('given a person who answers, then the answer is stored and the hand goes on', async () => {
    const own = board();
    await own.raise(TWINS);
    await own.answer(TWINS, { by: 'vera', answer: { answer: 'reject', by: 'JUDGE', note: '' } });
    expect([stops.of(HAND), codes(), await open(), heardStops]).toEqual([null, [], [], [true, false]]);
    expect(await floorInbox.read(TABLE, 0, 9)).toMatchObject([
      { settledBy: 'vera', payload: { hand: HAND, answer: 'reject', by: 'JUDGE' } },
    ]);
  });

  test('given the answer cannot be stored, then it is refused and the hand stays where it is', async () => {
    const own = board({ ...floorInbox, settle: () => Promise.reject(new Error('lost')) });
    await own.raise(TWINS);
    await expect(own.answer(TWINS, { by: 'vera' })).rejects.toThrow();
    expect([stops.of(HAND) !== null, codes()]).toEqual([true, [TWINS.code]]);
  });

  test('given the hand is made void for it, then that settles it; taken back, it stands still again', async () => {
    const own = board();
    await own.raise(TWINS);
    own.played([voided('HR-FLOOR')]);
    await own.idle();
    expect(stops.of(HAND)).not.toBeNull();
    makeVoid();
    own.played([voided('SP-6.2.2-VOID')]);
    await own.idle();
    expect([stops.of(HAND), await open()]).toEqual([null, []]);
    playAgain();
    own.played([entry([{ type: 'HandAmended', edits: [], steps: [] }])]);
    await own.idle();
    expect([stops.of(HAND) !== null, await open()]).toEqual([true, [TWINS.code]]);
  });

  test.each(['confirm', 'stands'])(
    'given the answer %s, when the vault says it again after a restart, then nobody is asked; taken back, it stands still',
    async (answer) => {
      const own = board();
      await own.raise(TWINS);
      running = false;
      await own.answer(TWINS, { by: 'vera', answer: { answer, by: 'JUDGE', note: '' } });
      stops = await readStops(floorInbox, TABLE);
      const again = board();
      await again.restore();
      await again.raise(TWINS);
      expect([stops.of(HAND), codes(), await open(), again.open()]).toEqual([null, [], [], []]);
      playAgain();
      again.played([entry([{ type: 'HandAmended', edits: [], steps: [] }])]);
      await again.idle();
      expect([stops.of(HAND) !== null, codes(), await open()]).toEqual([true, [TWINS.code], [TWINS.code]]);
    },
  );

  test('given a server that died behind the void hand, then its row is settled as it was ruled', async () => {
    await board().raise(TWINS);
    makeVoid();
    stops = await readStops(floorInbox, TABLE);
    const again = board();
    await again.restore();
    await again.raise(TWINS);
    expect([stops.of(HAND), await open(), codes(), again.open()]).toEqual([null, [], [], []]);
    expect(await floorInbox.read(TABLE, 0, 9)).toMatchObject([
      { payload: { answer: 'confirm', by: 'JUDGE', note: 'looked at both' } },
    ]);
  });

  test('given storage that does not answer at the start, then the floor sees the stop at the next look', async () => {
    await board().raise(TWINS);
    let broken = true;
    stops = await readStops(floorInbox, TABLE);
    const again = board({
      ...floorInbox,
      open: (table) => (broken ? Promise.reject(new Error('lost')) : floorInbox.open(table)),
    });
    await again.restore();
    expect([stops.of(HAND) !== null, again.open()]).toEqual([true, []]);
    broken = false;
    await again.look();
    expect(again.open()).toMatchObject([{ code: TWINS.code, position: 1 }]);
  });

  function makeVoid(): void {
    running = false;
    ruled = { by: 'JUDGE', code: 'SP-6.2.2-VOID', note: 'looked at both' };
  }

  function playAgain(): void {
    running = true;
    ruled = null;
    now = 5_000;
  }
});
