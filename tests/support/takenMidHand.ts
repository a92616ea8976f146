// Everything that can be carried away from a server in the middle of a hand whose cards lie face down, some of them thrown away in
// a draw: a copy of the data folder, its output, what the command line exports, a diagnostic report and the heap of the web process.
import fs from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { LEVEL, seatPlayers, startSim } from '../kill/show.ts';
import { BuiltServer, freePort, runCli } from './builtServer.ts';
import type { Tags } from './canary.ts';
import { furnishShow } from './furnishShow.ts';
import { type Heap, type Pair, readHeap } from './heapSearch.ts';
import { openReaderWire } from './readerWire.ts';
import { realClock, silent } from './realClock.ts';
import { makeShowFolder, type ShowFolder } from './showFolder.ts';
import { SteadyConsole } from './steadyConsole.ts';
import { type Dump, dumpOf } from './trace.ts';

/** The first two cards of each hand. No card is turned up by the time everything is taken: the first draw of the first hand. */
export const PAIRS: readonly Pair[] = [
  ['Ah', 'Kd'],
  ['Qs', '7c'],
  ['Jd', 'Jh'],
  ['2c', '9s'],
  ['Td', '5h'],
  ['3s', '8c'],
];
/** Of each hand; they are searched for as far as the pairs are. */
const OTHERS = ['4c6s8d', '4d6c9h', '4h7sTc', '3h6dJs', '7hQd2s', '5sKc9c'];
/** The one who draws first throws his pair away. */
export const THROWN = 2;
const HAND = '0192a000-0000-7000-8000-000000000001';
const SEED = 'canary deck';
const PATIENCE = { timeout: 60_000, interval: 50 };

export interface Taken {
  readonly tags: Tags;
  /** name below the data folder, bytes */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly output: string;
  readonly exports: string;
  readonly report: string;
  readonly heap: Heap;
  readonly dump: Dump;
}

/** `program`: what Node runs; it gets flags that make it write report and heap at a signal. */
export async function takenMidHand(program: readonly string[]): Promise<Taken> {
  const folder = makeShowFolder('canary');
  const pictures = path.join(folder.root, 'pictures');
  fs.mkdirSync(pictures);
  const flags = [
    ...[`--diagnostic-dir=${pictures}`, `--report-directory=${pictures}`, '--heapsnapshot-signal=SIGWINCH'],
    // without names of the network, which a report looks up for as long as that takes
    ...['--report-on-signal', '--report-signal=SIGUSR2', '--report-filename=report.json', '--report-exclude-network'],
  ];
  const server = new BuiltServer(folder.env, await freePort(), [...flags, ...program]);
  const open: Closing[] = [];
  try {
    await server.ready();
    const table = await dealtHand(server, folder, open);
    return await take({ server, folder, pictures, table });
  } finally {
    for (const close of open) await close();
    await server.kill();
    folder.remove();
  }
}

type Closing = () => unknown;

/** The first hand is dealt and bet on, and the first player has thrown his pair away. */
async function dealtHand(server: BuiltServer, folder: ShowFolder, open: Closing[]): Promise<string> {
  const furnished = await furnishShow(folder, { seats: PAIRS.length, seed: SEED });
  const token = await furnished.token('operator', ['--person', 'Anna']);
  const operator = new SteadyConsole(`${server.sockets}/trpc/console`, token, furnished.table);
  const wire = await openReaderWire(`${server.sockets}/reader`);
  const sim = startSim(wire.url, furnished);
  open.push(
    () => operator.close(),
    () => sim.tool.end(),
    () => wire.close(),
  );
  await seatPlayers(operator);
  await operator.give({ do: 'setGame', game: 'single_draw_27', structure: LEVEL });
  await operator.give({ do: 'startHand', hand: HAND });
  const hole = Object.fromEntries(PAIRS.map((pair, i) => [String(i + 1), `${pair.join('')}${OTHERS[i]}`]));
  await sim.perform({ do: 'deal', hole });
  await vi.waitUntil(() => operator.view?.phase === 'BETTING', PATIENCE);
  while (operator.view?.phase === 'BETTING') await call(operator);
  const [one, other] = PAIRS[THROWN - 1] ?? [];
  await sim.perform({ do: 'discard', seat: THROWN, cards: `${one}${other}` });
  const threw = () => operator.view?.seats.some(({ seat, drew }) => seat === THROWN && drew === 2) === true;
  await vi.waitUntil(threw, { ...PATIENCE, timeout: 15_000 }).catch(() => sayThrown(operator));
  return furnished.table;
}

async function call(operator: SteadyConsole): Promise<void> {
  const { legal, turn = 0 } = operator.view ?? {};
  const action = legal?.check === true ? 'check' : 'call';
  const acted = await operator.give({ do: 'act', hand: HAND, turn, seat: legal?.seat ?? 0, action, to: null });
  if (!acted.ok) throw new Error(`seat ${legal?.seat} could not ${action}: ${acted.code}`);
  await vi.waitUntil(() => operator.view?.turn !== turn || operator.view.phase !== 'BETTING', PATIENCE);
}

/** Readers were not sure by themselves. */
async function sayThrown(operator: SteadyConsole): Promise<void> {
  const said = await operator.give({ do: 'discard', hand: HAND, seat: THROWN, count: 2, slots: [0, 1] });
  if (!said.ok) throw new Error(`nothing could be thrown away: ${said.code}`);
}

interface Scene {
  readonly server: BuiltServer;
  readonly folder: ShowFolder;
  /** where report and heap are written to */
  readonly pictures: string;
  readonly table: string;
}

async function take({ server, folder, pictures, table }: Scene): Promise<Taken> {
  server.child.kill('SIGUSR2');
  server.child.kill('SIGWINCH');
  const report = await written(pictures, (name) => name === 'report.json');
  const snapshot = await written(pictures, (name) => name.endsWith('.heapsnapshot'));
  const { out } = await runCli(folder.env, ['log', 'export', table]);
  const files = filesUnder(folder.data);
  const database = await openDatabase({ dataDir: folder.data, clock: realClock, logger: silent });
  return {
    tags: { uids: new Map(makeDeck(SEED).map(({ card, uid }) => [card, uid])), spares: new Map() },
    ...{ files, exports: out, output: `${server.out}${server.err}`, report: fs.readFileSync(report, 'utf8') },
    ...{ heap: readHeap(snapshot), dump: await dumped(database) },
  };
}

async function dumped(database: OpenDatabase): Promise<Dump> {
  const dump = await dumpOf(database.pool);
  await database.close();
  return dump;
}

/** Path of the file, once it is whole. */
async function written(folder: string, wanted: (name: string) => boolean): Promise<string> {
  const find = () => fs.readdirSync(folder).find(wanted) ?? '';
  await vi.waitUntil(() => find() !== '' && isWhole(path.join(folder, find())), PATIENCE);
  return path.join(folder, find());
}

function isWhole(file: string): boolean {
  try {
    JSON.parse(fs.readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** A file that goes away meanwhile was the database's own. */
function filesUnder(root: string): ReadonlyMap<string, Buffer> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return fs.existsSync(file) ? [[path.relative(root, file), fs.readFileSync(file)] as const] : [];
    }),
  );
}
