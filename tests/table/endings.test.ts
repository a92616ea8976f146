// How a hand ends by ruling, what a redeal keeps, and where button and blinds stand in the next hand.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeOf,
  dealt,
  FLOOR,
  handOf,
  must,
  play,
  ruling,
  STRUCTURE,
  seatPlayers,
  send,
  stacks,
  startHand,
} from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

describe('endings by ruling', () => {
  test('given a misdeal, when it is dealt again, then button, blinds, level and number stay and chips are back', async () => {
    const hand = await dealt(desk);
    const first = desk.table.state().hand;
    await must(desk, { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL') });
    expect(Object.values(stacks(desk))).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    await must(desk, { do: 'setStructure', structure: { ...STRUCTURE, smallBlind: 150, bigBlind: 300, minBet: 300 } });
    await startHand(desk);
    const again = desk.table.state().hand;
    expect([again?.number, again?.button, again?.smallBlindSeat, again?.bigBlindSeat]).toEqual([
      first?.number,
      first?.button,
      first?.smallBlindSeat,
      first?.bigBlindSeat,
    ]);
    expect(again?.structure.bigBlind).toBe(200);
    expect(again?.handId).not.toBe(hand);
    await must(desk, { do: 'voidHand', hand: handOf(desk), ruling: ruling('HR-FLOOR') });
    await startHand(desk);
    expect(desk.table.state().hand?.structure.bigBlind).toBe(300);
  });

  test('given the big blind has left after a misdeal, when it is dealt again, then the next seat posts and nobody is stuck', async () => {
    const hand = await dealt(desk, [1, 2, 3, 4]);
    await must(desk, { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL') });
    await must(desk, { do: 'leaveSeat', seat: 3 });
    await startHand(desk);
    const again = desk.table.state().hand;
    expect([again?.button, again?.smallBlindSeat, again?.bigBlindSeat]).toEqual([1, 2, 4]);
  });

  test('given the operator as the one who declares, then a misdeal is refused: he only records it', async () => {
    const hand = await dealt(desk);
    const asked = await send(desk, { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL', 'OPERATOR') });
    expect(codeOf(asked)).toBe('SP-6.3.0-ROLE');
  });

  test('given a void hand, then all chips go back, the next hand keeps the places, and it cannot be voided again', async () => {
    const hand = await dealt(desk);
    await play(desk, ['s4 raise 600', 's5 call']);
    await must(desk, { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') });
    expect(Object.values(stacks(desk))).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 10_000]);
    expect(codeOf(await send(desk, { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') }))).toBe('SP-6.2.2-TOO_LATE');
    await startHand(desk);
    expect(desk.table.state().hand?.button).toBe(1);
  });

  test('given an abandoned hand, then it has ended by name and its chips are back', async () => {
    const hand = await dealt(desk);
    await play(desk, ['s4 raise 600']);
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
    expect(desk.table.state().hand?.phase).toBe('VOID');
    expect(desk.table.state().left).toContain(hand);
    expect(stacks(desk)[4]).toBe(10_000);
  });

  test('given a complete hand, when the floor says the cards are gone, then it is noted once', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'handLeft', hand }, { by: FLOOR });
    expect(codeOf(await send(desk, { do: 'handLeft', hand }, { by: FLOOR }))).toBe('hand-over');
    expect(desk.table.state().left).toEqual([hand]);
  });
});

describe('redeals by house rule', () => {
  test.each([
    ['tda', [1, 2, 3], 200],
    ['cash', [1, 2, 3, 5], 300],
  ] as const)(
    'given %s, when a player sat down and the level rose in between, then the redeal has its own players and level',
    async (profile, seats, big) => {
      await must(desk, { do: 'setProfile', profile });
      const hand = await dealt(desk, [1, 2, 3]);
      await must(desk, { do: 'misdeal', hand, ruling: ruling('TDA-R35-REDEAL') });
      await must(desk, { do: 'takeSeat', seat: 5, name: 'new', stack: 5000 });
      await must(desk, { do: 'setStructure', structure: { ...STRUCTURE, bigBlind: 300, minBet: 300 } });
      await startHand(desk);
      const again = desk.table.state().hand;
      expect(again?.seats.map((s) => Number(s.seat)).sort()).toEqual([...seats]);
      expect([again?.button, again?.structure.bigBlind]).toEqual([1, big]);
    },
  );
});

describe('places of the next hand', () => {
  test('given the button set before the players sit down, then it counts for whoever sits there when the hand starts', async () => {
    await must(desk, { do: 'setButton', button: 3 });
    await seatPlayers(desk, [1, 3]);
    await must(desk, { do: 'setButton', button: 3 });
    await must(desk, { do: 'takeSeat', seat: 2, name: 'late', stack: 10_000 });
    await must(desk, { do: 'takeSeat', seat: 5, name: 'later', stack: 10_000 });
    await startHand(desk);
    const { hand } = desk.table.state();
    expect([hand?.button, hand?.smallBlindSeat, hand?.bigBlindSeat]).toEqual([3, 5, 1]);
  });

  test('given the button set at an empty table, then it is kept', async () => {
    await must(desk, { do: 'setButton', button: 2 });
    for (const seat of [1, 2, 3]) await must(desk, { do: 'takeSeat', seat, name: `P${seat}`, stack: 1000 });
    await must(desk, { do: 'setStructure', structure: STRUCTURE });
    await startHand(desk);
    expect(desk.table.state().hand?.button).toBe(2);
  });
});

describe('what the vault hears of an end', () => {
  const told = (hand: string) =>
    house.asked.flatMap(({ message }) =>
      (message.do === 'endHand' || message.do === 'resumeHand') && message.hand === hand ? [message.do] : [],
    );

  test('given an award taken back, then the hand goes on for it as well, after a restart too, until it ends again', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    const before = told(hand).length;
    const heard = () => told(hand).slice(before);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'undo', hand });
    expect(heard()).toEqual(['endHand', 'resumeHand']);
    await desk.reopen();
    expect(heard()).toEqual(['endHand', 'resumeHand', 'resumeHand']);
    await must(desk, { do: 'award', hand });
    expect(heard().slice(3)).toEqual(['endHand']);
  });

  test('the twin: given it stands, then the vault hears of no hand that goes on', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    const before = told(hand).length;
    await must(desk, { do: 'award', hand });
    await startHand(desk);
    expect(told(hand).slice(before)).toEqual(['endHand']);
  });
});
