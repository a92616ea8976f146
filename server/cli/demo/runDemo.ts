// The demo from an empty folder to Ctrl+C: database, server, simulated table, canvases, then hand after hand.
import type { Clock } from '../../base/clock.ts';
import { createLogger } from '../../base/logger.ts';
import type { SetUp } from '../../sim/orders.ts';
import { createRandom } from '../../sim/random.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';
import { addressLines } from './addresses.ts';
import { type DemoKind, openCanvases } from './canvases.ts';
import { openConsoleDesk } from './consoleDesk.ts';
import { type DemoFolder, makeDemoFolder } from './demoFolder.ts';
import { demoHands } from './demoHands.ts';
import { DEMO_BOARD, DEMO_READER, DEMO_TABLE, type Furniture, furnishDemo } from './furnish.ts';
import { planHand } from './plan.ts';
import type { Show } from './play.ts';
import { playShow } from './playShow.ts';
import { DEMO_SEATS } from './seating.ts';
import { freePortFrom, startServerProcess } from './serverProcess.ts';
import { startSim } from './simDriver.ts';

export interface DemoOptions {
  readonly folder: string;
  readonly kind: DemoKind;
  readonly speed: number;
  /** null: until it is stopped */
  readonly hands: number | null;
  readonly host: string;
  readonly port: number;
  /** arguments of Node.js that start the server and the simulated table */
  readonly programs: { readonly server: readonly string[]; readonly sim: readonly string[] };
  readonly stop: AbortSignal;
}

const FIRST_FRAME_MS = 15_000;

export async function runDemo(options: DemoOptions, io: CommandIo, clock: Clock): Promise<number> {
  const logger = createLogger(() => undefined, clock.wall);
  const made = await makeDemoFolder(options.folder, { clock, logger });
  if (!made.ok) {
    io.err(made.error);
    return EXIT.failed;
  }
  const folder = made.value;
  io.out('[demo] opening a database of its own ...');
  const env = { ...io.env, DATABASE_URL: '', VAULT_KEY_FILE: folder.key };
  return withDatabase({ ...io, env }, folder.data, (house) => openShow(options, { io, house, folder }));
}

interface Place {
  readonly io: CommandIo;
  readonly house: CommandHouse;
  readonly folder: DemoFolder;
}

async function openShow(options: DemoOptions, place: Place): Promise<number> {
  const { io, house, folder } = place;
  const { clock } = house;
  const seed = Buffer.from(house.random(16)).toString('hex');
  const furniture = await furnishDemo(house, seed);
  io.out('[demo] starting the server ...');
  const port = await freePortFrom(options.port, options.host);
  if (port !== options.port) io.out(`[demo] port ${options.port} is taken: using ${port}`);
  const server = await startServerProcess({
    ...{ program: options.programs.server, folder, clock },
    ...{ host: options.host, port },
  });
  try {
    return await perform(options, place, { address: server.address, ended: server.ended, furniture, seed });
  } finally {
    io.out('[demo] stopping ...');
    await server.stop();
  }
}

interface Running {
  readonly address: string;
  readonly ended: Promise<never>;
  readonly furniture: Furniture;
  readonly seed: string;
}

async function perform(options: DemoOptions, { io, house }: Place, running: Running): Promise<number> {
  const closing = new AbortController();
  const say = (line: string): void => {
    if (!closing.signal.aborted) io.out(`[demo] ${line}`);
  };
  const clock = endingWith(house.clock, closing.signal);
  const { newId } = house;
  const { desk, sim } = connect(options, { clock, newId, running, say });
  const show: Show = {
    ...{ desk, cards: sim, speed: options.speed, newId, say, clock },
    random: createRandom(`${running.seed} pace`),
  };
  try {
    return await Promise.race([running.ended, sim.ended, stopped(options.stop), play(show, options, { io, running })]);
  } finally {
    sim.stop();
    await desk.close();
    closing.abort();
  }
}

interface Connecting extends Pick<CommandHouse, 'clock' | 'newId'> {
  readonly running: Running;
  readonly say: (line: string) => void;
}

function connect({ speed, programs }: DemoOptions, { clock, newId, running, say }: Connecting) {
  const { address, furniture, seed } = running;
  const { operator, producer } = furniture.tokens;
  const socket = address.replace(/^http/, 'ws');
  const url = `${socket}/trpc/console`;
  const setUp: SetUp = {
    ...{ url: `${socket}/reader`, reader: DEMO_READER, secret: furniture.readerSecret, seed, speed },
    ...{ seats: DEMO_SEATS, board: DEMO_BOARD, profile: 'typical' },
  };
  return {
    desk: openConsoleDesk({ url, table: DEMO_TABLE, operator, producer, clock, newId, say }),
    sim: startSim({ program: programs.sim, setUp, say }),
  };
}

/** No wait outlives the show. */
function endingWith(clock: Clock, closing: AbortSignal): Clock {
  return {
    ...clock,
    sleepUntil: (at, signal) =>
      clock.sleepUntil(at, signal === undefined ? closing : AbortSignal.any([signal, closing])),
  };
}

function stopped(signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(EXIT.done);
    else signal.addEventListener('abort', () => resolve(EXIT.done), { once: true });
  });
}

async function play(
  show: Show,
  options: DemoOptions,
  { io, running }: { readonly io: CommandIo; readonly running: Running },
): Promise<number> {
  await show.desk.watched.until('the console feed to begin', () => true, FIRST_FRAME_MS);
  await openCanvases(show.desk, options.kind, 'demo');
  for (const line of addressLines(running.address, running.furniture.tokens, options.kind)) io.out(line);
  const failed = await playShow(show, { ...options, plans: demoHands().map(planHand) });
  return failed === 0 ? EXIT.done : EXIT.failed;
}
