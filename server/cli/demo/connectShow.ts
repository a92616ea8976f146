// Brings a running server and the people of the demo together: the consoles they enter at, and the cards they move or type.
import type { SetUp } from '../../sim/orders.ts';
import { createRandom } from '../../sim/random.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { AirDesk } from './airDesk.ts';
import { delayedCanvases } from './canvases.ts';
import { CardDesk } from './cardDesk.ts';
import { openConsoleDesk } from './consoleDesk.ts';
import type { DemoOptions } from './demoOptions.ts';
import { NO_READER } from './desk.ts';
import { DEMO_BOARD, DEMO_PERSON, DEMO_READER, DEMO_TABLE, type Furniture } from './furnish.ts';
import type { Show } from './play.ts';
import { DEMO_SEATS } from './seating.ts';
import { startSim } from './simDriver.ts';

export interface Running {
  readonly address: string;
  readonly ended: Promise<never>;
  readonly furniture: Furniture;
  readonly seed: string;
}

interface Connecting extends Pick<CommandHouse, 'clock' | 'newId'> {
  readonly running: Running;
  readonly say: (line: string) => void;
}

export function connectShow(options: DemoOptions, { clock, newId, running, say }: Connecting) {
  const { address, furniture, seed } = running;
  const { speed, delayMs, programs } = options;
  const { tokens, readerSecret } = furniture;
  const socket = address.replace(/^http/, 'ws');
  const desk = openConsoleDesk({ ...tokens, url: `${socket}/trpc/console`, table: DEMO_TABLE, clock, newId, say });
  const simulated = (secret: string): SetUp => ({
    ...{ url: `${socket}/reader`, reader: DEMO_READER, secret, seed, speed },
    ...{ seats: DEMO_SEATS, board: DEMO_BOARD, up: true, profile: 'typical' },
  });
  const sim = readerSecret === null ? null : startSim({ program: programs.sim, setUp: simulated(readerSecret), say });
  const shared = { desk, clock, newId, say, speed, delayMs };
  const cardDesk = options.typed ? new CardDesk({ ...shared, random: createRandom(`${seed} card desk`) }) : null;
  const producing = { delayed: delayedCanvases(options, DEMO_PERSON), random: createRandom(`${seed} air desk`) };
  const airDesk = new AirDesk({ ...shared, ...producing, wordIn: options.airWordIn });
  const show: Show = { ...shared, cards: sim ?? NO_READER, random: createRandom(`${seed} pace`), cardDesk, airDesk };
  return { show, desk, sim };
}
