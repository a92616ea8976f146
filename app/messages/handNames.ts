// Names of hands for pictures and commentary: "Two pair" and "Two pair, aces and sixes, king kicker"; "8-5 low" and
// "Eight-five-four-deuce-ace low".
import { handNamesEn } from './en/handNames.ts';
import { lowNamesEn } from './en/lowNames.ts';
import type { Language, PerLanguage } from './language.ts';
import {
  type HandNames,
  isLow,
  isRoyal,
  isWheel,
  type LowNames,
  type MadeCategory,
  type NamedHand,
  rankAt,
  ranksOf,
} from './namedHand.ts';
import { handNamesRu } from './ru/handNames.ts';
import { lowNamesRu } from './ru/lowNames.ts';

const NAMES: PerLanguage<HandNames> = { en: handNamesEn, ru: handNamesRu };
const LOW_NAMES: PerLanguage<LowNames> = { en: lowNamesEn, ru: lowNamesRu };

/** The category alone, the highest straight flush by its own name; of a low and a badugi the two highest ranks in figures. */
export function shortHandName(hand: NamedHand, language: Language): string {
  const names = NAMES[language];
  if (!isLow(hand.category)) return isRoyal(hand) ? names.royalFlush : names.short[hand.category];
  const { wheel, short } = LOW_NAMES[language];
  return isWheel(hand) ? wheel : short[hand.category](ranksOf(hand).slice(0, 2));
}

/** The category with the ranks that make it, without a kicker; of a low and a badugi the two highest ranks in words. */
export function mainHandName(hand: NamedHand, language: Language): string {
  const names = NAMES[language];
  if (!isLow(hand.category)) return isRoyal(hand) ? names.royalFlush : names.main[hand.category](rankAt(hand));
  const { wheel, long } = LOW_NAMES[language];
  return isWheel(hand) ? wheel : long[hand.category](ranksOf(hand).slice(0, 2));
}

/** The category with the ranks that decide it and the first kicker; of a low and a badugi all ranks. */
export function longHandName(hand: NamedHand, language: Language): string {
  if (!isLow(hand.category)) return longMadeName(hand, hand.category, NAMES[language]);
  const { wheel, long } = LOW_NAMES[language];
  return isWheel(hand) ? wheel : long[hand.category](ranksOf(hand));
}

function longMadeName(hand: NamedHand, category: MadeCategory, names: HandNames): string {
  if (isRoyal(hand)) return names.royalFlush;
  const straight = category === 'straight' || category === 'straight_flush';
  return straight && isWheel(hand) ? names.wheel[category] : names.long[category](rankAt(hand));
}
