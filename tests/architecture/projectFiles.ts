// The source files of this checkout, found by walking it: whatever lies in the tree is checked, tracked or not.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE, type Sources } from './graph.ts';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

const NOT_OURS = new Set([
  'node_modules',
  '.next',
  '.git',
  'dist',
  'data',
  '.reports',
  'test-results',
  'playwright-report',
]);

/** Next writes it; it is not under version control. */
const GENERATED = 'next-env.d.ts';

/** Paths relative to the project, with `/`. */
export function projectFiles(folder = ''): readonly string[] {
  return fs.readdirSync(path.join(PROJECT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : projectFiles(name);
    return entry.isFile() ? [name] : [];
  });
}

export function projectSources(): Sources {
  const files = projectFiles().filter(
    (name) => SOURCE.test(name) && !name.startsWith('tests/fixtures/') && name !== GENERATED,
  );
  return {
    texts: new Map(files.map((name) => [name, fs.readFileSync(path.join(PROJECT, name), 'utf8')])),
    exists: (file) => fs.existsSync(path.join(PROJECT, file)),
  };
}
