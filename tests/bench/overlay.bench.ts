// F1: from the instant an entry is due on its canvas to the overlay painted, on the built pages, over the loopback, with
// the exact chances of six hands in the path. Six players call every bet to the river, cards are read by the simulated
// table; the canvas is 30 s behind. First one overlay page, then ten; hold'em, and then Omaha with four cards.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '../../db/client.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { tableId } from '../../server/base/ids.ts';
import { startSim } from '../../server/cli/demo/simDriver.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { readLog } from '../../server/log/logStream.ts';
import { ONE_PERSON_SENTENCE, PLAIN_PICTURE, SHORT_MIN_MS } from '../../server/release/control.ts';
import { findChromium } from '../e2e/chromium.mjs';
import { built } from '../support/builtServer.ts';
import { line, ms, report } from '../support/figures.ts';
import { type Furnished, furnishShow } from '../support/furnishShow.ts';
import { type Published, type Word, wordSchema } from '../support/measuredWords.ts';
import { watchWork } from '../support/pageWork.ts';
import { installProbe, type Painted, takePaints } from '../support/paintProbe.ts';
import { realClock, silent } from '../support/realClock.ts';
import { makeShowFolder } from '../support/showFolder.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { TableBot } from '../support/tableBot.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;
const DELAY_MS = SHORT_MIN_MS;
const PHASE_MS = Number(process.env['FELTCAST_BENCH_SECONDS'] ?? 150) * 1_000;
/** Quick people: nobody at a table acts faster than this for long. */
const PACE_MS = [300, 900] as const;
/** Pages that are open, phase by phase; never fewer than before. */
const COUNTS = (process.env['FELTCAST_BENCH_PAGES'] ?? '1,10').split(',').map(Number);
const GAMES = ['holdem', 'omaha'] as const;
const PAINT = { p50: 16, p99: 50 };
const SERVER = { p50: 2, p99: 16 };
const folder = makeShowFolder('bench');

interface Measured {
  readonly zero: number;
  readonly published: readonly Published[];
}

class ServerChild {
  readonly child: ChildProcess;
  private heard: (word: Word) => void = () => undefined;

