// Two projects: `pure` needs nothing but the code, `live` gets one private PostgreSQL for the run.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LIVE_FILES, VITEST_FILES } from './tests/support/runners.ts';

const postgres = fileURLToPath(new URL('./tests/support/postgres.ts', import.meta.url));
const soak = process.env['FELTCAST_SOAK'] === '1';
const HOUR_MS = 3_600_000;

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: VITEST_FILES,
          exclude: LIVE_FILES,
          environment: 'node',
          testTimeout: soak ? HOUR_MS : 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: LIVE_FILES,
          environment: 'node',
          globalSetup: fs.existsSync(postgres) ? [postgres] : [],
          testTimeout: soak ? HOUR_MS : 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
