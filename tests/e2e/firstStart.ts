// A server with a folder of its own, started for the first time: it prints the address of its first administrator.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BuiltServer, type Env, startBuiltServer } from '../support/builtServer.ts';
import { realClock } from '../support/realClock.ts';

export interface FirstStart {
  readonly server: BuiltServer;
  /** for commands beside it */
  readonly env: Env;
  /** as it was printed */
  readonly address: string;
  /** on the same port and data */
  again(host: string): Promise<BuiltServer>;
  remove(): void;
}

const PRINTED = /http:\S+\/setup#token=\S+/;
const PATIENCE_MS = 10_000;

export async function firstStart(host: string): Promise<FirstStart> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-setup-'));
  fs.chmodSync(folder, 0o755); // as root, PostgreSQL runs under another account, which must get in here
  const env: Env = {
    DATA_DIR: path.join(folder, 'data'),
    VAULT_KEY_FILE: path.join(folder, 'key', 'vault.key'),
    DATABASE_URL: '',
  };
  const server = await startBuiltServer({ ...env, HOST: host });
  return {
    server,
    env,
    address: await printed(server),
    again: (other) => startBuiltServer({ ...env, HOST: other }, server.port),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

async function printed(server: BuiltServer): Promise<string> {
  const end = realClock.now() + PATIENCE_MS;
  for (;;) {
    const address = PRINTED.exec(server.out)?.[0];
    if (address !== undefined) return address;
    if (realClock.now() > end) throw new Error(`no address was printed: ${server.out}`);
    await realClock.sleepUntil(realClock.now() + 20);
  }
}
