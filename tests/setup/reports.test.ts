// Adding up what the runners report; a runner that fails without a failed test must not pass.
import { describe, expect, it } from 'vitest';
import { add, readPlaywright, readVitest, runnerTally, stepTally, summary } from '../../scripts/setup/reports.mjs';

const test = (fullName: string, status: string) => ({ fullName, status });
const file = (name: string, status: string, ...assertionResults: readonly object[]) => ({
  name,
  status,
  assertionResults,
});

describe('vitest', () => {
  it('given passed, failed and skipped tests, then each counts once and failures are named', () => {
    const report = {
      testResults: [
        file('/p/tests/a.test.ts', 'failed', test('one', 'passed'), test('two', 'failed'), test('three', 'skipped')),
      ],
    };
    expect(readVitest(report, '/p')).toEqual({ passed: 1, failed: 1, skipped: 1, failures: ['tests/a.test.ts > two'] });
  });

  it('given a file that does not load, then it is one failure', () => {
    expect(readVitest({ testResults: [file('/p/a.test.ts', 'failed')] }, '/p')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('given a file whose teardown failed, then its passed tests count and it is one failure', () => {
    const report = { testResults: [file('/p/a.test.ts', 'failed', test('one', 'passed'))] };
    expect(readVitest(report, '/p')).toMatchObject({ passed: 1, failed: 1 });
  });
});

describe('playwright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('given nested suites, then tests are counted and named; flaky is failed', () => {
    const inner = { title: 'seats', specs: [spec('six', 'flaky'), spec('ten', 'skipped')] };
    const report = { suites: [{ title: 'overlay.spec.ts', specs: [spec('two', 'expected')], suites: [inner] }] };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: ['overlay.spec.ts > seats > six'],
    });
  });
});

describe('a runner', () => {
  const read = (report: { passed: number; failed: number }) => ({ ...report, skipped: 0, failures: [] });
  const run = (code: number, report: { passed: number; failed: number } | null) =>
    runnerTally({ name: 'runner', code, report, read });

  it('that passed is taken as it is', () =>
    expect(run(0, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 0 }));
  it('that named its failures is taken as it is', () =>
    expect(run(1, { passed: 3, failed: 1 })).toMatchObject({ passed: 3, failed: 1 }));
  it('that failed without a failed test has one', () =>
    expect(run(1, { passed: 3, failed: 0 })).toMatchObject({ passed: 3, failed: 1 }));
  it('that ran no test has failed', () => expect(run(0, { passed: 0, failed: 0 })).toMatchObject({ failed: 1 }));
  it('that left no report has failed', () => expect(run(0, null)).toMatchObject({ failed: 1 }));
});

it('the last line adds everything up', () => {
  const total = add([stepTally('types', 0), stepTally('lint', 2), { passed: 5, failed: 0, skipped: 0, failures: [] }]);
  expect(summary(total)).toBe('6 passed, 1 failed');
  expect(summary({ ...total, skipped: 2 })).toBe('6 passed, 1 failed, 2 skipped');
  expect(total.failures).toEqual(['lint: exit code 2']);
});
