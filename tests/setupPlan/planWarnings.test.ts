// What of a plan is said without stopping it, who must confirm a short delay, and that everything has its words.
import { describe, expect, it } from 'vitest';
import { setupMessages } from '../../app/messages/setup.ts';
import { ONE_PERSON_SENTENCE } from '../../server/release/control.ts';
import { checkPlan } from '../../server/setup/plan/checkPlan.ts';
import { PLAN_PROBLEMS, PLAN_WARNINGS, type TablePlan } from '../../server/setup/plan/view.ts';
import { CONTEXT, ME, PLAN, planWith, playersWith, structureWith } from './plans.ts';

const SHORT = { kind: 'short', delay: '60', sentence: ONE_PERSON_SENTENCE } as const;

describe('what is only worth a warning', () => {
  const codesOf = (over: Partial<TablePlan>, context = CONTEXT) => {
    const { ready, warnings } = checkPlan(planWith(over), context);
    return [ready !== null, warnings.map(({ field, code }) => `${field} ${code}`)];
  };
  const two = { ...PLAN.people, producer: 'Oleg' };

  it.each<[string, Partial<TablePlan>, readonly string[]]>([
    ['a stack below the big blind', playersWith(0, { stack: '500' }), ['players.0.stack stack-below-big-blind']],
    [
      'chips that make up no stack',
      { ...structureWith({ unit: '500' }), ...playersWith(2, { stack: '50100' }) },
      ['players.2.stack stack-not-in-unit'],
    ],
    [
      'chips that make up no blind',
      structureWith({ unit: '300' }),
      ['structure.unit blinds-not-in-unit', ...[0, 1, 2].map((i) => `players.${i}.stack stack-not-in-unit`)],
    ],
    ['a short show of ten minutes', { programme: { ...SHORT, delay: '10:00' } }, ['programme.kind protected-would-do']],
    [
      'a short show of two people with a floor',
      { programme: SHORT, people: { ...two, floor: ME } },
      ['programme.kind two-people-must-confirm'],
    ],
    [
      'a short show of two people without a floor',
      { programme: SHORT, people: two },
      ['programme.kind nobody-can-confirm'],
    ],
    ['hole cards that nobody brings in', { cardDesk: false }, ['cardDesk cards-cannot-be-typed']],
    [
      'an ante above the big blind',
      structureWith({ anteKind: 'each', ante: '2000' }),
      ['structure.ante ante-above-big-blind'],
    ],
    ['twin: an ante of the big blind', structureWith({ anteKind: 'each', ante: '1000' }), []],
    ['a bet that nobody can make', structureWith({ minBet: '9000000' }), ['structure.minBet min-bet-not-big-blind']],
    ['twin: a bet of the big blind', structureWith({ minBet: '1000' }), []],
    [
      'a show without a page',
      { pages: { overlay: false, commentary: false, venue: false } },
      ['pages.overlay no-pages'],
    ],
    [
      'nine seats in a mix with stud',
      { seats: 9, played: { game: 'horse', limit: 'fixed' } },
      ['played too-many-for-deck'],
    ],
    ['eight seats of six cards', { seats: 8, played: { game: 'omaha6', limit: 'pot' } }, ['played too-many-for-deck']],
    ['twin: eight seats in a mix with stud', { seats: 8, played: { game: 'horse', limit: 'fixed' } }, []],
    ['twin: ten seats of four cards', { seats: 10, played: { game: 'omaha8', limit: 'pot' } }, []],
    ['twin: a show in the room alone', { pages: { overlay: false, commentary: false, venue: true } }, []],
    [
      'people nobody sees: the sender',
      {
        people: {
          operator: '\u200b',
          producer: '\u3164',
          cardDesk: '\u2800',
          floor: '\u200b',
          commentators: ['\u200b'],
        },
      },
      [],
    ],
    ['twin: cards that lie open', { cardDesk: false, programme: { kind: 'tabled-only', delay: '', sentence: '' } }, []],
  ])('given %s, then it is said and the table is made all the same', (_what, over, warnings) => {
    expect(codesOf(over)).toEqual([true, warnings]);
  });

  it('given every warning there is, then its words are there in both languages, as for every problem', () => {
    for (const language of ['en', 'ru'] as const) {
      const { problems, warnings } = setupMessages(language).codes;
      expect(Object.keys(problems).sort()).toEqual([...PLAN_PROBLEMS].sort());
      expect(Object.keys(warnings).sort()).toEqual([...PLAN_WARNINGS].sort());
    }
  });
});

describe('who confirms a short delay', () => {
  const confirmationOf = (people: Partial<TablePlan['people']>, everywhere: readonly string[] = []) =>
    checkPlan(planWith({ programme: SHORT, people: { ...PLAN.people, ...people } }), { ...CONTEXT, everywhere }).ready
      ?.programme.confirmation;

  it.each<[string, Partial<TablePlan['people']>, readonly string[], string]>([
    ['everything is mine', {}, [], 'sentence'],
    ['everything is mine, written otherwise', { operator: ' вера', floor: 'ВЕРА' }, [], 'sentence'],
    ['one other does everything', { operator: 'Oleg', producer: 'Oleg', cardDesk: 'Oleg' }, [], 'one-person'],
    ['there are two', { producer: 'Oleg' }, [], 'two-people'],
    ['only the card desk is another', { cardDesk: 'Oleg' }, [], 'two-people'],
    ['somebody has a console of every table', {}, ['Oleg'], 'two-people'],
    ['that one is me', {}, [ME], 'sentence'],
    ['commentators have no console', { commentators: ['Oleg'] }, [], 'sentence'],
  ])('given %s, then by %4$s', (_what, people, everywhere, expected) => {
    expect(confirmationOf(people, everywhere)).toBe(expected);
  });
});
