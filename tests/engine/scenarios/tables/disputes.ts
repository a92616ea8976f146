// Disputes and hands that win without being compared (5.9.1, 5.9.2.1, 5.9.2.2): a judge decides.
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { checks, limpToRiver } from '../course.ts';
import { handRow, type Row } from '../row.ts';
import { BOTH_OPEN, FOUR_SEATS, UNTOUCHED } from './awards.ts';
import { allInOnTheFlop } from './openingOrder.ts';

const SIDE_POT = allInOnTheFlop();
const HEADS_UP = { seats: [1, 2], button: 1 };
const CHECKED = [...limpToRiver({ fixture: HEADS_UP, live: [1, 2] }), ...checks({ fixture: HEADS_UP, live: [1, 2] })];
/** Heads-up to the river, where s2 bets 500 and s1 calls. */
const RIVER_CALL = [...limpToRiver({ fixture: HEADS_UP, live: [1, 2] }), 's2 bet 500', 's1 call'];

export const DISPUTES: readonly Row[] = [
  handRow({
    id: 'DISPUTE-1',
    title: 'until the next hand begins a judge may still move the chips of a pushed pot, in one step',
    fixture: FOUR_SEATS,
    script: [
      ...BOTH_OPEN,
      'award',
      { stacks: { ...UNTOUCHED, 1: 12_300 } },
      'report dispute player',
      'rule 1 override 1:1900 4:2000 dealer !SP-6.3.0-ROLE',
      'rule 1 override 1:1900 4:2100 !award-sum',
      'rule 1 override 1:1900 4:2000',
    ],
    expect: {
      phase: 'COMPLETE',
      stacks: { ...UNTOUCHED, 1: 10_300, 4: 10_400 },
      states: { 1: 'OPENED', 4: 'OPENED' },
      codes: ['SP-5.9.1-DISPUTE', 'SP-5.9.1-OVERRULED'],
    },
  }),
  handRow({
    id: 'DISPUTE-1',
    title: 'TDA: the same window for the reading of a hand (R22)',
    fixture: { ...FOUR_SEATS, profile: TDA },
    script: [...BOTH_OPEN, 'award', 'report dispute player', 'rule 1 override 4:3900'],
    expect: { phase: 'COMPLETE', stacks: { ...UNTOUCHED, 4: 12_300 } },
  }),
  handRow({
    id: 'DISPUTE-2',
    title: 'or lets everything stand; a dispute during a hand stops it until then',
    fixture: FOUR_SEATS,
    script: [
      's4 raise 600',
      'report dispute player',
      's1 call !hand-stopped',
      'rule 1 override 4:900 !outcome-not-offered',
      'rule 1 stands',
      's1 fold',
      's2 fold',
      's3 fold',
      'award',
      'report dispute player',
      'rule 2 stands',
    ],
    expect: { phase: 'COMPLETE', stacks: { 4: 10_300 }, codes: ['SP-5.9.1-STANDS', 'SP-5.9.1-STANDS'] },
  }),
  handRow({
    id: 'DISPUTE-3',
    title: 'the chips of the hand before: closed when this one began',
    fixture: FOUR_SEATS,
    script: ['report dispute previous player !dispute-too-late'],
    expect: { phase: 'BETTING' },
  }),
  handRow({
    id: 'DISPUTE-3',
    title: 'TDA: open until substantial action on this hand; the stacks are counted while it waits (R22)',
    fixture: { ...FOUR_SEATS, profile: TDA },
    script: [
      's4 raise 600',
      'report dispute previous player',
      'count s2 9800 judge',
      'rule 1 count-stacks',
      's1 call',
      'report dispute previous player !dispute-too-late',
    ],
    expect: { stacks: { 2: 9800 }, codes: ['TDA-R22-COUNT'] },
  }),
  handRow({
    id: 'DISPUTE-4',
    title: 'a hand that was voided or misdealt has no award to dispute',
    fixture: FOUR_SEATS,
    script: ['misdeal SP-6.3.3-REDEAL', 'report dispute !hand-over'],
    expect: { phase: 'MISDEAL' },
  }),
  handRow({
    id: 'E-7',
    title: 'all threw their cards in together and nobody saw who was last: a judge says who holds the pot',
    fixture: HEADS_UP,
    script: [
      'report all-mucked !not-at-showdown',
      ...CHECKED,
      'report all-mucked',
      'muck 2 !hand-stopped',
      'rule 1 holder-1 dealer !SP-6.3.0-ROLE',
      'rule 1 holder-1',
      'award',
    ],
    expect: {
      phase: 'COMPLETE',
      won: { 1: 400 },
      shown: [],
      states: { 2: 'MUCKED' },
      codes: ['SP-5.9.2.2-ALL_MUCKED', 'SP-5.9.2.2-ALL_MUCKED', 'SP-5.9.2.3-LAST_HOLDER'],
    },
  }),
  handRow({
    id: 'E-7',
    title: 'or shares it out, or finds that the hands were not given up; an open hand keeps its right (E-8)',
    fixture: HEADS_UP,
    script: [
      ...CHECKED,
      'report all-mucked',
      'rule 1 play-on',
      { phase: 'SHOWDOWN' },
      'report all-mucked',
      'rule 2 override 1:200 2:200',
    ],
    expect: { phase: 'COMPLETE', stacks: { 1: 10_000, 2: 10_000 }, states: { 1: 'MUCKED', 2: 'MUCKED' }, shown: [] },
  }),
  handRow({
    id: 'E-7',
    title: 'a hand that lies open was not thrown in',
    fixture: HEADS_UP,
    script: [...CHECKED, 'open 2 AhAd', 'report all-mucked !hand-is-open'],
    expect: { phase: 'SHOWDOWN' },
  }),
  handRow({
    id: 'E-7',
    title: 'with a side pot that he is not in, the last of its players in the order of opening holds it',
    fixture: SIDE_POT.fixture,
    script: [...SIDE_POT.script, 's2 check', 's5 bet 1000', 's2 call', 'report all-mucked', 'rule 1 holder-1'],
    expect: { phase: 'AWARDING', shares: [{ 1: 2100 }, { 2: 2000 }], shown: [] },
  }),
  handRow({
    id: 'REFUSES-1',
    title: 'who must open and neither opens nor mucks: he does so at once, or his hand is dead',
    fixture: HEADS_UP,
    script: [
      ...RIVER_CALL,
      'report refuses-to-open 1 !not-asked-to-open',
      'report refuses-to-open 2',
      'open 2 AsAc !hand-stopped',
      'rule 1 dead-hand dealer !SP-6.3.0-ROLE',
      'rule 1 opens',
      'report refuses-to-open 2',
      'rule 2 dead-hand',
      'award',
    ],
    expect: {
      phase: 'COMPLETE',
      won: { 1: 1400 },
      states: { 2: 'KILLED' },
      shown: [],
      codes: ['SP-5.9.2.1-REFUSES', 'SP-5.9.2.1-MUST_OPEN', 'SP-5.9.2.1-DEAD'],
    },
  }),
  handRow({
    id: 'REFUSES-1',
    title: 'where all are turned up nobody may keep his cards closed, whose turn it is or not (A-02)',
    fixture: { ...HEADS_UP, stacks: { 1: 5000, 2: 5000 } },
    script: [
      's1 call',
      's2 check',
      'flop Kh9c5d',
      's2 allin',
      's1 call',
      'report refuses-to-open 1',
      'rule 1 opens',
      'open 1 KdQd',
    ],
    expect: { phase: 'FACE_UP' },
  }),
];
