// A dump of a test's database, and the database put back to it: copies made by PostgreSQL itself, whole and at one moment.
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { execute } from './postgres.ts';

export interface Backup {
  /** Whatever was written since is gone. Nobody may be at work in the database. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

export async function backUp(url: string): Promise<Backup> {
  const server = inject('pgUrl');
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_${randomBytes(4).toString('hex')}`;
  const make = async (to: string, from: string): Promise<void> => {
    // idle connections of the test's own pools
    await execute(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`);
    await execute(server, `create database ${to} template ${from} strategy file_copy`);
  };
  await make(copy, name);
  return {
    async restore() {
      await execute(server, `drop database ${name} with (force)`);
      await make(name, copy);
    },
    remove: () => execute(server, `drop database if exists ${copy} with (force)`),
  };
}
