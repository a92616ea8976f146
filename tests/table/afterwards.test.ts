// A hand entered afterwards at a real table: where its entries are placed, when that ends, and what readers see meanwhile.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SPREAD_MS } from '../../server/log/lateHand.ts';
import type { CommandReply } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { actInput, CARD_DESK, codeOf, handOf, must, play, seatPlayers, send, startHand, typeBoard } from './console.ts';
import { type Desk, type House, named, openDesk, openHouse } from './house.ts';
import { entriesOf, MINUTE, typeWholeHand } from './lateHands.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await seatPlayers(desk, [1, 2, 3]);
});

let hands = 0;

function lateHand(beganAgoMs: number): Promise<CommandReply> {
  hands += 1;
  return send(desk, { do: 'startHand', hand: named(`late hand ${hands}`), afterwards: { beganAgoMs } });
}

async function begun(beganAgoMs: number): Promise<void> {
  const reply = await lateHand(beganAgoMs);
  if (!reply.ok) throw new Error(reply.code);
}

/** happened of the steps of the current hand, counted from its start */
function places(): readonly number[] {
  const { effective } = desk.table.state().record;
  return effective.map((step) => step.happened - (effective[0]?.happened ?? 0));
}

function lastStep(): number {
  return desk.table.state().record.effective.at(-1)?.happened ?? 0;
}

