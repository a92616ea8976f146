// Decides whether node_modules matches package-lock.json by looking at both, and runs `npm ci` when it does not.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand, runStep } from './run.mjs';

/** This machine in the words package-lock.json uses. */
export function thisPlatform() {
  const glibc = process.report?.getReport?.()?.header?.glibcVersionRuntime;
  return { os: process.platform, cpu: process.arch, libc: glibc ? 'glibc' : 'musl' };
}

/** True when a lock entry is meant for the platform; an entry that names none is meant for all. */
export function meantFor(entry, platform) {
  const allows = (list, value) => !list || list.includes(value);
  const libc = platform.os !== 'linux' || allows(entry.libc, platform.libc);
  return allows(entry.os, platform.os) && allows(entry.cpu, platform.cpu) && libc;
}

/** Lock entries that are missing or of another version: { required, optional } lists of paths. */
export function differences({ wanted, installed, platform, exists }) {
  const required = [];
  const optional = [];
  for (const [where, entry] of Object.entries(wanted)) {
    if (where === '' || entry.link || !meantFor(entry, platform)) continue;
    if (installed[where]?.version === entry.version && exists(where)) continue;
    if (!entry.optional) required.push(where);
    else if (entry.os || entry.cpu) optional.push(where);
  }
  return { required, optional };
}

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** Why packages must be installed, or null. An optional package that npm has failed to fetch once is let be. */
export function packagesStale(root) {
  const lockText = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const hidden = readJson(path.join(root, 'node_modules/.package-lock.json'));
  if (!hidden) return 'nothing is installed yet';
  const { required, optional } = differences({
    wanted: JSON.parse(lockText).packages,
    installed: hidden.packages ?? {},
    platform: thisPlatform(),
    exists: (where) => fs.existsSync(path.join(root, where, 'package.json')),
  });
  if (required.length > 0) return `${required.length} packages differ from package-lock.json`;
  if (optional.length > 0 && tried(root) !== digest(lockText)) return `${optional[0]} is missing`;
  return null;
}

const digest = (text) => createHash('sha256').update(text).digest('hex');
const triedFile = (root) => path.join(root, 'node_modules/.feltcast/tried');
const tried = (root) => (fs.existsSync(triedFile(root)) ? fs.readFileSync(triedFile(root), 'utf8') : '');

/** Installs what package-lock.json names; true on success. */
export async function installPackages(root, print) {
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  // npm would skip the tools of the build if the caller's NODE_ENV says production.
  const env = { ...process.env, NODE_ENV: 'development', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const command = npmCommand('npm', args);
  const done = await runStep({ title: 'installing packages (npm ci)', ...command, cwd: root, env, print });
  if (!done) return false;
  fs.mkdirSync(path.dirname(triedFile(root)), { recursive: true });
  fs.writeFileSync(triedFile(root), digest(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return true;
}
