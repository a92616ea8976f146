// What a seat puts in, by name: forced bets, and the actions that a player chooses.
export const FORCED_BETS = [
  'ante',
  'small_blind',
  'big_blind',
  'straddle',
  'button_blind',
  'post',
  'dead_post',
] as const;
export type ForcedBet = (typeof FORCED_BETS)[number];

export const ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'complete', 'bring_in'] as const;
export type Action = (typeof ACTIONS)[number];
