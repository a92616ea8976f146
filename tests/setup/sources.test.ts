// When a build is needed, on a small checkout of its own.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { presentEntries } from '../../scripts/build.mjs';
import { buildStale, hasPages, sourcesDigest, stampBuild } from '../../scripts/setup/sources.mjs';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-sources-'));
  write('server/main/serve.ts', '1');
  write('app/messages/en.ts', '1');
  stampBuild(root, 'bundles', sourcesDigest(root, 'bundles'));
  stampBuild(root, 'all', sourcesDigest(root, 'all'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}

it('given an unchanged checkout, then both builds are fresh', () => {
  expect([buildStale(root, 'bundles'), buildStale(root, 'all')]).toEqual([null, null]);
});

it('given no build, then one is needed', () => {
  fs.rmSync(path.join(root, 'dist'), { recursive: true });
  expect(buildStale(root, 'bundles')).toBe('nothing is built yet');
});

it.each([
  ['an edited file', () => write('server/main/serve.ts', '2')],
  ['a new file', () => write('db/new.ts', '1')],
  ['a renamed file', () => fs.renameSync(path.join(root, 'server/main/serve.ts'), path.join(root, 'server/main/b.ts'))],
  ['a deleted file', () => fs.rmSync(path.join(root, 'server/main/serve.ts'))],
])('given %s, then a build is needed', (_what, change) => {
  change();
  expect(buildStale(root, 'bundles')).toBe('sources changed');
});

it('given an edited page, then only the pages need a build', () => {
  write('app/layout.tsx', '1');
  expect([buildStale(root, 'bundles'), buildStale(root, 'all')]).toEqual([null, 'sources changed']);
});

it('given an edited test or document, then no build is needed', () => {
  write('tests/x.test.ts', '1');
  write('docs/x.md', '1');
  expect(buildStale(root, 'all')).toBeNull();
});

it('given a page and no .next, then the pages are built', () => {
  expect(hasPages(root)).toBe(false);
  write('app/overlay/[table]/page.tsx', '1');
  expect(hasPages(root)).toBe(true);
  expect(buildStale(root, 'all')).toBe('the pages are not built');
});

it('given an entry that does not exist, then it is named and left out', () => {
  expect(presentEntries(root, { server: 'server/main/serve.ts', sim: 'server/sim/x.ts' })).toEqual({
    entries: { server: 'server/main/serve.ts' },
    missing: ['server/sim/x.ts'],
  });
});
