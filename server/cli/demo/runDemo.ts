// The demo from an empty folder to Ctrl+C: database, server, simulated table, canvases, then hand after hand.
import os from 'node:os';
import type { Clock } from '../../base/clock.ts';
import { createLogger } from '../../base/logger.ts';
import type { ConsoleView } from '../../console/view.ts';
import { announcement } from '../../main/announcement.ts';
import { createRandom } from '../../sim/random.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';
import { addressLines } from './addresses.ts';
import { openCanvases } from './canvases.ts';
import { connectShow, type Running } from './connectShow.ts';
import { type DemoFolder, makeDemoFolder } from './demoFolder.ts';
import type { DemoOptions } from './demoOptions.ts';
import { DEMO_PERSON, furnishDemo } from './furnish.ts';
import { guideLines } from './guide.ts';
import type { Show } from './play.ts';
import { playShow } from './playShow.ts';
import { freePortFrom, startServerProcess } from './serverProcess.ts';

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
  const furniture = await furnishDemo(house, options.typed ? { by: 'card-desk' } : { by: 'reader', seed });
  io.out('[demo] starting the server ...');
  const port = await freePortFrom(options.port, options.host);
  if (options.port !== 0 && port !== options.port) io.out(`[demo] port ${options.port} is taken: using ${port}`);
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

async function perform(options: DemoOptions, { io, house }: Place, running: Running): Promise<number> {
  const closing = new AbortController();
  const say = (line: string): void => {
    if (!closing.signal.aborted) io.out(`[demo] ${line}`);
  };
  const clock = endingWith(house.clock, closing.signal);
  const { newId } = house;
  const { show, desk, sim } = connectShow(options, { clock, newId, running, say });
  const ends = [running.ended, stopped(options.stop), ...(sim === null ? [] : [sim.ended])];
  try {
    return await Promise.race([...ends, play(show, options, { io, running })]);
  } finally {
    sim?.stop();
    await desk.close();
    closing.abort();
  }
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

function readerIsUp({ readers }: ConsoleView): boolean {
  return readers.some(({ state }) => state === 'ok');
}

async function play(
  show: Show,
  options: DemoOptions,
  { io, running }: { readonly io: CommandIo; readonly running: Running },
): Promise<number> {
  await show.desk.watched.until('the console feed to begin', () => true, FIRST_FRAME_MS);
  await openCanvases(show.desk, options, { person: DEMO_PERSON, wall: show.clock.wall() });
  for (const line of addressLines(running.address, running.furniture.tokens, options.delayMs)) io.out(line);
  for (const line of guideLines(options.delayMs)) io.out(line);
  const at = { host: options.host, port: Number(new URL(running.address).port) };
  for (const line of announcement(at, os.networkInterfaces(), null)) io.out(line);
  // cards that move before anybody reads them would come late into the first hand
  if (!options.typed) await show.desk.watched.find(readerIsUp, FIRST_FRAME_MS);
  const programme = options.programme(createRandom(`${running.seed} happenings`), options.typed);
  const failed = await playShow(show, { ...programme, hands: options.hands, stop: options.stop });
  return failed === 0 ? EXIT.done : EXIT.failed;
}
