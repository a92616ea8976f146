// Which game an equity is asked for. The list is final; a game that is not counted yet is refused by name.
export type EquityRules =
  | { readonly game: 'holdem' }
  | { readonly game: 'omaha'; readonly holeCards: 4 | 5 | 6 }
  | { readonly game: 'shortdeck'; readonly order: ShortDeckOrder };

/** Which of the two wins in short deck; a flush beats a full house in both. */
export const SHORT_DECK_ORDERS = ['straight_over_trips', 'trips_over_straight'] as const;
export type ShortDeckOrder = (typeof SHORT_DECK_ORDERS)[number];

export const HOLDEM: EquityRules = { game: 'holdem' };

/** Cards each player holds. */
export function holeCardsOf(rules: EquityRules): number {
  return rules.game === 'omaha' ? rules.holeCards : 2;
}
