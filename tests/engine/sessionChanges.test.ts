// Changes of seats, names, stacks, button and level: what is refused by name, what waits for the end of a hand, what is dropped.
import { describe, expect, test } from 'vitest';
import { chips, MAX_AMOUNT } from '../../server/engine/chips.ts';
import { decideSession } from '../../server/engine/decideSession.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { EMPTY_SESSION, type Session } from '../../server/engine/session.ts';
import { makeChange, sessionAfterPlans } from '../../server/engine/sessionChanges.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { Structure } from '../../server/engine/structure.ts';
import { RUNNING } from './session.ts';

const seat = (n: number) => seatNo(n);
const take = (n: number, name: string, stack = 1_000): SessionCommand => ({
  type: 'TakeSeat',
  seat: seat(n),
  name,
  stack: chips(stack),
});

/** `running`: a hand runs, so that changes wait. */
function decided(session: Session, command: SessionCommand, running = false) {
  return decideSession(session, command, { hand: running ? RUNNING : null, position: 41, by: 'maria' });
}

function given(session: Session, ...commands: readonly SessionCommand[]): Session {
  return commands.reduce((state, command) => {
    const answer = decided(state, command);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.reduce(evolveSession, state);
  }, session);
}

/** Planned one behind the other, with positions of their own. */
function waiting(session: Session, ...commands: readonly SessionCommand[]): Session {
  return commands.reduce((state, command, i) => {
    const answer = decideSession(state, command, { hand: RUNNING, position: 41 + i, by: 'maria' });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.reduce(evolveSession, state);
  }, session);
}

function refusal(session: Session, command: SessionCommand, running = false): string {
  const answer = decided(session, command, running);
  return answer.ok ? 'ok' : answer.error.code;
}

const TABLE = given(EMPTY_SESSION, take(1, 'Anna'), take(2, 'Boris'), take(3, 'Dina', 0));

describe('names', () => {
  test.each([
    ['', 'name-missing'],
    ['   ', 'name-missing'],
    ['\u200b', 'name-missing'],
    ['Anna', 'name-taken'],
    ['anna', 'name-taken'],
    [' A n n a ', 'name-taken'],
    ['Ａｎｎａ', 'name-taken'],
    ['Anna K', 'ok'],
  ])('given the name %j, when somebody sits down, then %s', (name, code) => {
    expect(refusal(TABLE, take(5, name))).toBe(code);
  });

  test('given a name that is taken, then it is said by whom', () => {
    expect(decided(TABLE, take(5, 'ANNA'))).toEqual({
      ok: false,
      error: { code: 'name-taken', clause: '', params: { name: 'Anna', seat: 1 } },
    });
  });

  test.each([
    [1, 'ANNA', 'ok'],
    [1, 'boris', 'name-taken'],
    [1, '', 'name-missing'],
    [9, 'Carl', 'seat-empty'],
  ])('given seat %i renamed to %j, then %s', (n, name, code) => {
    expect(refusal(TABLE, { type: 'RenameSeat', seat: seat(n), name })).toBe(code);
  });

  test('given somebody who is to sit down after the hand, then his name is taken already', () => {
    const planned = waiting(TABLE, take(5, 'Vera'));
    expect(refusal(planned, take(6, 'vera'), true)).toBe('name-taken');
    expect(refusal(planned, { type: 'RenameSeat', seat: seat(2), name: 'VERA' }, true)).toBe('name-taken');
  });

  test('given somebody who leaves after the hand, then his name may come to another seat with him', () => {
    const planned = waiting(TABLE, { type: 'LeaveSeat', seat: seat(1) });
    expect(refusal(planned, take(6, 'Anna'), true)).toBe('ok');
    expect(refusal(planned, { type: 'RenameSeat', seat: seat(2), name: 'Anna' }, true)).toBe('name-taken');
  });
});

describe('chips', () => {
  test.each([
    ['a stack of what can be counted', take(5, 'E', MAX_AMOUNT), 'ok'],
    ['a stack beyond it', take(5, 'E', MAX_AMOUNT + 1), 'stack-too-large'],
    ['no chips yet', take(5, 'E', 0), 'ok'],
    ['a count beyond it', { type: 'SetStack', seat: seat(1), stack: chips(MAX_AMOUNT + 1) }, 'stack-too-large'],
    ['a top-up', { type: 'TopUp', seat: seat(1), amount: chips(1) }, 'ok'],
    ['a top-up of nothing', { type: 'TopUp', seat: seat(1), amount: chips(0) }, 'top-up-missing'],
    ['a top-up beyond it', { type: 'TopUp', seat: seat(1), amount: chips(MAX_AMOUNT) }, 'stack-too-large'],
    ['a top-up of nobody', { type: 'TopUp', seat: seat(9), amount: chips(5) }, 'seat-empty'],
    ['back in without chips', { type: 'SitOut', seat: seat(3), out: false }, 'stack-missing'],
    ['out without chips', { type: 'SitOut', seat: seat(3), out: true }, 'ok'],
  ] satisfies readonly (readonly [string, SessionCommand, string])[])('given %s, then %s', (_, command, code) => {
    expect(refusal(TABLE, command)).toBe(code);
  });

  test('given a top-up, then it is added and the start of the player stays; the first chips of a late one are his start', () => {
    const topped = given(
      TABLE,
      { type: 'TopUp', seat: seat(1), amount: chips(500) },
      { type: 'TopUp', seat: seat(3), amount: chips(700) },
    );
    expect(topped.seats.map((s) => [s.stack, s.start])).toEqual([
      [1_500, 1_000],
      [1_000, 1_000],
      [700, 700],
    ]);
  });
});

