// Promise 4 for the whole house in one process: killed after every entry of a hand, and between vault and hand log for
// every message of the vault, it comes back as it was served and plays the same hand to its end.
import { v5 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { recoverState } from '../../server/table/recovery.ts';
import { hashState } from '../../server/table/writer.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { TABLE } from '../support/furnish.ts';
import { Pipeline, type Wiring } from '../support/pipeline.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'kill points';
const NAMES = '0b8f4f3e-6f0e-4d0a-9d53-0000000000bb';
const SEATS = 3;
const { a: world } = makeWorlds(SEED, placesOf(SEATS));
const canvases = CANVASES.filter(({ name }) => name === 'gated');

interface Kept {
  readonly position: number;
  readonly hash: string;
  readonly proposals: string;
}

interface Killed {
  /** as served before each kill, and as it came back */
  readonly before: readonly Kept[];
  readonly after: readonly Kept[];
  /** events of the hand log without their times */
  readonly events: readonly string[];
  /** what stands in the card log, without its bytes; a board that was lost with its command is opened once more */
  readonly cardRows: readonly string[];
}

function keptBy(pipeline: Pipeline): Kept {
  const { table } = pipeline.server;
  const state = table.state();
  const waiting = [...table.proposals(), ...table.questions()].map(({ id }) => id).sort();
  return { position: state.position, hash: hashState(state), proposals: waiting.join(' ') };
}

/** Hand 1 from the deal to the end of its cards; `kill` says at rest whether the process dies now. */
async function playedWith(kill: (pipeline: Pipeline) => boolean, wiring: Wiring = {}): Promise<Killed> {
  const pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS, wiring });
  const before: Kept[] = [];
  const after: Kept[] = [];
  try {
    const show = new Show(pipeline, { seed: SEED, seats: SEATS, world });
    await show.prepare(canvases);
    pipeline.rest = async () => {
      while (kill(pipeline)) {
        before.push(keptBy(pipeline));
        await pipeline.crash();
        await pipeline.openHouse();
        after.push(keptBy(pipeline));
        await pipeline.connectReader();
      }
    };
    await show.showdown();
    return { before, after, ...(await rowsOf(pipeline)) };
  } finally {
    await pipeline.close();
  }
}

async function rowsOf(pipeline: Pipeline): Promise<Pick<Killed, 'events' | 'cardRows'>> {
  const { pool } = pipeline.database;
  const log = await pool.query<{ events: unknown }>('select events from hand_log order by position');
  const cards = await pool.query<{ name: string }>(
    `select distinct concat_ws(' ', seat, slot, kind, length(sealed)) as name from card_log order by name`,
  );
  // a correction carries the times of its steps, and a house that was down writes everything later
  const timeless = (key: string, value: unknown) => (key === 'happened' ? null : value);
  const events = log.rows.map((row) => JSON.stringify(row.events, timeless));
  return { events, cardRows: cards.rows.map(({ name }) => name) };
}

/** The same thing again has the same name, whichever reader message led to it this time; null when nothing is written. */
function whatIsWritten(message: VaultRequest): string | null {
  if (!('output' in message)) return null;
  const place = 'at' in message ? `${message.at.seat}.${message.at.slot}` : 'seat' in message ? message.seat : '';
  return `${message.do} ${place} ${'street' in message ? message.street : ''}`;
}

let plain: Killed;
beforeAll(async () => {
  plain = await playedWith(() => false);
}, 60_000);

describe('a house that is killed', () => {
  test('given a kill after every entry, then it comes back as it was served and the hand ends the same', async () => {
    let last = 0;
    const killed = await playedWith((pipeline) => {
      const { position } = pipeline.server.table.state();
      const moved = position > last;
      last = position;
      return moved;
    });
    expect(killed.before.length).toBeGreaterThan(20);
    expect(killed.after).toEqual(killed.before);
    expect(killed.events).toEqual(plain.events);
    expect(killed.cardRows).toEqual(plain.cardRows);
  });

  test('given a kill between vault and hand log at every message, then the hand ends the same', async () => {
    const hung = new Set<string>();
    const wiring: Wiring = {
      vault: (vault) => ({ ...vault, request: (message) => once(message, vault.request(message)) }),
    };
    /** The first answer to each message that writes comes to nobody: the process is gone by then. */
    const once = async <T>(message: VaultRequest, reply: Promise<T>): Promise<T> => {
      const given = await reply;
      const what = whatIsWritten(message);
      if (what === null || hung.has(what)) return given;
      hung.add(what);
      return new Promise(() => undefined);
    };
    let dead = 0;
    const killed = await playedWith(() => {
      const dies = hung.size > dead;
      dead = hung.size;
      return dies;
    }, wiring);
    expect(hung.size).toBeGreaterThan(8);
    expect(killed.events).toEqual(plain.events);
    expect(killed.cardRows).toEqual(plain.cardRows);
  });

  test('given the log cut at any position, then folding it gives the state that was served there', async () => {
    const served = new Map<number, string>();
    const pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS });
    try {
      const show = new Show(pipeline, { seed: SEED, seats: SEATS, world });
      await show.prepare(canvases);
      pipeline.rest = async () => {
        const { position, hash } = keptBy(pipeline);
        served.set(position, hash);
      };
      await show.showdown();
      expect(served.size).toBeGreaterThan(20);
      for (const [position, hash] of served) expect(await foldedTo(pipeline, position)).toBe(hash);
    } finally {
      await pipeline.close();
    }
  });
});

/** As the database was when the log had this length. */
async function foldedTo(pipeline: Pipeline, position: number): Promise<string> {
  const { house } = pipeline.opened;
  const { log, snapshots } = house.stores;
  const read: typeof log.read = async (table, after, limit) =>
    (await log.read(table, after, limit)).filter((row) => row.position <= position);
  const deps = { table: TABLE, log: { ...log, read }, snapshots, sealer: house.checkpointSealer };
  return hashState((await recoverState(deps, position)).state);
}

describe('twins', () => {
  test('given a house that forgets its last entry, then the state that comes back is another one', async () => {
    const forgetful: Wiring = {
      house(house) {
        const { log } = house.stores;
        const read: typeof log.read = async (...of) => (await log.read(...of)).slice(0, -1);
        return { ...house, stores: { ...house.stores, log: { ...log, read } } };
      },
    };
    const pipeline = await Pipeline.start({ seed: SEED, world, seats: SEATS, wiring: forgetful });
    try {
      await new Show(pipeline, { seed: SEED, seats: SEATS, world }).prepare(canvases);
      await pipeline.must('olga', { do: 'startHand', hand: uuid('forgotten', NAMES) });
      const before = keptBy(pipeline);
      await pipeline.crash();
      await pipeline.openHouse();
      expect(keptBy(pipeline).position).toBe(before.position - 1);
      expect(keptBy(pipeline).hash).not.toBe(before.hash);
    } finally {
      await pipeline.close();
    }
  });
});
