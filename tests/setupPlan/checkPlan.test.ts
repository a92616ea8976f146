// A plan is looked at before anything is made: each problem at its field, all of them together, and none without a cause.
import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../server/engine/chips.ts';
import { ONE_PERSON_SENTENCE } from '../../server/release/control.ts';
import { checkPlan } from '../../server/setup/plan/checkPlan.ts';
import { PLAN_PROBLEMS, type PlanProblem, planSchema, type TablePlan } from '../../server/setup/plan/view.ts';
import { CONTEXT, PLAN, planWith, playersWith, structureWith } from './plans.ts';

const problemsOf = (over: Partial<TablePlan>) => checkPlan(planWith(over), CONTEXT).problems;
const SHORT = { kind: 'short', delay: '60', sentence: ONE_PERSON_SENTENCE } as const;

const WRONG: readonly [string, Partial<TablePlan>, readonly PlanProblem[]][] = [
  ['no table name', { name: '  ' }, [{ field: 'name', code: 'missing', params: {} }]],
  ['a long table name', { name: 'x'.repeat(61) }, [{ field: 'name', code: 'too-long', params: { most: 60 } }]],
  ['a table name with a NUL', { name: 'Home\u0000' }, [{ field: 'name', code: 'not-plain-text', params: {} }]],
  ['a table name nobody sees', { name: '\u3164' }, [{ field: 'name', code: 'missing', params: {} }]],
  ['a table name that turns', { name: '\u202eHome' }, [{ field: 'name', code: 'not-plain-text', params: {} }]],
  [
    'a person without letters',
    { people: { ...PLAN.people, operator: '—' } },
    [{ field: 'people.operator', code: 'person-without-letters', params: {} }],
  ],
  ...['5', '1.', 'k', ' К', 'млн'].map((symbol): (typeof WRONG)[number] => [
    `${symbol} as a sign of money`,
    { currency: { symbol, decimals: 0 } },
    [{ field: 'currency.symbol', code: 'symbol-reads-as-amount', params: {} }],
  ]),
  ['a taken name', { name: ' MAIN ' }, [{ field: 'name', code: 'table-name-taken', params: { table: 'main' } }]],
  ['a taken id', { id: 'main' }, [{ field: 'id', code: 'table-id-taken', params: { table: 'main' } }]],
  ['an id that is none', { id: 'Main table' }, [{ field: 'id', code: 'not-a-table-id', params: {} }]],
  ['the id of a page', { id: 'delay' }, [{ field: 'id', code: 'not-a-table-id', params: {} }]],
  ['too many seats', { seats: 11 }, [{ field: 'seats', code: 'seats-out-of-range', params: { least: 2, most: 10 } }]],
  ['half a seat', { seats: 6.5 }, [{ field: 'seats', code: 'seats-out-of-range', params: { least: 2, most: 10 } }]],
  [
    'too many decimals',
    { currency: { symbol: '$', decimals: 3 } },
    [{ field: 'currency.decimals', code: 'decimals-out-of-range', params: { most: 2 } }],
  ],
  [
    'an empty name',
    playersWith(1, { name: '' }),
    [{ field: 'players.1.name', code: 'name-missing', params: { seat: 3 } }],
  ],
  [
    'a name nobody sees',
    playersWith(1, { name: '\u200b' }),
    [{ field: 'players.1.name', code: 'name-missing', params: { seat: 3 } }],
  ],
  [
    'the same name twice',
    playersWith(2, { name: ' anna ' }),
    [{ field: 'players.2.name', code: 'name-taken', params: { by: 1 } }],
  ],
  [
    'a long name',
    playersWith(0, { name: 'y'.repeat(61) }),
    [{ field: 'players.0.name', code: 'too-long', params: { most: 60 } }],
  ],
  ['no stack', playersWith(0, { stack: '' }), [{ field: 'players.0.stack', code: 'stack-missing', params: {} }]],
  [
    'a stack of nothing',
    playersWith(0, { stack: '0' }),
    [{ field: 'players.0.stack', code: 'stack-missing', params: {} }],
  ],
  [
    'a stack in words',
    playersWith(0, { stack: 'many' }),
    [{ field: 'players.0.stack', code: 'not-a-number', params: {} }],
  ],
  [
    'a negative stack',
    playersWith(0, { stack: '-5000' }),
    [{ field: 'players.0.stack', code: 'not-a-number', params: {} }],
  ],
  [
    'a part of a chip',
    playersWith(0, { stack: '5000.5' }),
    [{ field: 'players.0.stack', code: 'too-many-decimals', params: { most: 0 } }],
  ],
  [
    'an absurd stack',
    playersWith(0, { stack: '9'.repeat(30) }),
    [{ field: 'players.0.stack', code: 'stack-too-large', params: { most: MAX_AMOUNT } }],
  ],
  [
    'a seat the table has not',
    { ...playersWith(2, { seat: 7 }), button: 1 },
    [{ field: 'players.2.seat', code: 'no-such-seat', params: { seat: 7, most: 6 } }],
  ],
  ['a seat twice', playersWith(2, { seat: 3 }), [{ field: 'players.2.seat', code: 'seat-twice', params: { seat: 3 } }]],
  ['the button on an empty seat', { button: 2 }, [{ field: 'button', code: 'button-seat-empty', params: { seat: 2 } }]],
  [
    'the button beside the table',
    { button: 9 },
    [{ field: 'button', code: 'no-such-seat', params: { seat: 9, most: 6 } }],
  ],
  [
    'one player',
    { players: PLAN.players.slice(1, 2) },
    [{ field: 'players', code: 'two-players-needed', params: { players: 1 } }],
  ],
  ['nobody', { players: [], button: null }, [{ field: 'players', code: 'two-players-needed', params: { players: 0 } }]],
  [
    'a stud that the big blind antes for',
    { ...structureWith({ anteKind: 'big_blind' }), played: { game: 'stud', limit: 'fixed' } },
    [{ field: 'structure.anteKind', code: 'ante-not-of-game', params: {} }],
  ],
  [
    'a stud without bring-in',
    { ...structureWith({ smallBlind: '0', anteKind: 'none' }), played: { game: 'razz', limit: 'fixed' } },
    [{ field: 'structure.smallBlind', code: 'bring-in-missing', params: {} }],
  ],
  [
    'a bring-in as high as the bet',
    {
      ...structureWith({ smallBlind: '1000', bigBlind: '1000', anteKind: 'none' }),
      played: { game: 'stud8', limit: 'fixed' },
    },
    [{ field: 'structure.smallBlind', code: 'bring-in-above-bet', params: { bringIn: 1_000, bet: 1_000 } }],
  ],
  [
    'no blinds',
    structureWith({ smallBlind: '', bigBlind: '' }),
    [
      { field: 'structure.smallBlind', code: 'blinds-missing', params: {} },
      { field: 'structure.bigBlind', code: 'blinds-missing', params: {} },
    ],
  ],
  [
    'blinds of nothing',
    structureWith({ smallBlind: '0', bigBlind: '0' }),
    [{ field: 'structure.bigBlind', code: 'blinds-missing', params: {} }],
  ],
  [
    'the small blind above the big',
    structureWith({ smallBlind: '2000' }),
    [{ field: 'structure.smallBlind', code: 'small-blind-above-big', params: { smallBlind: 2000, bigBlind: 1000 } }],
  ],
  [
    'an absurd blind',
    structureWith({ bigBlind: '999999999m' }),
    [{ field: 'structure.bigBlind', code: 'amount-too-large', params: { most: MAX_AMOUNT } }],
  ],
  [
    'an ante without an amount',
    structureWith({ anteKind: 'each' }),
    [{ field: 'structure.ante', code: 'missing', params: {} }],
  ],
  [
    'an ante that the rules do not know',
    structureWith({ anteKind: 'button', ante: '100' }),
    [{ field: 'structure.anteKind', code: 'ante-not-offered', params: { kind: 'button' } }],
  ],
  [
    'blinds with the ante',
    structureWith({ smallBlind: '500', bigBlind: '1000/1000' }),
    [{ field: 'structure.bigBlind', code: 'blinds-are-two', params: {} }],
  ],
  [
    'more commentators than there are places',
    { people: { ...PLAN.people, commentators: Array.from({ length: 13 }, (_, i) => `Talker ${i}`) } },
    [{ field: 'people.commentators', code: 'too-many-people', params: { most: 12 } }],
  ],
  ['no smallest chip', structureWith({ unit: '0' }), [{ field: 'structure.unit', code: 'unit-missing', params: {} }]],
  [
    'a chip larger than the blind',
    structureWith({ unit: '5000' }),
    [{ field: 'structure.unit', code: 'unit-above-big-blind', params: { unit: 5000, bigBlind: 1000 } }],
  ],
  [
    'a protected show with a minute',
    { programme: { kind: 'protected', delay: '60', sentence: '' } },
    [{ field: 'programme.delay', code: 'delay-too-short', params: { leastSeconds: 600 } }],
  ],
  [
    'a short show with ten seconds',
    { programme: { ...SHORT, delay: '10' } },
    [{ field: 'programme.delay', code: 'delay-too-short', params: { leastSeconds: 30 } }],
  ],
  [
    'no delay',
    { programme: { ...SHORT, delay: ' ' } },
    [{ field: 'programme.delay', code: 'delay-missing', params: { leastSeconds: 30 } }],
  ],
  [
    'a delay of weeks',
    { programme: { ...SHORT, delay: '999999' } },
    [{ field: 'programme.delay', code: 'delay-too-long', params: { mostSeconds: 86_400 } }],
  ],
  [
    'a delay in words',
    { programme: { ...SHORT, delay: 'soon' } },
    [{ field: 'programme.delay', code: 'not-a-delay', params: {} }],
  ],
  [
    'another sentence',
    { programme: { ...SHORT, sentence: 'cards air' } },
    [{ field: 'programme.sentence', code: 'wrong-sentence', params: { sentence: ONE_PERSON_SENTENCE } }],
  ],
  [
    'a long name of the floor',
    { people: { ...PLAN.people, floor: 'z'.repeat(61) } },
    [{ field: 'people.floor', code: 'too-long', params: { most: 60 } }],
  ],
];

