// Changes given while a hand runs: they wait, are made behind its end in the same batch, or come up as questions.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../server/log/entry.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, dealt, FLOOR, must, play, ruling, STRUCTURE, send, stacks, startHand } from './console.ts';
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

const planned = () => desk.table.state().session.planned.map(({ command }) => command.type);
const seated = () =>
  Object.fromEntries(desk.table.state().session.seats.map((s) => [Number(s.seat), `${s.name} ${s.stack}`]));

describe('waiting', () => {
  test('given changes while a hand runs, then each waits and says so, and a repeat is answered the same', async () => {
    await dealt(desk, [1, 2, 3]);
    const before = seated();
    for (const [i, input] of SIX_CHANGES.entries()) {
      const reply = await send(desk, input, { id: `wait ${desk.id} ${i}` });
      expect(reply).toEqual({ ok: true, position: expect.any(Number), waits: true });
      expect(await send(desk, input, { id: `wait ${desk.id} ${i}` })).toEqual(reply);
    }
    expect(seated()).toEqual(before);
    expect(planned()).toEqual(['TakeSeat', 'LeaveSeat', 'MoveSeat', 'TopUp', 'SetCurrency', 'SitOut']);
  });

  test('given a level while a hand runs, then it waits, too; a name and what is given between hands do not', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    const level = { ...STRUCTURE, smallBlind: 200, bigBlind: 400, minBet: 400 };
    expect(await send(desk, { do: 'setStructure', structure: level })).toMatchObject({ ok: true, waits: true });
    expect(await send(desk, { do: 'renameSeat', seat: 1, name: 'Anna' })).not.toHaveProperty('waits');
    await foldOut(desk, hand);
    expect(await send(desk, { do: 'topUp', seat: 1, amount: 100 })).not.toHaveProperty('waits');
    expect(await send(desk, { do: 'setStructure', structure: level })).not.toHaveProperty('waits');
    expect(desk.table.state().session.seats[0]).toMatchObject({ name: 'Anna', stack: 10_100 });
  });

  test('given the end of the hand, then they are made in order, by who asked, in the batch of the end', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    for (const input of SIX_CHANGES) await must(desk, input, { by: FLOOR });
    const batches: (readonly LogEntry[])[] = [];
    desk.table.subscribe((entries) => batches.push(entries));
    await foldOut(desk, hand);
    const last = batches.filter((entries) => entries.length > 0).at(-1) ?? [];
    expect(last.map((entry) => entry.events.map((event) => event.type).join(' '))).toEqual([
      'PotAwarded HandCompleted',
      'ChangeMade SeatTaken',
      'ChangeMade SeatLeft',
      'ChangeMade SeatMoved',
      'ChangeMade ChipsAdded',
      'ChangeMade CurrencySet',
      'ChangeMade SatOut',
    ]);
    expect(last.slice(1).every((entry) => entry.actor === FLOOR.actor && entry.happened === last[0]?.happened)).toBe(
      true,
    );
    expect(seated()).toEqual({ 1: 'P2 9900', 3: 'P3 10600', 5: 'Vera 4000' });
    expect(planned()).toEqual([]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test.each([
    ['a misdeal', (hand: string) => ({ do: 'misdeal', hand, ruling: ruling('SP-6.3.1-MISDEAL') }), {}],
    ['a void hand', (hand: string) => ({ do: 'voidHand', hand, ruling: ruling('HR-FLOOR') }), {}],
    ['an abandoned hand', (hand: string) => ({ do: 'abandonHand', hand }), { by: FLOOR }],
  ] satisfies readonly (readonly [string, (hand: string) => TableCommandInput, object])[])(
    'given %s, then what waited for its end is made',
    async (_, end, by) => {
      const hand = await dealt(desk, [1, 2, 3]);
      await must(desk, { do: 'topUp', seat: 1, amount: 700 });
      await must(desk, end(hand), by);
      expect(stacks(desk)).toEqual({ 1: 10_700, 2: 10_000, 3: 10_000 });
    },
  );

  test('given a plan taken back, then nothing comes of it', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    const change = await must(desk, { do: 'leaveSeat', seat: 1 });
    await must(desk, { do: 'withdrawChange', change });
    expect(codeOf(await send(desk, { do: 'withdrawChange', change }))).toBe('no-such-change');
    await foldOut(desk, hand);
    expect(seated()).toHaveProperty('1', 'P1 10000');
  });

  test('given the next hand, then who sat down for it is dealt in, and who left is not', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    await must(desk, { do: 'leaveSeat', seat: 2 });
    await must(desk, { do: 'takeSeat', seat: 6, name: 'Zoe', stack: 0 });
    await foldOut(desk, hand);
    await startHand(desk);
    expect(
      desk.table
        .state()
        .hand?.seats.map((s) => Number(s.seat))
        .sort(),
    ).toEqual([1, 3, 5]);
  });
});

