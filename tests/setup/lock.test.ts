// Two set-ups of one checkout: the second waits, a dead holder is replaced.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFile, withSetupLock } from '../../scripts/setup/lock.mjs';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-lock-'));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true });
  fs.rmSync(lockFile(root), { force: true });
});

it('given a set-up at work, when a second one starts, then it waits, says so and runs after', async () => {
  const order: string[] = [];
  const lines: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const take = (name: string, before: Promise<void>) =>
    withSetupLock({
      root,
      print: (line: string) => {
        lines.push(line);
        release();
      },
      pollMs: 5,
      work: async () => {
        await before;
        order.push(name);
      },
    });
  await Promise.all([take('first', gate), take('second', Promise.resolve())]);
  expect(order).toEqual(['first', 'second']);
  expect(lines).toEqual([expect.stringContaining('waiting for another set-up')]);
});

it('given a holder that died, then its lock is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  fs.writeFileSync(lockFile(root), String(pid));
  const done = await withSetupLock({ root, print: () => {}, pollMs: 5, work: async () => 'done' });
  expect(done).toBe('done');
});

it('given a lock left before a restart whose process number lives again, then it is taken over', async () => {
  fs.writeFileSync(lockFile(root), String(process.pid));
  const longAgo = new Date(0);
  fs.utimesSync(lockFile(root), longAgo, longAgo);
  expect(await withSetupLock({ root, print: () => {}, pollMs: 5, work: async () => 'done' })).toBe('done');
});

it('given work that throws, then the lock is free again', async () => {
  const work = async () => Promise.reject(new Error('no'));
  await expect(withSetupLock({ root, print: () => {}, work })).rejects.toThrow('no');
  expect(fs.existsSync(lockFile(root))).toBe(false);
});
