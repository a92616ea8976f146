// PostgreSQL refuses to run as root. As root it runs under an account that every Linux has, in places it can reach.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../server/base/logger.ts';
import { StartError } from '../startError.ts';
import { type Binaries, binariesIn } from './binaries.ts';

/** Empty when the server itself is not root. */
export type Account = { readonly uid?: number; readonly gid?: number };

/** Owned by root: a predictable name in a folder that anyone can write to would be a hole. */
const ROOT_HOME = '/var/lib/feltcast';

export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((l) => l.startsWith('postgres:')) ?? lines.find((l) => l.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StartError(
      'account-missing',
      'PostgreSQL cannot run as root and /etc/passwd has neither "postgres" nor "nobody". Start as another user or set DATABASE_URL.',
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** The cluster's folder, moved out of a private home folder that the account cannot enter. */
export function reachableCluster(cluster: string, account: Account, logger: Logger): string {
  if (account.uid === undefined || canEnter(path.dirname(cluster), account)) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const moved = path.join(ROOT_HOME, name, 'pg');
  fs.mkdirSync(path.dirname(moved), { recursive: true, mode: 0o755 });
  logger.log('info', 'database folder moved', { from: cluster, to: moved, why: 'not reachable for its account' });
  return moved;
}

/** The programs, copied when the account cannot reach this installation. */
export function reachableBinaries(binaries: Binaries, account: Account): Binaries {
  if (account.uid === undefined) return binaries;
  if (spawnSync(binaries.postgres, ['--version'], account).status === 0) return binaries;
  const stamp = fs.statSync(binaries.postgres);
  const copy = path.join(ROOT_HOME, `postgres-${stamp.size}-${Math.trunc(stamp.mtimeMs)}`);
  if (!fs.existsSync(path.join(copy, '.complete'))) {
    fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
    fs.cpSync(binaries.native, copy, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(copy, 0o755);
    fs.writeFileSync(path.join(copy, '.complete'), '');
  }
  return binariesIn(copy);
}

function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;
}
