// Undo and the cards that readers saw: up cards and drawn cards are no presses of their own, and go with the press that they followed.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { Structure } from '../../server/engine/structure.ts';
import { HandTable } from '../support/handTable.ts';

const STUD: Structure = {
  ...{ limit: 'fixed', smallBlind: chips(0), bigBlind: chips(0), anteKind: 'each', ante: chips(2) },
  ...{ straddles: [], posts: [], unit: chips(1), minBet: chips(10) },
  ...{ smallBet: chips(10), bigBet: chips(20), bringIn: chips(4) },
};
const DRAW: Structure = { ...STUD, anteKind: 'none', smallBlind: chips(5), bigBlind: chips(10) };

function dealt(game: GameName, structure: Structure): HandTable {
  const table = new HandTable([1, 2, 3]);
  expect(table.say({ type: 'SetGame', game, structure })).toBe('ok');
  expect(table.start()).toBe('ok');
  return table;
}

const read = (table: HandTable, seat: number, slots: readonly number[]) => {
  for (const slot of slots) expect(table.see({ type: 'DealHole', seat: seatNo(seat), slot })).toBe('ok');
};
const up = (table: HandTable, slot: number, cards: readonly Card[]) => {
  for (const [i, card] of cards.entries())
    expect(table.see({ type: 'DealUp', seat: seatNo(i + 1), slot, card })).toBe('ok');
};
const act = (table: HandTable, seat: number, action: 'call' | 'check' | 'bring_in') =>
  expect(table.play({ type: 'Act', seat: seatNo(seat), action, to: null })).toBe('ok');
const held = ({ hand }: HandTable) => Object.fromEntries(hand.seats.map((s) => [s.seat, s.held.join('')]));
/** Third street of stud, dealt and opened by seat 2. */
const opened = (structure = STUD): HandTable => {
  const table = dealt('stud', structure);
  for (const seat of [1, 2, 3]) read(table, seat, [0, 1]);
  up(table, 2, ['Kh', '2c', '9d']);
  act(table, 2, 'bring_in');
  return table;
};

describe('up cards of stud', () => {
  const onFourth = () => {
    const table = opened();
    act(table, 3, 'call');
    act(table, 1, 'call');
    up(table, 3, ['Kd', '4c', '9c']);
    expect(table.hand.street).toBe('fourth');
    return table;
  };

  test('given a wrong last call and up cards read behind it, then one press takes it back, and one brings all back', () => {
    const table = onFourth();
    const before = table.hand;
    expect(table.undo()).toBe('ok');
    expect([table.hand.street, table.hand.toAct]).toEqual(['third', 1]);
    expect(held(table)).toEqual({ 1: '012', 2: '012', 3: '012' });
    expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(before);
  });

  test('given the first deal alone, then there is no press to take back', () => {
    const table = dealt('stud', STUD);
    for (const seat of [1, 2, 3]) read(table, seat, [0, 1]);
    up(table, 2, ['Kh', '2c', '9d']);
    expect(table.undo()).toBe('nothing-to-undo');
  });
});

