// Four projects: `pure` needs nothing but the code; then `live`, which gets a private PostgreSQL for the run, together with
// `shows`, which mostly wait for a delay; `timed` hold real time against a limit and so run when nothing else does.
import fs from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { LIVE_FILES, SHOW_FILES, TIMED_FILES, VITEST_FILES } from './tests/support/runners.ts';

const postgres = fileURLToPath(new URL('./tests/support/postgres.ts', import.meta.url));
const soak = process.env['FELTCAST_SOAK'] === '1';
const HOUR_MS = 3_600_000;
/** Vitest leaves one processor to itself: of two, that is half. */
const WORKERS = Math.max(2, os.availableParallelism() - 1);
/** Live tests wait for storage, sockets and processes for half of their time. */
const LIVE_WORKERS = WORKERS + 2;
/** Workers keep all processors busy already: threads that help each of them collect garbage cost more than they save. */
const BUSY = { execArgv: ['--single-threaded-gc', '--max-semi-space-size=32'] };

const shows = { environment: 'node', testTimeout: soak ? HOUR_MS : 60_000, hookTimeout: 60_000 } as const;
// `isolate: false`: one load of the code serves all files of a worker
const live = { ...shows, isolate: false, globalSetup: fs.existsSync(postgres) ? [postgres] : [] } as const;

export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...BUSY,
          name: 'pure',
          include: VITEST_FILES,
          exclude: LIVE_FILES,
          environment: 'node',
          testTimeout: soak ? HOUR_MS : 60_000,
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...live,
          ...BUSY,
          name: 'live',
          include: LIVE_FILES,
          exclude: [...SHOW_FILES, ...TIMED_FILES],
          maxWorkers: LIVE_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...shows,
          ...BUSY,
          name: 'shows',
          include: SHOW_FILES,
          maxWorkers: LIVE_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...live, name: 'timed', include: TIMED_FILES, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
