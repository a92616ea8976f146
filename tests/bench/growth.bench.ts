// F4: the thousandth hand costs what the first costs, in time and in memory, and a table with a thousand hands recovers
// within a second. The whole server without its pages, on the private database; commands come in at the table's own door.

import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { createTableStore } from '../../db/tables.ts';
import { clientId, type TableId, tableId } from '../../server/base/ids.ts';
import { openHouse } from '../../server/main/house.ts';
import { systemClock } from '../../server/main/systemClock.ts';
import type { TableServer } from '../../server/main/tableServer.ts';
import { Tables } from '../../server/main/tables.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import { line, median, ms, report } from '../support/figures.ts';
import { realClock, silent } from '../support/realClock.ts';
import { makeShowFolder } from '../support/showFolder.ts';

const HANDS = Number(process.env['FELTCAST_BENCH_HANDS'] ?? 1_000);
/** Hands before memory is looked at for the first time, so that what is compiled and cached does not count as growth. */
const WARM_UP = 100;
const SAMPLE = 50;
const RECOVER_MS = 1_000;
const GROWTH = 1.1;
const SEATS = [1, 2, 3, 4, 5, 6] as const;
const MAIN = tableId('main');
const folder = makeShowFolder('bench');

interface Stage {
  /** ms in which the tables came back, database and vault being open */
  readonly took: number;
  /** made when it is not there */
  table(id: TableId): Promise<TableServer>;
  close(): Promise<void>;
}

async function open(): Promise<Stage> {
  const tables = new Tables();
  const opened = await openHouse(
    {
      environment: { dataDir: folder.data, databaseUrl: undefined, host: '127.0.0.1', port: 0 },
      env: { VAULT_KEY_FILE: folder.key },
      ...{ clock: systemClock, logger: silent, random: (size) => randomBytes(size), newId: () => uuid() },
      ...{ tap: () => undefined, wrapVault: (vault) => vault, onLost: () => undefined },
    },
    tables,
  );
  const from = realClock.now();
  await tables.start(opened);
  const took = realClock.now() - from;
  return {
    took,
    async table(id) {
      await createTableStore(opened.database.db).add({ id, name: id, created: 0 });
      for (;;) {
        const server = tables.get(id);
        if (server !== undefined) return server;
        await realClock.sleepUntil(realClock.now() + 50);
      }
    },
    async close() {
      await tables.stop();
      await opened.close();
    },
  };
}

/** ms of each command of one hand: dealt, everybody calls, nobody bets, two of them show, awarded. */
async function playHand(server: TableServer): Promise<readonly number[]> {
  const times: number[] = [];
  const give = async (input: TableCommandInput): Promise<void> => {
    const command = tableCommandSchema.parse(input);
    const from = realClock.now();
    const reply = await server.table.command({
      actor: { actor: 'bench', role: 'operator' },
      clientId: clientId(uuid()),
      command,
    });
    times.push(realClock.now() - from);
    if (!reply.ok) throw new Error(`${input.do}: ${reply.code}`);
  };
  const hand = uuid();
  await give({ do: 'startHand', hand });
  await give({ do: 'completeDeal', hand });
  const streets = [['Ah', '7c', '2d'], ['9s'], ['3h']] as const;
  for (const street of [null, ...streets]) {
    if (street !== null) {
      const name = street.length === 3 ? 'flop' : street === streets[1] ? 'turn' : 'river';
      await give({ do: 'typeBoard', hand, street: name, run: 0, cards: [...street] });
    }
    for (let seat = toAct(server); seat !== null; seat = toAct(server))
      await give({ do: 'act', hand, turn: turnOf(server.table.state()), seat, ...actionOf(server) });
  }
  await showDown(server, hand, give);
  await give({ do: 'award', hand });
  return times;
}

function toAct({ table }: TableServer): number | null {
  const { hand } = table.state();
  return hand?.phase === 'BETTING' ? hand.toAct : null;
}

function actionOf({ table }: TableServer) {
  const { hand } = table.state();
  const own = hand?.seats.find(({ seat }) => seat === hand.toAct);
  return { action: own?.street === hand?.currentBet ? 'check' : 'call', to: null } as const;
}

