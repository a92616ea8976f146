// A chop at a real table: stacks, log, what a console is offered, and taking it back before and after the next hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { amend } from '../../server/engine/amend.ts';
import { chips } from '../../server/engine/chips.ts';
import { chopOffer } from '../../server/engine/chop.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, dealt, must, play, ruling, seatPlayers, send, stacks, startHand } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

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

/** s1 and s3 see a flop for 1,300. */
async function toTheFlop(profile: 'cash' | 'russian'): Promise<string> {
  await must(desk, { do: 'setProfile', profile });
  const hand = await dealt(desk);
  await play(desk, ['s1 raise 600', 's2 fold', 's3 call']);
  return hand;
}

describe('a chop in a cash game', () => {
  test('given agreed amounts, then the stacks have them, the hand is complete and the next one can start', async () => {
    const hand = await toTheFlop('cash');
    await must(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 500 },
        { seat: 3, amount: 800 },
      ],
    });
    expect(stacks(desk)).toEqual({ 1: 9_900, 2: 9_900, 3: 10_200 });
    await startHand(desk);
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given amounts that do not fit, then nothing is changed and the refusal says by how much', async () => {
    const hand = await toTheFlop('cash');
    const before = desk.table.state();
    const refused = await send(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 500 },
        { seat: 3, amount: 700 },
      ],
    });
    expect(refused).toMatchObject({ ok: false, code: 'chop-below-pots', params: { total: 1_300, off: 100 } });
    expect(desk.table.state()).toEqual(before);
  });

  test('given a console that asks for the offer, then equal parts with the odd chip after the button', async () => {
    await toTheFlop('cash');
    const { hand } = desk.table.state();
    expect(hand === null ? null : chopOffer(hand)).toEqual({
      total: 1_300,
      most: [
        { seat: 3, amount: 1_300 },
        { seat: 1, amount: 1_300 },
      ],
      equal: [
        { seat: 3, amount: 650 },
        { seat: 1, amount: 650 },
      ],
      unit: 25,
      needsRuling: false,
    });
  });

  test('given a chop, when it is taken back, brought back and taken back, then stacks follow each time', async () => {
    const hand = await toTheFlop('cash');
    await must(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 500 },
        { seat: 3, amount: 800 },
      ],
    });
    await must(desk, { do: 'undo', hand });
    expect(desk.table.state().hand?.phase).toBe('BETTING_CLOSED');
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000 });
    await must(desk, { do: 'redo', hand });
    expect(stacks(desk)).toEqual({ 1: 9_900, 2: 9_900, 3: 10_200 });
    await must(desk, { do: 'undo', hand });
    await must(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 650 },
        { seat: 3, amount: 650 },
      ],
    });
    expect(stacks(desk)).toEqual({ 1: 10_050, 2: 9_900, 3: 10_050 });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given wrong amounts of a hand before, when they are put right, then the stacks to correct are asked', async () => {
    const hand = await toTheFlop('cash');
    const position = await must(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 500 },
        { seat: 3, amount: 800 },
      ],
    });
    await startHand(desk);
    const shares = [
      { seat: 1, amount: 800 },
      { seat: 3, amount: 500 },
    ];
    const edits = [{ type: 'replace' as const, position, command: { type: 'ChopPots' as const, shares } }];
    await must(desk, { do: 'amend', hand, edits, onIllegal: 'cancel', ruling: null });
    expect(desk.table.questions().map((q) => [q.code, q.seat, q.params['amount']])).toEqual([
      ['STACK_TOO_SMALL', 1, 300],
      ['STACK_TOO_LARGE', 3, 300],
    ]);
  });
});

describe('a chop where pots are played for a title', () => {
  test('given no word of the floor, then it is refused; with it, it counts, and the log names who said so', async () => {
    const hand = await toTheFlop('russian');
    const shares = [
      { seat: 1, amount: 650 },
      { seat: 3, amount: 650 },
    ];
    expect(codeOf(await send(desk, { do: 'chop', hand, shares }))).toBe('chop-needs-ruling');
    expect(codeOf(await send(desk, { do: 'chop', hand, shares, ruling: ruling('HR-CHOP', 'DEALER') }))).toBe(
      'SP-6.3.0-ROLE',
    );
    await must(desk, { do: 'chop', hand, shares, ruling: ruling('HR-CHOP') });
    expect(stacks(desk)).toEqual({ 1: 10_050, 2: 9_900, 3: 10_050 });
    expect(JSON.stringify(await house.log.read(desk.id, 0, 500))).toContain('HR-CHOP');
  });

  test('given the actions before it corrected so that its amounts no longer fit, then that is a consequence to answer', async () => {
    const hand = await toTheFlop('cash');
    await must(desk, {
      do: 'chop',
      hand,
      shares: [
        { seat: 1, amount: 500 },
        { seat: 3, amount: 800 },
      ],
    });
    const { record } = desk.table.state();
    const raise = record.effective.find((step) => step.command.type === 'Act');
    if (raise?.origin == null || raise.command.type !== 'Act') throw new Error('no raise');
    const edit = { type: 'replace', position: raise.origin, command: { ...raise.command, to: chips(800) } } as const;
    const amended = amend(record, [edit], { onIllegal: 'cut', ruling: null, position: null });
    const refused = amended.ok ? amended.value.consequences.map((c) => [c.command.type, c.refusal.code]) : [];
    expect(refused).toEqual([['ChopPots', 'chop-below-pots']]);
    expect(amended.ok && amended.value.after?.phase).toBe('BETTING_CLOSED');
  });
});
