// P5, P6 and P8 of the performance targets for hold'em. Only ratios of one run are claims; times depend on the machine.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Card, DECK, parseCards } from '../../server/engine/card.ts';
import { calculateEquity } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { HOLDEM } from '../../server/equity/rules.ts';
import { loopWinners } from '../equity/boardLoop.ts';

interface Timing {
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds of CPU time would need a longer run; a single thread without waiting is timed by the wall instead. */
function time(calls: number, call: () => void): Timing {
  for (let i = 0; i < calls; i++) call();
  const times = Array.from({ length: calls }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { p50: times[calls >> 1] ?? Number.NaN, p99: times[Math.floor(calls * 0.99)] ?? Number.NaN };
}

function row(target: string, what: string, figures: string): void {
  console.log(`${target}  ${what.padEnd(34)}  ${figures}`);
}

function ms(value: number): string {
  return `${value.toFixed(4)} ms`;
}

/** The same cards for every run: the deck walked in steps that share no divisor with 52. */
function dealt(players: number, board: number): EquityInput {
  const deck = DECK.map((_, i) => DECK[(i * 19 + 7) % 52]).filter((card) => card !== undefined);
  return {
    rules: HOLDEM,
    players: Array.from({ length: players }, (_, player) => deck.slice(player * 2, player * 2 + 2)),
    board: deck.slice(20, 20 + board),
    dead: [],
  };
}

function perCall(): void {
  for (const [street, board, limit] of [
    ['before the flop', 0, 0.5],
    ['on the flop', 3, 0.02],
    ['on the turn', 4, 0.02],
  ] as const) {
    for (let players = 2; players <= 10; players++) {
      const input = dealt(players, board);
      const { p50, p99 } = time(board === 0 ? 300 : 3000, () => calculateEquity(input));
      const verdict = p50 <= limit ? 'met' : 'MISSED';
      row('P5', `${players} players ${street}`, `p50 ${ms(p50)}  p99 ${ms(p99)}  target ${limit} ms: ${verdict}`);
    }
  }
}

const COLD = `
import { calculateEquity } from './server/equity/equity.ts';
const players = [['Ah', 'Ks'], ['Qd', 'Qc'], ['7s', '7c'], ['Jh', 'Th'], ['As', '4s'], ['9d', '8d']];
const start = process.cpuUsage();
const answer = calculateEquity({ rules: { game: 'holdem' }, players, board: [], dead: [] });
const { user, system } = process.cpuUsage();
const boot = start.user + start.system;
console.log(JSON.stringify({ ok: answer.ok, all: (user + system) / 1000, call: (user + system - boot) / 1000 }));
`;

async function coldProcess(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-bench-'));
  const outfile = path.join(folder, 'cold.mjs');
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url));
  await build({
    stdin: { contents: COLD, resolveDir, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const runs = Array.from({ length: 11 }, () => cpuOf(outfile)).sort((a, b) => a.all - b.all);
  fs.writeFileSync(outfile, '');
  const empty = Array.from({ length: 11 }, () => emptyProcess(outfile)).sort((a, b) => a - b);
  fs.rmSync(folder, { recursive: true });
  const { all, call } = runs[5] ?? { all: Number.NaN, call: Number.NaN };
  const bare = (empty[5] ?? Number.NaN).toFixed(0);
  row(
    'P6',
    'cold process to first answer, 6-way',
    `${all.toFixed(0)} ms CPU (the call ${call.toFixed(0)} ms; an empty process takes ${bare} ms of wall)  target 200 ms: ${all <= 200 ? 'met' : 'MISSED'}`,
  );
}

function cpuOf(file: string): { readonly all: number; readonly call: number } {
  const { stdout } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  const { ok, all, call } = JSON.parse(stdout);
  if (ok !== true) throw new Error('the cold process gave no answer');
  return { all: Number(all), call: Number(call) };
}

function emptyProcess(file: string): number {
  const start = performance.now();
  spawnSync(process.execPath, [file]);
  return performance.now() - start;
}

function againstBoards(): void {
  const players = ['AhKs', 'QdQc'].map((text): readonly Card[] => parseCards(text) ?? []);
  const question = { players, board: [], dead: [] };
  const loop = time(7, () => loopWinners(question));
  const classes = time(300, () => calculateEquity({ rules: HOLDEM, ...question }));
  const ratio = loop.p50 / classes.p50;
  row('P8', 'boards one by one', `p50 ${ms(loop.p50)}`);
  row('P8', 'by classes', `p50 ${ms(classes.p50)}`);
  row('P8', 'ratio, AhKs against QdQc', `${ratio.toFixed(0)}x  target 40x: ${ratio >= 40 ? 'met' : 'MISSED'}`);
}

perCall();
await coldProcess();
againstBoards();
