// Every row that is sealed under a key of the server, given out to be sealed anew inside one transaction. Opens nothing.
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { rewriteTable } from './rewrite.ts';
import { checkpoints } from './schema/handLog.ts';
import { readerInbox, readers } from './schema/readers.ts';
import { deckCards, handKeys, vaultMeta } from './schema/vault.ts';

export type HandKeyRow = typeof handKeys.$inferSelect;
export type DeckCardRow = typeof deckCards.$inferSelect;
export type MetaRow = typeof vaultMeta.$inferSelect;
export type InboxBytes = Pick<typeof readerInbox.$inferSelect, 'id' | 'reader' | 'boot' | 'seq' | 'sealed'>;

/** What becomes of a row's bytes; null: it stays as it is. */
export type Anew<Row> = (row: Row) => Uint8Array | null;

const BATCH = 1_000;

/** Nobody reads or writes what the vault keeps of keys until the end of the transaction: a start waits. */
export async function lockVault(db: Executor): Promise<void> {
  await db.execute(sql`lock table ${vaultMeta} in access exclusive mode`);
}

/** Names that other processes of this product gave their connections; `pid` is this one's. */
export async function othersConnected(db: Executor, pid: number): Promise<readonly string[]> {
  const own = `feltcast % pid ${pid} on %`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'feltcast%' and application_name not like ${own}
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Tables whose writer's lease has not run out. */
export async function servedTables(db: Executor): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select table_id as id from table_owner where until > clock_timestamp() order by 1`,
  );
  return rows.map(({ id }) => id);
}

export const allHandKeys = (db: Executor): Promise<readonly HandKeyRow[]> =>
  db.select().from(handKeys).orderBy(asc(handKeys.tableId), asc(handKeys.handId));

export async function changeHandKeys(db: Executor, anew: Anew<HandKeyRow & { wrapped: Uint8Array }>): Promise<number> {
  let changed = 0;
  for (const row of await db.select().from(handKeys).where(isNotNull(handKeys.wrapped))) {
    const wrapped = row.wrapped === null ? null : anew({ ...row, wrapped: row.wrapped });
    if (wrapped === null) continue;
    const { tableId, handId } = row;
    await db
      .update(handKeys)
      .set({ wrapped })
      .where(and(eq(handKeys.tableId, tableId), eq(handKeys.handId, handId)));
    changed += 1;
  }
  return changed;
}

/** Both columns at once, since the tag's code is made with a key as well. */
export async function changeDeckCards(
  db: Executor,
  anew: (row: DeckCardRow) => Pick<DeckCardRow, 'tagMac' | 'sealed'> | null,
): Promise<number> {
  let changed = 0;
  for (const row of await db.select().from(deckCards)) {
    const next = anew(row);
    if (next === null) continue;
    await db
      .update(deckCards)
      .set(next)
      .where(and(eq(deckCards.deckId, row.deckId), eq(deckCards.tagMac, row.tagMac)));
    changed += 1;
  }
  return changed;
}

export async function changeMeta(db: Executor, anew: Anew<MetaRow>): Promise<number> {
  let changed = 0;
  for (const row of await db.select().from(vaultMeta)) {
    const value = anew(row);
    if (value === null) continue;
    await db.update(vaultMeta).set({ value }).where(eq(vaultMeta.key, row.key));
    changed += 1;
  }
  return changed;
}

export async function changeReaderSecrets(
  db: Executor,
  anew: Anew<{ readonly id: string; readonly secret: Uint8Array }>,
): Promise<number> {
  let changed = 0;
  for (const row of await db.select({ id: readers.id, secret: readers.secret }).from(readers)) {
    const secret = anew(row);
    if (secret === null) continue;
    await db.update(readers).set({ secret }).where(eq(readers.id, row.id));
    changed += 1;
  }
  return changed;
}

export async function changeCheckpoints(db: Executor, anew: Anew<typeof checkpoints.$inferSelect>): Promise<number> {
  let changed = 0;
  for (const row of await db.select().from(checkpoints)) {
    const sealed = anew(row);
    if (sealed === null) continue;
    await db.update(checkpoints).set({ sealed }).where(eq(checkpoints.tableId, row.tableId));
    changed += 1;
  }
  return changed;
}

/** In batches, since this is the one table that grows with every scan; `batch` hears how many are done. */
export async function changeInbox(
  db: Executor,
  { anew, batch }: { readonly anew: Anew<InboxBytes>; readonly batch: (done: number) => void },
): Promise<number> {
  let changed = 0;
  for (let last = 0; ; ) {
    const rows = await inboxAfter(db, last);
    if (rows.length === 0) return changed;
    const next = rows.flatMap((row) => {
      const sealed = anew(row);
      return sealed === null ? [] : [{ id: row.id, sealed: Buffer.from(sealed) }];
    });
    const ids = next.map(({ id }) => id);
    const sealed = next.map((row) => row.sealed);
    await db.execute(sql`
      update ${readerInbox} r set sealed = given.sealed
      from unnest(${sql.param(ids)}::bigint[], ${sql.param(sealed)}::bytea[]) as given (id, sealed)
      where r.id = given.id`);
    last = rows.at(-1)?.id ?? last;
    changed += next.length;
    batch(changed);
  }
}

function inboxAfter(db: Executor, after: number): Promise<InboxBytes[]> {
  const { id, reader, boot, seq, sealed } = readerInbox;
  return db
    .select({ id, reader, boot, seq, sealed })
    .from(readerInbox)
    .where(gt(readerInbox.id, after))
    .orderBy(asc(id))
    .limit(BATCH);
}

/** Old versions of rows leave the files. Each table stands still for it. */
export async function rewriteSealedTables(db: Executor): Promise<void> {
  const sealed = [handKeys.wrapped, deckCards.sealed, vaultMeta.value, readers.secret, readerInbox.sealed];
  for (const column of [...sealed, checkpoints.sealed]) await rewriteTable(db, column);
}
