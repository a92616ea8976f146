// What consoles are asked when the vault raises an alarm: a clash of typed cards waits over the next deals, twins of the
// hand that stops do not.
import { describe, expect, test } from 'vitest';
import { alarmQuestion } from '../../server/table/alarmQuestion.ts';
import { NOTHING_PENDING, settle } from '../../server/table/proposals.ts';
import { Script } from '../release/script.ts';

const HAND = '01980000-0000-7000-8000-000000000001';
const asked = (['SP-6.2.2-DUPLICATE', 'TYPED_CLASH', 'TYPED_CLASH_UNTOLD'] as const).map((code) =>
  alarmQuestion({ hand: HAND, code }, 1),
);

describe('questions of alarms', () => {
  test('given any, then it names the hand and neither seat nor card', () => {
    expect(asked.map(({ seat, params }) => [seat, params])).toEqual(asked.map(() => [null, { hand: 1 }]));
  });

  test('given a hand that nobody knows, then no number is made up', () => {
    expect(alarmQuestion({ hand: HAND, code: 'TYPED_CLASH' }, 0).params).toEqual({});
  });

  test('given the next hand is dealt, then a clash is still asked and twins are not', () => {
    const script = new Script().seats(3).hand().completeDeal().act('fold').act('fold').award();
    const before = script.state.hand;
    const pending = { ...NOTHING_PENDING, questions: asked };
    expect(settle(pending, before, before).questions).toEqual(asked);
    const codes = settle(pending, before, script.hand().state.hand).questions.map(({ code }) => code);
    expect(codes).toEqual(['TYPED_CLASH', 'TYPED_CLASH_UNTOLD']);
  });
});
