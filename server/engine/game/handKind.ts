// Which value a hand has. A game names one kind for the whole pot, or two: the first half and the second. Data alone.
export const HAND_KINDS = [
  'high',
  'high_short',
  'high_short_trips',
  'low_a5',
  'low_8',
  'low_27',
  'badugi',
  'badugi_27',
] as const;

/**
 * high: the best five, the ace high, and low under a straight to the five. high_short: 36 cards, a flush beats a full
 * house, A-6-7-8-9 is the lowest straight; high_short_trips: the same, and three of a kind beat a straight. low_a5: ace
 * to five, no straights and no flushes, every hand has one. low_8: the same, only of five different ranks up to the
 * eight. low_27: the worst high hand, the ace high alone. badugi: different ranks and suits, the ace low; badugi_27: the
 * ace high.
 */
export type HandKind = (typeof HAND_KINDS)[number];
