// `npm test` and, with --soak, `npm run soak`: sets itself up, runs every check even after a failure, adds them up.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { ensure, SetupError } from './setup/ensure.mjs';
import {
  add,
  NOTHING,
  readPlaywright,
  readReport,
  readVitest,
  runnerTally,
  stepTally,
  summary,
} from './setup/reports.mjs';
import { at, ROOT } from './setup/root.mjs';
import { hasPages } from './setup/sources.mjs';

const BIN = {
  next: 'node_modules/next/dist/bin/next',
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const soak = process.argv.includes('--soak');
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...(soak ? { FELTCAST_SOAK: '1' } : {}),
};
// Each tool chooses its own; the caller's `production` would test something else.
delete env.NODE_ENV;

/** Runs a tool of the project without stdin; resolves to its exit code. `nice`: it gives way to whoever runs beside it. */
function run(tool, args, { more = {}, nice = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [at(BIN[tool]), ...args], {
      cwd: ROOT,
      env: { ...env, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (nice > 0 && child.pid !== undefined) giveWay(child.pid, nice);
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
    const ended = (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass);
      resolve(code);
    };
    child.once('error', () => ended(1));
    child.once('close', (code) => ended(code ?? 1));
  });
}

function giveWay(pid, nice) {
  try {
    os.setPriority(pid, Math.min(19, os.getPriority() + nice));
  } catch {
    // it has ended already, or nobody may change priorities here
  }
}

async function types() {
  // Next refuses to make types for an application without a page.
  const made = hasPages(ROOT) ? await run('next', ['typegen']) : 0;
  return stepTally('types', made || (await run('tsc', ['--noEmit'])));
}

async function lint() {
  return stepTally('lint', await run('biome', ['check', '--error-on-warnings', '.']));
}

async function build() {
  await ensure({ parts: ['build', 'browser'] });
  return NOTHING;
}

/**
 * Browser tests mostly wait for a delay, the others mostly work: they run beside each other. Those that hold real time
 * against a limit come behind them, one after the other and alone.
 */
async function tests() {
  const beside = [vitest('work', ['--project=!timed'], { nice: NICE }), browserTests('together', TOGETHER)];
  const tallies = await Promise.all(beside);
  tallies.push(await vitest('timed', ['--project=timed']));
  tallies.push(await browserTests('timed', ['--project=timed']));
  return add(tallies);
}

/** A page answers within seconds, whatever the tests beside it have to do. */
const NICE = 5;
const TOGETHER = ['--project=long', '--project=plain', '--workers=2'];

async function vitest(name, args, how) {
  const file = at(`.reports/vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/setup/diffs.mjs'];
  const code = await run('vitest', ['run', ...args, ...reporters, `--outputFile.json=${file}`], how);
  const read = (report) => readVitest(report, ROOT);
  return runnerTally({ name: `vitest ${name}`, code, report: readReport(file), read });
}

async function browserTests(name, args) {
  const file = at(`.reports/playwright-${name}.json`);
  const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run('playwright', ['test', '--reporter=list,json', ...args], { more });
  return runnerTally({ name: `playwright ${name}`, code, report: readReport(file), read: readPlaywright });
}

// The build comes before the tests: some of them start the built server as a process of its own.
const STEPS = { types, lint, build, tests };

/** A step that throws has failed; the next ones run all the same. */
async function attempt(name, step) {
  console.log(`\n== ${name}`);
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error);
    return stepTally(name, 1);
  }
}

async function main() {
  fs.rmSync(at('.reports'), { recursive: true, force: true });
  const ready = await attempt('set-up', async () => {
    await ensure();
    return NOTHING;
  });
  const tallies = [ready];
  if (ready.failed === 0) for (const [name, step] of Object.entries(STEPS)) tallies.push(await attempt(name, step));
  const total = add(tallies);
  if (total.failures.length > 0)
    console.log(`\nfailed:\n${total.failures.map((line) => line.replace(/^/gm, '  ')).join('\n')}`);
  const failed = total.failed > 0 || total.passed === 0;
  console.log(`\n${summary(total)}`);
  process.exitCode = failed ? 1 : 0;
}

await main();
