// The streets of all games by name. Which of them a game has, and in which order, stands in its definition.

export const BOARD_STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export const STUD_STREETS = ['third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
export const DRAW_STREETS = ['predraw', 'first_draw', 'second_draw', 'third_draw'] as const;

/** Streets that console and readers deal a board for. */
export const DEALT_STREETS = ['flop', 'turn', 'river'] as const;
export type DealtStreet = (typeof DEALT_STREETS)[number];

export const STREETS = [...BOARD_STREETS, ...STUD_STREETS, ...DRAW_STREETS] as const;
export type Street = (typeof STREETS)[number];

export function isDealtStreet(street: Street): street is DealtStreet {
  return DEALT_STREETS.some((dealt) => dealt === street);
}
