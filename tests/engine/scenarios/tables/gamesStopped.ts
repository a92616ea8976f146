// A stopped hand in games whose streets have no board card: no draw, no street and no round goes on (0.2).
import { handRow, type Row } from '../row.ts';
import { STUD } from '../stud.ts';

const DRAW = { game: 'five_card_draw', seats: [1, 2, 3] } as const;
const THIRD = [1, 2, 3].flatMap((seat) => [
  `hole ${seat} 0`,
  `hole ${seat} 1`,
  `up ${seat} 2 ${['Kh', '2c', 'Ks'][seat - 1]}`,
]);
const LIMPED = ['s1 call', 's2 call', 's3 check'];

export const GAMES_STOPPED: readonly Row[] = [
  handRow({
    id: 'STOP-4',
    title: 'while the hand is stopped nobody changes cards; once it is ruled the draw goes on',
    fixture: DRAW,
    script: [
      ...[...LIMPED, 'report dispute', 'discard 2 2 0,1 !hand-stopped', 'dealt !hand-stopped'],
      ...['rule 1 stands judge', 'discard 2 2 0,1'],
    ],
    expect: { phase: 'DRAWING', held: { 2: [2, 3, 4] } },
  }),
  handRow({
    id: 'STOP-5',
    title: 'cards that are under way are recorded; the round behind them waits for the ruling',
    fixture: DRAW,
    script: [
      ...[...LIMPED, 'discard 2 1 0', 'discard 3 0', 'discard 1 0', 'report dispute', 'hole 2 5'],
      ...([{ phase: 'DRAWING', toAct: null }, 'dealt !hand-stopped', 'rule 1 stands judge'] as const),
    ],
    expect: { phase: 'BETTING', toAct: 2 },
  }),
  handRow({
    id: 'STOP-6',
    title: 'stud: no card opens the next street, and nobody says that it is there',
    fixture: STUD,
    script: [
      ...[...THIRD, 's2 bring_in', 's3 call', 's1 call', 'report dispute', 'up 1 3 9h !hand-stopped'],
      ...['hole 1 3 !hand-stopped', 'dealt s1 !hand-stopped', 'rule 1 stands judge'],
      ...['up 1 3 9h', 'up 2 3 4h', 'up 3 3 9s'],
    ],
    expect: { phase: 'BETTING', toAct: 1 },
  }),
  handRow({
    id: 'STOP-7',
    title: 'the first deal goes on while the hand is stopped',
    fixture: STUD,
    script: ['hole 1 0', 'report dispute', 'hole 1 1', 'up 1 2 Kh', 'hole 2 0', 'hole 2 1', 'up 2 2 2c'],
    expect: { phase: 'DEALING', held: { 1: [0, 1, 2], 2: [0, 1, 2] } },
  }),
];
