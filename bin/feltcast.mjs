#!/usr/bin/env node
// `npx feltcast ...` from a clone: installs and builds what is missing, then runs the command line.
import { spawn } from 'node:child_process';
import { ensure, SetupError } from '../scripts/setup/ensure.mjs';
import { at } from '../scripts/setup/root.mjs';

try {
  // Set-up speaks on stderr: stdout belongs to the command, which may be asked for JSON.
  await ensure({ parts: ['bundles'], print: (line) => console.error(line) });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`[set-up] ${error.message}`);
  process.exit(1);
}
const child = spawn(process.execPath, ['--enable-source-maps', at('dist/cli.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl+C reaches the child by the terminal; what is sent to this process alone is passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
