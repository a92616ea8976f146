// Entries to rows and back, through the real database; what does not decode says where and why.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandLogStore } from '../../db/handLog.ts';
import type { LogRow } from '../../db/schema/handLog.ts';
import { createTableOwnerStore } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { clientId, tableId } from '../../server/base/ids.ts';
import { handId } from '../../server/engine/ids.ts';
import { decodeRow, encodeEntry } from '../../server/log/codec.ts';
import { LOG_VERSION, type LogEntry, type LogEvent, type LogInput } from '../../server/log/entry.ts';
import { readLog } from '../../server/log/logStream.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { EVENTS, HAND_COMMANDS, INPUTS, SESSION_COMMANDS } from './samples.ts';

const main = tableId('main');
const inputs: readonly LogInput[] = [
  ...Object.values(INPUTS),
  ...Object.values(HAND_COMMANDS).map((command): LogInput => ({ type: 'hand', command })),
  ...Object.values(SESSION_COMMANDS).map((command): LogInput => ({ type: 'session', command })),
];
const events: readonly LogEvent[] = Object.values(EVENTS);

function entry(position: number, input: LogInput, holds: readonly LogEvent[]): LogEntry {
  return {
    table: main,
    position,
    version: LOG_VERSION,
    recorded: 1_000 * position,
    happened: 1_000 * position - 7,
    actor: 'maria',
    clientId: clientId(`c${position}`),
    handId: position % 2 === 0 ? null : handId('01980000-0000-7000-8000-000000000001'),
    typed: position % 3 === 0,
    input,
    events: holds,
  };
}

const entries = [
  ...inputs.map((input, i) => entry(i + 1, input, [])),
  ...events.map((event, i) => entry(inputs.length + i + 1, INPUTS.abandon, [event, event])),
];

function rowOf(given: LogEntry, over: Partial<LogRow> = {}): LogRow {
  const stored = {
    ...encodeEntry(given, { ok: true }),
    tableId: given.table,
    position: given.position,
    inboxPosition: 0,
  };
  return { ...JSON.parse(JSON.stringify(stored)), ...over };
}

const sample = entry(41, INPUTS.hand, [EVENTS.ActionTaken]);

describe('round trip', () => {
  test.each(
    entries.map(
      (given) =>
        [`${given.input.type} ${given.events[0]?.type ?? JSON.stringify(given.input).slice(0, 60)}`, given] as const,
    ),
  )('given %s, then it comes back as it was', (_title, given) => {
    expect(decodeRow(rowOf(given))).toEqual({ ok: true, value: given });
  });

  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  test('given all of them in the database, then the log reads as it was written, page by page', async () => {
    await createTableStore(database.db).add({ id: main, name: 'Main', created: 0 });
    const owned = await createTableOwnerStore(database.db).acquire({
      tableId: main,
      node: 'n',
      leaseMs: 60_000,
      takeOver: true,
    });
    if (!owned.ok) throw new Error(owned.error);
    const log = createHandLogStore(database.db);
    const many = Array.from({ length: 1_203 }, (_, i) =>
      entry(i + 1, inputs[i % inputs.length] ?? INPUTS.abandon, events.slice(i % events.length)),
    );
    for (let from = 0; from < many.length; from += 300) {
      const part = many.slice(from, from + 300).map((given) => encodeEntry(given, null));
      expect((await log.append({ ...owned.value, after: from, entries: part })).ok).toBe(true);
    }
    const read: LogEntry[] = [];
    expect(await readLog(log, { table: main, after: 0 }, (given) => read.push(given))).toEqual({
      ok: true,
      value: many.length,
    });
    expect(read).toEqual(many);
    const tail: LogEntry[] = [];
    await readLog(log, { table: main, after: 1_200 }, (given) => tail.push(given));
    expect(tail.map((given) => given.position)).toEqual([1_201, 1_202, 1_203]);
  });
});

describe('what does not decode', () => {
  test.each<readonly [string, Partial<LogRow>, string]>([
    ['is of a newer version', { version: LOG_VERSION + 1 }, `written by a newer version (${LOG_VERSION + 1})`],
    ['is of a version nobody knows the way from', { version: 0 }, 'no way from version 0 to 1'],
    ['has no input', { input: null }, 'malformed at input'],
    ['has an input of an unknown type', { input: { type: 'guess', typed: true } }, 'malformed at input.type'],
    ['does not say who entered it', { input: { type: 'abandon' } }, 'malformed at input.typed'],
    ['has events that are none', { events: {} }, 'malformed at events'],
    ['has an event without a type', { events: [{ type: 'DealCompleted' }, { seat: 1 }] }, 'malformed at events.1.type'],
  ])('given a row that %s, then position and reason are named, and no value', (_title, over, reason) => {
    expect(decodeRow(rowOf(sample, over))).toEqual({ ok: false, error: { position: 41, reason } });
  });

  test('given a log with a bad row, then reading stops there and says so', async () => {
    const rows = [1, 2, 3].map((position) =>
      rowOf(entry(position, INPUTS.abandon, []), position === 2 ? { version: 9 } : {}),
    );
    const seen: number[] = [];
    const read = await readLog({ read: async () => rows }, { table: main, after: 0 }, ({ position }) =>
      seen.push(position),
    );
    expect(read).toEqual({ ok: false, error: { position: 2, reason: 'written by a newer version (9)' } });
    expect(seen).toEqual([1]);
  });
});

describe('older versions', () => {
  const upcasts = {
    1: ({ input, events: old }: { readonly input: unknown; readonly events: unknown }) => ({
      input,
      events: Array.isArray(old) ? [...old, { type: 'DealCompleted' }] : old,
    }),
    2: ({ events: old }: { readonly input: unknown; readonly events: unknown }) => ({
      input: { type: 'abandon', typed: true },
      events: old,
    }),
  };

  test('given two steps up, then both are taken, in order', () => {
    const read = decodeRow(rowOf(sample), { upcasts, version: 3 });
    expect(read).toMatchObject({
      ok: true,
      value: { input: { type: 'abandon' }, typed: true, events: [EVENTS.ActionTaken, EVENTS.DealCompleted] },
    });
  });

  test('given a step that fails, then position and step are named, and no value', () => {
    const broken = {
      1: () => {
        throw new Error('Ah at seat 3');
      },
    };
    expect(decodeRow(rowOf(sample), { upcasts: broken, version: 2 })).toEqual({
      ok: false,
      error: { position: 41, reason: 'does not go from version 1 to 2' },
    });
  });
});
