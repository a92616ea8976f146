// A table played by commands alone, on the real database and vault: no reader, no tracker output.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from '../../server/engine/chips.ts';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import {
  actInput,
  CARD_DESK,
  codeOf,
  dealt,
  FLOOR,
  must,
  OPERATOR,
  PRODUCER,
  play,
  STRUCTURE,
  seatPlayers,
  send,
  stacks,
  startHand,
  typeBoard,
  type Who,
} from './console.ts';
import { type Desk, type House, named, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

const LIMPED = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'];
const CHECKED = ['s2 check', 's3 check', 's4 check'];

async function toShowdown(): Promise<string> {
  const hand = await dealt(desk);
  await play(desk, LIMPED);
  await typeBoard(desk, 'flop', 'Kh9c5d');
  await play(desk, CHECKED);
  await typeBoard(desk, 'turn', '7s');
  await play(desk, CHECKED);
  await typeBoard(desk, 'river', '2c');
  await play(desk, CHECKED);
  return hand;
}

describe('a hand typed from the first card to the award', () => {
  test('given typed hole cards, when they are opened, then the vault gives them, the pot is awarded and the button moves', async () => {
    await seatPlayers(desk);
    const hand = await startHand(desk);
    for (const [seat, slot, card] of [
      [2, 0, 'As'],
      [2, 1, 'Ks'],
      [4, 0, 'Qd'],
      [4, 1, 'Jd'],
    ] as const)
      await must(desk, { do: 'typeHole', hand, seat, slot, card }, { by: CARD_DESK });
    await must(desk, { do: 'completeDeal', hand });
    await play(desk, LIMPED);
    await typeBoard(desk, 'flop', 'Kh9c5d');
    await play(desk, CHECKED);
    await typeBoard(desk, 'turn', '7s');
    await play(desk, CHECKED);
    await typeBoard(desk, 'river', '2c');
    await play(desk, CHECKED);
    await must(desk, { do: 'openHand', hand, seat: 2 });
    await must(desk, { do: 'muckHand', hand, seat: 3 });
    await must(desk, { do: 'openHand', hand, seat: 4 });
    expect(desk.table.state().hand?.phase).toBe('AWARDING');
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_400, 3: 9800, 4: 9800, 5: 10_000, 6: 10_000 });
    await startHand(desk);
    const next = desk.table.state().hand;
    expect([next?.number, next?.button, next?.smallBlindSeat, next?.bigBlindSeat]).toEqual([2, 2, 3, 4]);
  });

  test('given a slot without a value, when the hand is to be opened, then it is refused and what lies face up can be typed', async () => {
    const hand = await toShowdown();
    expect(codeOf(await send(desk, { do: 'openHand', hand, seat: 2 }))).toBe('hand-not-read');
    await must(desk, { do: 'typeOpened', hand, seat: 2, cards: ['As', 'Ks'] });
    expect(desk.table.state().hand?.seats.find((s) => s.seat === 2)?.cards).toEqual(['As', 'Ks']);
  });

  test('given a typed board, when the card desk types one of its cards for a seat, then it is told that it lies face up', async () => {
    const hand = await dealt(desk);
    await play(desk, LIMPED);
    await typeBoard(desk, 'flop', 'Kh9c5d');
    const typed: TableCommandInput = { do: 'typeHole', hand, seat: 4, slot: 0, card: 'Kh' };
    expect(codeOf(await send(desk, typed, { by: CARD_DESK }))).toBe('board-clash');
    await must(desk, { do: 'correctBoard', hand, run: 0, index: 0, card: 'Qh' });
    expect(codeOf(await send(desk, typed, { by: CARD_DESK }))).toBe('ok');
  });

  test('given a table of six seats, when a seventh is taken, then there is none', async () => {
    const six = await openDesk(house, { seats: 6 });
    expect(codeOf(await send(six, { do: 'takeSeat', seat: 7, name: 'P7', stack: 100 }))).toBe('no-such-seat');
    expect(codeOf(await send(six, { do: 'takeSeat', seat: 6, name: 'P6', stack: 100 }))).toBe('ok');
  });

  test('given a table without a card desk, when a hole card is typed, then it is refused and nothing is kept', async () => {
    const bare = await openDesk(house, { cardDesk: false });
    await seatPlayers(bare);
    const hand = await startHand(bare);
    expect(codeOf(await send(bare, { do: 'typeHole', hand, seat: 1, slot: 0, card: 'As' }, { by: CARD_DESK }))).toBe(
      'no-card-desk',
    );
  });

  test('given a card that two people typed for two seats, then neither answer says so: no oracle', async () => {
    await seatPlayers(desk);
    const hand = await startHand(desk);
    for (const [seat, by] of [
      [1, CARD_DESK],
      [2, { ...CARD_DESK, actor: 'token:other-desk' }],
    ] as const)
      expect(codeOf(await send(desk, { do: 'typeHole', hand, seat, slot: 0, card: 'As' }, { by }))).toBe('ok');
    const stored = await house.log.read(desk.id, 0, 500);
    expect(JSON.stringify(stored)).not.toContain('"As"');
  });
});

