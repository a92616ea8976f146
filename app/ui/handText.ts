// A hand label of a view as words. A label that is none gives no words: a picture on air never fails on one.
import { longHandName, mainHandName, shortHandName } from '../messages/handNames.ts';
import type { Language } from '../messages/language.ts';
import { type NamedHand, namedHandOf } from '../messages/namedHand.ts';

interface Label {
  readonly category: string;
  readonly ranks: string;
}

export function shortLabel(label: Label | null, language: Language): string {
  const hand = namedHand(label);
  return hand === null ? '' : shortHandName(hand, language);
}

export function mainLabel(label: Label | null, language: Language): string {
  const hand = namedHand(label);
  return hand === null ? '' : mainHandName(hand, language);
}

export function longLabel(label: Label | null, language: Language): string {
  const hand = namedHand(label);
  return hand === null ? '' : longHandName(hand, language);
}

function namedHand(label: Label | null): NamedHand | null {
  return label === null ? null : namedHandOf(label.category, label.ranks);
}