describe('placing', () => {
  test('given a hand typed five minutes late, then its entries lie at the pace of a table from where it began', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    const began = desk.programme.now() - 5 * MINUTE;
    expect(lastStep()).toBe(began);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    await play(desk, ['s1 raise 600', 's2 fold', 's3 call'], 900);
    await typeBoard(desk, 'flop', '2c7d9s');
    await play(desk, ['s3 check', 's1 bet 900', 's3 fold'], 900);
    await must(desk, { do: 'award', hand: handOf(desk) });
    expect(places()).toEqual([0, 20_000, 26_000, 32_000, 38_000, 43_000, 49_000, 55_000, 61_000, 66_000]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('then no entry lies after its recording, and all lie at least 700 ms apart', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(3 * MINUTE);
    await typeWholeHand(desk);
    const own = (await entriesOf(desk)).filter((entry) => entry.handId === handOf(desk));
    expect(own.every((entry) => entry.happened <= entry.recorded)).toBe(true);
    const gaps = places()
      .slice(1)
      .map((at, i) => at - (places()[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(SPREAD_MS);
  });

  test('the twin: a hand started without it lies where it is typed', async () => {
    desk.clock.pass(10 * MINUTE);
    await startHand(desk);
    await typeWholeHand(desk);
    expect(places()).toEqual([0, 0, 900, 1_800, 2_700, 2_700]);
  });

  test('given entries that have caught up with the table, then they lie where they are typed from there on', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(22_000);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    expect(desk.table.state().afterwards?.caughtUp).toBe(false);
    await play(desk, ['s1 raise 600'], 500);
    expect(desk.table.state().afterwards?.caughtUp).toBe(true);
    desk.clock.pass(30_000);
    await play(desk, ['s2 fold'], 0);
    expect(lastStep()).toBe(desk.programme.now());
  });

  test('given the press "catch up", then entries lie where they are typed, and pressing again is refused', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    await must(desk, { do: 'catchUp', hand: handOf(desk) });
    await play(desk, ['s1 raise 600'], 1_000);
    expect(lastStep()).toBe(desk.programme.now());
    expect(codeOf(await send(desk, { do: 'catchUp', hand: handOf(desk) }))).toBe('entered-live');
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a seat renamed while it is entered, then that lies in the hand and holds nothing up', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    await must(desk, { do: 'renameSeat', seat: 2, name: 'Bea' });
    await play(desk, ['s1 raise 600'], 1_000);
    const renamed = (await entriesOf(desk)).find((entry) => entry.events.some((event) => event.type === 'SeatRenamed'));
    expect((renamed?.happened ?? 0) - (desk.programme.now() - 5 * MINUTE)).toBeLessThan(21_000);
    expect(places()).toEqual([0, 20_000, 26_000]);
  });

  test('given a restart in the middle, then it goes on where it stood', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    const before = desk.table.state();
    await desk.reopen();
    expect(desk.table.state()).toEqual(before);
    await play(desk, ['s1 raise 600'], 1_000);
    expect(places()).toEqual([0, 20_000, 26_000]);
  });
});

describe('several hands', () => {
  test('given three hands behind, then each begins after the one before, and the live one begins now', async () => {
    desk.clock.pass(30 * MINUTE);
    const starts: number[] = [];
    for (const ago of [20, 15, 10]) {
      await begun(ago * MINUTE);
      starts.push(Math.round((desk.programme.now() - lastStep()) / MINUTE));
      await typeWholeHand(desk);
    }
    expect(starts).toEqual([20, 15, 10]);
    await startHand(desk);
    expect(lastStep()).toBe(desk.programme.now());
    expect(desk.table.state().afterwards).toBeNull();
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a beginning before the end of the last hand, then it is refused with the most that is possible, which is accepted', async () => {
    desk.clock.pass(10 * MINUTE);
    await startHand(desk);
    await typeWholeHand(desk);
    desk.clock.pass(90_000);
    const before = desk.table.state();
    const refused = await lateHand(2 * MINUTE);
    expect(refused).toMatchObject({ code: 'began-before-last-hand', params: { minutes: 1, seconds: 30 } });
    expect(desk.table.state()).toEqual(before);
    await begun(90_000);
    expect(lastStep()).toBe(before.playedUntil);
  });

  test('given players seated since, then only the last hand bounds the beginning', async () => {
    desk.clock.pass(10 * MINUTE);
    await startHand(desk);
    await typeWholeHand(desk);
    desk.clock.pass(5 * MINUTE);
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Eve', stack: 4_000 });
    await begun(4 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    expect(places()).toEqual([0, 20_000]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a card of the last hand typed since, and a seat filled, then neither bounds the beginning', async () => {
    desk.clock.pass(10 * MINUTE);
    const last = await startHand(desk);
    await typeWholeHand(desk);
    const { playedUntil } = desk.table.state();
    desk.clock.pass(4 * MINUTE);
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Eve', stack: 4_000 });
    desk.clock.pass(MINUTE);
    await must(desk, { do: 'typeHole', hand: last, seat: 2, slot: 0, card: 'As' }, { by: CARD_DESK });
    expect(desk.table.state().playedUntil).toBe(playedUntil);
    await begun(3 * MINUTE);
    expect(lastStep()).toBe(desk.programme.now() - 3 * MINUTE);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('the twin: a card typed while its hand runs bounds the next one', async () => {
    desk.clock.pass(10 * MINUTE);
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    desk.clock.pass(5 * MINUTE);
    await must(desk, { do: 'typeHole', hand, seat: 2, slot: 0, card: 'As' }, { by: CARD_DESK });
    expect(desk.table.state().playedUntil).toBe(desk.programme.now());
  });

  test('given a hand that began before the table was there, then it is refused', async () => {
    expect(codeOf(await lateHand(MINUTE))).toBe('began-before-last-hand');
  });
});

describe('corrections', () => {
  test('given an action taken back and entered again, then the others keep their places', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    await play(desk, ['s1 raise 600', 's2 fold'], 900);
    await must(desk, { do: 'undo', hand: handOf(desk) });
    await play(desk, ['s2 call'], 900);
    await must(desk, { do: 'undo', hand: handOf(desk) });
    await must(desk, { do: 'redo', hand: handOf(desk) });
    expect(places()).toEqual([0, 20_000, 26_000, 32_000]);
    await play(desk, ['s3 fold'], 900);
    expect(places()).toEqual([0, 20_000, 26_000, 32_000, 38_000]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given the award taken back and pressed again, then it lies in the hand', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await typeWholeHand(desk);
    await must(desk, { do: 'setStack', seat: 2, stack: 9_000 });
    await must(desk, { do: 'undo', hand: handOf(desk) });
    await must(desk, { do: 'award', hand: handOf(desk) });
    expect(places()).toEqual([0, 20_000, 26_000, 32_000, 38_000, 43_000]);
  });

  test('given a command for another turn, then it is stale as in any hand', async () => {
    desk.clock.pass(10 * MINUTE);
    await begun(5 * MINUTE);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    const stale = actInput(desk, 1, 'raise 600');
    await play(desk, ['s1 fold'], 900);
    expect(codeOf(await send(desk, stale))).toBe('stale-command');
  });
});
