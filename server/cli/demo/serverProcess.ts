// Starts the server that the demo shows as a process of its own, waits for its word that it is ready, ends it again.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { DemoFolder } from './demoFolder.ts';

export interface ServerProcessOptions {
  readonly program: readonly string[];
  readonly folder: DemoFolder;
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
}

export interface ServerProcess {
  /** http://host:port */
  readonly address: string;
  /** Rejects when the server ends without having been asked to. */
  readonly ended: Promise<never>;
  stop(): Promise<void>;
}

const READY_MS = 60_000;
const STOP_MS = 20_000;
const readyLine = z.object({ message: z.literal('ready'), address: z.url() });

export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { program, folder, host, port, clock } = options;
  const own = { DATABASE_URL: '', DATA_DIR: folder.data, VAULT_KEY_FILE: folder.key, HOST: host, PORT: String(port) };
  const child = spawn(process.execPath, [...program], {
    env: { ...process.env, ...own, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C is for the demo: it ends the server when the show is closed.
    detached: process.platform !== 'win32',
  });
  let stopping = false;
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  const lastWords: string[] = [];
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (!stopping) reject(new Error(['the server ended', `(${code ?? 'killed'})`, ...lastWords.slice(-5)].join(' ')));
    });
  });
  ended.catch(() => undefined);
  const address = await Promise.race([ended, listen(child, folder.log, lastWords), late(clock, gone.signal)]);
  return {
    address,
    ended,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await clock.sleepUntil(clock.now() + STOP_MS, gone.signal);
      if (!gone.signal.aborted) child.kill('SIGKILL');
    },
  };
}

/** Its lines go into the log file; resolves with the address it names. */
function listen(child: ChildProcess, file: string, lastWords: string[]): Promise<string> {
  const log = fs.createWriteStream(file, { flags: 'a', mode: 0o600 });
  return new Promise((resolve) => {
    if (child.stderr !== null) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        log.write(`${line}\n`);
        lastWords.push(line);
      });
    }
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(`${line}\n`);
      const address = addressIn(line);
      if (address !== null) resolve(address);
    });
  });
}

function addressIn(line: string): string | null {
  try {
    const read = readyLine.safeParse(JSON.parse(line));
    return read.success ? read.data.address : null;
  } catch {
    return null;
  }
}

async function late(clock: Clock, gone: AbortSignal): Promise<never> {
  await clock.sleepUntil(clock.now() + READY_MS, gone);
  throw new Error(`the server was not ready within ${READY_MS / 1000} s`);
}

/** The wanted port when it is free, any free one otherwise. */
export async function freePortFrom(wanted: number, host: string): Promise<number> {
  const first = await tryPort(wanted, host);
  return first ?? (await tryPort(0, host)) ?? 0;
}

function tryPort(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, host, () => {
      const open = probe.address();
      probe.close(() => resolve(typeof open === 'object' && open !== null ? open.port : null));
    });
  });
}
