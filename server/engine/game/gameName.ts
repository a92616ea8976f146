// The games by name. What each is stands in `games.ts`; nothing asks for a name to decide a rule.

export const GAME_NAMES = [
  'holdem',
  'short_deck',
  'short_deck_trips',
  'pineapple',
  'crazy_pineapple',
  'omaha',
  'omaha5',
  'omaha6',
  'omaha8',
  'omaha5_8',
  'omaha6_8',
  'courchevel',
  'courchevel8',
  'five_card_draw',
  'single_draw_27',
  'triple_draw_27',
  'triple_draw_a5',
  'badugi',
  'badeucy',
  'badacey',
  'stud',
  'stud8',
  'razz',
] as const;
export type GameName = (typeof GAME_NAMES)[number];

export function isGameName(text: string): text is GameName {
  return GAME_NAMES.some((name) => name === text);
}
