// A database of its own for a test file, copied from the migrated template.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { databaseUrl, execute } from './postgres.ts';
import { realClock, silent } from './realClock.ts';

export type FreshDatabase = OpenDatabase & {
  readonly url: string;
  /** A second connection pool to the same database, as another process would have. */
  openAgain(): Promise<OpenDatabase>;
};

/** Close it in afterAll: that also drops it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('pgUrl');
  const name = `feltcast_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name} template ${inject('pgTemplate')} strategy file_copy`);
  const url = databaseUrl(server, name);
  const open = await openTest(url);
  return {
    ...open,
    url,
    openAgain: () => openTest(url),
    async close() {
      await open.close();
      await execute(server, `drop database if exists ${name} with (force)`);
    },
  };
}

function openTest(databaseUrl: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl, dataDir: '', clock: realClock, logger: silent, poolSize: 4 });
}