describe('a plan with one thing wrong', () => {
  it.each(WRONG)('given %s, when checked, then that is said at its field and nothing else', (_what, over, problems) => {
    expect(planSchema.safeParse(planWith(over)).success).toBe(true);
    expect(problemsOf(over)).toEqual(problems);
    expect(checkPlan(planWith(over), CONTEXT).ready).toBeNull();
  });

  it('twin: given nothing wrong, when checked, then there is a plan and no problem', () => {
    const { problems, warnings, ready } = checkPlan(PLAN, CONTEXT);
    expect([problems, warnings]).toEqual([[], []]);
    expect(ready).toMatchObject({ id: 'home-game', level: { unit: 500, minBet: 1000, ante: 0 }, button: 3 });
  });

  it('given every problem there is, when a plan has it, then a row above shows it', () => {
    const shown = new Set(WRONG.flatMap(([, , problems]) => problems.map(({ code }) => code)));
    expect(PLAN_PROBLEMS.filter((code) => !shown.has(code))).toEqual([]);
  });
});

it('given everything wrong at once, when checked, then everything is said together', () => {
  const over: Partial<TablePlan> = {
    name: 'main',
    ...structureWith({ smallBlind: 'x', bigBlind: '', unit: '' }),
    players: [
      { seat: 1, name: '', stack: '0' },
      { seat: 1, name: 'Anna', stack: 'abc' },
      { seat: 9, name: 'ANNA', stack: '1'.repeat(40) },
    ],
    button: 5,
    programme: { kind: 'protected', delay: '1:00', sentence: '' },
  };
  expect(problemsOf(over).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name table-name-taken',
    'players.0.name name-missing',
    'players.0.stack stack-missing',
    'players.1.stack not-a-number',
    'players.2.seat no-such-seat',
    'players.2.name name-taken',
    'players.2.stack stack-too-large',
    'players.1.seat seat-twice',
    'structure.smallBlind not-a-number',
    'structure.bigBlind blinds-missing',
    'button button-seat-empty',
    'programme.delay delay-too-short',
  ]);
});
