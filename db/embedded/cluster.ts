// The folder of the private database: made once, whole or not at all, and never laid over somebody else's files.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../startError.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const MAJOR = '18';
/** What may lie in an otherwise empty data folder before the first start. */
const HARMLESS = [/^pg\.log$/, /^pg\.init-\d+$/, /^\.DS_Store$/, /^\.gitkeep$/, /^lost\+found$/];

/** Refuses a data folder that is not ours or that cannot be read. `pg` is the cluster inside it. */
export function checkDataFolder(dataDir: string): void {
  const cluster = path.join(dataDir, 'pg');
  const names = list(dataDir);
  if (names === undefined) return;
  if (names.includes('pg')) {
    checkCluster(cluster);
    return;
  }
  const foreign = names.find((name) => !HARMLESS.some((pattern) => pattern.test(name)));
  if (foreign === undefined) return;
  throw new StartError(
    'data-folder-foreign',
    `The data folder ${dataDir} holds other files (${foreign}). Name an empty folder or one of Feltcast's with --data.`,
  );
}

export function checkCluster(cluster: string): void {
  const names = list(cluster);
  if (names === undefined || names.length === 0) return;
  if (!names.includes('PG_VERSION') || !names.includes('app.secret')) {
    throw new StartError(
      'data-folder-foreign',
      `${cluster} is not a database of Feltcast (PG_VERSION or app.secret is missing). Nothing was changed; restore it from a backup or name another folder with --data.`,
    );
  }
  const version = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new StartError(
    'data-folder-version',
    `${cluster} was made by PostgreSQL ${version}, this release runs ${MAJOR}. Export it with the release that made it, then import.`,
  );
}

export function clusterExists(cluster: string): boolean {
  return fs.existsSync(path.join(cluster, 'PG_VERSION'));
}

export function clusterPassword(cluster: string): string {
  return fs.readFileSync(path.join(cluster, 'app.secret'), 'utf8');
}

/** A half-made cluster never carries the final name; when two processes race, the first one's stays. */
export function makeCluster(cluster: string, binaries: Binaries, account: Account): void {
  const draft = `${cluster}.init-${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(draft, account.uid, account.gid);
  initialise(draft, password, { binaries, account });
  fs.writeFileSync(path.join(draft, 'app.secret'), password, { mode: 0o600, flush: true });
  try {
    if (fs.existsSync(cluster)) fs.rmdirSync(cluster);
    fs.renameSync(draft, cluster);
  } catch (error) {
    if (!clusterExists(cluster)) throw error;
    fs.rmSync(draft, { recursive: true, force: true });
  }
  syncFolder(path.dirname(cluster));
}

function initialise(draft: string, password: string, by: { binaries: Binaries; account: Account }): void {
  const passwordFile = path.join(os.tmpdir(), `feltcast-${randomBytes(12).toString('hex')}`);
  fs.writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  const { uid, gid } = by.account;
  if (uid !== undefined && gid !== undefined) fs.chownSync(passwordFile, uid, gid);
  const flags = ['-U', 'app', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const made = spawnSync(by.binaries.initdb, ['-D', draft, `--pwfile=${passwordFile}`, ...flags], {
    ...by.account,
    cwd: os.tmpdir(),
    encoding: 'utf8',
  });
  fs.rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  fs.rmSync(draft, { recursive: true, force: true });
  throw new StartError('database-not-started', `initdb failed: ${made.error?.message ?? made.stderr.trim()}`);
}

function list(folder: string): readonly string[] | undefined {
  try {
    return fs.readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(
      'data-folder-unreadable',
      `The data folder ${folder} cannot be read (${why}). Check that it is a folder and who owns it.`,
    );
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
