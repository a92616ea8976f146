// Finds a Chromium for the browser tests and, when there is none, fetches one: Playwright's first, then Debian's.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './root.mjs';
import { npmCommand, runStep } from './run.mjs';

export const HOW_TO_GET_ONE =
  'set CHROMIUM_PATH to a Chromium or Chrome, or run: npx playwright install --with-deps chromium';

/** Imported late: it needs installed packages. */
export async function findBrowser() {
  const { findChromium } = await import(pathToFileURL(at('tests/e2e/chromium.mjs')).href);
  return findChromium();
}

/** The attempts in order; each is a step for runStep. */
export function downloads({ root, isRoot, hasApt }) {
  const playwright = npmCommand('npx', [
    'playwright',
    'install',
    ...(isRoot && hasApt ? ['--with-deps'] : []),
    'chromium-headless-shell',
  ]);
  const apt = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium fonts-liberation';
  const steps = [{ title: 'fetching a browser (playwright install)', ...playwright, cwd: root }];
  if (isRoot && hasApt) steps.push({ title: 'fetching a browser (apt-get)', file: 'sh', args: ['-c', apt], cwd: root });
  return steps;
}

/** The browser found or fetched, or null. `find` and `run` are replaced in tests. */
export async function ensureBrowser({ root, print, find = findBrowser, run = runStep }) {
  const first = await find();
  if (first) return first;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const facts = { root, isRoot: process.getuid?.() === 0, hasApt: fs.existsSync('/usr/bin/apt-get') };
  for (const step of downloads(facts)) {
    await run({ ...step, env, print });
    const found = await find();
    if (found) return found;
  }
  return null;
}
