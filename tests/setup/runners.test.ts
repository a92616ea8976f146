// Every test file belongs to exactly one runner; a file that none would run must not look like a test.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../architecture/projectFiles.ts';
import {
  BENCH_FILES,
  FIRST_FILES,
  LIVE_FILES,
  LIVE_FOLDERS,
  LONG_SPECS,
  PLAYWRIGHT_FILES,
  SHOW_FILES,
  TIMED_FILES,
  TIMED_SPECS,
  VITEST_FILES,
} from '../support/runners.ts';

const LOOKS_LIKE_A_TEST = /[._-](test|tests|spec|bench)\.[cm]?[jt]sx?$|\/__tests__\//;
const RUNNERS = [VITEST_FILES, PLAYWRIGHT_FILES, BENCH_FILES];

/** Files that look like tests and are run by no runner, or by two. */
function homeless(files: readonly string[]): readonly string[] {
  const owners = (file: string) => RUNNERS.filter((globs) => globs.some((glob) => path.matchesGlob(file, glob))).length;
  return files.filter((file) => LOOKS_LIKE_A_TEST.test(file) && owners(file) !== 1);
}

/** Names of single files for which there is no live test: nothing would run as they wish. */
function nameless(names: readonly string[], files: readonly string[]): readonly string[] {
  const live = files.filter((file) => LIVE_FILES.some((glob) => path.matchesGlob(file, glob)));
  return names.filter((name) => !live.includes(name));
}

describe('test files', () => {
  it('belong to one runner each', () => {
    expect(homeless(projectFiles())).toEqual([]);
  });

  it.each([
    'tests/engine/pots.spec.ts',
    'tests/engine/pots.test.tsx',
    'tests/engine/pots.test.mts',
    'tests/engine/__tests__/pots.ts',
    'tests/e2e/overlay.spec.js',
    'server/engine/pots.test.ts',
    'tests/bench/deep/pots.bench.ts',
    'pots.test.ts',
  ])('%s would be caught', (file) => {
    expect(homeless([file])).toEqual([file]);
  });

  it.each([
    'tests/engine/deep/pots.test.ts',
    'tests/e2e/deep/overlay.spec.ts',
    'tests/bench/pots.bench.ts',
    'server/x.ts',
  ])('%s is fine', (file) => {
    expect(homeless([file])).toEqual([]);
  });

  it('that run by themselves are there, and live', () => {
    expect(nameless([...SHOW_FILES, ...FIRST_FILES, ...TIMED_FILES], projectFiles())).toEqual([]);
    expect([...LONG_SPECS, ...TIMED_SPECS].filter((name) => !projectFiles().includes(name))).toEqual([]);
  });

  it.each(['tests/api/renamed.test.ts', 'tests/engine/replay.test.ts'])('%s would be missed', (name) => {
    expect(nameless([name], projectFiles())).toEqual([name]);
  });

  it('is live when it lies in a live folder', () => {
    expect(LIVE_FILES).toHaveLength(LIVE_FOLDERS.length);
    expect(path.matchesGlob('tests/db/deep/log.test.ts', LIVE_FILES.find((glob) => glob.includes('/db/')) ?? '')).toBe(
      true,
    );
  });
});
