// Section 7 of the rules: the same input under the three profiles. X-13 and the cash half of X-10 are no hands: regressionMatrix.test.ts.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { checks, limp, limpToRiver } from '../course.ts';
import { type Expectation, type Fixture, handRow, type Row } from '../row.ts';

type Script = readonly (string | Expectation)[];

export interface Compared {
  readonly id: string;
  readonly title: string;
  readonly fixture?: Partial<Fixture>;
  /** what happens, word for word the same everywhere */
  readonly input: Script;
  /** what must follow from it; null: it is no hand there */
  readonly russian: Script;
  readonly tda: Script;
  readonly cash: Script | null;
}

const REDEALT = (code: string): Script => ['rule 1 redeal dealer', { phase: 'MISDEAL', codes: [code] }];
const DEAD = (code: string, toAct: number): Script => [
  { remedies: ['dead-hand', 'unreadable-tag'] },
  'rule 1 dead-hand judge',
  { phase: 'BETTING', toAct, states: { 6: 'KILLED' }, codes: [code] },
];
const RIVER_BET = [...limpToRiver({ live: [2, 4] }), 's2 bet 400', 's4 call'];
const RIVER_ALL_IN = [...limpToRiver({ live: [2, 4] }), 's2 allin', 's4 call', 'open 2 AsKs'];
const THREE = { live: [2, 3, 4] };
const TWO_BURNS = [...limp(THREE), 'burn', 'flop Kd7s2c', ...checks(THREE), 'burn', 'burn', 'turn Qh'];
const NINE = { seats: [1, 2, 3, 4, 5, 6, 7, 8, 9], button: 5, unit: 100, small: 200, big: 400 };
const BOARD_PLAYS = ['flop AhKhQh', 's7 check', 's2 check', 's5 check', 'turn Jh', 's7 check', 's2 check', 's5 check'];