describe('a table without readers', () => {
  const type = (table: HandTable, seat: number, slot: number, card: Card) =>
    expect(table.play({ type: 'DealUp', seat: seatNo(seat), slot, card })).toBe('ok');
  const pressed = (table: HandTable, ...presses: readonly (() => void)[]) =>
    presses.map((press) => {
      press();
      return table.hand;
    });

  test('given a whole hand of stud, then each press is taken back by one, and comes back by one', () => {
    const table = dealt('stud', STUD);
    const round = (actions: readonly (readonly [number, 'call' | 'check' | 'bring_in'])[]) =>
      actions.map(
        ([seat, action]) =>
          () =>
            act(table, seat, action),
      );
    const ups = (slot: number, cards: readonly Card[]) => cards.map((card, i) => () => type(table, i + 1, slot, card));
    const checks = [1, 2, 3].map((seat) => [seat, 'check'] as const);
    const begun = table.hand;
    const hands = pressed(
      table,
      ...[...ups(2, ['Kh', '2c', '9d']), () => expect(table.play({ type: 'CompleteDeal' })).toBe('ok')],
      ...round([
        [2, 'bring_in'],
        [3, 'call'],
        [1, 'call'],
      ]),
      ...[...ups(3, ['Kd', '4c', '9c']), ...round(checks)],
      ...[...ups(4, ['Qd', '5c', '8c']), ...round(checks)],
      ...ups(5, ['Jd', '6c', 'Th']),
    );
    expect(table.hand.street).toBe('sixth');
    for (const before of [begun, ...hands.slice(0, -1)].reverse()) {
      expect(table.undo()).toBe('ok');
      expect(table.hand).toEqual(before);
    }
    expect(table.undo()).toBe('nothing-to-undo');
    for (const after of hands) {
      expect(table.redo()).toBe('ok');
      expect(table.hand).toEqual(after);
    }
    expect(table.redo()).toBe('nothing-to-redo');
  });

  test('given one up card that was not read, then it goes alone, and those that were read stay', () => {
    const table = dealt('stud', STUD);
    for (const seat of [1, 2, 3]) read(table, seat, [0, 1]);
    up(table, 2, ['Kh', '2c', '9d']);
    for (const [seat, action] of [
      [2, 'bring_in'],
      [3, 'call'],
      [1, 'call'],
    ] as const)
      act(table, seat, action);
    const closed = held(table);
    expect(table.see({ type: 'DealUp', seat: seatNo(1), slot: 3, card: 'Kd' })).toBe('ok');
    type(table, 2, 3, '4c');
    expect(table.see({ type: 'DealUp', seat: seatNo(3), slot: 3, card: '9c' })).toBe('ok');
    const before = table.hand;
    table.undo();
    expect(held(table)).toEqual({ 1: '0123', 2: '012', 3: '0123' });
    table.undo();
    expect([held(table), table.hand.toAct]).toEqual([closed, 1]);
    table.redo();
    table.redo();
    expect(table.hand).toEqual(before);
  });

  test('given a whole hand of draws, then each press is taken back by one, and comes back by one', () => {
    const table = dealt('triple_draw_27', DRAW);
    const begun = table.hand;
    const draw = (seat: number, count: number) => () =>
      expect(table.play({ type: 'Discard', seat: seatNo(seat), count, slots: count === 0 ? [] : null })).toBe('ok');
    const round = [1, 2, 3].map((seat) => () => act(table, seat, 'check'));
    const hands = pressed(
      table,
      () => expect(table.play({ type: 'CompleteDeal' })).toBe('ok'),
      ...[() => act(table, 3, 'call'), () => act(table, 1, 'call'), () => act(table, 2, 'check')],
      ...[draw(1, 2), draw(2, 1), draw(3, 0), () => expect(table.play({ type: 'CompleteDeal' })).toBe('ok')],
      ...[...round, draw(1, 0), draw(2, 3)],
    );
    for (const before of [begun, ...hands.slice(0, -1)].reverse()) {
      expect(table.undo()).toBe('ok');
      expect(table.hand).toEqual(before);
    }
    for (const after of hands) {
      expect(table.redo()).toBe('ok');
      expect(table.hand).toEqual(after);
    }
  });
});

