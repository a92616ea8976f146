// The games of the set-up form in the order of the list, the limit each is usually played with, and what it posts. Pure.
import type { PlayedGame } from '../../../server/setup/plan/view.ts';

type PlanGame = PlayedGame['game'];

/** Mixed games stand behind the game that most tables play. */
export const GAMES: readonly PlanGame[] = [
  ...([
    'holdem',
    'omaha',
    'omaha5',
    'omaha6',
    'omaha8',
    'omaha5_8',
    'omaha6_8',
    'short_deck',
    'short_deck_trips',
  ] as const),
  ...(['horse', 'eight_game', 'ten_game'] as const),
  ...(['stud', 'stud8', 'razz'] as const),
  ...([
    'five_card_draw',
    'single_draw_27',
    'triple_draw_27',
    'triple_draw_a5',
    'badugi',
    'badeucy',
    'badacey',
  ] as const),
  ...(['pineapple', 'crazy_pineapple', 'courchevel', 'courchevel8'] as const),
];

export const PLAN_LIMITS: readonly PlayedGame['limit'][] = ['no', 'pot', 'fixed'];

const MIXES: readonly PlanGame[] = ['horse', 'eight_game', 'ten_game'];
const BRING_IN: readonly PlanGame[] = ['stud', 'stud8', 'razz'];
const FIXED: readonly PlanGame[] = [...BRING_IN, 'triple_draw_27', 'triple_draw_a5', 'badugi', 'badeucy', 'badacey'];

/** Each game of a mix has a limit of its own. */
export function isMixed(game: PlanGame): boolean {
  return MIXES.includes(game);
}

export function hasBringIn(game: PlanGame): boolean {
  return BRING_IN.includes(game);
}

export function usualLimit(game: PlanGame): PlayedGame['limit'] {
  if (FIXED.includes(game)) return 'fixed';
  return game.startsWith('omaha') || game.startsWith('courchevel') ? 'pot' : 'no';
}
