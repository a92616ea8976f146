// The record of rulings as it is kept up: read once from the log, whole or not at all, with the floor's answers to alarms in their
// place.
import { beforeEach, describe, expect, it } from 'vitest';
import type { FloorRow } from '../../db/floorInbox.ts';
import type { LogRow } from '../../db/schema/handLog.ts';
import { tableId } from '../../server/base/ids.ts';
import { encodeEntry } from '../../server/log/codec.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { RulingHistory } from '../../server/main/rulingHistory.ts';
import { give, HAND, type Show } from '../console/show.ts';
import { started } from '../floor/floorTable.ts';

const TABLE = tableId('main');
const VOID = { by: 'JUDGE', code: 'HR-FLOOR', note: '' } as const;

let rows: LogRow[] = [];
let inbox: FloorRow[] = [];
let failing = false;
let asked: string[][] = [];
let reads = 0;
let history: RulingHistory;

beforeEach(() => {
  [rows, inbox, failing, asked, reads] = [[], [], false, [], 0];
  history = new RulingHistory({
    table: TABLE,
    log: {
      async read(_table, after) {
        reads += 1;
        // storage breaks off behind the first page
        if (failing && after > 0) throw new Error('storage is gone');
        return rows.filter(({ position }) => position > after).slice(0, 500);
      },
    },
    floorInbox: { read: async (_table, after) => inbox.filter(({ position }) => position > after) },
    names: {
      async learn(actors) {
        asked.push([...actors]);
      },
      of: (actor) => (actor === 'vera' ? 'Vera' : actor),
    },
  });
});

function rowOf(entry: LogEntry): LogRow {
  const { table, position } = entry;
  return { ...encodeEntry(entry, { ok: true, position }), tableId: table, position, inboxPosition: 0 };
}

/** A hand and a void, then as many counts of a stack between hands as it takes. */
function ruled(counts: number): Show {
  let show = give(started(), { do: 'voidHand', hand: HAND, ruling: VOID }, 'vera');
  for (let i = 0; i < counts; i += 1)
    show = give(show, { do: 'changeDeck', reason: 'defect', deck: null, by: 'JUDGE' }, 'vera');
  return show;
}

function stored({ entries }: Show): void {
  rows = entries.map(rowOf);
}

function answer(position: number, patch: Partial<FloorRow> = {}): FloorRow {
  return {
    ...{ tableId: TABLE, position, sourceId: `twins ${position}`, recorded: 0, kind: 'SP-6.2.2-DUPLICATE' },
    payload: { hand: HAND, answer: 'reject', by: 'JUDGE', note: 'a wrong tag' },
    ...{ state: 'settled', settledBy: 'vera', settledAt: 0 },
    ...patch,
  };
}

describe('the record', () => {
  it('given rulings in the log, then they stand there with names, which are learnt at once', async () => {
    stored(ruled(2));
    const { lines } = await history.page(null);
    expect(lines.map(({ what, recordedBy }) => [what, recordedBy])).toEqual([
      ['deck-changed', 'Vera'],
      ['deck-changed', 'Vera'],
      ['void', 'Vera'],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('given storage that fails while the log is read, then nothing is kept of it and the next look reads all', async () => {
    stored(ruled(600));
    failing = true;
    await expect(history.page(null)).rejects.toThrow('storage is gone');
    failing = false;
    const [, count] = await history.last(5);
    expect(count).toBe(601);
  });

  it('given entries that come while the log is read, then each is there once', async () => {
    const show = ruled(3);
    rows = show.entries.slice(0, -1).map(rowOf);
    const reading = history.last(5);
    history.add(show.entries.slice(-2));
    await reading;
    expect((await history.last(5))[1]).toBe(4);
    history.add(show.entries.slice(-2));
    expect((await history.last(5))[1]).toBe(4);
    expect(reads).toBe(1);
  });
});

describe('answers to alarms', () => {
  it('given an alarm that was rejected, then its line stands between the rulings before and after it', async () => {
    const show = ruled(2);
    stored(show);
    const times = show.entries.slice(-2).map(({ recorded }) => recorded);
    inbox = [answer(1, { settledAt: (times[0] ?? 0) + 1 })];
    const { lines } = await history.page(null);
    expect(lines.map(({ what }) => what)).toEqual(['deck-changed', 'alarm-rejected', 'deck-changed', 'void']);
    expect(lines[1]).toMatchObject({ number: 1, show: 1, recordedBy: 'Vera', note: 'a wrong tag', clause: '6.2.2' });
  });

  it('given more than a page, then an old answer stands on the page of its time', async () => {
    stored(ruled(150));
    inbox = [answer(1)];
    const newest = await history.page(null);
    expect(newest.lines.map(({ what }) => what)).not.toContain('alarm-rejected');
    const rest = await history.page(newest.older);
    expect(rest.lines.at(-1)).toMatchObject({ what: 'alarm-rejected' });
    expect(newest.lines.length + rest.lines.length).toBe(152);
  });

  it('given an answer in a show that is over, then it is not one of the present show', async () => {
    const show = give(give(ruled(0), { do: 'endShow' }), { do: 'newShow', stacks: 'keep' });
    stored(show);
    inbox = [answer(1, { settledAt: 1 })];
    expect((await history.last(5))[1]).toBe(0);
    expect((await history.page(null)).lines.map(({ show: of }) => of)).toEqual([1, 1]);
  });

  it('given an answer after somebody has looked, then it counts as soon as it is said', async () => {
    stored(ruled(1));
    expect((await history.last(5))[1]).toBe(2);
    inbox = [answer(1)];
    expect((await history.last(5))[1]).toBe(2);
    await history.answered();
    expect((await history.last(5))[1]).toBe(3);
  });

  it.each([
    ['an alarm that is open', { state: 'open', settledAt: null, settledBy: null, payload: { hand: HAND } }],
    ['one that settled itself', { settledBy: 'vault', payload: { hand: HAND } }],
    ['one that made the hand void', { payload: { hand: HAND, answer: 'confirm', by: 'JUDGE', note: '' } }],
    ['another alarm', { kind: 'TYPED_CLASH' }],
  ])('given %s, then there is no line (twin)', async (_what, patch) => {
    inbox = [answer(1, patch)];
    expect((await history.page(null)).lines).toEqual([]);
  });
});
