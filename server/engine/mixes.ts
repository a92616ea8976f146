// Mixed games by name, each a list of games with their limits, and the structures that one level gives them. Pure data.
import type { Chips } from './chips.ts';
import type { GameName } from './game/gameName.ts';
import type { Limit } from './structure.ts';

export interface MixedGame {
  readonly game: GameName;
  readonly limit: Limit;
}

const LIMIT_HOLDEM: MixedGame = { game: 'holdem', limit: 'fixed' };
const OMAHA_8: MixedGame = { game: 'omaha8', limit: 'fixed' };
const STUDS: readonly MixedGame[] = [
  { game: 'razz', limit: 'fixed' },
  { game: 'stud', limit: 'fixed' },
  { game: 'stud8', limit: 'fixed' },
];
const EIGHT: readonly MixedGame[] = [
  { game: 'triple_draw_27', limit: 'fixed' },
  LIMIT_HOLDEM,
  OMAHA_8,
  ...STUDS,
  { game: 'holdem', limit: 'no' },
  { game: 'omaha', limit: 'pot' },
];

/** In the order in which they are dealt. */
export const MIXED_GAMES: Readonly<Record<'horse' | 'eight_game' | 'ten_game', readonly MixedGame[]>> = {
  horse: [LIMIT_HOLDEM, OMAHA_8, ...STUDS],
  eight_game: EIGHT,
  ten_game: [...EIGHT, { game: 'badugi', limit: 'fixed' }, { game: 'single_draw_27', limit: 'no' }],
};

/** One level of a mixed game: what each of its games takes from it. Amounts in the smallest currency unit. */
export interface MixLevel {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** bets of the fixed-limit games */
  readonly smallBet: Chips;
  readonly bigBet: Chips;
  /** of the games with a bring-in */
  readonly ante: Chips;
  readonly bringIn: Chips;
  readonly unit: Chips;
  /** of each player and hand, in the games without fixed bets; 0: none */
  readonly cap: Chips;
}
