// `npm run bench [name ...]`: runs tests/bench/*.bench.ts one by one on an otherwise idle machine; each prints rows.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { ensure } from './setup/ensure.mjs';
import { at, ROOT } from './setup/root.mjs';

function machine() {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpus[0]?.model ?? 'unknown processor'} x${cpus.length}, ${memory} GB, ${os.type()} ${os.release()}, Node ${process.version}`;
}

await ensure({ parts: ['build', 'browser'] });
const folder = at('tests/bench');
const asked = process.argv.slice(2);
const files = (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
  .filter((name) => name.endsWith('.bench.ts') && (asked.length === 0 || asked.some((part) => name.includes(part))))
  .sort();
console.log(machine());
const failed = files.filter((name) => {
  console.log(`\n== ${name.replace('.bench.ts', '')}`);
  const args = ['--expose-gc', '--import', 'tsx', at('tests/bench', name)];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0;
});
if (files.length === 0) console.error('no bench file matches');
for (const name of failed) console.error(`failed: ${name}`);
process.exit(failed.length > 0 || files.length === 0 ? 1 : 0);
