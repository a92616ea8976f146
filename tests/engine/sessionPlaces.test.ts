// Places from hand to hand where not every hand has a button: games with a bring-in, bomb pots that leave it, hands dealt again.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import { openerByCards } from '../../server/engine/opener.ts';
import { positionOf } from '../../server/engine/position.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import { buttonSeat } from '../../server/engine/sessionPlaces.ts';
import { contextOf } from '../../server/table/context.ts';
import type { HandTable } from '../support/handTable.ts';
import { begin, blinds, button, HOLDEM, MIX, misdeal, order, STUD, seated } from './placesTable.ts';

describe('a game with a bring-in among games with a button', () => {
  const atStud = () => {
    const table = begin(seated([1, 2, 4, 6], MIX, { type: 'SetButton', button: 2 }));
    expect([table.hand.game, button(table), blinds(table)]).toEqual(['holdem', 2, [4, 6]]);
    table.foldOut();
    return begin(table);
  };

  test('given a button that waits at seat 2, then stud is dealt from the dealer’s left, at the table and for the readers', () => {
    const table = atStud();
    expect(table.hand.game).toBe('stud');
    expect(order(table)).toEqual([1, 2, 4, 6]);
    expect(contextOf(table.state, 0).dealRound).toEqual([1, 2, 4, 6]);
  });

  test('given two hands that show the same, then the one nearer to the dealer’s left opens', () => {
    const table = atStud();
    for (const slot of [0, 1]) for (const { seat } of table.hand.seats) table.play({ type: 'DealHole', seat, slot });
    layUp(table, 2, ['5h', '2c', '3d', '5s']);
    table.play({ type: 'Act', seat: seatNo(2), action: 'bring_in', to: null });
    for (const seat of [4, 6, 1]) table.play({ type: 'Act', seat: seatNo(seat), action: 'call', to: null });
    layUp(table, 3, ['Kh', '8c', '7d', 'Ks']);
    expect([table.hand.street, openerByCards(table.hand), table.hand.toAct]).toEqual(['fourth', 1, 1]);
  });

  test('given the next game with blinds, then its button comes from where it waited', () => {
    const table = atStud();
    for (const game of ['stud', 'razz']) {
      expect([table.hand.game, button(table)]).toEqual([game, 6]);
      table.foldOut();
      begin(table);
    }
    expect([table.hand.game, button(table), blinds(table)]).toEqual(['holdem', 4, [6, 1]]);
  });

  test('given a button that is set by hand before stud, then the next game with blinds has it there', () => {
    const table = atStud();
    table.foldOut();
    table.say({ type: 'SetButton', button: 4 });
    begin(table);
    expect([table.hand.game, button(table)]).toEqual(['razz', 6]);
    table.foldOut();
    begin(table);
    expect([table.hand.game, button(table), blinds(table)]).toEqual(['holdem', 4, [6, 1]]);
  });

  test('given a mix that begins with stud, then the first game with blinds begins like a first hand', () => {
    const first = begin(seated([1, 2, 4, 6], HOLDEM));
    const table = seated([1, 2, 4, 6], MIX, { type: 'TurnTo', at: 2 });
    begin(table).foldOut();
    begin(table);
    expect([table.hand.game, button(table), blinds(table)]).toEqual(['holdem', button(first), blinds(first)]);
  });

  test('given stud, then no seat is named after a button, and people at the table see it where it waits', () => {
    const table = atStud();
    expect(table.hand.seats.map(({ seat }) => positionOf(table.hand, seat))).toEqual(['none', 'none', 'none', 'none']);
    expect(buttonSeat(table.state.session, table.hand)).toBe(2);
    const alone = begin(seated([1, 2], STUD));
    expect(buttonSeat(alone.state.session, alone.hand)).toBeNull();
  });

  test('given a misdeal in stud, then it is dealt again from the dealer’s left, and the button still waits', () => {
    const table = atStud();
    misdeal(table);
    begin(table);
    expect([table.hand.game, button(table)]).toEqual(['stud', 6]);
    table.foldOut();
    begin(table).foldOut();
    begin(table);
    expect([table.hand.game, button(table)]).toEqual(['holdem', 4]);
  });

  test('given a misdeal, when another game is chosen before it is dealt again, then its own places stay', () => {
    const stud = atStud();
    misdeal(stud);
    stud.say(HOLDEM);
    expect([begin(stud).hand.game, button(stud), blinds(stud)]).toEqual(['stud', 6, [null, null]]);
  });
});

