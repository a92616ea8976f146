// Writes a table anew, so that old versions of its rows leave the files of the database.
import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';
import { asFailure, DatabaseFailure } from './failure.ts';

const TRIES = 10;
const EVERY_MS = 50;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waits half a second for those who use the table, without a place in the queue for its lock: everybody would queue behind it.
 * Rejects if the table was not free in that time.
 */
export async function rewriteTable(db: Executor, sealed: PgColumn): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeAnew(db, sealed);
    } catch (error) {
      if (tries === TRIES || !isTaken(error)) throw error;
    }
    await db.execute(sql`select pg_sleep(${EVERY_MS / 1_000})`);
  }
}

/** VACUUM FULL would carry along what a snapshot of somebody else may still need; a changed column leaves it behind. */
async function writeAnew(db: Executor, sealed: PgColumn): Promise<void> {
  const [table, column] = [sql.identifier(getTableName(sealed.table)), sql.identifier(sealed.name)];
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${table} in access exclusive mode nowait`);
    await transaction.execute(sql`alter table ${table} alter column ${column} type bytea using ${column} || ''::bytea`);
  });
}

function isTaken(error: unknown): boolean {
  const failure = asFailure(error, 'rewrite');
  return failure instanceof DatabaseFailure && failure.code === LOCK_NOT_AVAILABLE;
}
