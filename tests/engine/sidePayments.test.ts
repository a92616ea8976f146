// What is paid beside the pots comes from chips that lie on the table when it is paid: nothing of who left, no more than is there.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { chipsInPlay } from '../../server/log/tableState.ts';
import type { HandTable } from '../support/handTable.ts';
import { begin, HOLDEM, seated } from './placesTable.ts';

const BOUNTY = { type: 'SetSwitches', switches: { sevenDeuce: 100 } } as const;

/** The big blind, seat 2, has won by folds. */
const won = () => {
  const table = seated([1, 2, 3], HOLDEM, BOUNTY);
  begin(table).foldOut();
  expect(stacks(table)).toEqual({ P3: 1_000, P1: 995, P2: 1_005 });
  return table;
};
const show = (table: HandTable) =>
  expect(table.play({ type: 'OpenHand', seat: seatNo(2), cards: ['7h', '2c'] })).toBe('ok');
const leave = (table: HandTable, seat: number) =>
  expect(table.say({ type: 'LeaveSeat', seat: seatNo(seat) })).toBe('ok');
const count = (table: HandTable, seat: number, stack: number) =>
  expect(table.say({ type: 'SetStack', seat: seatNo(seat), stack: chips(stack) })).toBe('ok');
const stacks = ({ state }: HandTable) =>
  Object.fromEntries(state.session.seats.map(({ name, stack, short }) => [name, stack - short]));

describe('seven-deuce that is shown after the pots were pushed', () => {
  test('given one who left and one whose stack was counted, then the first pays nothing and the other what he has', () => {
    const table = won();
    leave(table, 3);
    count(table, 1, 40);
    const before = chipsInPlay(table.state);
    show(table);
    expect(stacks(table)).toEqual({ P1: 0, P2: 1_045 });
    expect(chipsInPlay(table.state)).toBe(before);
  });

  test('given another who sits down where one left, then he pays nothing', () => {
    const table = won();
    leave(table, 3);
    expect(table.say({ type: 'TakeSeat', seat: seatNo(3), name: 'New', stack: chips(500) })).toBe('ok');
    show(table);
    expect(stacks(table)).toEqual({ New: 500, P1: 895, P2: 1_105 });
  });

  test('given players who moved and topped up, then they pay in full', () => {
    const table = won();
    expect(table.say({ type: 'MoveSeat', seat: seatNo(3), to: seatNo(6) })).toBe('ok');
    expect(table.say({ type: 'TopUp', seat: seatNo(1), amount: chips(5) })).toBe('ok');
    show(table);
    expect(stacks(table)).toEqual({ P3: 900, P1: 900, P2: 1_205 });
  });

  test('given a winner who left, then no chips leave the table for him', () => {
    const table = won();
    leave(table, 2);
    show(table);
    expect(stacks(table)).toEqual({ P3: 1_000, P1: 995 });
  });

  test('given an undone payment and one who leaves, then redo brings back what the others pay', () => {
    const table = won();
    show(table);
    expect(stacks(table)).toEqual({ P3: 900, P1: 895, P2: 1_205 });
    expect(table.undo()).toBe('ok');
    leave(table, 3);
    count(table, 1, 30);
    expect(table.redo()).toBe('ok');
    expect(stacks(table)).toEqual({ P1: 0, P2: 1_035 });
  });

  test('given an undone award and one who leaves, then the award of the shown hand is paid by the others', () => {
    const table = won();
    leave(table, 3);
    expect(table.undo()).toBe('ok');
    show(table);
    expect(table.play({ type: 'AwardPots' })).toBe('ok');
    expect(stacks(table)).toEqual({ P1: 895, P2: 1_105 });
  });
});
