// A show on the built server that is killed in the middle of its play and goes on: server, simulated table, console,
// producer, and one canvas that watches whether anything is on air.
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import type { Report } from '../../server/sim/orders.ts';
import type { CardStepInput } from '../../server/sim/script.ts';
import { SimTool } from '../demo/simTool.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { type Furnished, furnishShow } from '../support/furnishShow.ts';
import { openReaderWire, type ReaderWire } from '../support/readerWire.ts';
import { realClock } from '../support/realClock.ts';
import { makeShowFolder, type ShowFolder } from '../support/showFolder.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { TableBot } from '../support/tableBot.ts';

export interface Show {
  readonly folder: ShowFolder;
  readonly furnished: Furnished;
  readonly operator: SteadyConsole;
  readonly producer: SteadyConsole;
  readonly bot: TableBot;
  readonly wire: ReaderWire;
  readonly venueToken: string;
  server: BuiltServer;
  restart(): Promise<void>;
  /** Nobody plays and no card moves any more; the server ends in order. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const SEATS = [1, 2, 3, 4, 5, 6] as const;
export const STACK = 100_000;
/** People move this many times as fast; readers and their tiers keep their pace. */
const HASTE = 6;

export async function openShow(seed: string): Promise<Show> {
  const folder = makeShowFolder('kill');
  const server = await startBuiltServer(folder.env);
  const furnished = await furnishShow(folder, { seats: SEATS.length, seed });
  const token = {
    operator: await furnished.token('operator', ['--person', 'Anna']),
    producer: await furnished.token('producer', ['--person', 'Boris']),
    venue: await furnished.token('canvas', ['--canvas', 'venue']),
  };
  const wire = await openReaderWire(`${server.sockets}/reader`);
  const consoles = `${server.sockets}/trpc/console`;
  const operator = new SteadyConsole(consoles, token.operator, furnished.table);
  const producer = new SteadyConsole(consoles, token.producer, furnished.table);
  const sim = startSim(wire.url, furnished);
  await seatPlayers(operator);
  await openVenue(producer);
  const show: Show = {
    ...{ folder, furnished, operator, producer, wire, server, venueToken: token.venue },
    bot: new TableBot({ desk: operator, cards: sim, seats: SEATS, seed, patienceMs: 5_000 }),
    async restart() {
      show.server = await startBuiltServer(folder.env, server.port);
    },
    async settle() {
      await show.bot.stop();
      await sim.tool.end();
      await realClock.sleepUntil(realClock.now() + 500); // the last frame of the console
      await show.server.stop();
    },
    async close() {
      operator.close();
      producer.close();
      await sim.tool.end();
      await wire.close();
      await show.server.stop();
      folder.remove();
    },
  };
  return show;
}

export function startSim(url: string, { reader, secret, seed, seats }: Furnished) {
  const tool = new SimTool();
  tool.write({ url, reader, secret, seed, seats, board: 'one', profile: 'clean', speed: HASTE });
  let count = 0;
  return {
    tool,
    async perform(step: CardStepInput): Promise<void> {
      count += 1;
      const id = String(count);
      tool.write({ id, step });
      await tool.done(id);
      const report = tool.reports.find((one: Report) => one.is !== 'link' && one.id === id);
      if (report?.is === 'refused') throw new Error(`the simulated table refused ${step.do}: ${report.code}`);
    },
  };
}

export const LEVEL = {
  ...({ limit: 'no', smallBlind: 100, bigBlind: 200, anteKind: 'none', ante: 0, unit: 25, minBet: 200 } as const),
  straddles: [],
  posts: [],
};

export async function seatPlayers(operator: SteadyConsole): Promise<void> {
  for (const seat of SEATS) await operator.give({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: STACK });
  await operator.give({ do: 'setStructure', structure: LEVEL });
  await operator.give({ do: 'setButton', button: 1 });
}

async function openVenue(producer: SteadyConsole): Promise<void> {
  const shape = {
    kind: 'tabled-only',
    delayMs: 0,
    offsetMs: 0,
    leadMs: 0,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  } as const;
  const set = await producer.control({
    do: 'setCanvas',
    config: { name: 'venue', audience: 'venue', ...shape },
    exception: null,
  });
  const on = await producer.control({ do: 'resume', gapMs: 0 });
  if (!set.ok || !on.ok) throw new Error(`the venue canvas did not open: ${set.code ?? ''} ${on.code ?? ''}`);
}

export { SEATS };
