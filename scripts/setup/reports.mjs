// Reads what the test runners report and adds it up. A runner that failed without naming a test still counts as one.
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[] }} Tally */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function add(tallies) {
  return tallies.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
      failures: [...a.failures, ...b.failures],
    }),
    NOTHING,
  );
}

/** A step without a report of its own: types, lint. */
export function stepTally(name, code) {
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [`${name}: exit code ${code}`] };
}

/** A runner's report together with its exit code; no report, no test or a silent failure count as failed. */
export function runnerTally({ name, code, report, read }) {
  const tally = report ? read(report) : NOTHING;
  const total = tally.passed + tally.failed;
  if (report && total > 0 && (code === 0 || tally.failed > 0)) return tally;
  const why = !report
    ? `no report (exit code ${code})`
    : total === 0
      ? 'no test ran'
      : `exit code ${code} without a failed test`;
  return add([tally, { ...NOTHING, failed: 1, failures: [`${name}: ${why}`] }]);
}

/** Vitest's JSON report. A file that does not load has no tests, so it counts as one failure. */
export function readVitest(report, root) {
  return add(
    report.testResults.flatMap((file) => {
      const name = path.relative(root, file.name);
      const broken = file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');
      const tests = file.assertionResults.map((test) => vitestTest(`${name} > ${test.fullName}`, test));
      return broken ? [...tests, failed(`${name}: the file failed`, [file.message])] : tests;
    }),
  );
}

function vitestTest(title, { status, failureMessages = [], meta = {} }) {
  if (status === 'passed') return { ...NOTHING, passed: 1 };
  if (status === 'failed') return failed(title, [...failureMessages, ...(meta.diffs ?? [])]);
  return { ...NOTHING, skipped: 1 };
}

/** Playwright's JSON report: 'expected', 'unexpected', 'flaky' or 'skipped'. Flaky is a failure here. */
export function readPlaywright(report) {
  const walk = (suite, above) => {
    const titles = suite.title ? [...above, suite.title] : above;
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => playwrightTest([...titles, spec.title].join(' > '), test)),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, titles))];
  };
  return add(report.suites.flatMap((suite) => walk(suite, [])));
}

function playwrightTest(title, { status, results = [] }) {
  if (status === 'expected') return { ...NOTHING, passed: 1 };
  if (status === 'skipped') return { ...NOTHING, skipped: 1 };
  return failed(
    title,
    results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
  );
}

function failed(title, said) {
  return { ...NOTHING, failed: 1, failures: [failure(title, said)] };
}

const MOST_LINES = 12;
const MOST_CHARACTERS = 1_500;
/** Where it happened: behind what happened, and without the runner's own calls. */
const PLACE = /^\s+at /;
const OF_RUNNER = /node_modules|new Promise|node:internal/;

/** The name of a failed test and, indented below it, the beginning of what was said about it. */
export function failure(title, said) {
  const lines = stripVTControlCharacters(said.filter(Boolean).join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const places = lines.filter((line) => PLACE.test(line) && !OF_RUNNER.test(line));
  const first = [...lines.filter((line) => !PLACE.test(line)), ...places].slice(0, MOST_LINES);
  const shown = first.join('\n').slice(0, MOST_CHARACTERS);
  return shown === '' ? title : `${title}\n${shown.replace(/^/gm, '    ')}`;
}

/** The last line of every run. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Parsed JSON, or null when the runner left none. */
export function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
