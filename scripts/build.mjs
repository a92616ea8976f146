// Builds dist/ (server, process of the vault, command line, simulated table; esbuild) and, unless --bundles is given, the pages (Next).
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { at, isMain, ROOT } from './setup/root.mjs';
import { hasPages, sourcesDigest, stampBuild } from './setup/sources.mjs';

/** Output name in dist/ to entry file. */
export const ENTRIES = {
  server: 'server/main/serve.ts',
  vault: 'server/main/vaultProcess.ts',
  cli: 'server/cli/cli.ts',
  sim: 'server/sim/simProcess.ts',
};

/**
 * Splits entries into those that exist and those that do not.
 * @param {string} root @param {Readonly<Record<string, string>>} entries
 */
export function presentEntries(root, entries = ENTRIES) {
  const there = Object.entries(entries).filter(([, file]) => fs.existsSync(path.join(root, file)));
  const missing = Object.values(entries).filter((file) => !fs.existsSync(path.join(root, file)));
  return { entries: Object.fromEntries(there), missing };
}

async function bundle() {
  const { entries, missing } = presentEntries(ROOT);
  for (const file of missing) console.log(`skipped: ${file} does not exist`);
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
  removeOldChunks(new Set(Object.keys(metafile.outputs)));
}

function removeOldChunks(written) {
  const folder = at('dist/chunks');
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!written.has(`dist/chunks/${name}`)) fs.rmSync(path.join(folder, name));
  }
}

function buildPages() {
  if (!hasPages(ROOT)) {
    console.log('skipped: app has no page');
    return true;
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const next = spawnSync(process.execPath, [at('node_modules/next/dist/bin/next'), 'build'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  return next.status === 0;
}

async function main() {
  const kinds = process.argv.includes('--bundles') ? ['bundles'] : ['bundles', 'all'];
  const digests = kinds.map((kind) => [kind, sourcesDigest(ROOT, kind)]);
  await bundle();
  if (kinds.includes('all') && !buildPages()) process.exit(1);
  for (const [kind, digest] of digests) stampBuild(ROOT, kind, digest);
}

if (isMain(import.meta.url)) await main();
