// `npm run demo`: builds what is missing, then plays a show by itself. Needs nothing but Node.js until that is done.
import { spawn } from 'node:child_process';
import { ensure, SetupError } from './setup/ensure.mjs';
import { at, ROOT } from './setup/root.mjs';

console.log('[demo] preparing; on a fresh clone this takes about a minute');
try {
  await ensure({ parts: ['build'] });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`[set-up] ${error.message}`);
  process.exit(1);
}
const args = ['--enable-source-maps', at('dist/cli.js'), 'demo', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
// Ctrl+C reaches the child by the terminal; what is sent to this process alone is passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
