// A test run that is killed leaves no database behind.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAlive } from '../../db/embedded/postmaster.ts';
import { realClock } from '../support/realClock.ts';

const OWNER = fileURLToPath(new URL('../support/ownDatabase.ts', import.meta.url));

test('given an owner killed with SIGKILL, when the watchdog has seen it, then database and folder are gone', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-watch-'));
  fs.chmodSync(folder, 0o755);
  const owner = spawn(process.execPath, ['--import', 'tsx', OWNER, path.join(folder, 'data'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((resolve) => owner.stdout.once('data', (text) => resolve(Number(text))));
  expect(isAlive(pid)).toBe(true);
  owner.kill('SIGKILL');
  const end = realClock.now() + 20_000;
  while ((isAlive(pid) || fs.existsSync(folder)) && realClock.now() < end) {
    await realClock.sleepUntil(realClock.now() + 50);
  }
  expect(isAlive(pid)).toBe(false);
  expect(fs.existsSync(folder)).toBe(false);
});
