// P5 to P8 of the performance targets, for every game. Only ratios of one run are claims; times depend on the machine.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK, parseCards } from '../../server/engine/card.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { calculateEquity } from '../../server/equity/equity.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { HOLDEM, rulesOf } from '../../server/equity/rules.ts';
import { numbersFrom } from '../../server/equity/seededNumbers.ts';
import { sevenStrength } from '../../server/equity/sevenCards.ts';
import { loopWinners } from '../equity/boardLoop.ts';
import { plainKey } from '../equity/plainLoop.ts';

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

/** The middle of the milliseconds of CPU of one call: long calls are often put aside on a machine that others use too. */
function cpuOf(calls: number, call: () => void): number {
  for (let i = 0; i < calls; i++) call();
  const times = Array.from({ length: calls }, () => {
    const before = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[calls >> 1] ?? Number.NaN;
}

function row(target: string, what: string, figures: string): void {
  console.log(`${target}  ${what.padEnd(42)}  ${figures}`);
}

function ms(value: number): string {
  return `${value.toFixed(4)} ms`;
}

function verdict(value: number, limit: number): string {
  return `target ${limit} ms: ${value <= limit ? 'met' : 'MISSED'}`;
}

interface Size extends Record<'players' | 'held' | 'board', number> {
  readonly deck?: readonly Card[];
}

/** The deck in steps that share no divisor with its size. */
function walked(game: GameName): readonly Card[] {
  const all = cardsOfKind(rulesOf(gameOf(game)).deck);
  return all.flatMap((_, i) => all[(i * 19 + 7) % all.length] ?? []);
}

/** The same cards for every run. */
function dealt(game: GameName, { players, held, board, deck = walked(game) }: Size): EquityInput {
  const rules = rulesOf(gameOf(game));
  return {
    rules,
    players: Array.from({ length: players }, (_, player) => deck.slice(player * held, (player + 1) * held)),
    board: deck.slice(deck.length - board),
    dead: [],
  };
}

/** Some deals are three times as dear as others: a figure is over as many as this, the same in every run. */
const DEALS = 40;

function deals(game: GameName, size: Record<'players' | 'held' | 'board', number>): () => EquityInput {
  const all = cardsOfKind(rulesOf(gameOf(game)).deck);
  const inputs = Array.from({ length: DEALS }, (_, nth) => dealt(game, { ...size, deck: shuffled(all, nth) }));
  let next = 0;
  return () => {
    next = (next + 1) % DEALS;
    return inputs[next] ?? dealt(game, size);
  };
}

function shuffled(cards: readonly Card[], nth: number): readonly Card[] {
  const below = numbersFrom([nth]);
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [deck[i], deck[j]] = [deck[j] ?? 'As', deck[i] ?? 'As'];
  }
  return deck;
}

/** Milliseconds before the flop, by game; the flop and the turn may take 0.02 in all of them. */
const EXACT: readonly (readonly [GameName, number])[] = [
  ['holdem', 0.5],
  ['omaha', 1],
  ['omaha5', 1],
  ['omaha6', 1],
  ['short_deck', 0.25],
  ['short_deck_trips', 0.25],
];

function exactGames(): void {
  for (const [game, limit] of EXACT) {
    const { mostCards, deck } = rulesOf(gameOf(game));
    const most = Math.min(10, Math.floor((Number(deck) - 5) / mostCards));
    for (const board of [0, 3, 4]) {
      const p50s = Array.from({ length: most - 1 }, (_, more) => {
        const next = deals(game, { players: more + 2, held: mostCards, board });
        return time(board === 0 ? 200 : 2000, () => calculateEquity(next()));
      });
      const slowest = p50s.reduce((a, b) => (b.p50 > a.p50 ? b : a));
      const wanted = verdict(slowest.p50, board === 0 ? limit : 0.02);
      const street = board === 0 ? 'before the flop' : board === 3 ? 'on the flop' : 'on the turn';
      const list = p50s.map(({ p50 }) => p50.toFixed(3)).join(' ');
      row('P5', `${game} ${street}, 2 to ${most} players`, `slowest p50 ${ms(slowest.p50)}  ${wanted}  (${list})`);
    }
  }
}

/** No answer may take a server 5 ms, in any game with any cards known. */
function everyGame(): void {
  for (const game of GAME_NAMES) {
    const { mostCards, boardCards, draws } = rulesOf(gameOf(game));
    const helds = boardCards > 0 ? [mostCards] : Array.from({ length: mostCards }, (_, known) => known + 1);
    const slowest = helds.flatMap((held) =>
      [2, 3, 4, 6].map((players) => {
        const input = dealt(game, { players, held, board: 0 });
        const p50 = cpuOf(25, () => calculateEquity(input));
        const answer = calculateEquity(input);
        return { p50, held, players, samples: answer.ok ? answer.value.samples : 0 };
      }),
    );
    const { p50, held, players, samples } = slowest.reduce((a, b) => (b.p50 > a.p50 ? b : a));
    const how = samples > 0 ? `${samples} samples` : 'counted';
    const kept = draws > 0 ? 'kept' : 'known';
    row(
      'P5',
      `${game}, slowest`,
      `CPU p50 ${ms(p50)}  ${verdict(p50, 5)}  (${players} players, ${held} ${kept}, ${how})`,
    );
  }
}

/** A process that answers one question: six hands before the flop, in the game named. */
function coldAnswer(game: GameName, held: number): string {
  return `
import { DECK } from './server/engine/card.ts';
import { gameOf } from './server/engine/game/games.ts';
import { calculateEquity } from './server/equity/equity.ts';
import { rulesOf } from './server/equity/rules.ts';
const cards = [...DECK].reverse();
const players = [0, 1, 2, 3, 4, 5].map((player) => cards.filter((_, i) => i < ${6 * held} && i % 6 === player));
const answer = calculateEquity({ rules: rulesOf(gameOf('${game}')), players, board: [], dead: [] });
if (!answer.ok) throw new Error(answer.error.code);
${cpuReport()}`;
}
const WARM = `
import { warmUpEquity } from './server/equity/warmUp.ts';
warmUpEquity();
${cpuReport()}`;
const TABLES = `
const before = process.memoryUsage().arrayBuffers;
const { warmUpEquity } = await import('./server/equity/warmUp.ts');
warmUpEquity();
globalThis.gc();
await new Promise((done) => setTimeout(done, 20));
globalThis.gc();
console.log(process.memoryUsage().arrayBuffers - before);`;

/** Milliseconds of CPU of the whole process so far, its own start included. */
function cpuReport(): string {
  return 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
}

async function coldProcess(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-bench-'));
  for (const [game, held] of [
    ['holdem', 2],
    ['omaha', 4],
    ['short_deck', 2],
  ] as const) {
    const first = await median(folder, coldAnswer(game, held));
    const wanted = `target 200 ms: ${first <= 200 ? 'met' : 'MISSED'}`;
    row('P6', `cold process to first answer, ${game} 6-way`, `${first.toFixed(0)} ms CPU  ${wanted}`);
  }
  row('P6', 'an empty process', `${(await median(folder, cpuReport())).toFixed(0)} ms CPU`);
  row('P6', 'cold process to the end of warm-up', `${(await median(folder, WARM)).toFixed(0)} ms CPU`);
  const tables = (await median(folder, TABLES)) / 2 ** 20;
  row('P6', 'tables of all games', `${tables.toFixed(2)} MB  target 3 MB: ${tables <= 3 ? 'met' : 'MISSED'}`);
  fs.rmSync(folder, { recursive: true });
}

/** The middle of the numbers that eleven processes print. */
async function median(folder: string, contents: string): Promise<number> {
  const outfile = path.join(folder, 'process.mjs');
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' } as const;
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error' });
  const args = ['--expose-gc', outfile];
  const run = () => Number(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout || Number.NaN);
  return Array.from({ length: 11 }, run).sort((a, b) => a - b)[5] ?? Number.NaN;
}

const HANDS = 20_000;

/** Drawn sevens, one after the other. */
function sevens(): Int32Array {
  const next = numbersFrom([7]);
  const hands = Array.from({ length: HANDS }, () => {
    const cards = new Set<number>();
    while (cards.size < 7) cards.add(next(52));
    return [...cards];
  });
  return Int32Array.from(hands.flat());
}

function oneEvaluation(): void {
  const cards = sevens();
  let sum = 0;
  const ours = time(30, () => {
    for (let hand = 0; hand < HANDS; hand++) sum += sevenStrength(cards, hand * 7);
  });
  const few = Array.from({ length: 40 }, (_, hand) =>
    [...cards.subarray(hand * 7, hand * 7 + 7)].flatMap((card) => DECK[card] ?? []),
  );
  const plain = time(3, () => {
    for (const hand of few) sum += plainKey(hand);
  });
  if (!(sum > 0)) throw new Error('nothing was weighed');
  const each = (ours.p50 * 1e6) / HANDS;
  const ratio = (plain.p50 * 1e6) / few.length / each;
  row('P7', 'one 7-card evaluation, random hands', `${each.toFixed(1)} ns, ${(1000 / each).toFixed(1)} M/s`);
  row('P7', 'against a choice of five by the words', `${ratio.toFixed(0)}x  (peers are measured apart)`);
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

/** Measured as a server runs it, in one bundle: a loader that transforms files one by one makes functions slower. */
async function inOneBundle(): Promise<number | null> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-bench-'));
  const outfile = path.join(folder, 'bench.mjs');
  const entry = fileURLToPath(import.meta.url);
  const alias = { esbuild: fileURLToPath(import.meta.resolve('esbuild')) };
  const external = Object.values(alias);
  await build({ entryPoints: [entry], alias, external, bundle: true, platform: 'node', format: 'esm', outfile });
  const env = { ...process.env, [BUNDLED]: '1' };
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { env, stdio: 'inherit' });
  fs.rmSync(folder, { recursive: true });
  return status;
}

const BUNDLED = 'FELTCAST_BENCH_BUNDLED';

if (process.env[BUNDLED] === '1') {
  exactGames();
  everyGame();
  await coldProcess();
  oneEvaluation();
  againstBoards();
} else {
  process.exitCode = (await inOneBundle()) ?? 1;
}
