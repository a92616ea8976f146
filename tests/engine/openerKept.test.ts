// Who opened a street of stud: what a person said stands when its betting is opened again, and later cards change nothing.
import { expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { HandTable } from '../support/handTable.ts';

function third(): HandTable {
  const table = new HandTable([1, 2, 3]);
  table.say({
    ...{ type: 'SetGame', game: 'stud' },
    structure: {
      ...{ limit: 'fixed', smallBlind: chips(0), bigBlind: chips(0), anteKind: 'each', ante: chips(2) },
      ...{ straddles: [], posts: [], unit: chips(1), minBet: chips(10) },
      ...{ smallBet: chips(10), bigBet: chips(20), bringIn: chips(4) },
    },
  });
  table.start();
  for (const slot of [0, 1]) for (const seat of [1, 2, 3]) table.play({ type: 'DealHole', seat: seatNo(seat), slot });
  return table;
}

const up = (table: HandTable, seat: number, [slot, card]: readonly [number, 'Kh' | '5c' | '2d']) =>
  expect(table.play({ type: 'DealUp', seat: seatNo(seat), slot, card })).toBe('ok');
const act = (table: HandTable, seat: number, action: 'bring_in' | 'call') =>
  expect(table.play({ type: 'Act', seat: seatNo(seat), action, to: null })).toBe('ok');
const reopen = (table: HandTable) =>
  expect(table.play({ type: 'ReopenRound', ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } })).toBe('ok');

test('given an opener by a person’s word, when the round is opened again, then it begins at the same seat', () => {
  const table = third();
  up(table, 1, [2, 'Kh']);
  up(table, 2, [2, '5c']);
  table.play({ type: 'DealHole', seat: seatNo(3), slot: 2 });
  expect(table.play({ type: 'CompleteDeal', opener: seatNo(3) })).toBe('ok');
  act(table, 3, 'bring_in');
  for (const seat of [1, 2]) act(table, seat, 'call');
  reopen(table);
  expect([table.hand.toAct, table.hand.openers.third]).toEqual([3, 3]);
});

test('given an opener by his card, when the round is opened again, then it begins at the same seat', () => {
  const table = third();
  up(table, 1, [2, 'Kh']);
  up(table, 2, [2, '5c']);
  up(table, 3, [2, '2d']);
  act(table, 3, 'bring_in');
  for (const seat of [1, 2]) act(table, seat, 'call');
  reopen(table);
  expect([table.hand.toAct, table.hand.openers.third]).toEqual([3, 3]);
});
