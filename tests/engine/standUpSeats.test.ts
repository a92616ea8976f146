// The stand-up game follows its players: who moves keeps his part, who leaves is out, and one who stands alone pays once he is dealt in.
import { expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { begin, HOLDEM, seated } from './placesTable.ts';

const playing = () => {
  const table = seated([1, 2, 3], HOLDEM, { type: 'PlayStandUp', amount: chips(30) });
  table.say({ type: 'SetSafe', seat: seatNo(1), safe: true });
  return table;
};
const game = (table: ReturnType<typeof playing>) => table.state.session.cash.standUp;
const stacks = (table: ReturnType<typeof playing>) =>
  Object.fromEntries(table.state.session.seats.map(({ name, stack }) => [name, Number(stack)]));

test('given a player who moves, then he sits or stands at his new seat', () => {
  const table = playing();
  table.say({ type: 'MoveSeat', seat: seatNo(1), to: seatNo(6) });
  table.say({ type: 'MoveSeat', seat: seatNo(2), to: seatNo(1) });
  expect(game(table)).toMatchObject({ seats: [6, 1, 3], safe: [6] });
});

test('given a player who leaves, then whoever takes his seat is not in the game', () => {
  const table = playing();
  table.say({ type: 'LeaveSeat', seat: seatNo(1) });
  table.say({ type: 'TakeSeat', seat: seatNo(1), name: 'New', stack: chips(500) });
  expect(game(table)).toMatchObject({ seats: [2, 3], safe: [] });
});

test('given all who stood have left, then the game is over', () => {
  const table = playing();
  for (const seat of [2, 3]) table.say({ type: 'LeaveSeat', seat: seatNo(seat) });
  expect(game(table)).toBeNull();
});

test('given one who stands alone by a word, then he pays behind the next hand that he is dealt into', () => {
  const table = playing();
  table.say({ type: 'SetSafe', seat: seatNo(2), safe: true });
  table.say({ type: 'TakeSeat', seat: seatNo(4), name: 'P4', stack: chips(1_000) });
  table.say({ type: 'SitOut', seat: seatNo(3), out: true });
  begin(table).foldOut();
  expect(game(table)).toMatchObject({ safe: [1, 2] });
  table.say({ type: 'SitOut', seat: seatNo(3), out: false });
  const before = stacks(table);
  begin(table).foldOut();
  expect(game(table)).toBeNull();
  const paid = table.entries.flatMap(({ events }) => events.filter((event) => event.type === 'SidePayment'));
  expect(paid.map((event) => [event.from, event.to, event.amount])).toEqual([
    [3, 1, 30],
    [3, 2, 30],
  ]);
  expect(Object.values(stacks(table)).reduce((a, b) => a + b)).toBe(Object.values(before).reduce((a, b) => a + b));
});

test('given an award that is taken back and given to another when seats were changed, then it follows the players', () => {
  const table = seated([1, 2, 3], HOLDEM, { type: 'PlayStandUp', amount: chips(30) });
  begin(table).foldOut();
  expect(game(table)).toMatchObject({ safe: [2] });
  table.say({ type: 'MoveSeat', seat: seatNo(1), to: seatNo(6) });
  table.say({ type: 'MoveSeat', seat: seatNo(3), to: seatNo(1) });
  for (let n = 0; n < 2; n += 1) expect(table.undo()).toBe('ok');
  expect(table.play({ type: 'Act', seat: seatNo(1), action: 'call', to: null })).toBe('ok');
  expect(table.play({ type: 'Act', seat: seatNo(2), action: 'fold', to: null })).toBe('ok');
  expect(table.play({ type: 'AwardPots' })).toBe('ok');
  expect(game(table)).toBeNull();
  expect(stacks(table)).toEqual({ P1: 1_040, P2: 1_020, P3: 940 });
});
