// The level in a few letters: blinds, or the two bets of a fixed limit, with the ante in brackets; or the ante alone. Knows no layout.

interface Level {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly played: { readonly limit: string };
}

interface LevelWords {
  readonly ante: string;
  readonly format: (amount: number) => string;
}

export function levelText(level: Level, { ante: word, format }: LevelWords): string {
  const fixed = level.played.limit === 'fixed' && level.smallBet > 0;
  const [low, high] = fixed ? [level.smallBet, level.bigBet] : [level.smallBlind, level.bigBlind];
  const wagers = high > 0 ? `${format(low)}/${format(high)}` : '';
  if (level.ante === 0) return wagers;
  return wagers === '' ? `${word} ${format(level.ante)}` : `${wagers} (${format(level.ante)})`;
}
