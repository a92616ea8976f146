// A test process that is killed hard must not leave its database server or its folder behind.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alive } from '../../scripts/setup/lock.mjs';
import { postmasters, startWatchdog } from '../../scripts/watchdog.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-watchdog-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A process that runs until it is told to stop. */
function idle() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  if (child.pid === undefined) throw new Error('no process');
  return { pid: child.pid, kill: () => child.kill('SIGKILL') };
}

function pretendDatabase(pid: number): void {
  fs.mkdirSync(path.join(folder, 'data/pg'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'data/pg/postmaster.pid'), `${pid}\n/data\n`);
}

it('given a parent killed hard, then its database server ends and its folder goes', async () => {
  const [parent, server] = [idle(), idle()];
  pretendDatabase(server.pid);
  startWatchdog({ folder, pid: parent.pid });
  parent.kill();
  await vi.waitFor(() => expect([alive(server.pid), fs.existsSync(folder)]).toEqual([false, false]), 10_000);
});

it('given a living parent, then nothing is touched (twin)', async () => {
  const [parent, server] = [idle(), idle()];
  pretendDatabase(server.pid);
  startWatchdog({ folder, pid: parent.pid });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect([alive(server.pid), postmasters(folder)]).toEqual([true, [server.pid]]);
  fs.rmSync(folder, { recursive: true });
  server.kill();
  parent.kill();
});

it('given a folder elsewhere, then it is refused', () => {
  expect(() => startWatchdog({ folder: path.dirname(os.tmpdir()) })).toThrow('not a temporary folder');
});
