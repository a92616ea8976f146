// A server killed at any position of a show with waiting changes: none is lost, none is made twice, none half.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../server/log/entry.ts';
import { foldEntry, type TableState } from '../../server/log/tableState.ts';
import { recoverState } from '../../server/table/recovery.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { hashState } from '../../server/table/writer.ts';
import { codeOf, dealt, FLOOR, must, play, send, stacks } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';
import { foldOut, SIX_CHANGES } from './threeSeats.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

describe('a crash', () => {
  async function playWithChanges(): Promise<readonly { readonly entry: LogEntry; readonly state: TableState }[]> {
    const states: { readonly entry: LogEntry; readonly state: TableState }[] = [];
    let state = desk.table.state();
    desk.table.subscribe((entries) => {
      for (const entry of entries) {
        state = foldEntry(state, entry);
        states.push({ entry, state });
      }
    });
    const hand = await dealt(desk, [1, 2, 3]);
    for (const input of SIX_CHANGES) await must(desk, input);
    await must(desk, { do: 'topUp', seat: 3, amount: 100_000_000_000_000 - 10_500 });
    await foldOut(desk, hand);
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'topUp', seat: 3, amount: 50 });
    await must(desk, { do: 'award', hand });
    return states;
  }

  test('given the server killed at any position, then what comes back is what was served, and plans are made once', async () => {
    const states = await playWithChanges();
    expect(states.length).toBeGreaterThan(25);
    for (const { entry, state } of states) {
      const read: typeof house.log.read = async (table, after, limit) =>
        (await house.log.read(table, after, limit)).filter((row) => row.position <= entry.position);
      const back = await recoverState(
        {
          table: desk.id,
          sealer: house.sealer,
          log: { ...house.log, read },
          snapshots: house.snapshots,
        },
        entry.position,
      );
      expect([back.fault, hashState(back.state)]).toEqual([null, hashState(state)]);
    }
    const made = states.filter(({ entry }) => entry.events.some((event) => event.type === 'ChangeMade'));
    expect(new Set(made.map(({ entry }) => entry.clientId)).size).toBe(SIX_CHANGES.length + 1);
  });

  test('given the log fails at the end of the hand, then neither the end nor a change is half made, and both come again', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'topUp', seat: 1, amount: 250 });
    await play(desk, ['s1 fold', 's2 fold']);
    const before = desk.table.state();
    let broken = true;
    desk.over = {
      log: {
        ...house.log,
        append: async (asked) => {
          if (broken) throw new Error('connection lost');
          return house.log.append(asked);
        },
      },
    };
    await desk.reopen();
    const input = { do: 'award', hand } as const;
    expect(codeOf(await send(desk, input, { by: FLOOR, id: `award ${desk.id}` }))).toBe('storage-unavailable');
    expect(hashState(desk.table.state())).toBe(hashState(before));
    broken = false;
    expect(codeOf(await send(desk, input, { by: FLOOR, id: `award ${desk.id}` }))).toBe('ok');
    expect(stacks(desk)).toEqual({ 1: 10_250, 2: 9_900, 3: 10_100 });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a change left out of the log, then the comparison shows it: the twin', async () => {
    const states = await playWithChanges();
    const all = states.map(({ entry }) => entry);
    const start = (
      await recoverState({ table: desk.id, sealer: house.sealer, log: house.log, snapshots: house.snapshots }, 0)
    ).base;
    const without = all.map((entry) =>
      entry.events.some((event) => event.type === 'ChipsAdded') ? { ...entry, events: [] } : entry,
    );
    const [whole, spoilt] = [all, without].map((log) => hashState(log.reduce(foldEntry, start)));
    expect(whole).not.toBe(spoilt);
  });
});
