// One table of the server that the configuration starts, with everything around it: tokens, simulated table, a console
// that watches, canvases, and the log as it is stored.
import type { BrowserContext, Page } from '@playwright/test';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { tableId } from '../../server/base/ids.ts';
import { type SimDriver, startSim } from '../../server/cli/demo/simDriver.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { readLog } from '../../server/log/logStream.ts';
import { type CanvasConfig, ONE_PERSON_SENTENCE, PLAIN_PICTURE, SHORT_MIN_MS } from '../../server/release/control.ts';
import { built } from '../support/builtServer.ts';
import { type Furnished, furnishShow } from '../support/furnishShow.ts';
import { realClock, silent } from '../support/realClock.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { installRecorder } from './recorder.ts';

export const DELAY_MS = SHORT_MIN_MS;
const PERSON = 'Anna';
const JUDGE = 'Olga';
/** with a floor: opened cards only, and so little behind that nobody waits */
export const OPENED_DELAY_MS = 2_000;

export interface Tokens {
  readonly operator: string;
  readonly producer: string;
  readonly overlay: string;
  readonly commentary: string;
  readonly venue: string;
  readonly cardDesk: string;
  /** of a second person; '' in a show of one */
  readonly floor: string;
}

export interface House {
  readonly table: string;
  readonly tokens: Tokens;
  /** one more, by the command that hands them out */
  readonly token: Furnished['token'];
  readonly cards: SimDriver;
  /** sees what operators see, from outside the browser */
  readonly desk: SteadyConsole;
  readonly producer: SteadyConsole;
  open(
    context: BrowserContext,
    page: keyof typeof PATHS,
    options?: { readonly query?: string; readonly token?: string },
  ): Promise<Page>;
  entries(): Promise<readonly LogEntry[]>;
  close(): Promise<void>;
}

/** Page -> whose token opens it. */
const PATHS = {
  overlay: 'overlay',
  commentary: 'commentary',
  venue: 'venue',
  console: 'operator',
  release: 'producer',
  cards: 'cardDesk',
  floor: 'floor',
} as const;

/** Pages that lie under the console's address. */
const ADDRESSES: Readonly<Partial<Record<keyof typeof PATHS, (table: string) => string>>> = {
  release: (table) => `/console/${table}`,
  floor: (table) => `/console/${table}`,
  cards: (table) => `/console/${table}/cards`,
};

export interface HouseWishes {
  readonly table: string;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly stack: number }[];
  readonly button: number;
  readonly cardDesk?: boolean;
  /** a second person judges; canvases show opened cards only */
  readonly floor?: boolean;
}

export async function openHouse(wishes: HouseWishes): Promise<House> {
  const { E2E_PORT: port = '', E2E_FOLDER: root = '' } = process.env;
  const data = `${root}/data`;
  const env = { DATABASE_URL: '', DATA_DIR: data, VAULT_KEY_FILE: `${root}/key/vault.key`, HOST: '127.0.0.1' };
  const furnished = await furnishShow(
    { env, root },
    { seats: wishes.seats.length, seed: wishes.table, table: wishes.table, cardDesk: wishes.cardDesk ?? false },
  );
  const tokens = await mintTokens(furnished, wishes);
  const { table } = furnished;
  const sockets = `ws://127.0.0.1:${port}`;
  const desk = new SteadyConsole(`${sockets}/trpc/console`, tokens.operator, table);
  const producer = new SteadyConsole(`${sockets}/trpc/console`, tokens.producer, table);
  const cards = startCards(`${sockets}/reader`, furnished);
  const database = await openDatabase({ dataDir: data, clock: realClock, logger: silent });
  await seatPlayers(desk, wishes);
  await openCanvases(producer, wishes);
  return {
    ...{ table, tokens, cards, desk, producer, token: furnished.token },
    async open(context, name, { query = '', token = tokens[PATHS[name]] } = {}) {
      const page = await context.newPage();
      await installRecorder(page);
      const address = ADDRESSES[name]?.(table) ?? `/${name}/${table}`;
      await page.goto(`${address}${query}#token=${token}`);
      return page;
    },
    entries: () => readEntries(database, table),
    async close() {
      desk.close();
      producer.close();
      cards.stop();
      await database.close();
    },
  };
}

async function mintTokens({ token }: Furnished, { floor = false }: HouseWishes): Promise<Tokens> {
  const anna = ['--person', PERSON];
  return {
    operator: await token('operator', anna),
    producer: await token('producer', anna),
    overlay: await token('canvas', ['--canvas', 'overlay']),
    commentary: await token('commentator', ['--canvas', 'commentary']),
    venue: await token('canvas', ['--canvas', 'venue']),
    cardDesk: await token('card-desk', anna),
    floor: floor ? await token('floor', ['--person', JUDGE]) : '',
  };
}

function startCards(url: string, { reader, secret, seed, seats }: Furnished): SimDriver {
  const program = ['--enable-source-maps', built('sim')];
  const cards = startSim({
    program,
    setUp: { url, reader, secret, seed, seats, board: 'one', profile: 'clean', speed: 4 },
    say: () => undefined,
  });
  cards.ended.catch(() => undefined);
  return cards;
}

async function seatPlayers(desk: SteadyConsole, { seats, button }: HouseWishes): Promise<void> {
  for (const { seat, name, stack } of seats) await desk.give({ do: 'takeSeat', seat, name, stack });
  const level = {
    limit: 'no',
    smallBlind: 100,
    bigBlind: 200,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 200,
  } as const;
  await desk.give({ do: 'setStructure', structure: { ...level, straddles: [], posts: [] } });
  await desk.give({ do: 'setButton', button });
}

/** Cards during play, 30 s behind, by the typed sentence of the one person of this show, or opened ones; the venue live. */
async function openCanvases(producer: SteadyConsole, { floor = false }: HouseWishes): Promise<void> {
  const delayed = (name: 'overlay' | 'commentary'): CanvasConfig => ({
    ...{ name, audience: name, offsetMs: 0, leadMs: 0 },
    ...(floor
      ? { kind: 'tabled-only', delayMs: OPENED_DELAY_MS, gate: 'hand-complete', ...PLAIN_PICTURE }
      : { kind: 'short', delayMs: DELAY_MS, gate: 'off', ...PLAIN_PICTURE }),
  });
  const venue: CanvasConfig = {
    ...{
      name: 'venue',
      audience: 'venue',
      kind: 'tabled-only',
      delayMs: 0,
      offsetMs: 0,
      leadMs: 0,
      gate: 'hand-complete',
      ...PLAIN_PICTURE,
    },
  };
  const exception = floor
    ? null
    : {
        canvases: ['overlay', 'commentary'],
        people: [PERSON],
        sentence: ONE_PERSON_SENTENCE,
        minimumMs: DELAY_MS,
      };
  const replies = [
    await producer.control({ do: 'setCanvas', config: delayed('overlay'), exception }),
    await producer.control({ do: 'setCanvas', config: delayed('commentary'), exception }),
    await producer.control({ do: 'setCanvas', config: venue, exception: null }),
    await producer.control({ do: 'resume', gapMs: 0 }),
  ];
  const refused = replies.find(({ ok }) => !ok);
  if (refused !== undefined) throw new Error(`the canvases did not open: ${refused.code}`);
}

async function readEntries({ db }: OpenDatabase, table: string): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  const read = await readLog(createHandLogStore(db), { table: tableId(table), after: 0 }, (entry) =>
    entries.push(entry),
  );
  if (!read.ok) throw new Error(`the log does not decode at ${read.error.position}`);
  return entries;
}