describe('an up card typed in a run-out, with cards of the next street behind it', () => {
  /** Everybody is all in on third street, and the cards of each street are dealt without a press. */
  const allIn = () => {
    const table = opened({ ...STUD, limit: 'no' });
    for (const seat of [3, 1, 2])
      expect(table.play({ type: 'Act', seat: seatNo(seat), action: 'allin', to: null })).toBe('ok');
    return table;
  };
  const type = (table: HandTable, seat: number, card: Card) =>
    expect(table.play({ type: 'DealUp', seat: seatNo(seat), slot: 3, card })).toBe('ok');
  const reads = (table: HandTable, seat: number, slot: number, card: Card) =>
    expect(table.see({ type: 'DealUp', seat: seatNo(seat), slot, card })).toBe('ok');

  test('given it ended its street, then the next street goes with it, and comes back with it', () => {
    const table = allIn();
    up(table, 3, ['Kd']);
    type(table, 3, '9c');
    type(table, 2, '4c');
    up(table, 4, ['Qd', '5c']);
    const before = table.hand;
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '0123', 2: '012', 3: '0123' });
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '0123', 2: '012', 3: '012' });
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '012', 2: '012', 3: '012' });
    expect(table.redo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '0123', 2: '012', 3: '012' });
    expect([table.redo(), table.redo()]).toEqual(['ok', 'ok']);
    expect(table.hand).toEqual(before);
  });

  test('given a card that was read ended its street, then the card of this street stays', () => {
    const table = allIn();
    type(table, 2, '4c');
    reads(table, 1, 3, 'Kd');
    reads(table, 3, 3, '9c');
    up(table, 4, ['Qd', '5c', '8c']);
    const before = table.hand;
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '0123', 2: '012', 3: '0123' });
    expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(before);
  });

  test('given it filled a place of a street that was complete, then the next street stays', () => {
    const table = allIn();
    up(table, 3, ['Kd']);
    reads(table, 3, 3, '9c');
    expect(table.play({ type: 'CompleteDeal' })).toBe('ok');
    type(table, 2, '4c');
    up(table, 4, ['Qd', '5c']);
    const before = table.hand;
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '01234', 2: '01234', 3: '0123' });
    expect(table.hand.seats.map((s) => s.up.length)).toEqual([3, 2, 2]);
    expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(before);
  });
});

describe('a press that was undone, and another in its place', () => {
  const onThird = () => {
    const table = opened();
    act(table, 3, 'call');
    return table;
  };
  const fold = (table: HandTable) =>
    expect(table.play({ type: 'Act', seat: seatNo(3), action: 'fold', to: null })).toBe('ok');

  test('when the second is undone as well, then redo brings the second back, and the first no more', () => {
    const table = onThird();
    table.undo();
    fold(table);
    const folded = table.hand;
    table.undo();
    expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(folded);
    expect(table.redo()).toBe('nothing-to-redo');
  });

  test('when more is undone, then redo brings all of it back in its order, without the first', () => {
    const table = onThird();
    table.undo();
    fold(table);
    act(table, 1, 'call');
    const before = table.hand;
    for (const _ of [1, 2, 3]) expect(table.undo()).toBe('ok');
    expect(table.undo()).toBe('nothing-to-undo');
    for (const _ of [1, 2, 3]) expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(before);
    expect(table.redo()).toBe('nothing-to-redo');
  });
});

describe('a discard', () => {
  /** Everybody has said how many cards he changes before the first of them is dealt. */
  const drawn = () => {
    const table = dealt('five_card_draw', DRAW);
    for (const seat of [1, 2, 3]) read(table, seat, [0, 1, 2, 3, 4]);
    for (const seat of [3, 1]) act(table, seat, 'call');
    act(table, 2, 'check');
    for (const [seat, slots] of [
      [1, [0, 1]],
      [2, [4]],
      [3, [0, 1, 2]],
    ] as const)
      expect(table.play({ type: 'Discard', seat: seatNo(seat), count: slots.length, slots })).toBe('ok');
    read(table, 1, [5, 6]);
    read(table, 2, [5]);
    read(table, 3, [5, 6, 7]);
    expect(table.hand.phase).toBe('BETTING');
    return table;
  };

  test('given the last one was wrong, then the cards of the other seats stay, and its own come back with it', () => {
    const table = drawn();
    const before = table.hand;
    expect(table.undo()).toBe('ok');
    expect(held(table)).toEqual({ 1: '23456', 2: '01235', 3: '01234' });
    expect(table.hand.phase).toBe('DRAWING');
    expect(table.redo()).toBe('ok');
    expect(table.hand).toEqual(before);
  });

  test('given another discard in its place, then its cards are dealt and the round opens', () => {
    const table = drawn();
    table.undo();
    expect(table.play({ type: 'Discard', seat: seatNo(3), count: 1, slots: [4] })).toBe('ok');
    read(table, 3, [5]);
    expect([held(table)[3], table.hand.phase]).toEqual(['01235', 'BETTING']);
  });
});
