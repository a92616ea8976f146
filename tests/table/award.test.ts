// 5.9.1 at a real table: who may rule on an award, what is kept of it, and who may take a ruling back.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, dealt, FLOOR, must, OPERATOR, play, seatPlayers, send, stacks, startHand } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await seatPlayers(desk, [1, 2, 3]);
  hand = await dealt(desk);
  await play(desk, ['s1 raise 600', 's2 fold', 's3 fold']);
});

const BEFORE = { 1: 10_000, 2: 10_000, 3: 10_000 };
const ruled = (outcome: string) => ({ do: 'rule', hand, incident: 1, outcome, by: 'JUDGE' }) as const;
const entered = (seat: number, amount: number) =>
  must(desk, { do: 'enterAward', hand, shares: [{ seat, amount }], by: 'DEALER' });

describe('given an award to a player who folded', () => {
  beforeEach(() => entered(3, 500));

  test.each(['as-computed', 'as-entered'])('when an operator rules %s, then it needs the floor', async (outcome) => {
    expect(codeOf(await send(desk, ruled(outcome), { by: OPERATOR }))).toBe('needs-floor');
    await must(desk, ruled(outcome), { by: FLOOR });
    expect(desk.table.state().hand?.phase).toBe('COMPLETE');
  });

  test('then nothing starts and nothing is pushed until the floor has ruled', async () => {
    expect(codeOf(await send(desk, { do: 'award', hand }))).toBe('hand-stopped');
    await expect(startHand(desk)).rejects.toThrow('hand-stopped');
    expect(stacks(desk)).toEqual(BEFORE);
  });

  test('when the dealer made a slip, then the operator takes it back and enters the right one', async () => {
    await must(desk, ruled('entry-error'));
    await entered(1, 500);
    expect(stacks(desk)).toEqual({ 1: 10_300, 2: 9_900, 3: 9_800 });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('when the floor has ruled, then an operator neither takes it back nor changes what was before it', async () => {
    await must(desk, ruled('as-entered'), { by: FLOOR });
    expect(stacks(desk)).toEqual({ 1: 9_800, 2: 9_900, 3: 10_300 });
    expect(codeOf(await send(desk, { do: 'undo', hand }))).toBe('needs-floor');
    const first = desk.table.state().record.effective.find((step) => step.command.type === 'Act')?.origin ?? 0;
    const retracted = { type: 'retract' as const, position: first };
    const amended = { do: 'amend' as const, hand, edits: [retracted], onIllegal: 'cut' as const, ruling: null };
    expect(codeOf(await send(desk, amended))).toBe('needs-floor');
    await must(desk, { do: 'undo', hand }, { by: FLOOR });
    expect(desk.table.state().hand?.phase).toBe('AWARDING');
    expect(stacks(desk)).toEqual(BEFORE);
  });

  test('the twin: an award that nobody questioned is taken back by the operator', async () => {
    await must(desk, ruled('entry-error'));
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'undo', hand });
    expect(desk.table.state().hand?.phase).toBe('AWARDING');
  });

  test('given an operator who is the whole staff, then he rules and takes back himself', async () => {
    desk.over = { alone: async (actor) => actor === OPERATOR.actor };
    await desk.reopen();
    await must(desk, ruled('as-entered'));
    await must(desk, { do: 'undo', hand });
    await must(desk, ruled('as-computed'));
    expect(stacks(desk)).toEqual({ 1: 10_300, 2: 9_900, 3: 9_800 });
  });
});

describe('given a dispute after the award', () => {
  beforeEach(async () => {
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'report', hand, report: { kind: 'dispute' }, by: 'PLAYER' });
  });

  test('then the next hand waits, also after a restart, and the floor moves the chips', async () => {
    await desk.reopen();
    await expect(startHand(desk)).rejects.toThrow('hand-stopped');
    const shares = [
      { seat: 1, amount: 200 },
      { seat: 2, amount: 300 },
    ];
    expect(codeOf(await send(desk, { ...ruled('override'), shares }))).toBe('needs-floor');
    await must(desk, { ...ruled('override'), shares }, { by: FLOOR });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_200, 3: 9_800 });
    await startHand(desk);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });
});
