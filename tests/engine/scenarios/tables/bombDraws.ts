// Bomb pots in games without a board: everybody antes, nobody bets before the first draw (3.4).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';

const BOMB = {
  seats: [1, 2, 3],
  profile: CASH,
  smallSeat: null,
  bigSeat: null,
  anteKind: 'each',
  ante: 500,
  extras: { bombPot: true },
} as const;

export const BOMB_DRAWS: readonly Row[] = [
  ...(['five_card_draw', 'triple_draw_27', 'badugi'] as const).map((game) =>
    handRow({
      id: 'BOMB-4',
      title: 'a draw game begins with its first draw',
      fixture: { ...BOMB, game },
      script: [
        { phase: 'DRAWING', toAct: null, middle: 1500 },
        ...['discard 2 1 0', 'discard 3 0', 'discard 1 0', 'dealt'],
        { phase: 'BETTING', toAct: 2, legal: { check: true } },
        ...['s2 bet 500', 's3 fold', 's1 fold', 'award'],
      ],
      expect: { phase: 'COMPLETE', won: { 2: 1500 } },
    }),
  ),
  handRow({
    id: 'BOMB-5',
    title: 'games with a bring-in have none',
    fixture: { ...BOMB, game: 'stud' },
    refused: 'no-bomb-pot',
    script: [],
  }),
];
