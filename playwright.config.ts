// Browser tests: one server of their own with its own data, the programme's picture size. `npm test` runs the projects `long`
// and `plain` two at a time beside the other tests, then `timed` alone; by itself everything runs one after the other.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { startWatchdog } from './scripts/watchdog.mjs';
import { findChromium } from './tests/e2e/chromium.mjs';
import { LONG_SPECS, PLAYWRIGHT_FILES, TIMED_SPECS } from './tests/support/runners.ts';

const found = await findChromium();
if (!found) throw new Error('no Chromium: set CHROMIUM_PATH or run npx playwright install --with-deps chromium');

// Workers load this file again: what the first load chose reaches them by the environment.
process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000));
process.env['E2E_FOLDER'] ??= makeFolder();
const port = Number(process.env['E2E_PORT']);
const folder = process.env['E2E_FOLDER'];

function makeFolder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-e2e-'));
  fs.chmodSync(made, 0o755); // as root, PostgreSQL runs under another account, which must get in here
  startWatchdog({ folder: made });
  process.once('exit', () => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Other tests run beside these: what comes late is no fault, and what comes is waited for no longer than before. */
const PATIENT = { timeout: 30_000 };

/** Playwright empties the folder of a project before it runs it: not where the pictures of all tests lie. */
function project(name: string, testMatch: readonly string[], testIgnore: readonly string[] = []): Project {
  const inRoot = (globs: readonly string[]): string[] => globs.map((glob) => `**/${glob}`);
  return { name, testMatch: inRoot(testMatch), testIgnore: inRoot(testIgnore), outputDir: `test-results/${name}` };
}

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { ...project('long', LONG_SPECS), expect: PATIENT },
    { ...project('plain', PLAYWRIGHT_FILES, [...LONG_SPECS, ...TIMED_SPECS]), expect: PATIENT },
    project('timed', TIMED_SPECS),
  ],
  workers: 1,
  forbidOnly: true,
  timeout: process.env['FELTCAST_SOAK'] === '1' ? 600_000 : 300_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1920, height: 1080 },
    launchOptions: {
      executablePath: found.executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(fs.existsSync('dist/server.js') && {
    webServer: {
      command: `node --enable-source-maps dist/server.js --port ${port} --host 127.0.0.1`,
      port,
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        DATA_DIR: path.join(folder, 'data'),
        VAULT_KEY_FILE: path.join(folder, 'key', 'vault.key'),
      },
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 60_000,
    },
  }),
});
