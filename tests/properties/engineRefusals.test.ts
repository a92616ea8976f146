// decide never throws: any well-typed command in any state is answered by events or by a refusal, and events can be folded.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../server/engine/action.ts';
import { DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { STREETS } from '../../server/engine/game/street.ts';
import { ROLES } from '../../server/engine/role.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { chipsBrought, chipsInPlay, deal, play, start } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine refusals');

const seat = fc.integer({ min: 1, max: 10 }).map(seatNo);
const number = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, Number.MAX_SAFE_INTEGER, -1, Number.NaN),
);
const amount = fc.oneof(fc.integer({ min: 0, max: 4000 }), fc.constantFrom(0, Number.MAX_SAFE_INTEGER)).map(chips);
const card = fc.constantFrom(...DECK);
const cards = fc.array(card, { maxLength: 8 });
const street = fc.constantFrom(...STREETS);
const ruling = fc.record({
  by: fc.constantFrom(...ROLES),
  code: fc.constantFrom('SP-6.3.7-DEAD', 'SP-6.4.3-FOLDED', 'HR-X', ''),
  note: fc.string(),
});
const maybe = fc.option(amount, { nil: null });

const command: fc.Arbitrary<HandCommand> = fc.oneof(
  start,
  fc.record({ type: fc.constant('DealHole' as const), seat, slot: number }),
  fc.constant({ type: 'CompleteDeal' as const }),
  fc.record({ type: fc.constant('CompleteDeal' as const), opener: seat }),
  fc.record({ type: fc.constant('DealUp' as const), seat, slot: number, card }),
  fc.record({
    type: fc.constant('Discard' as const),
    seat,
    count: number,
    slots: fc.option(fc.array(number, { maxLength: 6 }), { nil: null }),
  }),
  fc.record({ type: fc.constant('PaySide' as const), from: seat, to: seat, amount }),
  fc.record({
    type: fc.constant('Act' as const),
    seat,
    action: fc.constantFrom(...ACTIONS, 'allin' as const),
    to: maybe,
  }),
  fc.record({ type: fc.constant('ActAsRuled' as const), seat, action: fc.constantFrom(...ACTIONS), to: maybe, ruling }),
  fc.record({ type: fc.constant('SeeMuck' as const), seat, all: fc.boolean(), withStub: fc.boolean() }),
  fc.constant({ type: 'SeeBurn' as const }),
  fc.record({ type: fc.constant('DealBoard' as const), street, run: number, cards }),
  fc.record({ type: fc.constant('CorrectBoard' as const), run: number, index: number, card }),
  fc.record({ type: fc.constant('AgreeRuns' as const), runs: number }),
  fc.record({ type: fc.constant('OpenHand' as const), seat, cards }),
  fc.record({ type: fc.constant('OpenOne' as const), seat, card }),
  fc.record({ type: fc.constant('CorrectOpened' as const), seat, cards }),
  fc.record({ type: fc.constantFrom('MuckHand' as const, 'KillMuck' as const, 'RetrieveHand' as const), seat }),
  fc.record({ type: fc.constant('AskToSee' as const), seat, by: seat }),
  fc.record({ type: fc.constant('KillHand' as const), seat, ruling }),
  fc.constant({ type: 'AwardPots' as const }),
  fc.record({
    type: fc.constant('ChopPots' as const),
    shares: fc.array(fc.record({ seat, amount }), { maxLength: 4 }),
    ruling: fc.option(ruling, { nil: null }),
  }),
  fc.record({ type: fc.constantFrom('DeclareMisdeal' as const, 'VoidHand' as const), ruling }),
);

describe.each(SEEDS)('any command in any state, seed %i', (seed) => {
  test('given any state, when any command is decided, then it is answered and chips are conserved', () => {
    const law = fc.property(deal, fc.array(command, { minLength: 1, maxLength: 8 }), (hand, commands) => {
      const { states } = play(hand);
      for (const state of [null, ...states]) {
        for (const next of commands) {
          const decided = decide(state, next);
          if (!decided.ok) expect(decided.error.code).not.toBe('');
          else if (next.type !== 'StartHand') expect(inPlay(fold(state, decided.value))).toBe(inPlay(state));
        }
      }
    });
    fc.assert(law, { seed, numRuns: runs(60) });
  });

  test('given a hand played by arbitrary commands alone, then chips are conserved to the end', () => {
    const law = fc.property(start, fc.array(command, { maxLength: 60 }), (first, commands) => {
      let state = null as ReturnType<typeof fold>;
      const opened = decide(null, first);
      if (opened.ok) state = fold(null, opened.value);
      for (const next of commands) {
        if (next.type === 'StartHand') continue;
        const decided = decide(state, next);
        if (decided.ok) state = fold(state, decided.value);
      }
      if (state !== null) expect(chipsInPlay(state)).toBe(chipsBrought(first));
    });
    fc.assert(law, { seed, numRuns: runs(200) });
  });
});

function inPlay(state: ReturnType<typeof fold>): number {
  return state === null ? 0 : chipsInPlay(state);
}

test('the twin: a state that no command led to makes the engine throw, so throwing would be noticed', () => {
  expect(() => fold(null, [{ type: 'DealCompleted' }])).toThrow();
});
