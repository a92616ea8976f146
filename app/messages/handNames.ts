// Names of hands for pictures and commentary: "Two pair" and "Two pair, aces and sixes, king kicker".
import { handNamesEn } from './en/handNames.ts';
import type { Language, PerLanguage } from './language.ts';
import { type HandNames, isRoyal, type NamedHand, rankAt } from './namedHand.ts';
import { handNamesRu } from './ru/handNames.ts';

const NAMES: PerLanguage<HandNames> = { en: handNamesEn, ru: handNamesRu };

/** The category alone; the highest straight flush by its own name. */
export function shortHandName(hand: NamedHand, language: Language): string {
  const names = NAMES[language];
  return isRoyal(hand) ? names.royalFlush : names.short[hand.category];
}

/** The category with the ranks that make it, without a kicker. */
export function mainHandName(hand: NamedHand, language: Language): string {
  const names = NAMES[language];
  return isRoyal(hand) ? names.royalFlush : names.main[hand.category](rankAt(hand));
}

/** The category with the ranks that decide it and the first kicker. */
export function longHandName(hand: NamedHand, language: Language): string {
  const names = NAMES[language];
  return isRoyal(hand) ? names.royalFlush : names.long[hand.category](rankAt(hand));
}