export const MATRIX: readonly Compared[] = [
  {
    id: 'X-1',
    title: 's4 folds, then s6 is found with one card',
    input: ['s4 fold', 'report wrong-count s6 1'],
    russian: DEAD('SP-6.3.8-DEAD', 5),
    tda: REDEALT('TDA-R35-REDEAL'),
    cash: REDEALT('RRP-MISDEAL-REDEAL'),
  },
  {
    id: 'X-2',
    title: 's4 and s5 fold, then s6 is found with one card',
    input: ['s4 fold', 's5 fold', 'report wrong-count s6 1'],
    russian: DEAD('SP-6.3.8-DEAD', 1),
    tda: REDEALT('TDA-R35-REDEAL'),
    cash: DEAD('RRP-MISDEAL-DEAD', 1),
  },
  {
    id: 'X-3',
    title: 's4 calls, s5 folds, then s6 is found with one card',
    input: ['s4 call', 's5 fold', 'report wrong-count s6 1'],
    russian: DEAD('SP-6.3.8-DEAD', 1),
    tda: DEAD('TDA-R35-DEAD', 1),
    cash: DEAD('RRP-MISDEAL-DEAD', 1),
  },
  {
    id: 'X-4',
    title: 'the dealer opens the first card of the deal',
    input: ['report exposed-by-dealer s2 1'],
    russian: [{ stopped: null, incidents: { noted: ['SP-6.3.6-SINGLE_REPLACED'] } }, 's4 call'],
    tda: REDEALT('TDA-R35-REDEAL'),
    cash: REDEALT('RRP-MISDEAL-REDEAL'),
  },
  {
    id: 'X-5',
    title: 'two boxed cards in the deal',
    input: ['report boxed hole', 'report boxed hole'],
    russian: [{ stopped: null, incidents: { noted: ['SP-6.4.5-BOXED', 'SP-6.4.5-BOXED'] } }, 's4 call'],
    tda: ['rule 2 redeal dealer', { phase: 'MISDEAL', codes: ['TDA-R35-REDEAL'] }],
    cash: ['rule 2 redeal dealer', { phase: 'MISDEAL', codes: ['RRP-MISDEAL-REDEAL'] }],
  },
  {
    id: 'X-6',
    title: 'no burn before the flop, the order is known, no action',
    input: [...limp(THREE), 'flop Kd7s2c', 'report burn flop 0 known'],
    russian: [{ remedies: ['restore', 'play-on'] }],
    tda: [{ remedies: ['scramble', 'play-on'] }],
    cash: [{ remedies: ['reshuffle', 'play-on'] }],
  },
  {
    id: 'X-7',
    title: 'the river bettor mucks, the caller keeps his cards and wants to see',
    input: [...RIVER_BET, 'muck 2'],
    russian: ['ask 2 by 4 !SP-5.9.2.4-NO_OPENING', 'award', { shown: [], won: { 4: 1400 } }],
    tda: ['ask 2 by 4', 'muck 2 !TDA-R18-MUST_TABLE', 'open 2 AsKs'],
    cash: ['ask 2 by 4', 'open 2 AsKs'],
  },
  {
    id: 'X-8',
    title: 'river all-in and called, the loser wants to muck',
    input: RIVER_ALL_IN,
    russian: ['muck 4', { states: { 4: 'MUCKED' } }],
    tda: ['muck 4 !TDA-R16-NO_MUCK'],
    cash: ['muck 4', { states: { 4: 'MUCKED' } }],
  },
  {
    id: 'X-9',
    title: 'a player with three cards raised to 500, nobody has called',
    input: ['s4 fold', 's5 raise 500', 's6 fold', 'report wrong-count s5 3', 'rule 1 dead-hand judge'],
    russian: [{ stacks: { 5: 9500 }, returned: {}, codes: ['SP-6.3.7-DEAD'], legal: { call: 500 } }],
    tda: [{ stacks: { 5: 9800 }, returned: { 5: 300 }, codes: ['TDA-R35-DEAD'], legal: { call: 200 } }],
    cash: [{ stacks: { 5: 9500 }, returned: {}, codes: ['RRP-MISDEAL-DEAD'], legal: { call: 500 } }],
  },
  {
    id: 'X-10',
    title: 'the posted blind takes the whole stack of an absent player',
    fixture: { absent: [3], stacks: { 3: 200 } },
    input: [],
    russian: [{ states: { 3: 'KILLED' }, stacks: { 3: 0 } }],
    tda: [{ states: { 3: 'KILLED' }, stacks: { 3: 0 } }],
    cash: null,
  },
  {
    id: 'X-11',
    title: 'two nines of spades are seen on the river',
    input: [...RIVER_BET, 'report duplicate'],
    russian: ['rule 1 void judge', { phase: 'VOID', stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 } }],
    tda: ['rule 1 void judge', { phase: 'VOID', stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 } }],
    cash: ['rule 1 void judge', { phase: 'VOID', stacks: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 } }],
  },
  {
    id: 'X-12',
    title: 'a pot of 2,300, unit 100, three winners',
    fixture: { ...NINE, anteKind: 'each', ante: 100 },
    input: [
      ...['s8 fold', 's9 fold', 's1 fold', 's2 call', 's3 fold', 's4 fold', 's5 call', 's6 fold', 's7 check'],
      ...[...BOARD_PLAYS, 'river Th', 's7 check', 's2 check', 's5 check'],
      ...['open 7 2c3d', 'open 2 4c5d', 'open 5 6c7d'],
    ],
    russian: [{ won: { 2: 800, 5: 700, 7: 800 }, codes: ['SP-5.9.3-ODD_CHIP'] }],
    tda: [{ won: { 2: 800, 5: 700, 7: 800 } }],
    cash: [{ won: { 2: 800, 5: 700, 7: 800 } }],
  },
  {
    id: 'X-14',
    title: 'a player leaves after a bet of 600, and the action comes back',
    input: ['s4 raise 600', 'away s4', 's5 call', 's6 fold', 's1 fold', 's2 raise 2000', 's3 fold'],
    russian: [{ states: { 4: 'KILLED' }, stacks: { 4: 9400 }, toAct: 5 }],
    tda: [{ states: { 4: 'LIVE_DOWN' }, toAct: 4 }, 'kill 4 TDA-R29-DEAD', { stacks: { 4: 9400 }, toAct: 5 }],
    cash: [{ states: { 4: 'KILLED' }, stacks: { 4: 9400 }, toAct: 5 }],
  },
  {
    id: 'X-15',
    title: 'two burns before the turn, and the turn was bet on',
    input: [...TWO_BURNS, 's2 bet 200', 'report burn turn 2 known', 's3 call', 's4 call'],
    russian: ['burn', 'river 9c', { burns: 4, noCodes: ['COUNT_MISMATCH'] }],
    tda: ['burn', 'river 9c', { burns: 4, noCodes: ['COUNT_MISMATCH'] }],
    cash: ['river 9c', { burns: 3, noCodes: ['COUNT_MISMATCH'] }],
  },
];

const UNDER = [
  { name: '', key: 'russian', profile: RUSSIAN },
  { name: 'TDA: ', key: 'tda', profile: TDA },
  { name: 'CASH: ', key: 'cash', profile: CASH },
] as const;

export const REGRESSION: readonly Row[] = MATRIX.flatMap((compared) =>
  UNDER.flatMap(({ name, key, profile }) => {
    const then = compared[key];
    if (then === null) return [];
    const { id, title, fixture, input } = compared;
    return [handRow({ id, title: `${name}${title}`, fixture: { ...fixture, profile }, script: [...input, ...then] })];
  }),
);
