// Knows which files a build is made of and whether the last build was made of the same ones.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SERVER_SOURCES = ['server', 'db', 'app/messages', 'package.json', 'package-lock.json', 'scripts/build.mjs'];
const PAGE_SOURCES = ['app', 'public', 'next.config.js', 'postcss.config.mjs', 'tsconfig.json'];

/** `bundles`: server and command line. `all`: the pages as well. */
export const SOURCES = { bundles: SERVER_SOURCES, all: [...SERVER_SOURCES, ...PAGE_SOURCES] };

function filesUnder(root, name) {
  const full = path.join(root, name);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [name];
  return fs
    .readdirSync(full, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() || entry.isFile() ? filesUnder(root, `${name}/${entry.name}`) : []));
}

/** One value over names and contents; it changes whenever a rebuild could give something else. */
export function sourcesDigest(root, kind) {
  const hash = createHash('sha256').update(`${kind} node ${process.versions.node}`);
  for (const name of [...new Set(SOURCES[kind].flatMap((source) => filesUnder(root, source)))].sort()) {
    hash.update(`\n${name}\n`).update(fs.readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

const stampFile = (root, kind) => path.join(root, 'dist', `${kind}.stamp`);

/** Why a build is needed, or null. */
export function buildStale(root, kind) {
  const file = stampFile(root, kind);
  if (!fs.existsSync(file)) return 'nothing is built yet';
  if (kind === 'all' && hasPages(root) && !fs.existsSync(path.join(root, '.next/BUILD_ID')))
    return 'the pages are not built';
  return fs.readFileSync(file, 'utf8') === sourcesDigest(root, kind) ? null : 'sources changed';
}

/** Call with the digest taken before the build began, so that an edit during the build is not missed. */
export function stampBuild(root, kind, digest) {
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
  fs.writeFileSync(stampFile(root, kind), digest);
}

/** Next refuses to build an application without a page. */
export function hasPages(root) {
  return filesUnder(root, 'app').some((name) => /\/page\.tsx$/.test(name));
}
