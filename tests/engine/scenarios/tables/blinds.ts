// 5.5: movement of button and blinds, short blinds, antes, straddles.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { buttonRow, handRow, type Places, type Row } from '../row.ts';

const BEFORE: Places = { button: 1, small: 2, big: 3 };
const ALL = [1, 2, 3, 4, 5, 6];

/** Hand k had BTN 1, SB 2, BB 3; `out` lose their chips in it. */
function twoHands(figures: {
  id: string;
  title: string;
  out: readonly number[];
  next: Places;
  afterNext: Places;
}): Row {
  const active = ALL.filter((seat) => !figures.out.includes(seat));
  const hands = [figures.next, figures.afterNext].map((expect) => ({ active, expect }));
  return buttonRow({ id: figures.id, title: figures.title, before: BEFORE, hands });
}

const MOVEMENT: readonly Row[] = [
  twoHands({
    id: 'DB-1',
    title: 'nobody leaves',
    out: [],
    next: { button: 2, small: 3, big: 4 },
    afterNext: { button: 3, small: 4, big: 5 },
  }),
  twoHands({
    id: 'DB-2',
    title: 'the big blind is out: no small blind, then a dead button',
    out: [3],
    next: { button: 2, small: null, due: 3, big: 4 },
    afterNext: { button: 3, small: 4, big: 5 },
  }),
  twoHands({
    id: 'DB-3',
    title: 'the small blind is out: a dead button',
    out: [2],
    next: { button: 2, small: 3, big: 4 },
    afterNext: { button: 3, small: 4, big: 5 },
  }),
  twoHands({
    id: 'DB-4',
    title: 'both blinds are out',
    out: [2, 3],
    next: { button: 2, small: null, due: 3, big: 4 },
    afterNext: { button: 3, small: 4, big: 5 },
  }),
  twoHands({
    id: 'DB-5',
    title: 'the next big blind is out',
    out: [4],
    next: { button: 2, small: 3, big: 5 },
    afterNext: { button: 3, small: 5, big: 6 },
  }),
  buttonRow({
    id: 'HU-1',
    title: 'to two players, the button out',
    before: BEFORE,
    hands: [{ active: [2, 3], expect: { button: 3, small: 3, big: 2 } }],
  }),
  buttonRow({
    id: 'HU-2',
    title: 'to two players, the small blind out',
    before: BEFORE,
    hands: [{ active: [1, 3], expect: { button: 3, small: 3, big: 1 } }],
  }),
  buttonRow({
    id: 'HU-3',
    title: 'to two players, the big blind out',
    before: BEFORE,
    hands: [{ active: [1, 2], expect: { button: 2, small: 2, big: 1 } }],
  }),
  handRow({
    id: 'HU-4',
    title: 'two players: the button posts the small blind, acts first, then last, and gets the last card',
    fixture: { seats: [1, 2], button: 1 },
    script: [
      { dealOrder: [2, 1, 2, 1], toAct: 1, legal: { call: 100 } },
      's1 call',
      { toAct: 2 },
      's2 check',
      'flop Kh9c5d',
      { toAct: 2 },
      's2 check',
    ],
    expect: { toAct: 1 },
  }),
];

/** Both blinds of 50 and 100; the big blind has only 60. */
const SHORT = { small: 50, big: 100, stacks: { 3: 60 }, unit: 5 };

const SHORT_BLINDS: readonly Row[] = [
  handRow({
    id: 'SB-1',
    title: 'a short big blind: the others still call 100 and raise to 200',
    fixture: SHORT,
    script: [{ toAct: 4, legal: { call: 100 }, minRaise: 200 }, 's4 call', 's5 fold', 's6 fold', 's1 call', 's2 call'],
    expect: {
      pots: [
        [240, [1, 2, 3, 4]],
        [120, [1, 2, 4]],
      ],
      phase: 'BETTING_CLOSED',
    },
  }),
  handRow({
    id: 'SB-2',
    title: 'heads-up against a short big blind the excess is returned: 50 and 10, pot 120',
    fixture: { ...SHORT, seats: [1, 2], button: 1, stacks: { 2: 60 } },
    script: [{ toAct: 1 }, 's1 call'],
    expect: { middle: 120, pots: [[120, [1, 2]]], stacks: { 1: 9940, 2: 0 }, phase: 'FACE_UP' },
  }),
  handRow({
    id: 'SB-3',
    title: 'a dead small blind: the big blind alone is posted, betting starts after it',
    fixture: { seats: [1, 3, 4, 5, 6], smallSeat: null, bigSeat: 3 },
    script: [
      { middle: 200, toAct: 4 },
      's4 fold',
      's5 fold',
      's6 fold',
      's1 call',
      { toAct: 3, legal: { check: true, raise: [400, 10_000] } },
      's3 check',
    ],
    expect: { middle: 400, phase: 'BETTING_CLOSED' },
  }),
];