  constructor() {
    const file = fileURLToPath(new URL('../support/measuredServer.ts', import.meta.url));
    this.child = spawn(process.execPath, ['--import', 'tsx', file], {
      env: { ...process.env, ...folder.env, NODE_ENV: 'production', PORT: '0' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (word) => this.heard(wordSchema.parse(word)));
  }

  async ready(): Promise<number> {
    const word = await this.next();
    return word.is === 'ready' ? word.port : 0;
  }

  async measured(table: string): Promise<Measured> {
    const answer = this.next();
    this.child.send({ table });
    const word = await answer;
    if (word.is !== 'measured') throw new Error('the server did not say what it measured');
    return word;
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await gone;
  }

  private next(): Promise<Word> {
    return new Promise((resolve, reject) => {
      this.heard = resolve;
      this.child.once('exit', () => reject(new Error('the server ended')));
    });
  }
}

async function openShow(desk: SteadyConsole, producer: SteadyConsole): Promise<void> {
  for (const seat of SEATS) await desk.give({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: 10_000_000 });
  await desk.give({ do: 'setButton', button: 1 });
  const shape = { kind: 'short', delayMs: DELAY_MS, offsetMs: 0, leadMs: 0, gate: 'off', ...PLAIN_PICTURE } as const;
  const config = { name: 'overlay', audience: 'overlay', ...shape } as const;
  const exception = { canvases: ['overlay'], people: ['Anna'], sentence: ONE_PERSON_SENTENCE, minimumMs: DELAY_MS };
  const set = await producer.control({ do: 'setCanvas', config, exception });
  const on = await producer.control({ do: 'resume', gapMs: 0 });
  if (!set.ok || !on.ok) throw new Error(`the canvas did not open: ${set.code ?? on.code}`);
}

/** From the next hand on. */
async function changeGame(desk: SteadyConsole, game: (typeof GAMES)[number]): Promise<void> {
  const blinds = { smallBlind: 100, bigBlind: 200, anteKind: 'none', ante: 0, unit: 25, minBet: 200 } as const;
  const limit = game === 'holdem' ? 'no' : 'pot';
  const set = await desk.give({ do: 'setGame', game, structure: { ...blinds, limit, straddles: [], posts: [] } });
  if (!set.ok) throw new Error(`${game} was refused: ${set.code}`);
}

/** Until all that was played before has aired, and a hand of this game behind it. */
async function untilAired(desk: SteadyConsole, game: (typeof GAMES)[number]): Promise<void> {
  const dealt = await desk.find((view) => view.game.game === game && view.phase === 'BETTING', 120_000);
  if (dealt === null) throw new Error(`no hand of ${game} was dealt`);
  await realClock.sleepUntil(realClock.now() + DELAY_MS + 12_000);
}

async function openOverlays(browser: Browser, url: string, pages: number): Promise<readonly Page[]> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const opened: Page[] = [];
  for (let i = 0; i < pages; i += 1) {
    const page = await context.newPage();
    await installProbe(page);
    await page.goto(url);
    opened.push(page);
  }
  return opened;
}

/** When each entry was due, and when the value of each dealt card was, as wall times. */
interface Due {
  readonly entry: (media: number) => number;
  readonly card: (face: string, media: number) => number;
}

function dueTimes(entries: readonly LogEntry[], zero: number): Due {
  const hands = new Map<string, { readonly from: number; readonly cards: Map<string, number>; complete: number }>();
  for (const { handId, happened, recorded, events } of entries) {
    if (handId === null) continue;
    const hand = hands.get(handId) ?? { from: happened, cards: new Map(), complete: Number.POSITIVE_INFINITY };
    hands.set(handId, hand);
    for (const event of events) {
      if (event.type === 'HoleCardDealt') hand.cards.set(`${event.seat}:${event.slot}`, recorded);
      if (event.type === 'DealCompleted') hand.complete = recorded;
    }
  }
  const ordered = [...hands.values()];
  return {
    entry: (media) => zero + media + DELAY_MS,
    card(face, media) {
      const hand = ordered.findLast(({ from }) => from <= media);
      const own = hand?.cards.get(face.slice(0, face.lastIndexOf(':'))) ?? Number.POSITIVE_INFINITY;
      return zero + Math.min(own, hand?.complete ?? own) + DELAY_MS;
    },
  };
}

const FACE = /[2-9TJQKA][cdhs]$/;

/** The latest thing that fell due for a frame: its entry, or a card that it is the first to show. */
function dueOf(paints: readonly Painted[], due: Due): readonly (Painted & { readonly due: number })[] {
  return paints.flatMap((paint, i) => {
    const before = paints[i - 1];
    if (before === undefined || paint.media === 0) return [];
    const fresh = paint.faces.filter((face) => FACE.test(face) && !before.faces.includes(face));
    const times = [
      ...(paint.media > before.media ? [due.entry(paint.media)] : []),
      ...fresh.map((face) => due.card(face, paint.media)),
    ];
    const last = Math.max(...times.filter(Number.isFinite));
    return Number.isFinite(last) ? [{ ...paint, due: last }] : [];
  });
}

async function phase(
  what: string,
  { pages, server, table }: { readonly pages: readonly Page[]; readonly server: ServerChild; readonly table: string },
): Promise<void> {
  const [firstPage] = pages;
  if (firstPage === undefined) throw new Error('no page');
  const work = await watchWork(firstPage);
  for (const page of pages) await takePaints(page);
  await work.take();
  await server.measured(table);
  await realClock.sleepUntil(realClock.now() + PHASE_MS);
  const spent = await work.take();
  const { zero, published } = await server.measured(table);
  const entries = await logOf(table);
  const due = dueTimes(entries, zero);
  const samples = (await Promise.all(pages.map(takePaints))).map((paints) => dueOf(paints, due));
  const all = samples.flat();
  const drawn = all.filter(({ painted }) => painted > 0);
  report('F1', `${what}: due to painted`, { values: drawn.map((p) => p.painted - p.due), target: PAINT });
  report('F1', `${what}: due to page changed`, { values: drawn.map((p) => p.changed - p.due), target: {} });
  report('F1', `${what}: due to message in the page`, { values: all.map((p) => p.came - p.due), target: {} });
  const [first = []] = samples;
  const served = first.map((p) => ({
    p,
    frame: published.find((f) => f.canvas === 'overlay' && f.media === p.media && f.at >= p.due - 1),
  }));
  const shares = served.flatMap(({ p, frame }) => (frame === undefined || frame.at > p.came ? [] : [frame.at - p.due]));
  report('F1', `${what}: server's share, due to published`, { values: shares, target: SERVER });
  const each = Object.entries(spent).map(([kind, total]) => `${kind} ${ms(total / first.length)}`);
  line('F1', `${what}: main thread of one page, each frame`, each.join('  '));
  const cards = drawn.filter(({ due: at, media }) => at > due.entry(media) + 1);
  line('F1', `${what}: of these frames that brought a card`, String(cards.length));
}

async function logOf(table: string): Promise<readonly LogEntry[]> {
  const database = await openDatabase({ dataDir: folder.data, clock: realClock, logger: silent });
  const entries: LogEntry[] = [];
  await readLog(createHandLogStore(database.db), { table: tableId(table), after: 0 }, (entry) => entries.push(entry));
  await database.close();
  return entries;
}

function words(count: number): string {
  return `${count} overlay${count === 1 ? '' : 's'}`;
}

function startCards(url: string, { reader, secret, seed }: Furnished) {
  return startSim({
    program: ['--enable-source-maps', built('sim')],
    setUp: { url, reader, secret, seed, seats: SEATS.length, board: 'one', profile: 'clean', speed: 20 },
    say: () => undefined,
  });
}

const server = new ServerChild();
const found = await findChromium();
if (found === null) throw new Error('no Chromium');
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const port = await server.ready();
  const furnished = await furnishShow(folder, { seats: SEATS.length, seed: 'bench' });
  const { table } = furnished;
  const anna = ['--person', 'Anna'];
  const consoles = `ws://127.0.0.1:${port}/trpc/console`;
  const desk = new SteadyConsole(consoles, await furnished.token('operator', anna), table);
  const producer = new SteadyConsole(consoles, await furnished.token('producer', anna), table);
  const overlay = await furnished.token('canvas', ['--canvas', 'overlay']);
  await changeGame(desk, GAMES[0]);
  await openShow(desk, producer);
  const sim = startCards(`ws://127.0.0.1:${port}/reader`, furnished);
  sim.ended.catch(() => undefined);
  const manners = { fold: 0, raise: 0, muck: 0, pauseMs: PACE_MS } as const;
  const bot = new TableBot({ desk, cards: sim, seats: SEATS, seed: 'bench', patienceMs: 8_000, manners });
  const url = `http://127.0.0.1:${port}/overlay/${table}#token=${overlay}`;
  const pages: Page[] = [];
  for (const game of GAMES) {
    if (game !== GAMES[0]) await changeGame(desk, game);
    await untilAired(desk, game);
    for (const count of COUNTS) {
      pages.push(...(await openOverlays(browser, url, Math.max(0, count - pages.length))));
      await realClock.sleepUntil(realClock.now() + 3_000);
      if (pages.length === count) await phase(`${game}, ${words(count)}`, { pages, server, table });
    }
  }
  await bot.stop();
  sim.stop();
  desk.close();
  producer.close();
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}
