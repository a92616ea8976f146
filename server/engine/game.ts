// A game as data: streets, cards dealt and cards on the board. The engine reads the definition and asks for no name.
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

export interface StreetRule {
  readonly street: Street;
  /** board cards dealt when the street opens */
  readonly board: number;
  /** cards burned before them */
  readonly burn: number;
}

export interface Game {
  readonly name: 'holdem';
  readonly holeCards: number;
  readonly streets: readonly StreetRule[];
}

/** 2.5.1 to 2.5.5: two hole cards, flop of three, turn, river, one burn before each. */
export const HOLDEM: Game = {
  name: 'holdem',
  holeCards: 2,
  streets: [
    { street: 'preflop', board: 0, burn: 0 },
    { street: 'flop', board: 3, burn: 1 },
    { street: 'turn', board: 1, burn: 1 },
    { street: 'river', board: 1, burn: 1 },
  ],
};

/** Board cards that lie after `street` was dealt. */
export function boardSizeAfter(game: Game, street: Street): number {
  let size = 0;
  for (const rule of game.streets) {
    size += rule.board;
    if (rule.street === street) return size;
  }
  return size;
}

/** The street that is dealt behind this one; null behind the last. */
export function nextStreet(street: Street): Street | null {
  return STREETS[STREETS.indexOf(street) + 1] ?? null;
}

export function streetBefore(street: Street): Street {
  return STREETS[Math.max(0, STREETS.indexOf(street) - 1)] ?? 'preflop';
}
