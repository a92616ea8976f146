// 5.2: bet sizes, minimum raises and re-opening in no-limit.
import { FLOP, limp } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const FIFTY_HUNDRED = { small: 50, big: 100 };
const TWENTY_FIFTY = { small: 25, big: 50 };
/** flop with five seats A to E = s2 to s6; B and D are short */
const FIVE = { ...FIFTY_HUNDRED, stacks: { 3: 225, 5: 300 } };
const FIVE_SCRIPT = [
  ...limp({ fixture: FIVE, live: [2, 3, 4, 5, 6] }),
  FLOP,
  's2 bet 100',
  's3 allin',
  's4 call',
  's5 allin',
  's6 call',
];
/** flop with six seats A to F = s2 to s6 and s1 */
const SIX = { ...FIFTY_HUNDRED, stacks: { 3: 600, 4: 750, 5: 900 } };
const SIX_SCRIPT = [
  ...limp({ fixture: SIX, live: [1, 2, 3, 4, 5, 6] }),
  FLOP,
  's2 bet 300',
  's3 allin',
  's4 allin',
  's5 allin',
  's6 call',
];
/** A to D = s4, s5, s6, s1; C has 7,500 */
const BIG = { small: 2000, big: 4000, stacks: { 1: 100_000, 2: 100_000, 3: 100_000, 4: 100_000, 5: 100_000, 6: 7500 } };
const BIG_SCRIPT = ['s4 call', 's5 fold', 's6 allin', 's1 fold', 's2 fold'];
const CHECKED = { stacks: { 3: 320 } };

export const NO_LIMIT: readonly Row[] = [
  handRow({
    id: 'NL-1',
    title: 'the minimum raise is the size of the last full raise',
    script: [...limp({ live: [2, 3, 4] }), FLOP, 's2 bet 600', 's3 raise 1600'],
    expect: { toAct: 4, minRaise: 2600, lastFull: 1000 },
  }),
  handRow({
    id: 'NL-2',
    title: 'a short all-in raise leaves the minimum raise as it was',
    fixture: { ...FIFTY_HUNDRED, stacks: { 4: 150 } },
    script: ['s4 allin'],
    expect: { toAct: 5, minRaise: 250, lastFull: 100 },
  }),
  handRow({
    id: 'NL-3',
    title: 'three raises, each bigger than the last',
    fixture: TWENTY_FIFTY,
    script: ['s4 raise 125', 's5 raise 200', 's6 raise 500'],
    expect: { toAct: 1, minRaise: 800, lastFull: 300 },
  }),
  handRow({
    id: 'NL-4',
    title: 'calls do not change the minimum raise',
    fixture: TWENTY_FIFTY,
    script: ['s4 raise 500', 's5 call', 's6 call'],
    expect: { toAct: 1, minRaise: 950, lastFull: 450 },
  }),
  handRow({
    id: 'NL-5',
    title: 'short all-ins that add up to a full raise re-open the betting; a smaller sum does not',
    fixture: FIVE,
    script: [...FIVE_SCRIPT, { toAct: 2, legal: { call: 100 }, minRaise: 300 }, 's2 call'],
    expect: { toAct: 4, legal: { call: 75, raise: null } },
  }),
  handRow({
    id: 'NL-6',
    title: 'a full raise by the re-opened seat re-opens it for the next',
    fixture: FIVE,
    script: [
      ...FIVE_SCRIPT,
      's2 raise 300',
      { toAct: 4, legal: { call: 175 }, minRaise: 400 },
      's4 raise 399 !',
      's4 raise 400',
    ],
    expect: { toAct: 6 },
  }),
  handRow({
    id: 'NL-7',
    title: 'three short all-ins: the minimum raise stays, the first bettor is re-opened',
    fixture: SIX,
    script: [...SIX_SCRIPT, { toAct: 1, minRaise: 1100 }, 's1 call'],
    expect: { toAct: 2, legal: { call: 500 }, minRaise: 1100 },
  }),
  handRow({
    id: 'NL-8',
    title: 'short all-in before the big blind: he may raise, a caller before is not re-opened',
    fixture: BIG,
    script: [...BIG_SCRIPT, { toAct: 3, minRaise: 11_500 }, 's3 call'],
    expect: { toAct: 4, legal: { call: 3500, raise: null } },
  }),
  handRow({
    id: 'NL-8',
    title: 'the big blind raises to 11,500: the caller faces 7,500 and may raise',
    fixture: BIG,
    script: [...BIG_SCRIPT, 's3 raise 11500'],
    expect: { toAct: 4, legal: { call: 7500, raise: [15_500, 100_000] } },
  }),
  handRow({
    id: 'NL-9',
    title: 'an all-in bet below the minimum does not re-open a checker; who has not acted may raise',
    fixture: CHECKED,
    script: [
      ...limp({ fixture: CHECKED, live: [2, 3, 4] }),
      FLOP,
      's2 check',
      's3 allin',
      { toAct: 4, legal: { call: 120 }, minRaise: 320 },
      's4 call',
    ],
    expect: { toAct: 2, legal: { call: 120, raise: null } },
  }),
  handRow({
    id: 'NL-10',
    title: 'a bet below the minimum is refused; entered as ruled it stands until it is amended to 200 for both',
    fixture: { stacks: { 2: 5200 } },
    script: [
      ...limp({ fixture: { stacks: { 2: 5200 } }, live: [2, 3, 4] }),
      FLOP,
      's2 bet 100 !',
      'ruled s2 bet 100',
      's3 call',
      { middle: 800, toAct: 4, legal: { call: 100 } },
      'amend ruled s2 bet 100 -> s2 bet 200',
    ],
    expect: { middle: 1000, toAct: 4, legal: { call: 200 }, minRaise: 400, stacks: { 2: 4800, 3: 9600 } },
  }),
];