describe('moving', () => {
  test.each([
    [1, 2, 'seat-taken'],
    [1, 1, 'seat-taken'],
    [9, 8, 'seat-empty'],
    [1, 7, 'ok'],
  ])('given seat %i moving to seat %i, then %s', (from, to, code) => {
    expect(refusal(TABLE, { type: 'MoveSeat', seat: seat(from), to: seat(to) })).toBe(code);
  });

  test('5.5 given the button moved away from, then it stays where it was: name, stack and out go along', () => {
    const placed = given(
      TABLE,
      { type: 'SetButton', button: 1 },
      { type: 'SitOut', seat: seat(1), out: true },
      { type: 'MoveSeat', seat: seat(1), to: seat(7) },
    );
    expect(placed.positions?.button).toBe(1);
    expect(placed.seats.find((s) => s.seat === 7)).toMatchObject({ name: 'Anna', stack: 1_000, out: true });
  });
});

describe('the button', () => {
  test.each([
    [1, undefined, 'ok'],
    [9, undefined, 'button-seat-empty'],
    [9, true, 'ok'],
    [11, true, 'no-such-seat'],
  ])('given the button put to seat %i, dead: %s, then %s', (button, dead, code) => {
    expect(refusal(TABLE, { type: 'SetButton', button, ...(dead === undefined ? {} : { dead }) })).toBe(code);
  });

  test('given an empty table, then the button may be put anywhere', () => {
    expect(refusal(EMPTY_SESSION, { type: 'SetButton', button: 4 })).toBe('ok');
  });
});

const LEVEL: Structure = {
  ...{ limit: 'no', anteKind: 'none', straddles: [], posts: [] },
  ...{ smallBlind: chips(50), bigBlind: chips(100), ante: chips(0), unit: chips(25), minBet: chips(100) },
};
const ante = { smallBlind: chips(0), bigBlind: chips(0), anteKind: 'each', ante: chips(25) } as const;
const straddle = (n: number, amount: number) => ({ seat: seat(n), amount: chips(amount) });

describe('the level', () => {
  test.each([
    ['as usual', {}, 'ok'],
    ['without blinds and ante', { smallBlind: chips(0), bigBlind: chips(0) }, 'blinds-missing'],
    ['an ante that nobody pays', { ...ante, anteKind: 'none' }, 'blinds-missing'],
    ['an ante alone', ante, 'ok'],
    ['a small blind above the big one', { smallBlind: chips(200) }, 'small-blind-above-big'],
    ['a smallest chip above the big blind', { unit: chips(101) }, 'unit-above-big-blind'],
    ['no smallest chip', { unit: chips(0) }, 'bad-structure'],
    ['a straddle', { straddles: [straddle(4, 200)] }, 'ok'],
    ['a straddle of nothing', { straddles: [straddle(4, 0)] }, 'straddle-missing'],
    ['a straddle below two blinds', { straddles: [straddle(4, 199)] }, 'straddle-too-small'],
    [
      'a second straddle below two of the first',
      { straddles: [straddle(4, 200), straddle(5, 399)] },
      'straddle-too-small',
    ],
    ['a second straddle of two of the first', { straddles: [straddle(4, 200), straddle(5, 400)] }, 'ok'],
    ['two straddles of one seat', { straddles: [straddle(4, 200), straddle(4, 400)] }, 'straddle-twice'],
  ] satisfies readonly (readonly [string, Partial<Structure>, string])[])('given %s, then %s', (_, patch, code) => {
    expect(refusal(TABLE, { type: 'SetStructure', structure: { ...LEVEL, ...patch } })).toBe(code);
  });
});

