// The server that one world of a check is played on, and how one of our own is started: a temporary folder, a database in
// it, a key beside it. Ends with everything it made.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { TableId } from '../../base/ids.ts';
import type { CommandIo } from '../command.ts';
import { startServerProcess } from '../demo/serverProcess.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';
import { auditOf } from './auditRows.ts';
import { exportsOf } from './exports.ts';
import { type Furnished, furnishLeakcheck } from './furnish.ts';
import { LEAK_TABLE } from './tableName.ts';
import type { LeakWorld } from './worlds.ts';

export interface LeakServer extends Furnished {
  /** http://host:port */
  readonly address: string;
  readonly table: TableId;
  /** lines of its log that have come since the last call; null: they are out of reach */
  readonly log: (() => readonly string[]) | null;
  /** what the command line gives out afterwards, line by line */
  exports(): Promise<readonly string[]>;
  /** rows of its audit log */
  audit(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export type StartLeakServer = (world: LeakWorld) => Promise<LeakServer>;

export type Env = Readonly<Record<string, string | undefined>>;

/** What runs a server over a furnished database. */
export interface Launched {
  readonly address: string;
  log(): readonly string[];
  stop(): Promise<void>;
}

/** Furnishes the database that `env` names and runs a server over it by `launch`. */
export async function startFurnished(world: LeakWorld, env: Env, launch: () => Promise<Launched>): Promise<LeakServer> {
  const silent = { json: false, env, out: () => undefined, err: () => undefined, report: () => undefined };
  const made = await inDatabase(silent, (house) => furnishLeakcheck(house, LEAK_TABLE, world));
  const server = await launch();
  const given = { exports: () => exportsOf(env, LEAK_TABLE), audit: () => auditOf(env, LEAK_TABLE) };
  return { ...made, ...server, ...given, table: LEAK_TABLE };
}

/** What `work` comes to; throws when the database cannot be opened, which has been said by then. */
export async function inDatabase<T>(io: CommandIo, work: (house: CommandHouse) => Promise<T>): Promise<T> {
  const done: { readonly made: T }[] = [];
  await withDatabase(io, undefined, async (house) => {
    done.push({ made: await work(house) });
    return 0;
  });
  const [first] = done;
  if (first === undefined) throw new Error('the database could not be opened');
  return first.made;
}

/** The built server as a process of its own. */
export function ownServer(program: readonly string[], clock: Clock, env: Env): StartLeakServer {
  return async (world) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-leakcheck-'));
    fs.chmodSync(root, 0o755); // an administrator's database runs under another account, which must get in here
    const folder = {
      data: path.join(root, 'data'),
      key: path.join(root, 'key', 'vault.key'),
      log: path.join(root, 'log'),
    };
    fs.mkdirSync(folder.data);
    fs.mkdirSync(path.dirname(folder.key));
    const own = { ...env, DATABASE_URL: '', DATA_DIR: folder.data, VAULT_KEY_FILE: folder.key };
    const remove = (): void => fs.rmSync(root, { recursive: true, force: true });
    const launch = async (): Promise<Launched> => {
      const server = await startServerProcess({ program, folder, host: '127.0.0.1', port: 0, clock });
      return {
        address: server.address,
        log: linesOf(folder.log),
        async stop() {
          await server.stop();
          remove();
        },
      };
    };
    return startFurnished(world, own, launch).catch((error: unknown) => {
      remove();
      throw error;
    });
  };
}

/** Whole lines of a file that have come since the last call. */
function linesOf(file: string): () => readonly string[] {
  let read = 0;
  return () => {
    const text = fs.readFileSync(file, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const lines = text.slice(read, end).split('\n');
    read = end;
    return lines.filter((line) => line !== '');
  };
}
