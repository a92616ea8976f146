// Who posts what beside the blinds from hand to hand: owed blinds in a hand that is dealt again, a bought button, blinds that pass nobody.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import type { Switches } from '../../server/engine/profile.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { HandTable } from '../support/handTable.ts';
import { begin, blinds, button, HOLDEM, MIX, misdeal, seated } from './placesTable.ts';

describe('blinds that are owed in a hand that is dealt again', () => {
  const ruling = { by: 'JUDGE', code: 'HR-FLOOR', note: '' } as const;
  const owing = (switches: Switches = {}) => {
    const table = seated([1, 2, 3, 4, 5], HOLDEM, { type: 'SetButton', button: 1 });
    table.say({ type: 'SetSwitches', switches });
    table.say({ type: 'SetOwes', seat: seatNo(5), owes: { small: true, big: true, waits: false } });
    begin(table);
    expect(table.hand.structure.posts).toEqual([{ seat: 5, live: 10, dead: 5 }]);
    return table;
  };

  test.each([
    ['a void hand', { type: 'VoidHand', ruling }, {}],
    ['a misdeal', { type: 'DeclareMisdeal', ruling }, {}],
    [
      'a misdeal behind which a new hand is dealt',
      { type: 'DeclareMisdeal', ruling },
      { 'misdeal.redeal': 'same_button' },
    ],
  ] satisfies readonly (readonly [string, HandCommand, Switches])[])(
    'given %s, then the chips that came back are posted again',
    (_, end, switches) => {
      const table = owing(switches);
      expect(table.play(end)).toBe('ok');
      begin(table);
      expect(table.hand.structure.posts).toEqual([{ seat: 5, live: 10, dead: 5 }]);
    },
  );

  test('given he leaves before it is dealt again, then nobody posts for him', () => {
    const table = owing();
    table.play({ type: 'VoidHand', ruling });
    table.say({ type: 'LeaveSeat', seat: seatNo(5) });
    expect(begin(table).hand.structure.posts).toEqual([]);
  });
});

describe('a button that is not for sale', () => {
  const buy = { buysButton: seatNo(2) };
  const between = (...said: readonly SessionCommand[]) => {
    const table = seated([1, 3, 4, 5], ...said, { type: 'SetButton', button: 5 });
    begin(table).foldOut();
    table.say({ type: 'TakeSeat', seat: seatNo(2), name: 'P2', stack: chips(1_000) });
    return table;
  };

  test('given stud, then nobody buys it', () => {
    const table = seated([1, 2, 4, 6], MIX, { type: 'TurnTo', at: 1 });
    for (const seat of [1, 2, 4, 6, 8]) expect(table.start({ buysButton: seatNo(seat) })).toBe('button-not-for-sale');
  });

  test('given a bomb pot, then nobody buys it', () => {
    const plan = { ante: chips(25), boards: 1, every: 0, buttonMoves: true };
    const table = between(HOLDEM, { type: 'SetSwitches', switches: { bombPot: 'trigger' } });
    table.say({ type: 'PlanBombPot', plan });
    expect(table.start({ ...buy, bombPot: true })).toBe('button-not-for-sale');
    expect(table.start(buy)).toBe('ok');
  });

  test('given a seat where nobody sits, then it is not sold to it', () => {
    const table = seated([1, 4, 6], HOLDEM, { type: 'SetButton', button: 1 });
    expect(table.start({ buysButton: seatNo(2) })).toBe('button-not-for-sale');
  });

  test('given a hand that is dealt again, then whose button it was has it', () => {
    const table = between(HOLDEM);
    table.say({ type: 'SitOut', seat: seatNo(2), out: true });
    begin(table);
    misdeal(table);
    table.say({ type: 'SitOut', seat: seatNo(2), out: false });
    expect(table.start(buy)).toBe('button-not-for-sale');
  });
});

describe('blinds that pass nobody', () => {
  test('given a button that was set by hand, then who sat out since owes nothing', () => {
    const table = seated([1, 2, 3, 4, 5, 6], HOLDEM, { type: 'SetButton', button: 1 });
    for (const seat of [3, 4]) table.say({ type: 'SitOut', seat: seatNo(seat), out: true });
    begin(table);
    expect(blinds(table)).toEqual([2, 5]);
    expect(debts(table)).toEqual([]);
  });

  test('given a moving button and new players behind it, then blinds that come back leave no debts around the table', () => {
    const table = seated([1, 4, 5, 8], HOLDEM, { type: 'SetSwitches', switches: { button: 'moving' } });
    table.say({ type: 'SetButton', button: 1 });
    begin(table).foldOut();
    expect(blinds(table)).toEqual([4, 5]);
    table.say({ type: 'SitOut', seat: seatNo(8), out: true });
    for (const seat of [2, 3]) table.say({ type: 'TakeSeat', seat: seatNo(seat), name: `N${seat}`, stack: chips(500) });
    begin(table);
    expect([button(table), blinds(table), debts(table)]).toEqual([2, [3, 4], []]);
  });
});

function debts(table: HandTable): readonly number[] {
  return table.state.session.seats.filter(({ owes }) => owes.small || owes.big).map(({ seat }) => seat);
}