describe('bad input changes nothing', () => {
  const cases: readonly (readonly [string, (hand: string) => TableCommandInput, string])[] = [
    ['out of turn', () => actInput(desk, 5, 'call'), 'not-your-turn'],
    ['a check facing a bet', () => actInput(desk, 4, 'check'), 'check-facing-bet'],
    ['a raise too small', () => actInput(desk, 4, 'raise 300'), 'raise-too-small'],
    ['more than the stack', () => actInput(desk, 4, 'raise 10001'), 'more-than-stack'],
    [
      'another hand',
      () => ({ ...actInput(desk, 4, 'call'), hand: named('elsewhere') }) as TableCommandInput,
      'stale-command',
    ],
    ['an old turn', () => ({ ...actInput(desk, 4, 'call'), turn: 9 }) as TableCommandInput, 'stale-command'],
    [
      'a board while betting',
      (hand) => ({ do: 'typeBoard', hand, street: 'flop', run: 0, cards: ['As', 'Ks', 'Qs'] }),
      'betting-open',
    ],
    ['a second hand', () => ({ do: 'startHand', hand: named('second') }), 'hand-running'],
    ['the end of the show while a hand runs', () => ({ do: 'endShow' }), 'hand-running'],
    ['a change for a seat where nobody sits', () => ({ do: 'topUp', seat: 9, amount: 5 }), 'seat-empty'],
    ['an opening while betting', (hand) => ({ do: 'openHand', hand, seat: 4 }), 'opening-not-allowed'],
    ['an award too early', (hand) => ({ do: 'award', hand }), 'nothing-to-award'],
    ['a redo of nothing', (hand) => ({ do: 'redo', hand }), 'nothing-to-redo'],
    ['a proposal that is not there', () => ({ do: 'accept', proposal: 'x' }), 'no-such-proposal'],
    ['a dismissal of nothing', () => ({ do: 'dismiss', proposal: 'x' }), 'no-such-proposal'],
    ['a floor word on a running hand', (hand) => ({ do: 'handLeft', hand }), 'hand-running'],
    ['a second key with nothing opened', (hand) => ({ do: 'confirmOpenings', hand }), 'nothing-to-confirm'],
  ];

  test('given a running hand, when something is wrong, then it is refused by name and the state stays', async () => {
    const hand = await dealt(desk);
    const before = desk.table.state();
    for (const [what, input, code] of cases) {
      const by = ['handLeft', 'confirmOpenings'].includes(input(hand).do) ? FLOOR : OPERATOR;
      expect([what, codeOf(await send(desk, input(hand), { by }))]).toEqual([what, code]);
    }
    expect(desk.table.state()).toBe(before);
    expect((await house.log.head(desk.id)).position).toBe(before.position);
  });

  test('given no players, blinds or button, when a hand is started, then it says what is missing', async () => {
    const start = () => send(desk, { do: 'startHand', hand: named('first') });
    expect(codeOf(await start())).toBe('structure-missing');
    await must(desk, { do: 'setButton', button: 1 });
    for (const seat of [1, 2])
      await must(desk, { do: 'takeSeat', seat, name: `P${seat}`, stack: seat === 1 ? 100 : 0 });
    await must(desk, { do: 'setStructure', structure: STRUCTURE });
    expect(codeOf(await start())).toBe('two-players-needed');
  });
});

