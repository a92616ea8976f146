// Ends a test's private database when the process that started it is gone, however it went.
import { spawn } from 'node:child_process';

/** Holds a pipe from the owner: the kernel closes it when the owner dies, also by kill -9. */
const PROGRAM = `
const fs = require('node:fs');
const path = require('node:path');
const [cluster, remove] = process.argv.slice(1);
const pid = () => { try { return Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\\n')[0]); } catch { return 0; } };
process.stdin.resume();
process.stdin.once('close', () => {
  const running = pid();
  if (running > 0) try { process.kill(running, 'SIGQUIT'); } catch {}
  const poll = setInterval(() => {
    if (pid() !== 0) return;
    clearInterval(poll);
    if (remove) fs.rmSync(remove, { recursive: true, force: true });
  }, 50);
  setTimeout(() => process.exit(), 10000).unref();
});
`;

/** `remove`: a temporary folder to delete afterwards. */
export function startWatchdog(cluster: string, remove?: string): void {
  const child = spawn(process.execPath, ['-e', PROGRAM, '--', cluster, ...(remove === undefined ? [] : [remove])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  if (child.stdin !== null && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
}
