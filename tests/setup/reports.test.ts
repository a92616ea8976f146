// Adding up what the runners report; a runner that fails without a failed test must not pass.
import { describe, expect, it } from 'vitest';
import {
  add,
  failure,
  readPlaywright,
  readVitest,
  runnerTally,
  stepTally,
  summary,
} from '../../scripts/setup/reports.mjs';

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

  it('given what a failed test and a broken file said, then its first lines stand below their names', () => {
    const said = { ...test('two', 'failed'), failureMessages: ['\u001b[31mwaited in vain\u001b[39m\n  at desk.ts:94'] };
    const broken = { ...file('/p/b.test.ts', 'failed'), message: 'no such module' };
    const report = { testResults: [file('/p/a.test.ts', 'failed', said), broken] };
    expect(readVitest(report, '/p').failures).toEqual([
      'a.test.ts > two\n    waited in vain\n      at desk.ts:94',
      'b.test.ts: the file failed\n    no such module',
    ]);
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

  it('given what each try said, then it stands below the name', () => {
    const errors = [{ message: 'Expected: 1\nReceived: 2' }];
    const failed = { title: 'six', tests: [{ status: 'unexpected', results: [{ errors }] }] };
    const report = { suites: [{ title: 'seats.spec.ts', specs: [failed] }] };
    expect(readPlaywright(report).failures).toEqual(['seats.spec.ts > six\n    Expected: 1\n    Received: 2']);
  });
});

describe('what is shown of an error', () => {
  const shownLines = (said: string) => failure('name', [said]).split('\n').slice(1);

  it('given many lines, then twelve of them', () => {
    expect(shownLines(Array.from({ length: 30 }, (_, i) => `line ${i}`).join('\n'))).toHaveLength(12);
  });

  it('given one long line, then 1,500 characters of it', () => {
    expect(shownLines('x'.repeat(5_000))).toEqual([`    ${'x'.repeat(1_500)}`]);
  });

  it('given where it happened, then that stands behind what differed, without the calls of the runner', () => {
    const stack =
      'not equal\n    at /p/a.test.ts:2\n    at file:///p/node_modules/runner.js:9\n    at new Promise (<anonymous>)';
    const said = { ...test('two', 'failed'), failureMessages: [stack], meta: { diffs: ['- 1\n+ 2'] } };
    expect(readVitest({ testResults: [file('/p/a.test.ts', 'failed', said)] }, '/p').failures).toEqual([
      'a.test.ts > two\n    not equal\n    - 1\n    + 2\n        at /p/a.test.ts:2',
    ]);
  });

  it('given nothing, then the name alone', () => expect(failure('name', [undefined])).toBe('name'));
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
