// Starts one process of the vault: which program, with how little of the environment, and with core dumps off.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '../base/logger.ts';
import type { Channel } from '../vault/messagePort.ts';
import { projectRoot } from './projectRoot.ts';
import { type VaultOrder, type VaultWord, wordSchema } from './vaultWords.ts';

export interface ChildOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
}

export interface VaultChild {
  readonly pid: number | undefined;
  /** frames of the vault's port */
  readonly channel: Channel;
  order(order: VaultOrder): void;
  /** what it says of its opening: `opened`, or why not; `failed` as well when it ends without a word */
  readonly opening: Promise<Exclude<VaultWord, { type: 'log' }>>;
  /** resolves with the exit code or the name of the signal */
  readonly ended: Promise<string>;
  kill(): void;
}

/** Of this computer; nothing of it steers Node. */
const MACHINE = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ'];
/** Where the key file lies; how a database is reached that asks for more than its address says. */
const OWN = /^(VAULT_KEY_FILE|APPDATA|HOME|NODE_EXTRA_CA_CERTS|PG[A-Z]+)$/;
const SHELL = '/bin/sh';
const NO_CORE = 'ulimit -c 0; exec "$0" "$@"';
/** Flags that this Node has: no signal opens a debugger. */
const SHUT = ['--disable-sigusr1'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));

export function startVaultChild({ env, logger }: ChildOptions): VaultChild {
  const child = launch(childEnvironment(env));
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
    child.once('error', (error) => resolve('code' in error ? String(error.code) : error.name));
  });
  const opening = new Promise<Exclude<VaultWord, { type: 'log' }>>((resolve) => {
    child.on('message', (raw) => {
      const word = wordSchema.safeParse(raw);
      if (!word.success) return;
      if (word.data.type === 'log') logger.log(word.data.level, word.data.message, word.data.fields);
      else resolve(word.data);
    });
    void ended.then((how) => resolve({ type: 'failed', error: `ended with ${how}` }));
  });
  return {
    ...{ pid: child.pid, opening, ended, channel: channelOf(child) },
    order: (order) => sendTo(child, order),
    kill: () => void child.kill('SIGKILL'),
  };
}

export function childEnvironment(given: ChildOptions['env']): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => MACHINE.includes(name));
  const own = Object.entries(given).filter(([name]) => OWN.test(name));
  return { ...Object.fromEntries([...machine, ...own]), NODE_ENV: process.env.NODE_ENV };
}

/** What a crash would print goes nowhere, since it may quote anything; from the sources, on a developer's screen. */
function launch(env: NodeJS.ProcessEnv): ChildProcess {
  const here = fileURLToPath(import.meta.url);
  const sources = here.endsWith('.ts');
  const program = sources
    ? ['--import', 'tsx', path.join(path.dirname(here), 'vaultProcess.ts')]
    : [path.join(projectRoot(), 'dist', 'vault.js')];
  const node = [process.execPath, ...SHUT, ...program];
  const [file = '', ...args] = existsSync(SHELL) ? [SHELL, '-c', NO_CORE, ...node] : node;
  return spawn(file, args, {
    ...{ cwd: projectRoot(), env, windowsHide: true, serialization: 'advanced' },
    stdio: ['ignore', 'ignore', sources ? 'inherit' : 'ignore', 'ipc'],
  });
}

function sendTo(child: ChildProcess, message: unknown): void {
  // Failing to send means that it is gone, which `ended` and `onClose` say.
  if (child.connected && typeof message === 'object' && message !== null) child.send(message, () => undefined);
}

function channelOf(child: ChildProcess): Channel {
  return {
    send: (message) => sendTo(child, message),
    onMessage: (listener) => void child.on('message', listener),
    onClose(listener) {
      child.once('disconnect', listener);
      child.once('exit', listener);
      child.once('error', listener);
    },
    close: () => (child.connected ? child.disconnect() : undefined),
  };
}
