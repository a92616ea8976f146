// The running PostgreSQL of a cluster as seen from outside: its pid file, whether it answers, how it is ended.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Clock } from '../../server/base/clock.ts';
import type { Binaries } from './binaries.ts';

export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

const STOP_DEADLINE_MS = 10_000;
const EXIT_DEADLINE_MS = 1_000;

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** EPERM means alive, under another account. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port, timeout: 500 });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
}

export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    server.listen(preferred, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A fast, clean shutdown: open sessions are ended, nothing committed is lost. */
export async function stopPostmaster(cluster: string, binaries: Binaries, clock: Clock): Promise<void> {
  const running = readPostmaster(cluster);
  if (running === undefined) return;
  if (process.platform === 'win32') {
    // A signal kills hard on Windows, so the packaged control program asks instead.
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    return;
  }
  if (!signal(running.pid)) return;
  await until(clock, STOP_DEADLINE_MS, () => readPostmaster(cluster)?.pid !== running.pid);
  // The process outlives its pid file a little; a zombie that nobody reaps is not worth more than this.
  await until(clock, EXIT_DEADLINE_MS, () => !isAlive(running.pid));
}

async function until(clock: Clock, deadlineMs: number, done: () => boolean): Promise<void> {
  const end = clock.now() + deadlineMs;
  while (!done() && clock.now() < end) await clock.sleepUntil(clock.now() + 10);
}

function signal(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGINT');
  } catch {
    return false;
  }
}
