// The folder of the demo: a data folder and, outside it, a key, made anew for each demo. Nothing of a real show is touched.
import fs from 'node:fs';
import path from 'node:path';
import type { Clock } from '../../base/clock.ts';

export interface DemoFolder {
  /** of the private database */
  readonly data: string;
  readonly key: string;
  readonly log: string;
}

const MARK = 'This folder is made anew by every `npm run demo`: keep nothing here.\n';
const WAIT_MS = 15_000;

/** Refuses with a reason when the folder is somebody else's or in use. */
export async function makeDemoFolder(folder: string, clock: Clock): Promise<DemoFolder | { readonly refusal: string }> {
  const root = path.resolve(folder);
  const mark = path.join(root, 'README.txt');
  const names = fs.existsSync(root) ? fs.readdirSync(root) : [];
  if (names.length > 0 && !(fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === MARK)) {
    return { refusal: `${root} is not a folder of the demo: name another one with --folder` };
  }
  const pidFile = path.join(root, 'demo.pid');
  const data = path.join(root, 'data');
  const running = readPid(pidFile);
  if (running !== null && isAlive(running))
    return { refusal: `a demo runs already (process ${running}): stop it first` };
  const end = clock.now() + WAIT_MS;
  while (databasePid(data) !== null && clock.now() < end) await clock.sleepUntil(clock.now() + 200);
  const left = databasePid(data);
  if (left !== null)
    return { refusal: `the server of an earlier demo still runs (its database is process ${left}): stop it first` };
  fs.rmSync(root, { recursive: true, force: true });
  fs.mkdirSync(root, { recursive: true, mode: 0o700 });
  fs.writeFileSync(mark, MARK);
  fs.writeFileSync(pidFile, String(process.pid));
  return { data, key: path.join(root, 'vault.key'), log: path.join(root, 'server.log') };
}

function databasePid(data: string): number | null {
  const pid = readPid(path.join(data, 'pg', 'postmaster.pid'));
  return pid !== null && isAlive(pid) ? pid : null;
}

/** The first line of the file; null when there is none. */
function readPid(file: string): number | null {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
