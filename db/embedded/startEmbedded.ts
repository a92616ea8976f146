// Starts the private PostgreSQL of a data folder, or adopts the one that is running there already.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Clock } from '../../server/base/clock.ts';
import type { Logger } from '../../server/base/logger.ts';
import { StartError } from '../startError.ts';
import { type Account, reachableBinaries, reachableCluster, unprivilegedAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster, checkDataFolder, clusterExists, clusterPassword, makeCluster } from './cluster.ts';
import { answers, freePort, isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { startWatchdog } from './watchdog.ts';

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Tried first, so that a restarted database is found where it was. */
  readonly port?: number;
  readonly deadlineMs?: number;
  /** Further server settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For tests: end the database when this process is gone, then remove `remove`. */
  readonly watchdog?: { readonly remove?: string };
};

export type Embedded = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** True when it was running already. */
  readonly adopted: boolean;
  stop(): Promise<void>;
};

type Place = { readonly cluster: string; readonly binaries: Binaries; readonly account: Account };

const DEADLINE_MS = 30_000;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A statement or an error detail could name a card.
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_min_duration_statement: '-1',
};

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = prepare(options);
  if (!clusterExists(place.cluster)) makeCluster(place.cluster, place.binaries, place.account);
  const end = options.clock.now() + (options.deadlineMs ?? DEADLINE_MS);
  while (options.clock.now() < end) {
    const found = await adopt(place, options);
    if (found !== undefined) return found;
    const started = await launch(place, options, end);
    if (started !== undefined) return started;
    // A killed predecessor may linger unreaped while its lock file still names it.
    await options.clock.sleepUntil(options.clock.now() + 100);
  }
  throw new StartError('database-not-started', `PostgreSQL did not start, see ${place.cluster}.log`);
}

function prepare(options: EmbeddedOptions): Place {
  const dataDir = path.resolve(options.dataDir);
  checkDataFolder(dataDir);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new StartError('data-folder-unreadable', `The data folder ${dataDir} cannot be made: ${why}`);
  }
  const binaries = findBinaries();
  const account = unprivilegedAccount();
  const cluster = reachableCluster(path.join(dataDir, 'pg'), account, options.logger);
  checkCluster(cluster);
  return { cluster, account, binaries: reachableBinaries(binaries, account) };
}

async function adopt(place: Place, options: EmbeddedOptions): Promise<Embedded | undefined> {
  const running = readPostmaster(place.cluster);
  if (running === undefined || !running.ready || !isAlive(running.pid)) return undefined;
  if (!(await answers(running.port))) return undefined;
  return embedded(place, options, { ...running, adopted: true });
}

async function launch(place: Place, options: EmbeddedOptions, end: number): Promise<Embedded | undefined> {
  const port = await freePort(options.port);
  const child = spawnPostgres(place, port, options.settings ?? {});
  let gone = false;
  child.once('exit', () => {
    gone = true;
  });
  child.once('error', () => {
    gone = true;
  });
  while (!gone && options.clock.now() < end) {
    const running = readPostmaster(place.cluster);
    if (running?.pid === child.pid && running?.ready) {
      child.unref();
      if (options.watchdog !== undefined) startWatchdog(place.cluster, options.watchdog.remove);
      return embedded(place, options, { ...running, adopted: false });
    }
    await options.clock.sleepUntil(options.clock.now() + 10);
  }
  return undefined;
}

function spawnPostgres(place: Place, port: number, extra: Readonly<Record<string, string>>): ChildProcess {
  const log = fs.openSync(`${place.cluster}.log`, 'a', 0o600);
  const settings = Object.entries({ ...SETTINGS, ...extra }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  try {
    return spawn(place.binaries.postgres, ['-D', place.cluster, '-p', String(port), ...settings], {
      ...place.account,
      cwd: os.tmpdir(),
      stdio: ['ignore', log, log],
      detached: true,
    });
  } finally {
    fs.closeSync(log);
  }
}

type Running = { readonly pid: number; readonly port: number; readonly adopted: boolean };

function embedded(place: Place, options: EmbeddedOptions, { pid, port, adopted }: Running): Embedded {
  const password = encodeURIComponent(clusterPassword(place.cluster));
  return {
    url: `postgres://app:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    adopted,
    stop: () => stopPostmaster(place.cluster, place.binaries, options.clock),
  };
}
