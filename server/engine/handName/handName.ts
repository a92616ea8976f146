// What a hand is called, as data: the pages word it. A low without a pair has a name of its own; all other hands of a low game are
// called what they are called everywhere.
import type { HandKind } from '../game/handKind.ts';
import type { RankedHand } from '../handRank/bestOf.ts';
import { HAND_CATEGORIES } from '../handRank/high.ts';
import { BADUGI_CATEGORIES } from '../handRank/kinds.ts';

export const NAME_CATEGORIES = [...HAND_CATEGORIES, 'low', ...BADUGI_CATEGORIES] as const;
export type NameCategory = (typeof NAME_CATEGORIES)[number];

export interface HandName {
  readonly category: NameCategory;
  /** Ranks in order of weight: five, or as many as a badugi has. */
  readonly ranks: string;
}

const LOWS: readonly HandKind[] = ['low_a5', 'low_8', 'low_27'];

export function handName(kind: HandKind, { category, ranks }: Pick<RankedHand, 'category' | 'ranks'>): HandName {
  return { category: category === 'high_card' && LOWS.includes(kind) ? 'low' : category, ranks };
}
