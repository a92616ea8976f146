// How a settled alarm and a line of the record read: the outcome in words, and where the chips of a ruling come from.
import { describe, expect, it } from 'vitest';
import { alarmGroups } from '../../app/console/floor/alarms.ts';
import { outcomeOf } from '../../app/console/floor/alarmText.ts';
import { floorWords } from '../../app/console/floor/floorWords.ts';
import { sumText } from '../../app/console/floor/rulingText.ts';
import { LANGUAGES, type Language } from '../../app/messages/language.ts';
import type { RulingLine } from '../../server/floor/view.ts';
import { give, HAND, type Show } from '../console/show.ts';
import { acted, recordOf, viewOf } from './floorTable.ts';

const reported = (): Show =>
  give(acted(), { do: 'report', hand: HAND, report: { kind: 'wrong-count', seat: 3, count: 3 }, by: 'DEALER' });
const ruled = (): Show =>
  give(reported(), { do: 'rule', hand: HAND, incident: 1, outcome: 'dead-hand', by: 'JUDGE', note: '' });
const wordsOf = (show: Show, language: Language) => floorWords(viewOf(show), language);

describe('a settled alarm', () => {
  it.each(LANGUAGES)('given it is ruled, then it says how (%s)', (language) => {
    const [done] = alarmGroups(viewOf(ruled())).done;
    const words = wordsOf(ruled(), language);
    expect(done === undefined ? '' : outcomeOf(done, words)).toBe(
      `${words.messages.detail.ruled}: ${words.ruling('outcomes', 'dead-hand')}`,
    );
    expect(words.ruling('outcomes', 'dead-hand')).not.toBe('dead-hand');
  });

  it('given it waits, then it says nothing of the kind (twin)', () => {
    const [open] = alarmGroups(viewOf(reported())).open;
    expect(open === undefined ? 'none' : outcomeOf(open, wordsOf(reported(), 'en'))).toBe('');
  });
});

describe('a line of the record', () => {
  const [line] = recordOf(ruled()).lines;
  const words = wordsOf(ruled(), 'en');
  const moves = (amounts: readonly number[], what: RulingLine['what'] = 'incident') =>
    line === undefined
      ? ''
      : sumText({ ...line, what, chips: amounts.map((amount, i) => ({ seat: i + 1, amount })) }, words);

  it('given chips from seat to seat, out of the pot or into it, then it says which, and how much in all', () => {
    expect(moves([-500, 300, 200])).toBe('From seat to seat, 0 in all');
    expect(moves([100, 200])).toBe('300 in all, out of the pot');
    expect(moves([-100, -200])).toBe('300 in all, into the pot');
  });

  it('given none, or a count that found chips, then it says nothing (twin)', () => {
    expect([moves([]), moves([200], 'counted')]).toEqual(['', '']);
  });
});
