// One world on one server: everybody looks on while its hands are played, and all that is said is recorded.
import { v5 as uuidFrom } from 'uuid';
import type { Clock } from '../../base/clock.ts';
import { ONE_PERSON_SENTENCE, PROTECTED_MIN_MS } from '../../release/control.ts';
import type { CoverageOf } from './coverage.ts';
import { LeakDesk } from './desk.ts';
import { LeakFelt } from './felt.ts';
import { type AtTable, playLeakHand } from './hands.ts';
import { normalised } from './normalise.ts';
import { type Onlookers, openOnlookers } from './onlookers.ts';
import { openPages, type PageLook, pageRoutes } from './pages.ts';
import { Recording } from './recording.ts';
import type { LeakServer } from './server.ts';
import { BUTTON, LEAK_CANVASES, SEATS, STACK, STRUCTURE } from './stage.ts';
import { LEAK_TABLE, namesOf } from './tableName.ts';
import type { LeakWorld } from './worlds.ts';

export interface WorldPlay {
  readonly recording: Recording;
  /** what must have been compared in the end, beside answers and pictures */
  readonly covered: Pick<CoverageOf, 'routes' | 'others'>;
  hand(index: number): Promise<void>;
  /** A last look, after everything has aired; more hands may follow, and another one after them. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface PlayOptions {
  readonly seed: string;
  readonly world: LeakWorld;
  readonly server: LeakServer;
  readonly clock: Clock;
  /** of pages; of the build when left out */
  readonly routes?: readonly string[];
}

/** Pages and refusals hang on no hand: a part of the pages is opened with each, and what was refused is asked now and then. */
const PARTS = 5;
const ALL: PageLook = { assets: true };
const NAMES = 'b2b3a6c0-56d5-4b8e-8f4d-0a6f0c1d2e3f';
/** Until everybody has what was said while the table was made ready. */
const STILL_MS = 1_000;
const FIRST_FRAME_MS = 30_000;

export async function openPlay(options: PlayOptions): Promise<WorldPlay> {
  const { world, server, clock, seed } = options;
  const recording = new Recording(world, clock, server.table);
  const ids = idsOf(seed);
  const lookers: { desk: LeakDesk | null } = { desk: null };
  const { address, table, tokens } = server;
  const shown = (data: unknown): void => lookers.desk?.show(data);
  const onlookers = await openOnlookers({ address, table, tokens, recording, shown });
  const lines = {
    operator: onlookers.line('operator', 'console'),
    producer: onlookers.line('producer', 'console'),
    cardDesk: onlookers.line('card-desk', 'console'),
  };
  const desk = new LeakDesk(lines, { table, clock, newId: ids.client });
  lookers.desk = desk;
  const felt = new LeakFelt({
    ...{ url: `${address.replace(/^http/, 'ws')}/reader`, reader: namesOf(table).reader, secret: server.secret },
    ...{ boot: 'powerup1', world, clock },
  });
  felt.start();
  try {
    await begin(desk, felt, namesOf(table).director);
    await onlookers.follow();
  } catch (error) {
    // a line that stays open keeps the process
    onlookers.close();
    await felt.stop();
    throw error;
  }
  await clock.sleepUntil(clock.now() + STILL_MS);
  recording.begin();
  return playOf({ ...options, recording, onlookers, desk, felt, newHand: ids.hand });
}

/** Of one seed: the same in both worlds. Version 7 in form, as every client sends. */
function idsOf(seed: string): { readonly client: () => string; readonly hand: () => string } {
  const series = (name: string) => {
    let count = 0;
    return (): string => {
      count += 1;
      const drawn = uuidFrom(`${seed} ${name} ${count}`, NAMES);
      return `${drawn.slice(0, 14)}7${drawn.slice(15)}`;
    };
  };
  return { client: series('client'), hand: series('hand') };
}

async function begin(desk: LeakDesk, felt: LeakFelt, director: string): Promise<void> {
  await desk.until('the console feed', () => true, FIRST_FRAME_MS);
  for (const seat of SEATS) await desk.must({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: STACK });
  await desk.must({ do: 'setStructure', structure: STRUCTURE });
  await desk.must({ do: 'setButton', button: BUTTON });
  const canvases = LEAK_CANVASES.map(({ name }) => name);
  const exception = { canvases, people: [director], sentence: ONE_PERSON_SENTENCE, minimumMs: 0 };
  for (const config of LEAK_CANVASES) {
    const early = config.kind === 'short' || (config.kind === 'protected' && config.delayMs < PROTECTED_MIN_MS);
    await desk.control({ do: 'setCanvas', config, exception: early ? exception : null });
  }
  await desk.control({ do: 'resume', gapMs: 0 });
  await desk.until('the card reader', ({ readers }) => felt.connected && readers.some(({ state }) => state === 'ok'));
}

interface Playing extends PlayOptions, Pick<AtTable, 'desk' | 'felt' | 'recording'> {
  readonly onlookers: Onlookers;
  readonly newHand: () => string;
}

function playOf(playing: Playing): WorldPlay {
  const { world, server, recording, onlookers, desk, felt, clock, newHand } = playing;
  const hands: string[] = [];
  const { address, table } = server;
  const pages = { address, table, recording, routes: playing.routes ?? pageRoutes() };
  const browse = async (look: PageLook): Promise<void> => {
    for (const at of await openPages(pages, look)) recording.strays.push({ channel: at, what: 'a source map' });
  };
  const others = [...(server.log === null ? [] : ['log']), 'export', 'audit'];
  return {
    recording,
    covered: { routes: pages.routes, others },
    async hand(index) {
      let looks = 0;
      const look = async (): Promise<void> => {
        looks += 1;
        if (looks === 1 && index % PARTS === 0) await onlookers.askAll(hands);
        else await onlookers.ask(hands);
        if (looks === 1) await browse(index === 0 ? ALL : { assets: false, part: { from: index, of: PARTS } });
      };
      const newId = (): string => {
        const id = newHand();
        hands.push(id);
        return id;
      };
      await playLeakHand({ ...playing, clock, newId, look }, world.hand(index));
    },
    async finish() {
      await onlookers.ask(hands);
      await browse(ALL);
      // calls of different people are written down as they come
      for (const line of (await wholeLog(server, clock)).map(normalised).sort()) recording.written('log', line);
      for (const line of await server.exports()) recording.written('export', line);
      for (const row of (await server.audit()).map(normalised).sort()) recording.written('audit', row);
    },
    async close() {
      if (table !== LEAK_TABLE) await desk.give({ do: 'endShow' });
      onlookers.close();
      await felt.stop();
    },
  };
}

const LAST_REQUEST = '/leakcheck-end-of-log';
const LOGGED_MS = 10_000;

/** Up to a request that is made now: a process hands its lines on in its own time. */
async function wholeLog({ address, log }: LeakServer, clock: Clock): Promise<readonly string[]> {
  if (log === null) return [];
  const lines: string[] = [];
  const end = clock.now() + LOGGED_MS;
  await (await fetch(`${address}${LAST_REQUEST}`, { redirect: 'manual' })).arrayBuffer();
  while (clock.now() < end && !lines.some((line) => line.includes(LAST_REQUEST))) {
    await clock.sleepUntil(clock.now() + 50);
    lines.push(...log());
  }
  return lines.slice(0, lines.findIndex((line) => line.includes(LAST_REQUEST)) + 1);
}