describe('what no longer fits', () => {
  /** Seat 3 wins a pot, so that his planned top-up is too much. */
  async function dropOne(): Promise<number> {
    const hand = await dealt(desk, [1, 2, 3]);
    const change = await must(desk, { do: 'topUp', seat: 3, amount: 100_000_000_000_000 - 10_000 });
    await must(desk, { do: 'topUp', seat: 1, amount: 250 });
    await foldOut(desk, hand);
    return change;
  }

  test('given a change that no longer fits, then it is dropped by name and asked; the others are made', async () => {
    const change = await dropOne();
    expect(stacks(desk)).toEqual({ 1: 10_250, 2: 9_900, 3: 10_100 });
    expect(desk.table.questions()).toEqual([
      {
        id: `change|${change}`,
        code: 'CHANGE_DROPPED',
        clause: '',
        seat: 3,
        params: { change: 'topUp', reason: 'stack-too-large', seat: 3, max: 100_000_000_000_000 },
        recommended: 'change-again',
      },
    ]);
  });

  test('given a restart or the next hand, then the question is still there; dismissed, it is gone', async () => {
    await dropOne();
    await desk.reopen();
    expect(desk.table.questions()).toHaveLength(1);
    await startHand(desk);
    const [question] = desk.table.questions();
    expect(question?.code).toBe('CHANGE_DROPPED');
    await must(desk, { do: 'dismiss', proposal: question?.id ?? '' });
    expect(desk.table.questions()).toEqual([]);
  });
});

describe('corrections behind them', () => {
  test('given an award taken back after players left, moved and topped up, then chips follow the player', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    for (const input of SIX_CHANGES) await must(desk, input);
    await foldOut(desk, hand);
    await must(desk, { do: 'undo', hand });
    expect(seated()).toEqual({ 1: 'P2 10000', 3: 'P3 10500', 5: 'Vera 4000' });
    await must(desk, { do: 'redo', hand });
    expect(seated()).toEqual({ 1: 'P2 9900', 3: 'P3 10600', 5: 'Vera 4000' });
    const { faults } = await verifyTable(house.log, desk.id);
    expect(faults).toEqual([]);
  });

  test('given a new player on the seat of one who left, then a correction of the hand does not touch his stack', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'leaveSeat', seat: 3 });
    await must(desk, { do: 'takeSeat', seat: 3, name: 'Vera', stack: 700 });
    await foldOut(desk, hand);
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'redo', hand });
    expect(seated()).toEqual({ 1: 'P1 10000', 2: 'P2 9900', 3: 'Vera 700' });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a count below what the hand is then corrected by, then no chip comes from nowhere', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'setStack', seat: 3, stack: 40 });
    await foldOut(desk, hand);
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 9_900, 3: 40 });
    await must(desk, { do: 'undo', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_000, 3: 0 });
    await must(desk, { do: 'redo', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 9_900, 3: 40 });
    expect(desk.table.questions()).toEqual([]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given a hand that comes to another end, when a stack falls short of it, then it is to be counted again', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'setStack', seat: 3, stack: 40 });
    await foldOut(desk, hand);
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_000, 3: 0 });
    const asked = { code: 'STACK_TOO_LARGE', clause: '6.4.8', seat: 3, params: { hand: 1, amount: 60 } };
    expect(desk.table.questions()).toMatchObject([asked]);
    await desk.reopen();
    expect(desk.table.questions()).toMatchObject([asked]);
    await must(desk, { do: 'undo', hand }, { by: FLOOR });
    expect(desk.table.questions()).toEqual([]);
    await must(desk, { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') });
    expect(desk.table.questions()).toMatchObject([asked]);
    await must(desk, { do: 'setStack', seat: 3, stack: 40 });
    expect([desk.table.questions(), stacks(desk)]).toEqual([[], { 1: 10_000, 2: 10_000, 3: 40 }]);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('6.3 given a player who moved behind a misdeal, then an exact replay deals him in and nobody new', async () => {
    await must(desk, { do: 'setProfile', profile: 'tda' });
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'moveSeat', seat: 2, to: 6 });
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 });
    await must(desk, { do: 'misdeal', hand, ruling: ruling('TDA-R35-REDEAL') });
    await startHand(desk);
    const again = desk.table.state().hand;
    expect(again?.seats.map((s) => Number(s.seat)).sort()).toEqual([1, 3, 6]);
    expect(again?.button).toBe(1);
  });

  test('given an earlier hand corrected after its player moved, then the question is asked at his seat', async () => {
    const first = await dealt(desk, [1, 2, 3]);
    const [, fold] = await play(desk, ['s1 raise 600', 's2 fold']);
    await must(desk, { do: 'moveSeat', seat: 2, to: 6 });
    await foldOut(desk, first);
    await startHand(desk);
    const edits = [
      { type: 'replace', position: fold ?? 0, command: { type: 'Act', seat: 2, action: 'call', to: null } },
    ] as const;
    await must(desk, { do: 'amend', hand: first, edits: [...edits], onIllegal: 'cut', ruling: null });
    expect(desk.table.questions().map((q) => q.seat)).toContain(6);
    expect(desk.table.questions().map((q) => q.seat)).not.toContain(2);
  });
});