/** Blinds of 500 and 1,000, ante 1,000 paid by the big blind s3. */
function bigBlindAnte(stack: number, order: 'bb_first' | 'ante_first') {
  return {
    small: 500,
    big: 1000,
    anteKind: 'big_blind',
    ante: 1000,
    unit: 100,
    stacks: { 3: stack },
    profile: { ...RUSSIAN, 'ante.shortOrder': order },
  } as const;
}
const TWO_CALL = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call'];

const ANTES: readonly Row[] = [
  handRow({
    id: 'ANTE-1',
    title: 'big blind first, 1,100: 1,000 live and 100 dead, one pot of 2,600',
    fixture: bigBlindAnte(1100, 'bb_first'),
    script: ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 fold'],
    expect: { pots: [[2600, [3, 4]]], stacks: { 3: 0 } },
  }),
  handRow({
    id: 'ANTE-2',
    title: 'big blind first, 800: 800 live, no ante',
    fixture: bigBlindAnte(800, 'bb_first'),
    script: TWO_CALL,
    expect: {
      pots: [
        [2400, [2, 3, 4]],
        [400, [2, 4]],
      ],
      stacks: { 3: 0 },
    },
  }),
  handRow({
    id: 'ANTE-3',
    title: 'ante first, 1,100: ante 1,000, live 100',
    fixture: bigBlindAnte(1100, 'ante_first'),
    script: TWO_CALL,
    expect: {
      pots: [
        [1300, [2, 3, 4]],
        [1800, [2, 4]],
      ],
      stacks: { 3: 0 },
    },
  }),
  handRow({
    id: 'ANTE-4',
    title: 'ante first, 800: ante 800, nothing live',
    fixture: bigBlindAnte(800, 'ante_first'),
    script: TWO_CALL,
    expect: {
      pots: [
        [800, [2, 3, 4]],
        [2000, [2, 4]],
      ],
      stacks: { 3: 0 },
    },
  }),
  handRow({
    id: 'ANTE-5',
    title: 'antes paid by each are layered: a short ante competes for matched antes only',
    fixture: { anteKind: 'each', ante: 50, stacks: { 5: 20 } },
    script: ['s4 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'],
    expect: {
      pots: [
        [120, [2, 3, 5]],
        [550, [2, 3]],
      ],
      stacks: { 5: 0 },
    },
  }),
  handRow({
    id: 'STR-1',
    title: 'a straddle of 400: call 400, raise to 800, the straddler acts last before the flop',
    fixture: { profile: CASH, straddles: [{ seat: 4, amount: 400 }] },
    script: [
      { toAct: 5, legal: { call: 400 }, minRaise: 800 },
      's5 call',
      's6 fold',
      's1 fold',
      's2 fold',
      's3 call',
      { toAct: 4, legal: { check: true } },
      's4 check',
    ],
    expect: { phase: 'BETTING_CLOSED', middle: 1300 },
  }),
];

const file = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      why: z.string(),
      before: z.object({ button: z.int(), small: z.int().nullable(), due_small: z.int().optional(), big: z.int() }),
      left: z.array(z.int()),
      expect: z.object({ button: z.int(), small: z.int().nullable(), due_small: z.int().optional(), big: z.int() }),
    }),
  ),
});
type FilePlaces = z.infer<typeof file>['cases'][number]['expect'];

/** The file counts seats from 0. */
function placesOf(at: FilePlaces): Places {
  const places = { button: at.button + 1, small: at.small === null ? null : at.small + 1, big: at.big + 1 };
  return at.due_small === undefined ? places : { ...places, due: at.due_small + 1 };
}

const FIXTURE = new URL('../../../fixtures/button.json', import.meta.url);
const FROM_FILE: readonly Row[] = file.parse(JSON.parse(readFileSync(FIXTURE, 'utf8'))).cases.map((c) =>
  buttonRow({
    id: c.id,
    title: c.why,
    before: placesOf(c.before),
    hands: [{ active: c.left.map((seat) => seat + 1), expect: placesOf(c.expect) }],
  }),
);

export const BLINDS: readonly Row[] = [...MOVEMENT, ...SHORT_BLINDS, ...ANTES, ...FROM_FILE];
