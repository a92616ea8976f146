// Which Chromium the browser tests drive: CHROMIUM_PATH, Playwright's own, the system's, the packed one from npm.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** On Linux a browser may be there without the libraries it needs; elsewhere `--version` would open a window. */
function starts(executablePath) {
  if (process.platform !== 'linux') return true;
  return spawnSync(executablePath, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** Playwright's browser and, beside it, its smaller headless shell. */
function playwrightOwn() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const full = chromium.executablePath();
  const shell = full
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-linux(64)?\/chrome$/, 'chrome-headless-shell-linux64/chrome-headless-shell');
  return [shell, full];
}

/** The packed browser unpacks itself here: the common temporary folder may hold another account's or version's. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.feltcast/browser', import.meta.url));

async function packed() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const first = await unpack();
  if (first && starts(first)) return first;
  fs.rmSync(UNPACKED, { recursive: true, force: true }); // an unpacking that was cut short
  const second = await unpack();
  return second && starts(second) ? second : null;
}

async function unpack() {
  const before = process.env.TMPDIR;
  try {
    fs.mkdirSync(UNPACKED, { recursive: true });
    process.env.TMPDIR = UNPACKED;
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch {
    return null; // not installed, or it could not unpack itself
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<{ executablePath: string, from: 'CHROMIUM_PATH' | 'playwright' | 'system' | 'npm' } | null>}
 */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, from: 'CHROMIUM_PATH' };
  const lists = /** @type {const} */ ([
    ['playwright', playwrightOwn()],
    ['system', SYSTEM],
  ]);
  for (const [from, paths] of lists) {
    const executablePath = paths.find((path) => fs.existsSync(path) && starts(path));
    if (executablePath) return { executablePath, from };
  }
  const executablePath = await packed();
  return executablePath ? { executablePath, from: 'npm' } : null;
}