describe('who may give which command', () => {
  const asks: readonly (readonly [Who, (hand: string) => TableCommandInput, string])[] = [
    [CARD_DESK, () => actInput(desk, 4, 'call'), 'needs-operator'],
    [PRODUCER, () => actInput(desk, 4, 'call'), 'needs-operator'],
    [OPERATOR, (hand) => ({ do: 'typeHole', hand, seat: 1, slot: 0, card: 'As' }), 'needs-card-desk'],
    [OPERATOR, (hand) => ({ do: 'abandonHand', hand }), 'needs-floor'],
    [OPERATOR, (hand) => ({ do: 'handLeft', hand }), 'needs-floor'],
    [OPERATOR, (hand) => ({ do: 'confirmOpenings', hand }), 'needs-second-person'],
    [PRODUCER, (hand) => ({ do: 'undo', hand }), 'needs-operator'],
    [OPERATOR, () => actInput(desk, 4, 'call'), 'ok'],
    [FLOOR, () => actInput(desk, 5, 'call'), 'ok'],
  ];

  test('given each role, when it asks for what is not its own, then it is refused', async () => {
    const hand = await dealt(desk);
    for (const [by, input, code] of asks)
      expect([by.role, codeOf(await send(desk, input(hand), { by }))]).toEqual([by.role, code]);
  });
});

describe('amounts and texts at their edges', () => {
  test.each([
    ['call', 100],
    ['call', 201],
    ['fold', 200],
    ['allin', 200],
  ])('given %s to %i, which that action does not make, then it is refused and nothing changes', async (action, to) => {
    await dealt(desk);
    const { position } = desk.table.state();
    expect(codeOf(await send(desk, actInput(desk, 4, `${action} ${to}`)))).toBe('amount-differs');
    expect(desk.table.state().position).toBe(position);
  });

  test.each([
    ['call', 200],
    ['fold', 0],
    ['allin', 10_000],
  ])('given %s to %i, which that action makes, then it stands', async (action, to) => {
    await dealt(desk);
    expect(codeOf(await send(desk, actInput(desk, 4, `${action} ${to}`)))).toBe('ok');
  });

  test('given ten stacks as large as may be, when all are put in, then every chip is still counted', async () => {
    const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    for (const seat of seats) await must(desk, { do: 'takeSeat', seat, name: `P${seat}`, stack: MAX_AMOUNT });
    await must(desk, { do: 'setStructure', structure: STRUCTURE });
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    for (const _ of seats) {
      const { hand: running } = desk.table.state();
      if (running?.toAct != null) await must(desk, actInput(desk, running.toAct, 'allin'));
    }
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
    const { entries, hands, faults } = await verifyTable(house.log, desk.id);
    expect([entries > 20, hands, faults]).toEqual([true, 1, []]);
  });

  test('given a stack beyond that, then it is refused with the most there may be', async () => {
    expect(await send(desk, { do: 'takeSeat', seat: 1, name: 'A', stack: MAX_AMOUNT + 1 })).toMatchObject({
      code: 'stack-too-large',
      params: { max: MAX_AMOUNT },
    });
    expect(codeOf(await send(desk, { do: 'takeSeat', seat: 1, name: 'A', stack: MAX_AMOUNT }))).toBe('ok');
    expect(codeOf(await send(desk, { do: 'topUp', seat: 1, amount: 1 }))).toBe('stack-too-large');
    expect(desk.table.state().position).toBe(1);
  });

  test.each(['a\u0000b', '\ud800', '\u001b[31m', 'a\nb'])(
    'given the name %j, which cannot be stored or shown, then the edge says so',
    (name) => {
      const parsed = tableCommandSchema.safeParse({ do: 'takeSeat', seat: 1, name, stack: 100 });
      expect(parsed.error?.issues.map(({ path, message }) => [path, message])).toEqual([[['name'], 'not-plain-text']]);
    },
  );

  test('given a note of several lines, then it is kept; one that cannot be stored is refused', () => {
    const rule = (note: string) =>
      tableCommandSchema.safeParse({
        ...{ do: 'voidHand', hand: '01890a5d-ac96-774b-bcce-b302099a8057' },
        ruling: { by: 'JUDGE', code: 'SP-6.3.0-VOID', note },
      }).success;
    expect(['one\n\ttwo', 'a\u0000', '\udfff'].map(rule)).toEqual([true, false, false]);
  });
});
