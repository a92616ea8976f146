// Golden logs: whatever the code becomes, a log that was written by a release folds to the state it had then.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../db/schema/handLog.ts';
import { canonicalJson } from '../../server/base/canonicalJson.ts';
import { decodeRow, encodeEntry } from '../../server/log/codec.ts';
import { LOG_VERSION } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { hashState } from '../../server/table/writer.ts';
import type { Script } from '../release/script.ts';
import { goldenRulings } from './goldenRulings.ts';
import { goldenShow } from './goldenShow.ts';
import { asThen, GROWN } from './grown.ts';

interface Golden {
  readonly version: number;
  /** SHA-256 of the folded state (server/table/writer.ts) */
  readonly hash: string;
  readonly rows: readonly LogRow[];
}

const FOLDER = fileURLToPath(new URL('../fixtures/golden/', import.meta.url));

/** FELTCAST_GOLDEN=write records a show whose log is not there yet; one that is there is never written again. */
const SHOWS: Readonly<Record<string, () => Script>> = { 'v1.json': goldenShow, 'v1-rulings.json': goldenRulings };
if (process.env['FELTCAST_GOLDEN'] === 'write')
  for (const [name, show] of Object.entries(SHOWS)) if (!fs.existsSync(FOLDER + name)) write(name, show());

function write(name: string, show: Script): void {
  const rows = show.entries.map((entry) => ({
    ...encodeEntry(entry, { ok: true, position: entry.position }),
    tableId: entry.table,
    position: entry.position,
    inboxPosition: 0,
  }));
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.writeFileSync(
    FOLDER + name,
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

/** As its release hashed it (server/table/writer.ts), which knew none of these fields. */
function hashThen(state: TableState, grown: readonly string[]): string {
  return createHash('sha256')
    .update(canonicalJson(asThen(state, grown)))
    .digest('hex');
}

const names = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe.each(names)('golden log %s', (name) => {
  const golden = read(name);

  const grown = GROWN[name] ?? [];

  test('folds to its recorded hash', () => {
    expect(hashThen(fold(golden.rows), grown)).toBe(golden.hash);
  });

  test('the twin: each field that is said to be new is one', () => {
    for (const path of grown) {
      const others = grown.filter((other) => other !== path);
      expect(hashThen(fold(golden.rows), others), path).not.toBe(golden.hash);
    }
    expect(() => asThen(fold(golden.rows), ['session.nothing'])).toThrow('no such field');
  });

  test('holds some hands, without a gap', () => {
    expect(new Set(golden.rows.map((row) => row.handId).filter((id) => id !== null)).size).toBeGreaterThanOrEqual(5);
    expect(golden.rows.map((row) => row.position)).toEqual(golden.rows.map((_, i) => i + 1));
  });

  test('the twin: any entry left out, or one chip more, gives another hash', () => {
    const short = golden.rows.slice(0, -1);
    expect(hashThen(fold(short), grown)).not.toBe(golden.hash);
    const text = JSON.stringify(golden.rows);
    const more: readonly LogRow[] = JSON.parse(text.replaceAll('"stack":1000', '"stack":1001'));
    expect(hashThen(fold(more), grown)).not.toBe(golden.hash);
  });
});

test('together they hold every kind of entry that tables write, but for cards typed into hands that are over', () => {
  const kinds = new Set(names.flatMap((name) => read(name).rows.map((row) => row.kind)));
  expect([...kinds].sort()).toEqual([
    'abandon',
    'amend',
    'catch-up',
    'confirm-openings',
    'hand',
    'hand-left',
    'reveal',
    'session',
  ]);
});

test('there is one for every version of the log so far', () => {
  const versions = new Set(names.map((name) => read(name).version));
  expect([...versions].sort((a, b) => a - b)).toEqual(Array.from({ length: LOG_VERSION }, (_, i) => i + 1));
});
