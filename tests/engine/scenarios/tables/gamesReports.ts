// Burns and cards that came too early where no board lies there: stud and draws (6.4.6, 2.5.3).
import { handRow, type Row } from '../row.ts';
import { STUD } from '../stud.ts';

const DRAW = { game: 'five_card_draw', seats: [1, 2, 3] } as const;
const THIRD = [1, 2, 3].flatMap((seat) => [
  `hole ${seat} 0`,
  `hole ${seat} 1`,
  `up ${seat} 2 ${['Kh', '2c', 'Ks'][seat - 1]}`,
]);
const BROUGHT_IN = [...THIRD, 's2 bring_in', 's3 call', 's1 call'];
const FOURTH = [...BROUGHT_IN, 'up 1 3 9h', 'up 2 3 2d', 'up 3 3 9s'];
const LIMPED = ['s1 call', 's2 call', 's3 check'];

export const GAMES_REPORTS: readonly Row[] = [
  handRow({
    id: 'BURN-11',
    title: 'stud: before the street lies there the dealer puts a burn right himself',
    fixture: STUD,
    script: [...BROUGHT_IN, 'report burn flop 0 known !wrong-street', 'report burn fourth 0 known'],
    expect: { phase: 'BETTING_CLOSED', stopped: null, incidents: { noted: ['BURN_MISSING'] } },
  }),
  handRow({
    id: 'BURN-12',
    title: 'stud: with the cards at their seats and nobody acting a judge decides, and nothing goes back',
    fixture: STUD,
    script: [
      ...[...FOURTH, 'report burn fourth 2 known'],
      { stopped: 'SP-6.4.6-JUDGE', remedies: ['play-on'] },
      ...['s2 check !hand-stopped', 'rule 1 play-on judge'],
    ],
    expect: { phase: 'BETTING', toAct: 2, held: { 1: [0, 1, 2, 3] }, stopped: null },
  }),
  handRow({
    id: 'BURN-13',
    title: 'stud: once the round has started it stands',
    fixture: STUD,
    script: [...FOURTH, 's2 check', 'report burn fourth 0 known'],
    expect: { toAct: 3, stopped: null, incidents: { noted: ['SP-6.4.6-PLAY_ON'] } },
  }),
  handRow({
    id: 'BURN-14',
    title: 'draws: the same before the cards are all there, and in front of the first bet behind them',
    fixture: DRAW,
    script: [
      ...[...LIMPED, 'discard 2 1 0', 'report burn first_draw 0 known', { stopped: null }, 'hole 2 5', 'discard 3 0'],
      ...['discard 1 0', 'report burn first_draw 2 known', { phase: 'BETTING', stopped: 'SP-6.4.6-JUDGE' } as const],
      'rule 2 play-on judge',
    ],
    expect: { toAct: 2, stopped: null },
  }),
  handRow({
    id: 'EARLY-1',
    title: 'stud: a card that comes while third street is bet stops the next street for a judge',
    fixture: STUD,
    script: [
      ...[...THIRD, 's2 bring_in', 'report premature-board fifth !wrong-street', 'report premature-board fourth'],
      ...['s3 call', 's1 call', { stopped: 'PREMATURE_BOARD', remedies: ['back-to-stub', 'cards-stand'] } as const],
      'rule 1 back-to-stub judge',
    ],
    expect: { phase: 'BETTING_CLOSED', stopped: null },
  }),
  handRow({
    id: 'EARLY-2',
    title: 'draws: so does one before the draw',
    fixture: DRAW,
    script: ['s1 call', 'report premature-board first_draw', 's2 call', 's3 check'],
    expect: { stopped: 'PREMATURE_BOARD' },
  }),
];