describe('while a hand runs', () => {
  const changes: readonly SessionCommand[] = [
    take(5, 'Vera'),
    { type: 'LeaveSeat', seat: seat(1) },
    { type: 'SitOut', seat: seat(1), out: true },
    { type: 'SetStack', seat: seat(1), stack: chips(5) },
    { type: 'TopUp', seat: seat(1), amount: chips(5) },
    { type: 'MoveSeat', seat: seat(1), to: seat(8) },
    { type: 'SetProfile', profile: 'tda' },
    { type: 'SetCurrency', currency: { symbol: '€', decimals: 2 } },
    { type: 'SetButton', button: 2 },
  ];

  test.each(changes.map((command) => [command.type, command] as const))(
    'given %s, then it waits and changes nothing yet',
    (_, command) => {
      const answer = decided(TABLE, command, true);
      expect(answer).toEqual({ ok: true, value: [{ type: 'ChangePlanned', id: 41, command, by: 'maria' }] });
      const after = waiting(TABLE, command);
      expect({ ...after, planned: [] }).toEqual(TABLE);
      expect(after.planned).toEqual([{ id: 41, command, by: 'maria' }]);
    },
  );

  test('given sixty of them, then one more is refused with that number, and taking one back makes room', () => {
    const outAndBack = (i: number) => ({ type: 'SitOut', seat: seat(1), out: i % 2 === 0 }) as const;
    const full = waiting(TABLE, ...Array.from({ length: 60 }, (_, i) => outAndBack(i)));
    expect(full.planned).toHaveLength(60);
    expect(decided(full, outAndBack(0), true)).toMatchObject({
      ok: false,
      error: { code: 'too-many-changes', params: { most: 60 } },
    });
    const room = evolveSession(full, { type: 'ChangeWithdrawn', id: 44 });
    expect(refusal(room, outAndBack(0), true)).toBe('ok');
  });

  test.each([
    ['a free seat that somebody is to take', [take(5, 'Vera')], take(5, 'Carl'), 'seat-planned'],
    ['a seat that becomes free', [{ type: 'LeaveSeat', seat: seat(1) }], take(1, 'Carl'), 'ok'],
    ['a seat that somebody moves to', [{ type: 'MoveSeat', seat: seat(1), to: seat(8) }], take(8, 'C'), 'seat-planned'],
    [
      'chips for one who leaves',
      [{ type: 'LeaveSeat', seat: seat(1) }],
      { type: 'TopUp', seat: seat(1), amount: chips(5) },
      'seat-changes',
    ],
    ['chips for one who comes', [take(5, 'Vera', 0)], { type: 'TopUp', seat: seat(5), amount: chips(5) }, 'ok'],
    ['a taken seat', [], take(1, 'Carl'), 'seat-taken'],
    ['more than can be counted', [], take(5, 'Carl', MAX_AMOUNT + 1), 'stack-too-large'],
    [
      'the button where nobody will sit',
      [{ type: 'LeaveSeat', seat: seat(1) }],
      { type: 'SetButton', button: 1 },
      'button-seat-empty',
    ],
  ] satisfies readonly (readonly [string, readonly SessionCommand[], SessionCommand, string])[])(
    'given %s, then the plan is answered with %s',
    (_, before, command, code) => {
      expect(refusal(waiting(TABLE, ...before), command, true)).toBe(code);
    },
  );

  test('given a plan taken back, then it waits no more; a second time is refused', () => {
    const planned = waiting(TABLE, take(5, 'Vera'), { type: 'WithdrawChange', change: 41 });
    expect(planned.planned).toEqual([]);
    expect(refusal(planned, { type: 'WithdrawChange', change: 41 })).toBe('no-such-change');
  });

  test('given several plans, then the session behind them is made of those that fit', () => {
    const planned = waiting(TABLE, { type: 'LeaveSeat', seat: seat(1) }, take(1, 'Carl'), take(7, 'Vera'));
    expect(sessionAfterPlans(planned).seats.map((s) => [Number(s.seat), s.name])).toEqual([
      [2, 'Boris'],
      [3, 'Dina'],
      [1, 'Carl'],
      [7, 'Vera'],
    ]);
    const without = waiting(planned, { type: 'WithdrawChange', change: 41 });
    expect(sessionAfterPlans(without).seats.map((s) => s.name)).toEqual(['Anna', 'Boris', 'Dina', 'Vera']);
  });
});

describe('when the hand is over', () => {
  test('given a plan that fits, then it is made and waits no more', () => {
    const planned = waiting(TABLE, { type: 'SetStack', seat: seat(1), stack: chips(1_400) });
    const won = { ...planned, seats: planned.seats.map((s) => (s.seat === 1 ? { ...s, stack: chips(1_300) } : s)) };
    const [change] = won.planned;
    expect(change && makeChange(won, change)).toEqual([
      { type: 'ChangeMade', id: 41 },
      { type: 'StackSet', seat: 1, stack: 1_400, difference: 100 },
    ]);
  });

  test('given a plan that no longer fits, then it is dropped with the reason, and nothing else happens', () => {
    const planned = waiting(TABLE, { type: 'TopUp', seat: seat(1), amount: chips(MAX_AMOUNT - 1_000) });
    const won = { ...planned, seats: planned.seats.map((s) => (s.seat === 1 ? { ...s, stack: chips(1_300) } : s)) };
    const [change] = won.planned;
    const events = change === undefined ? [] : makeChange(won, change);
    expect(events).toMatchObject([{ type: 'ChangeDropped', id: 41, by: 'maria', code: 'stack-too-large' }]);
    const after = events.reduce(evolveSession, won);
    expect([after.planned, after.dropped.map((d) => d.id), after.seats]).toEqual([[], [41], won.seats]);
  });
});
