// Players who are away while cards are exchanged or thrown away: nobody does it for them (6.4.3).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

const DRAW = { game: 'five_card_draw', seats: [1, 2, 3], unit: 25 } as const;
const PINEAPPLE = { game: 'pineapple', seats: [1, 2, 3] } as const;
const LIMPED = ['s1 call', 's2 call', 's3 check'];
const FOLDED = { codes: ['SP-6.4.3-FOLDED'] } as const;

export const ABSENT_DRAWS: readonly Row[] = [
  ...[RUSSIAN, CASH].map((profile) =>
    handRow({
      id: 'ABSENT-15',
      title: 'a player who left is folded as his draw comes, and the next one draws',
      fixture: { ...DRAW, profile },
      script: [...LIMPED, 'away s3', { states: { 3: 'LIVE_DOWN' } }, 'discard 2 1 0', 'discard 1 2 0,1'],
      expect: { ...FOLDED, phase: 'DRAWING', states: { 3: 'KILLED' } },
    }),
  ),
  handRow({
    id: 'ABSENT-16',
    title: 'who leaves while it is his draw is folded at once; the last one left wins',
    fixture: DRAW,
    script: [...LIMPED, 'away s2', { states: { 2: 'KILLED' } }, 'away s3', { phase: 'AWARDING' }, 'award'],
    expect: { ...FOLDED, phase: 'COMPLETE', won: { 1: 600 } },
  }),
  handRow({
    id: 'ABSENT-17',
    title: 'all-in by his own bet his hand stays: somebody enters his draw',
    fixture: { ...DRAW, stacks: { 1: 10_000, 2: 600, 3: 10_000 } },
    script: [
      ...['s1 call', 's2 allin', 'away s2', 's3 call', 's1 call', { states: { 2: 'LIVE_DOWN' } }],
      ...['discard 3 0 !not-your-turn', 'discard 2 0', 'discard 3 0'],
    ],
    expect: { phase: 'DRAWING', states: { 2: 'LIVE_DOWN' }, noCodes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'ABSENT-18',
    title: 'where the house looks at the end of the deal alone, the draw waits for him',
    fixture: { ...DRAW, profile: TDA },
    script: [...LIMPED, 'away s2', 'discard 3 0 !not-your-turn', 'discard 2 0', 'discard 3 0'],
    expect: { phase: 'DRAWING', states: { 2: 'LIVE_DOWN' } },
  }),
  handRow({
    id: 'ABSENT-19',
    title: 'pineapple: he may come back until only his card is missing, then his hand is folded and the flop comes',
    fixture: PINEAPPLE,
    script: [
      ...[...LIMPED, 'away s2', 'discard 3 1 2', { states: { 2: 'LIVE_DOWN' } }, 'flop Kh9c5d !draw-first'],
      ...['discard 1 1 0', { states: { 2: 'KILLED' } }, 'flop Kh9c5d'],
    ],
    expect: { ...FOLDED, phase: 'BETTING', toAct: 3 },
  }),
  handRow({
    id: 'ABSENT-20',
    title: 'crazy pineapple: two who left are folded behind the last card of the others',
    fixture: { game: 'crazy_pineapple', seats: [1, 2, 3] },
    script: [
      ...[...LIMPED, 'flop Kh9c5d', 's2 check', 's3 check', 's1 check', 'away s2', 'away s1'],
      ...([{ phase: 'DRAWING' }, 'discard 3 1 1', 'award'] as const),
    ],
    expect: { ...FOLDED, phase: 'COMPLETE', won: { 3: 600 } },
  }),
  handRow({
    id: 'ABSENT-21',
    title: 'pineapple: all-in by his own bet his hand stays, and somebody throws a card away for him',
    fixture: { ...PINEAPPLE, stacks: { 1: 10_000, 2: 600, 3: 10_000 } },
    script: [
      ...['s1 call', 's2 allin', 'away s2', 's3 call', 's1 call', 'discard 3 1 0', 'discard 1 1 0'],
      ...['flop Kh9c5d !draw-first', 'discard 2 1 0', 'flop Kh9c5d'],
    ],
    expect: { phase: 'BETTING', states: { 2: 'LIVE_DOWN' }, noCodes: ['SP-6.4.3-FOLDED'] },
  }),
  handRow({
    id: 'ABSENT-22',
    title: 'while the hand is stopped nobody is folded for it; behind the ruling he is',
    fixture: DRAW,
    script: [...LIMPED, 'report dispute', 'away s2', { states: { 2: 'LIVE_DOWN' } }, 'rule 1 stands judge'],
    expect: { ...FOLDED, phase: 'DRAWING', states: { 2: 'KILLED' } },
  }),
];
