// 5.9.2.1: who opens first, and in which order the others follow.
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { checks, FLOP, limp, limpToRiver, RIVER, TURN } from '../course.ts';
import type { Fixture } from '../row.ts';
import { handRow, type Row } from '../row.ts';

const BUTTON_3 = { button: 3 };
const ONE_TWO_FIVE = { fixture: BUTTON_3, live: [1, 2, 5] };
const TWO_FIVE = { fixture: BUTTON_3, live: [2, 5] };
const HEADS_UP = { fixture: { seats: [1, 2], button: 1 }, live: [1, 2] };

/** BTN 6, s1 all-in on the flop for 500, s2 and s5 call and go on alone to the river. */
export function allInOnTheFlop(change: Partial<Fixture> = {}, turn: readonly string[] = ['s2 check', 's5 check']) {
  const fixture = { button: 6, stacks: { 1: 700 }, ...change };
  const script = [
    ...limp({ fixture, live: [1, 2, 5] }),
    FLOP,
    's1 bet 500',
    's2 call',
    's5 call',
    TURN,
    ...turn,
    RIVER,
  ];
  return { fixture, script };
}

const LITERAL = allInOnTheFlop();
const CLOCKWISE = allInOnTheFlop({ profile: { ...RUSSIAN, 'showdown.allInOrder': 'single_clockwise' } });
const SIDE_POTS = allInOnTheFlop({ profile: { ...RUSSIAN, 'showdown.allInOrder': 'side_pots_first' } }, [
  's2 bet 300',
  's5 call',
]);
const SHORT_RAISE = { button: 3, stacks: { 1: 1400 } };
const DEAD_BUTTON = { seats: [1, 2, 3, 5, 6], button: 4 };
const SHORT_CALL = { button: 6, stacks: { 2: 400 } };

export const OPENING_ORDER: readonly Row[] = [
  handRow({
    id: 'T-5921-a',
    title: 'river checked: first seat after the button, then clockwise',
    fixture: BUTTON_3,
    script: [...limpToRiver(ONE_TWO_FIVE), 's5 check', 's1 check', 's2 check'],
    expect: { openOrder: [5, 1, 2], codes: ['SP-5.9.2.1-AFTER_BTN'] },
  }),
  handRow({
    id: 'T-5921-b',
    title: 'the last raiser opens first, then who matched him',
    fixture: BUTTON_3,
    script: [...limpToRiver(ONE_TWO_FIVE), 's5 bet 400', 's1 raise 1200', 's2 fold', 's5 call'],
    expect: { openOrder: [1, 5], codes: ['SP-5.9.2.1-LAST_AGGR'] },
  }),
  handRow({
    id: 'T-5921-c',
    title: 'a bet on the turn does not count once the river was checked',
    fixture: BUTTON_3,
    script: [
      ...limp(TWO_FIVE),
      FLOP,
      ...checks(TWO_FIVE),
      TURN,
      's5 check',
      's2 bet 400',
      's5 call',
      RIVER,
      's5 check',
      's2 check',
    ],
    expect: { openOrder: [5, 2], codes: ['SP-5.9.2.1-AFTER_BTN'] },
  }),
  handRow({
    id: 'T-5921-d',
    title: 'a short all-in raise is an increasing bet',
    fixture: SHORT_RAISE,
    script: [
      ...limpToRiver({ fixture: SHORT_RAISE, live: [1, 2, 5] }),
      's5 bet 1000',
      's1 allin',
      's2 call',
      's5 call',
    ],
    expect: { openOrder: [1, 2, 5], codes: ['SP-5.9.2.1-LAST_AGGR'] },
  }),
  handRow({
    id: 'T-5921-e',
    title: 'a seat all-in before did not match the river bet and follows those who did',
    fixture: LITERAL.fixture,
    script: [...LITERAL.script, 's2 check', 's5 bet 1000', 's2 call'],
    expect: { openOrder: [5, 2, 1] },
  }),
  handRow({
    id: 'T-5921-e',
    title: 'variant single_clockwise',
    fixture: CLOCKWISE.fixture,
    script: [...CLOCKWISE.script, 's2 check', 's5 bet 1000', 's2 call'],
    expect: { openOrder: [5, 1, 2] },
  }),
  handRow({
    id: 'T-5921-f',
    title: 'river checked with a seat all-in: clockwise after the button over all live seats',
    fixture: LITERAL.fixture,
    script: [...LITERAL.script, 's2 check', 's5 check'],
    expect: { openOrder: [1, 2, 5] },
  }),
  handRow({
    id: 'T-5921-f',
    title: 'variant side_pots_first',
    fixture: SIDE_POTS.fixture,
    script: [...SIDE_POTS.script, 's2 check', 's5 check'],
    expect: { openOrder: [2, 5, 1] },
  }),
  handRow({
    id: 'T-5921-g',
    title: 'dead button at an empty seat',
    fixture: DEAD_BUTTON,
    script: [
      ...limpToRiver({ fixture: DEAD_BUTTON, live: [3, 5, 6] }),
      ...checks({ fixture: DEAD_BUTTON, live: [3, 5, 6] }),
    ],
    expect: { openOrder: [5, 6, 3] },
  }),
  handRow({
    id: 'T-5921-h',
    title: 'heads-up, river checked: the seat off the button',
    fixture: HEADS_UP.fixture,
    script: [...limpToRiver(HEADS_UP), 's2 check', 's1 check'],
    expect: { openOrder: [2, 1] },
  }),
  handRow({
    id: 'T-5921-h',
    title: 'heads-up, the button bet and was called',
    fixture: HEADS_UP.fixture,
    script: [...limpToRiver(HEADS_UP), 's2 check', 's1 bet 400', 's2 call'],
    expect: { openOrder: [1, 2] },
  }),
  handRow({
    id: 'T-5921-i',
    title: 'a short all-in call opens last; the pots are layered',
    fixture: SHORT_CALL,
    script: [
      ...limpToRiver({ fixture: SHORT_CALL, live: [1, 2, 3] }),
      { middle: 600 },
      's1 bet 500',
      's2 allin',
      's3 call',
    ],
    expect: {
      openOrder: [1, 3, 2],
      pots: [
        [1200, [1, 2, 3]],
        [600, [1, 3]],
      ],
    },
  }),
  handRow({
    id: 'A-38',
    title: 'the last aggressor was killed: those who matched him open first, clockwise from him',
    fixture: BUTTON_3,
    script: [
      ...limpToRiver(ONE_TWO_FIVE),
      's5 check',
      's1 bet 400',
      's2 call',
      'kill 1 SP-6.4.2-NO_REDRESS',
      's5 call',
    ],
    expect: { openOrder: [2, 5], codes: ['SP-6.4.2-NO_REDRESS', 'SP-5.9.2.1-LAST_AGGR'] },
  }),
  handRow({
    id: 'A-43',
    title: 'blinds are no aggression: betting ended before the flop without a raise, first after the button',
    fixture: { stacks: { 2: 200, 3: 200, 4: 200 } },
    script: ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call'],
    expect: { openOrder: [2, 3, 4], codes: ['SP-5.9.2.1-AFTER_BTN'], phase: 'FACE_UP' },
  }),
];
