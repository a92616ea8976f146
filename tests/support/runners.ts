// Which runner owns which test file. The configurations of the runners and the test over them read the same lists.

/** Folders whose tests need PostgreSQL, sockets or child processes. All others are pure. */
export const LIVE_FOLDERS = [
  'access',
  'api',
  'audit',
  'db',
  'demo',
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
/** Live ones that play a whole show and mostly wait for its delay. */
export const SHOW_FILES: string[] = [
  'tests/demo/demo.test.ts',
  'tests/demo/desk.test.ts',
  'tests/interference/leakcheck.test.ts',
];
/** Of live ones and shows those that take longest, the longest first: they begin before all others. */
export const FIRST_FILES: readonly string[] = [
  'tests/interference/leakcheck.test.ts',
  'tests/demo/demo.test.ts',
  'tests/demo/mixed.test.ts',
  'tests/pipeline/leakingTwins.test.ts',
  'tests/demo/desk.test.ts',
  'tests/interference/leakcheckTwins.test.ts',
  'tests/judge/office.test.ts',
  'tests/pipeline/restart.test.ts',
  'tests/kill/kill.test.ts',
  'tests/pipeline/nonInterferenceOne.test.ts',
  'tests/pipeline/nonInterferenceTwo.test.ts',
  'tests/pipeline/nonInterferenceThree.test.ts',
  'tests/pipeline/nonInterferenceFour.test.ts',
  'tests/pipeline/nonInterference.test.ts',
  'tests/pipeline/commitments.test.ts',
  'tests/pipeline/canaryProcess.test.ts',
  'tests/vault/keysRotation.test.ts',
  'tests/judge/nonInterference.test.ts',
];
/** Live ones that hold real time against a limit: nothing runs beside them. */
export const TIMED_FILES: string[] = [
  'tests/api/pressure.test.ts',
  'tests/api/stop.test.ts',
  'tests/api/tokens.test.ts',
  'tests/demo/simProcess.test.ts',
  'tests/kill/lostOutput.test.ts',
  'tests/readers/silence.test.ts',
];
export const PLAYWRIGHT_FILES: string[] = ['tests/e2e/**/*.spec.ts'];
/** Browser tests of a minute and more, most of it waiting for a delay: they begin first. */
export const LONG_SPECS: string[] = [
  'tests/e2e/everyPage.spec.ts',
  'tests/e2e/airCorrections.spec.ts',
  'tests/e2e/seats.spec.ts',
  'tests/e2e/deck.spec.ts',
  'tests/e2e/earlierHands.spec.ts',
  'tests/e2e/cards.spec.ts',
];
/** Browser tests that hold real time against a limit, or press keys between scans: nothing runs beside them. */
export const TIMED_SPECS: string[] = [
  'tests/e2e/award.spec.ts',
  'tests/e2e/console.spec.ts',
  'tests/e2e/deskKeys.spec.ts',
  'tests/e2e/doubleTap.spec.ts',
  'tests/e2e/floor.spec.ts',
  'tests/e2e/hand.spec.ts',
  'tests/e2e/sync.spec.ts',
];
export const BENCH_FILES: string[] = ['tests/bench/*.bench.ts'];
