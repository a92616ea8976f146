// Which runner owns which test file. The configurations of the runners and the test over them read the same lists.

/** Folders whose tests need PostgreSQL, sockets or child processes. All others are pure. */
export const LIVE_FOLDERS = [
  'access',
  'api',
  'audit',
  'db',
  'demo',
  'floor',
  'http',
  'interference',
  'judge',
  'kill',
  'live',
  'log',
  'main',
  'pipeline',
  'readers',
  'release',
  'settings',
  'table',
  'vault',
] as const;

export const VITEST_FILES: string[] = ['tests/**/*.test.ts'];
export const LIVE_FILES: string[] = LIVE_FOLDERS.map((folder) => `tests/${folder}/**/*.test.ts`);
export const PLAYWRIGHT_FILES: string[] = ['tests/e2e/**/*.spec.ts'];
export const BENCH_FILES: string[] = ['tests/bench/*.bench.ts'];
