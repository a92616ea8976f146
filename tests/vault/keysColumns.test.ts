// Every column that could hold bytes or documents, with what may stand in it. A new one needs a word here first: what is not
// named as sealed must not hold a card that lies face down, a tag or the map between them.
import { getTableConfig, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as access from '../../db/schema/access.ts';
import * as audit from '../../db/schema/audit.ts';
import { bytea } from '../../db/schema/columns.ts';
import * as floor from '../../db/schema/floor.ts';
import * as handLog from '../../db/schema/handLog.ts';
import * as judge from '../../db/schema/judge.ts';
import * as readers from '../../db/schema/readers.ts';
import * as show from '../../db/schema/show.ts';
import * as tables from '../../db/schema/tables.ts';
import * as vault from '../../db/schema/vault.ts';
import { projectFiles } from '../architecture/projectFiles.ts';
import { query } from '../support/keysCommand.ts';
import { Pipeline } from '../support/pipeline.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SCHEMA = { access, audit, floor, handLog, judge, readers, show, tables, vault };

/** `sealed`: authenticated ciphertext. `code`: a keyed hash or a hash of random bytes. `open`: nothing secret, or already seen. */
const COLUMNS: Readonly<Record<string, 'sealed' | 'code' | 'open'>> = {
  'audit.detail': 'open',
  'audit.hash': 'code',
  'audit.prev_hash': 'code',
  'canvases.config': 'open',
  'card_log.sealed': 'sealed',
  'checkpoints.sealed': 'sealed',
  'commitments.commitment': 'code',
  'commitments.sealed': 'sealed',
  'deck_cards.sealed': 'sealed',
  'deck_cards.tag_mac': 'code',
  'decks.detail': 'open',
  'floor_inbox.payload': 'open',
  'hand_keys.wrapped': 'sealed',
  'hand_log.events': 'open',
  'hand_log.input': 'open',
  'hand_log.reply': 'open',
  'inbox_offsets.detail': 'open',
  // facts of a step; what was written in words is sealed inside it
  'judge_case_steps.event': 'open',
  // with the cards that an audience has seen
  'opened_commitments.salt': 'open',
  'playout.state': 'open',
  'reader_inbox.sealed': 'sealed',
  'readers.layout': 'open',
  'readers.secret': 'sealed',
  'release_state.state': 'open',
  'seatings.detail': 'open',
  'settings.value': 'open',
  'snapshots.state': 'open',
  'tables.config': 'open',
  'tokens.hash': 'code',
  // drafts of decks and the key of judges' notes; the check value is a keyed hash
  'vault_meta.value': 'sealed',
};
const OPAQUE = ['bytea', 'jsonb', 'json'];

/** Format byte, nonce, tag. */
function isSealed(column: string): string {
  return `length(${column}) >= 29 and get_byte(${column}, 0) = 1`;
}

/** Tables, by the files they stand in. */
function columnsOf(files: Readonly<Record<string, object>>): readonly string[] {
  const found = Object.values(files).flatMap((file) => Object.values(file).filter((one) => one instanceof PgTable));
  return found.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.filter((column) => OPAQUE.includes(column.getSQLType())).map((column) => `${name}.${column.name}`);
  });
}

describe('columns of bytes and documents', () => {
  test('given the schema, then each has a word, and no word is of a column that is gone', () => {
    expect([...columnsOf(SCHEMA)].sort()).toEqual(Object.keys(COLUMNS).sort());
  });

  test('given a file of the schema, then it is read here', () => {
    const files = projectFiles().flatMap((file) => /^db\/schema\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
    expect(files.filter((file) => file !== 'columns').sort()).toEqual(Object.keys(SCHEMA).sort());
  });

  test('given a schema with one column more, then it is found (twin)', () => {
    const sly = { sly: pgTable('sly', { id: text('id'), peek: bytea('peek') }) };
    expect(columnsOf({ ...SCHEMA, sly }).filter((column) => !(column in COLUMNS))).toEqual(['sly.peek']);
  });
});

describe('a house in the middle of a hand', () => {
  const SEATS = 4;
  const WORLD = makeWorlds('columns', placesOf(SEATS)).a;
  const SEALED = Object.keys(COLUMNS).filter((column) => COLUMNS[column] === 'sealed');
  let pipeline: Pipeline;
  beforeAll(async () => {
    pipeline = await Pipeline.start({ seed: 'columns', world: WORLD, seats: SEATS });
    const played = new Show(pipeline, { seed: 'columns', seats: SEATS, world: WORLD });
    await played.prepare(CANVASES.filter(({ name }) => name === 'venue'));
    await played.showdown();
    await played.runOut();
  }, 90_000);
  afterAll(() => pipeline.close());

  test.each(SEALED)('given the rows of %s, then each value has the shape of ciphertext', async (full) => {
    const [table, column] = full.split('.');
    const own = table === 'vault_meta' ? `key <> 'key-check'` : `${column} is not null`;
    const [row] = await query<{ all: number; sealed: number }>(
      pipeline.database.url,
      `select count(*)::int as all, count(*) filter (where ${isSealed(`${column}`)})::int as sealed from ${table} where ${own}`,
    );
    expect([full, row?.all ?? 0]).not.toEqual([full, 0]);
    expect(row?.sealed).toBe(row?.all);
  });

  test('given a row in clear, then it is found (twin)', async () => {
    const count = `select count(*)::int as n from reader_inbox where not (${isSealed('sealed')})`;
    await query(
      pipeline.database.url,
      `update reader_inbox set sealed = '{"tag":"15693:E004"}' where id = (select max(id) from reader_inbox)`,
    );
    expect(await query(pipeline.database.url, count)).toEqual([{ n: 1 }]);
  });
});
