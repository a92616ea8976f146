// The folder of the demo: a data folder and, outside it, a key, made anew for each demo. Nothing of a real show is touched.
import fs from 'node:fs';
import path from 'node:path';
import { reachableCluster, unprivilegedAccount } from '../../../db/embedded/account.ts';
import { isAlive, readPostmaster } from '../../../db/embedded/postmaster.ts';
import type { Clock } from '../../base/clock.ts';
import type { Logger } from '../../base/logger.ts';
import { err, ok, type Result } from '../../base/result.ts';

export interface DemoFolder {
  /** of the private database */
  readonly data: string;
  readonly key: string;
  readonly log: string;
}

const MARK = 'This folder is made anew by every `npm run demo`: keep nothing here.\n';
const WAIT_MS = 15_000;

export interface DemoFolderDeps {
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Refuses with a reason when the folder is somebody else's or in use. */
export async function makeDemoFolder(folder: string, deps: DemoFolderDeps): Promise<Result<DemoFolder, string>> {
  const root = path.resolve(folder);
  const [mark, pidFile, data] = [path.join(root, 'README.txt'), path.join(root, 'demo.pid'), path.join(root, 'data')];
  if (!isOurs(root, mark)) return err(`${root} is not a folder of the demo: name another one with --folder`);
  const running = readPid(pidFile);
  if (running !== null && isAlive(running)) return err(`a demo runs already (process ${running}): stop it first`);
  fs.mkdirSync(data, { recursive: true });
  const cluster = reachableCluster(path.join(data, 'pg'), unprivilegedAccount(), deps.logger);
  const left = await databaseLeft(cluster, deps.clock);
  if (left !== null)
    return err(`the server of an earlier demo still runs (its database is process ${left}): stop it first`);
  for (const old of [cluster, root]) fs.rmSync(old, { recursive: true, force: true });
  fs.mkdirSync(data, { recursive: true });
  fs.writeFileSync(mark, MARK);
  fs.writeFileSync(pidFile, String(process.pid));
  return ok({ data, key: path.join(root, 'vault.key'), log: path.join(root, 'server.log') });
}

function isOurs(root: string, mark: string): boolean {
  const names = fs.existsSync(root) ? fs.readdirSync(root) : [];
  return names.length === 0 || (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === MARK);
}

/** The process of a database that does not end by itself within the time; null when there is none. */
async function databaseLeft(cluster: string, clock: Clock): Promise<number | null> {
  const end = clock.now() + WAIT_MS;
  for (;;) {
    const pid = readPostmaster(cluster)?.pid;
    if (pid === undefined || !isAlive(pid)) return null;
    if (clock.now() >= end) return pid;
    await clock.sleepUntil(clock.now() + 200);
  }
}

function readPid(file: string): number | null {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
