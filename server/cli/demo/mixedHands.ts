// Hands of other games that the demo plays between the recorded ones, made for it: dealt cards and what each player in turn does.
import { chips } from '../../engine/chips.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import type { Structure } from '../../engine/structure.ts';

/**
 * `line`: what comes next, told of whoever is in turn. f fold, c check or call, b400 or r400 a bet or raise to that total, i the
 * bring-in, t completes; d2h9h throws these cards away, p stands pat; `+7c8c,Td` cards for the seats in order of the deal (`-`
 * none); `=AsKsQs` board cards. Whoever is left at the end shows.
 */
export interface MixedHand {
  readonly id: string;
  readonly game: GameName;
  readonly structure: Structure;
  readonly stacks: readonly number[];
  /** by position */
  readonly hole: readonly string[];
  readonly line: string;
}

const PLAIN = { straddles: [], posts: [], unit: chips(1), ante: chips(0), anteKind: 'none' } as const;
const BLINDS = { ...PLAIN, smallBlind: chips(50), bigBlind: chips(100), minBet: chips(100) } as const;
const FIXED = { limit: 'fixed', smallBet: chips(100), bigBet: chips(200) } as const;
const STUD: Structure = {
  ...{ ...PLAIN, ...FIXED, smallBlind: chips(0), bigBlind: chips(0), minBet: chips(100) },
  ...{ ante: chips(15), anteKind: 'each', bringIn: chips(30) },
};
const STACKS = [10_000, 10_000, 10_000, 10_000, 10_000] as const;

export const MIXED_HANDS: readonly MixedHand[] = [
  {
    ...{ id: 'mixed-omaha', game: 'omaha', structure: { ...BLINDS, limit: 'pot' }, stacks: STACKS },
    hole: ['As9dTh4c', 'KdKh7s2c', 'QcJhTs9s', '8d5d5c3h', 'AcJdTc6h'],
    line: 'r300 f c c c =9hTd2s c b700 c f f =Qd c b1500 c =3c c c',
  },
  {
    ...{ id: 'mixed-stud', game: 'stud', structure: STUD, stacks: STACKS },
    hole: ['Ah4d7s', 'KcKs9h', '6c5dJd', 'TdTc2h', '8h3sQc'],
    line: 'i f c t f c c +3c,Qd,-,9c,- b100 c f +-,4s,-,Ts,- b200 c +-,7d,-,2c,- c b200 c +-,As,-,5h,- c b200 c',
  },
  {
    ...{ id: 'mixed-triple-draw', game: 'triple_draw_27', structure: { ...BLINDS, ...FIXED }, stacks: STACKS },
    hole: ['2c3d7hKsKd', '9s8sTdJhQh', '2h4h5cQdJc', '3s4c7dTs8h', 'AcAd6s6dKh'],
    line: 'c r200 f c f c dKsKd dQdJc dTs +5s8c,-,7c9d,6c,- c c b100 c c p d9d d8h +-,-,Kc,2s,- b200 f r400 c d8c p +Jd,-,-,-,- c b200 c',
  },
];
