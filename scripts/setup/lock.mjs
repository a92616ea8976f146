// One set-up at a time for one checkout: `npm start` and `npm test` may be typed in two windows at once.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 2_000;
const STALE_MS = 30_000;

export function lockFile(root) {
  return path.join(os.tmpdir(), `feltcast-setup-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.pid`);
}

/** True while the process lives, also when it belongs to somebody else. */
export function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** Who holds the lock, and whether it still does: a living holder touches the file every BEAT_MS. */
function holder(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    const quietMs = Date.now() - fs.statSync(file).mtimeMs;
    return { pid, gone: quietMs > STALE_MS || (pid > 0 && !alive(pid)) };
  } catch {
    return { pid: 0, gone: false };
  }
}

function touch(file) {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch {
    // somebody cleared the temporary folder; the work goes on
  }
}

/** Runs `work` while holding the checkout; waits for a living holder, takes over from a dead one. */
export async function withSetupLock({ root, print, work, pollMs = 250 }) {
  const file = lockFile(root);
  let told = false;
  while (!take(file)) {
    const { pid, gone } = holder(file);
    if (gone) fs.rmSync(file, { force: true });
    else if (!told) {
      told = true;
      print(`waiting for another set-up of this checkout (process ${pid}) ...`);
    }
    await sleep(pollMs);
  }
  const beat = setInterval(() => touch(file), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    fs.rmSync(file, { force: true });
  }
}
