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

/** Warm calls, one by one. */
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
if (!calculateEquity({ rules: { game: 'holdem' }, players, board: [], dead: [] }).ok) throw new Error('no answer');
${cpuReport()}`;
const WARM = `
import { warmUpEquity } from './server/equity/warmUp.ts';
warmUpEquity();
${cpuReport()}`;

/** Milliseconds of CPU of the whole process so far, its own start included. */
function cpuReport(): string {
  return 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
}

async function coldProcess(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-bench-'));
  const first = await medianCpu(folder, COLD);
  row(
    'P6',
    'cold process to first answer, 6-way',
    `${first.toFixed(0)} ms CPU  target 200 ms: ${first <= 200 ? 'met' : 'MISSED'}`,
  );
  row('P6', 'an empty process', `${(await medianCpu(folder, cpuReport())).toFixed(0)} ms CPU`);
  row('P6', 'cold process to the end of warm-up', `${(await medianCpu(folder, WARM)).toFixed(0)} ms CPU`);
  fs.rmSync(folder, { recursive: true });
}

async function medianCpu(folder: string, contents: string): Promise<number> {
  const outfile = path.join(folder, 'process.mjs');
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url));
  const stdin = { contents, resolveDir, loader: 'ts' } as const;
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' });
  const run = () => Number(spawnSync(process.execPath, [outfile], { encoding: 'utf8' }).stdout || Number.NaN);
  return Array.from({ length: 11 }, run).sort((a, b) => a - b)[5] ?? Number.NaN;
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