async function showDown(
  { table }: TableServer,
  hand: string,
  give: (input: TableCommandInput) => Promise<void>,
): Promise<void> {
  const order = table.state().hand?.openOrder ?? [];
  for (const [i, seat] of order.entries()) {
    if (i === 0) await give({ do: 'typeOpened', hand, seat, cards: ['As', 'Ad'] });
    else await give({ do: 'muckHand', hand, seat });
  }
}

async function furnish(server: TableServer): Promise<void> {
  const level = {
    limit: 'no',
    smallBlind: 100,
    bigBlind: 200,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 200,
  } as const;
  const commands: readonly TableCommandInput[] = [
    ...SEATS.map((seat) => ({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: 10_000_000 }) as const),
    { do: 'setStructure', structure: { ...level, straddles: [], posts: [] } },
    { do: 'setButton', button: 1 },
  ];
  for (const input of commands) {
    const command = tableCommandSchema.parse(input);
    const actor = { actor: 'bench', role: 'operator' };
    const reply = await server.table.command({ actor, clientId: clientId(uuid()), command });
    if (!reply.ok) throw new Error(`${input.do}: ${reply.code}`);
  }
  const shape = { offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  for (const config of [
    { name: 'programme', audience: 'overlay', kind: 'tabled-only', delayMs: 5_000, ...shape },
    { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, ...shape },
  ] as const) {
    const set = await server.control('bench', { do: 'setCanvas', config, exception: null });
    if (!set.ok) throw new Error(`canvas ${config.name}: ${set.code}`);
  }
  await server.control('bench', { do: 'resume', gapMs: 0 });
}

function heap(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function target(ratio: number): string {
  return `target ${GROWTH}: ${verdict(ratio <= GROWTH)}`;
}

function verdict(met: boolean): string {
  return met ? 'met' : 'MISSED';
}

interface Cost {
  readonly times: number[];
  /** processor time of this process, ms */
  cpu: number;
}

async function playMeasured(server: TableServer, cost: Cost): Promise<void> {
  const before = process.cpuUsage();
  cost.times.push(...(await playHand(server)));
  const { user, system } = process.cpuUsage(before);
  cost.cpu += (user + system) / 1_000;
}

/** Turn by turn, so that both meet the same machine: the old table's next hand, the young table's next hand. */
async function compare(old: TableServer, young: TableServer): Promise<void> {
  const late: Cost = { times: [], cpu: 0 };
  const early: Cost = { times: [], cpu: 0 };
  for (let hand = 0; hand < SAMPLE; hand += 1) {
    await playMeasured(old, late);
    await playMeasured(young, early);
  }
  report('F4', `command, hands 1 to ${SAMPLE}`, { values: early.times, target: {} });
  report('F4', `command, after ${HANDS} hands`, { values: late.times, target: {} });
  const ratio = median(late.times) / median(early.times);
  line('F4', 'median, late / early', `${ratio.toFixed(3)}  ${target(ratio)}`);
  const each = `${ms(early.cpu / early.times.length)} -> ${ms(late.cpu / late.times.length)}`;
  line(
    'F4',
    'processor time of a command, late / early',
    `${each}, ${(late.cpu / early.cpu).toFixed(3)}  ${target(late.cpu / early.cpu)}`,
  );
}

try {
  const stage = await open();
  const old = await stage.table(MAIN);
  await furnish(old);
  let before = 0;
  for (let hand = 1; hand <= HANDS; hand += 1) {
    await playHand(old);
    if (hand === WARM_UP) before = heap();
  }
  const after = heap();
  line(
    'F4',
    `heap after ${WARM_UP} and ${HANDS} hands`,
    `${before.toFixed(1)} MB -> ${after.toFixed(1)} MB, ${(after / before).toFixed(3)}  ${target(after / before)}`,
  );
  const young = await stage.table(tableId('young'));
  await furnish(young);
  await compare(old, young);
  await stage.close();
  const again = await open();
  line(
    'F6',
    `table with ${HANDS} hands recovers`,
    `${ms(again.took)}  target ${RECOVER_MS} ms: ${verdict(again.took <= RECOVER_MS)}`,
  );
  await again.close();
} finally {
  folder.remove();
}
