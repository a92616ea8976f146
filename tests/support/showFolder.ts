// A temporary folder with the data folder and the key of one server, cleaned up even when the tests are killed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postmasters, startWatchdog } from '../../scripts/watchdog.mjs';

export interface ShowFolder {
  readonly root: string;
  readonly data: string;
  readonly key: string;
  /** what server and commands are started with */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

export function makeShowFolder(name: string): ShowFolder {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), `feltcast-${name}-`));
  fs.chmodSync(root, 0o755); // as root, PostgreSQL runs under another account, which must get in here
  startWatchdog({ folder: root });
  const data = path.join(root, 'data');
  const key = path.join(root, 'key', 'vault.key');
  return {
    ...{ root, data, key },
    env: { DATABASE_URL: '', DATA_DIR: data, VAULT_KEY_FILE: key, HOST: '127.0.0.1' },
    remove() {
      killDatabase(root);
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Postmaster and sessions at once, as a power cut would; says how many processes were ended. */
export function killDatabase(root: string): number {
  const masters: readonly number[] = postmasters(root);
  const pids = masters.flatMap((pid) => [pid, ...childrenOf(pid)]);
  return pids.filter((pid) => ended(pid)).length;
}

function ended(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false; // gone already
  }
}

/** Where the system does not tell, the sessions notice the death of their postmaster by themselves. */
function childrenOf(pid: number): readonly number[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
