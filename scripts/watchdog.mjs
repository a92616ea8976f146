// Ends the private PostgreSQL of a test process that was killed hard, and removes the folder it worked in.
// Start with startWatchdog(); the process it starts outlives the tests by at most a second.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { alive } from './setup/lock.mjs';
import { isMain } from './setup/root.mjs';

const POLL_MS = 500;
const STOP_MS = 5_000;
const DEPTH = 3;

/**
 * Watches this process from another one. `folder` holds the database somewhere inside and must lie in os.tmpdir().
 * @param {{ folder: string, pid?: number }} options
 */
export function startWatchdog({ folder, pid = process.pid }) {
  if (!inTemp(folder)) throw new Error(`${folder} is not a temporary folder`);
  const args = [fileURLToPath(import.meta.url), String(pid), fs.realpathSync(folder)];
  const child = spawn(process.execPath, args, { detached: true, stdio: 'ignore', cwd: os.tmpdir() });
  child.unref();
  return child.pid;
}

function inTemp(folder) {
  const real = fs.existsSync(folder) ? fs.realpathSync(folder) : path.resolve(folder);
  return real.startsWith(fs.realpathSync(os.tmpdir()) + path.sep);
}

/** Process ids of the PostgreSQL servers whose data lies in the folder. */
export function postmasters(folder, depth = DEPTH) {
  const pids = [];
  for (const entry of entries(folder)) {
    const full = path.join(folder, entry.name);
    if (entry.name === 'postmaster.pid') pids.push(Number(fs.readFileSync(full, 'utf8').split('\n')[0]));
    else if (entry.isDirectory() && depth > 0) pids.push(...postmasters(full, depth - 1));
  }
  return pids.filter((pid) => pid > 0);
}

function entries(folder) {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Asks PostgreSQL for a fast stop, then for an immediate one. */
async function end(pid) {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    if (!alive(pid)) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < STOP_MS && alive(pid); waited += 50) await sleep(50);
  }
}

async function watch(parent, folder) {
  while (alive(parent)) {
    await sleep(POLL_MS);
    if (!fs.existsSync(folder)) return; // the tests ended and cleaned up by themselves
  }
  for (const pid of postmasters(folder)) await end(pid);
  fs.rmSync(folder, { recursive: true, force: true });
}

if (isMain(import.meta.url)) await watch(Number(process.argv[2]), process.argv[3]);
