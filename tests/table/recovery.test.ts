// A table comes back from its log at every position of ten hands as it was served, and the readers' cards are never doubled.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandLogStore } from '../../db/handLog.ts';
import type { SnapshotStore } from '../../db/snapshots.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { recoverState } from '../../server/table/recovery.ts';
import { openTable } from '../../server/table/table.ts';
import { createVaultCalls } from '../../server/table/vaultCalls.ts';
import { hashState } from '../../server/table/writer.ts';
import { must, play, seatPlayers, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';
import { playTen } from './tenHands.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Log and snapshots as a crash behind `position` left them. */
function upTo(
  { log, snapshots }: House,
  position: number,
): { readonly log: HandLogStore; readonly snapshots: SnapshotStore } {
  return {
    log: {
      ...methods(log),
      read: async (table, after, limit) =>
        (await log.read(table, after, limit)).filter((row) => row.position <= position),
      append: async () => {
        throw new Error('nothing is written while looking');
      },
    },
    snapshots: {
      latest: (of) => snapshots.latest({ ...of, atMost: Math.min(position, of.atMost ?? position) }),
      checkpoint: async () => undefined,
      save: async () => undefined,
      prune: async () => undefined,
    },
  };
}

function methods(log: HandLogStore): HandLogStore {
  return {
    append: (asked) => log.append(asked),
    read: (...asked) => log.read(...asked),
    readHand: (...asked) => log.readHand(...asked),
    lastHands: (...asked) => log.lastHands(...asked),
    find: (...asked) => log.find(...asked),
    head: (...asked) => log.head(...asked),
    inboxOffset: (...asked) => log.inboxOffset(...asked),
  };
}

describe('ten hands', () => {
  let desk: Desk;
  const served = new Map<number, TableState>();
  const entries: LogEntry[] = [];

  beforeAll(async () => {
    desk = await openDesk(house);
    desk.table.subscribe((written) => {
      entries.push(...written);
      served.set(desk.table.state().position, desk.table.state());
    });
    await playTen(desk);
  }, 60_000);

  test('given the log, then positions run without a gap and followers were given each entry once', async () => {
    const rows = await house.log.read(desk.id, 0, 1000);
    expect(rows.map((row) => row.position)).toEqual(rows.map((_, i) => i + 1));
    expect(entries.map((entry) => entry.position)).toEqual(rows.map((row) => row.position));
    expect(desk.table.state().session.handNumber).toBe(8);
  });

  test('given a crash at any position, then the state that comes back is the one that was served', async () => {
    let folded = EMPTY_TABLE;
    let compared = 0;
    for (const entry of entries) {
      folded = foldEntry(folded, entry);
      const back = await recoverState({ table: desk.id, sealer: house.sealer, ...upTo(house, entry.position) });
      expect(back.fault).toBe(null);
      expect(hashState(back.state)).toBe(hashState(folded));
      const then = served.get(entry.position);
      if (then === undefined) continue;
      compared += 1;
      expect(hashState(back.state)).toBe(hashState(then));
    }
    expect(compared).toBeGreaterThan(120);
  });

  test('given a crash at any position, then a table opens there, serves that state and writes nothing', async () => {
    for (const position of [...served.keys()].filter((_, i) => i % 5 === 0)) {
      const table = await openTable({
        ownership: desk.ownership,
        ...upTo(house, position),
        sealer: house.sealer,
        inbox: { read: async () => [] },
        vault: createVaultCalls(house.vault, desk.id),
        programme: desk.programme,
        logger: { log: () => undefined, with: () => ({}) as never },
        cardDesk: true,
        airing: () => 'no-canvas',
        alone: async () => false,
        stopOf: () => null,
        noisyZones: () => [],
        seats: 10,
      });
      expect(table.state()).toEqual(served.get(position));
      await table.stop();
    }
  });

  test('given one entry changed, then the comparison shows it: the twin', () => {
    const spoilt = entries.map((entry) =>
      entry.input.type === 'hand' && entry.input.command.type === 'Act' ? { ...entry, events: [] } : entry,
    );
    const states = [entries, spoilt].map((log) => hashState(log.reduce(foldEntry, EMPTY_TABLE)));
    expect(states[0]).not.toBe(states[1]);
  });
});

describe('readers and a crash between vault and log', () => {
  test('given the log fails while cards are dealt, then the same reads are taken again and no card is placed twice', async () => {
    const desk = await openDesk(house);
    await house.database.pool.query(`update decks set table_id = '${desk.id}' where id = 'red'`);
    await seatPlayers(desk, [1, 2]);
    const hand = await startHand(desk);
    const felt = new Felt(desk, [1, 2]);
    const real = house.log;
    let failures = 0;
    desk.over = {
      log: {
        ...methods(real),
        append: async (asked) => {
          failures += 1;
          if (failures % 2 === 1) throw new Error('connection lost');
          return real.append(asked);
        },
      },
    };
    await desk.reopen();
    await felt.deal({ 1: 'AsKs', 2: 'QdJd' });
    for (let i = 0; i < 8; i += 1) await desk.table.wakeInbox();
    expect(failures).toBeGreaterThan(3);
    expect(desk.table.state().hand).toMatchObject({ handId: hand, phase: 'BETTING' });
    const placed = await house.database.pool.query(
      `select seat, slot from card_log where table_id = '${desk.id}' and kind = 'placed'`,
    );
    expect(placed.rowCount).toBe(4);
    const dealtRows = (await real.read(desk.id, 0, 500)).filter((row) =>
      JSON.stringify(row.input).includes('DealHole'),
    );
    expect(dealtRows).toHaveLength(4);
    await play(desk, ['s1 call']).catch(() => play(desk, ['s1 call']));
    const opened = desk.table.state().hand?.toAct;
    expect(opened).toBe(2);
  });

  test('given a restart while nothing was committed, then uncommitted reads are read again and lead to the same', async () => {
    const desk = await openDesk(house);
    await bringDeckFrom(desk);
    await seatPlayers(desk, [1, 2]);
    await startHand(desk);
    const felt = new Felt(desk, [1, 2]);
    felt.put('As', 'seat:1');
    await felt.run(1200);
    await desk.reopen();
    felt.put('Ks', 'seat:1');
    felt.put('QdJd', 'seat:2');
    await felt.run(2400);
    await desk.reopen();
    await felt.run(4800);
    expect(desk.table.state().hand?.seats.map((s) => [s.seat, s.dealt])).toEqual([
      [2, 2],
      [1, 2],
    ]);
    await must(desk, {
      do: 'voidHand',
      hand: desk.table.state().hand?.handId ?? '',
      ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' },
    });
  });
});

/** The deck lies at the last table, where a hand still runs. */
async function bringDeckFrom(desk: Desk): Promise<void> {
  await house.database.pool.query(`update decks set table_id = '${desk.id}' where id = 'red'`);
  await bringDeck(desk);
}