describe('a bomb pot that leaves the button', () => {
  const PLAN: SessionCommand = {
    type: 'PlanBombPot',
    plan: { ante: chips(25), boards: 1, every: 0, buttonMoves: false },
  };
  const table = (...said: readonly SessionCommand[]) =>
    seated([1, 2, 3, 4, 5], HOLDEM, { type: 'SetSwitches', switches: { bombPot: 'trigger' } }, PLAN, ...said);
  const bomb = (at: HandTable) => {
    expect(at.say({ type: 'CallBombPot', on: true })).toBe('ok');
    begin(at);
    expect(at.hand.structure.bombPot).toBe(true);
    return button(at);
  };

  test('given a button that was set by hand, then the bomb pot and the next hand have it there', () => {
    const at = table({ type: 'SetButton', button: 3 });
    expect(bomb(at)).toBe(3);
    at.foldOut();
    begin(at);
    expect([button(at), blinds(at)]).toEqual([3, [4, 5]]);
  });

  test('given the first hand of the evening, then the next one begins like a first hand', () => {
    const at = table();
    expect(bomb(at)).toBe(5);
    at.foldOut();
    begin(at);
    expect([button(at), blinds(at)]).toEqual([5, [1, 2]]);
  });

  test('given a button that moves with the hands, then the next hand has the places that the bomb pot would have had', () => {
    const at = table();
    begin(at).foldOut();
    expect(bomb(at)).toBe(1);
    at.foldOut();
    begin(at);
    expect([button(at), blinds(at)]).toEqual([1, [2, 3]]);
  });

  test('given a misdeal, then it is dealt again with the same button', () => {
    const at = table();
    begin(at).foldOut();
    expect(bomb(at)).toBe(1);
    misdeal(at);
    begin(at);
    expect([at.hand.structure.bombPot, button(at)]).toEqual([true, 1]);
    at.foldOut();
    begin(at);
    expect([button(at), blinds(at)]).toEqual([1, [2, 3]]);
  });
});

describe('a hand with a bought button that is dealt again', () => {
  test('given a misdeal, then the buyer posts both blinds again and nobody else one, and has the button next', () => {
    const table = seated([1, 3, 4, 5], HOLDEM, { type: 'SetButton', button: 5 });
    begin(table).foldOut();
    table.say({ type: 'TakeSeat', seat: seatNo(2), name: 'P2', stack: chips(1_000) });
    expect(table.start({ buysButton: seatNo(2) })).toBe('ok');
    const bought = [button(table), blinds(table), table.hand.structure.posts];
    expect(bought).toEqual([1, [null, 2], [{ seat: 2, live: 0, dead: 5 }]]);
    misdeal(table);
    begin(table);
    expect([button(table), blinds(table), table.hand.structure.posts]).toEqual(bought);
    table.foldOut();
    begin(table);
    expect([button(table), blinds(table)]).toEqual([2, [3, 4]]);
  });
});

function layUp(table: HandTable, slot: number, cards: readonly Card[]): void {
  for (const [i, { seat }] of table.hand.seats.entries())
    expect(table.play({ type: 'DealUp', seat, slot, card: cards[i] ?? '2c' })).toBe('ok');
}

test('given a button set to a seat that sits out beside two players, when he is back, then it is his', () => {
  const table = seated([1, 3, 4], HOLDEM, { type: 'SitOut', seat: seatNo(4), out: true });
  table.say({ type: 'SetButton', button: 4 });
  table.say({ type: 'SitOut', seat: seatNo(4), out: false });
  begin(table);
  expect([button(table), blinds(table)]).toEqual([4, [1, 3]]);
});
