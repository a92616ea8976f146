// A set-up step speaks at once and while it works, and shows the tool's output only when it fails.
import { expect, it } from 'vitest';
import { npmCommand, runStep } from '../../scripts/setup/run.mjs';

async function step(code: string, heartbeatMs = 5_000) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const done = await runStep({ title: 'work', file: process.execPath, args: ['-e', code], print, heartbeatMs });
  return { done, lines };
}

it('given a step that succeeds, then its output is not shown', async () => {
  const { done, lines } = await step('console.log("chatter")');
  expect(done).toBe(true);
  expect(lines).toEqual(['work ...', expect.stringMatching(/^work: done in \d+ s$/)]);
});

it('given a step that fails, then its output is shown', async () => {
  const { done, lines } = await step('console.error("why"); process.exit(3)');
  expect(done).toBe(false);
  expect(lines).toContain('  why');
  expect(lines.at(-1)).toMatch(/^work: failed after/);
});

it('given a slow step, then a line comes with each heartbeat', async () => {
  const { lines } = await step('setTimeout(() => {}, 300)', 50);
  expect(lines.filter((line) => /^work \.\.\. \d+ s$/.test(line)).length).toBeGreaterThan(1);
});

it('given a step that asks for input, then it reads the end of it and does not hang', async () => {
  const { done } = await step('process.stdin.resume(); process.stdin.on("end", () => process.exit(0))');
  expect(done).toBe(true);
});

it('given a tool that does not exist, then the step fails', async () => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  expect(await runStep({ title: 'work', file: 'no-such-tool-here', args: [], print })).toBe(false);
  expect(lines.join('\n')).toContain('no-such-tool-here');
});

it('given npm told us where it lies, then no shell is needed', () => {
  const env = { npm_execpath: '/x/npm-cli.js' };
  expect(npmCommand('npm', ['ci'], env)).toEqual({ file: process.execPath, args: ['/x/npm-cli.js', 'ci'] });
  expect(npmCommand('npm', ['ci'], {})).toMatchObject({ file: 'npm', args: ['ci'] });
});
