// The demo itself against a real server: a hand goes from simulated readers to the award, by the console's own door.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { CommandIo } from '../../server/cli/command.ts';
import { runDemo } from '../../server/cli/demo/runDemo.ts';
import { systemClock } from '../../server/main/systemClock.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-demo-'));
fs.chmodSync(folder, 0o755);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('given one hand at a fast pace, then it is played from the deal to the award and every address is printed', async () => {
  const lines: string[] = [];
  const io: CommandIo = {
    json: false,
    env: process.env,
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
    report: () => undefined,
  };
  const program = (file: string): readonly string[] => ['--import', 'tsx', here(file)];
  const code = await runDemo(
    {
      ...{ folder: path.join(folder, 'demo'), kind: 'short', speed: 50, hands: 1, host: '127.0.0.1', port: 0 },
      programs: { server: program('./bareServer.ts'), sim: program('../../server/sim/simProcess.ts') },
      stop: new AbortController().signal,
    },
    io,
    systemClock,
  );
  expect(lines.filter((line) => /cannot go on|otherwise than|not read|unread/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(lines.filter((line) => line.startsWith('[demo] hand '))).toHaveLength(1);
  for (const page of ['overlay', 'commentary', 'venue', 'console']) {
    expect(
      lines.filter((line) => new RegExp(`^  http://127\\.0\\.0\\.1:\\d+/${page}/demo#token=fc_`).test(line)),
    ).not.toEqual([]);
  }
  expect(fs.readFileSync(path.join(folder, 'demo', 'server.log'), 'utf8')).not.toMatch(/E00401|"level":"error"/);
}, 120_000);
