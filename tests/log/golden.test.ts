// Golden logs: whatever the code becomes, a log that was written by a release folds to the state it had then.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../db/schema/handLog.ts';
import { decodeRow, encodeEntry } from '../../server/log/codec.ts';
import { LOG_VERSION } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { hashState } from '../../server/table/writer.ts';
import { goldenShow } from './goldenShow.ts';

interface Golden {
  readonly version: number;
  /** SHA-256 of the folded state (server/table/writer.ts) */
  readonly hash: string;
  readonly rows: readonly LogRow[];
}

const FOLDER = fileURLToPath(new URL('../fixtures/golden/', import.meta.url));

/** FELTCAST_GOLDEN=write records the log of a new version; one that is there is never written again. */
if (process.env['FELTCAST_GOLDEN'] === 'write' && !fs.existsSync(`${FOLDER}v${LOG_VERSION}.json`)) write();

function write(): void {
  const show = goldenShow();
  const rows = show.entries.map((entry) => ({
    ...encodeEntry(entry, { ok: true, position: entry.position }),
    tableId: entry.table,
    position: entry.position,
    inboxPosition: 0,
  }));
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(
    `${FOLDER}v${LOG_VERSION}.json`,
    `{"version":${LOG_VERSION},"hash":"${hashState(show.state)}","rows":[\n${lines}\n]}\n`,
  );
}

function read(name: string): Golden {
  return JSON.parse(fs.readFileSync(FOLDER + name, 'utf8'));
}

function fold(rows: readonly LogRow[]): TableState {
  return rows.reduce((state, row) => {
    const entry = decodeRow(row);
    if (!entry.ok) throw new Error(`${entry.error.position}: ${entry.error.reason}`);
    return foldEntry(state, entry.value);
  }, EMPTY_TABLE);
}

const names = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe.each(names)('golden log %s', (name) => {
  const golden = read(name);

  test('folds to its recorded hash', () => {
    expect(hashState(fold(golden.rows))).toBe(golden.hash);
  });

  test('holds some hands, corrections and rulings', () => {
    const kinds = new Set(golden.rows.map((row) => row.kind));
    expect([...kinds].sort()).toEqual(['abandon', 'amend', 'confirm-openings', 'hand', 'hand-left', 'session']);
    expect(new Set(golden.rows.map((row) => row.handId).filter((id) => id !== null)).size).toBeGreaterThanOrEqual(5);
    expect(golden.rows.map((row) => row.position)).toEqual(golden.rows.map((_, i) => i + 1));
  });

  test('the twin: any entry left out, or one chip more, gives another hash', () => {
    const short = golden.rows.slice(0, -1);
    expect(hashState(fold(short))).not.toBe(golden.hash);
    const text = JSON.stringify(golden.rows);
    const more: readonly LogRow[] = JSON.parse(text.replaceAll('"stack":1000', '"stack":1001'));
    expect(hashState(fold(more))).not.toBe(golden.hash);
  });
});

test('there is one for every version of the log so far', () => {
  const versions = names.map((name) => read(name).version).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: LOG_VERSION }, (_, i) => i + 1));
});
