// What a hand's name is made from: its category and its ranks by weight. Knows no language.
export const MADE_CATEGORIES = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
] as const;
export type MadeCategory = (typeof MADE_CATEGORIES)[number];

/** Hands that are called by their ranks from the highest down. */
export const LOW_CATEGORIES = ['low', 'badugi_1', 'badugi_2', 'badugi_3', 'badugi_4'] as const;
export type LowCategory = (typeof LOW_CATEGORIES)[number];

export const NAMED_CATEGORIES = [...MADE_CATEGORIES, ...LOW_CATEGORIES] as const;
export type NamedCategory = (typeof NAMED_CATEGORIES)[number];

export const RANK_LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type RankLetter = (typeof RANK_LETTERS)[number];

export interface NamedHand {
  readonly category: NamedCategory;
  /** The ranks in order of weight: 'AA66K', 'KQJT9', the wheel '5432A', the low '8542A', a badugi '8642' or '32'. */
  readonly ranks: string;
}

/** The rank at a place of a hand, 0 the weightiest. */
export type RankAt = (place: 0 | 1 | 2 | 3 | 4) => RankLetter;

/** A language's names; `short` is the category alone, `main` names its ranks, `long` the kicker as well. */
export interface HandNames {
  readonly royalFlush: string;
  /** the long names of the straight and the straight flush from the five down to the ace */
  readonly wheel: Readonly<Record<'straight' | 'straight_flush', string>>;
  readonly short: Readonly<Record<MadeCategory, string>>;
  readonly main: Readonly<Record<MadeCategory, (rank: RankAt) => string>>;
  readonly long: Readonly<Record<MadeCategory, (rank: RankAt) => string>>;
}

/** `short`: the two highest in figures; `long`: the ranks given in words, the two highest or all. */
export interface LowNames {
  /** 5-4-3-2-A */
  readonly wheel: string;
  readonly short: Readonly<Record<LowCategory, (ranks: readonly RankLetter[]) => string>>;
  readonly long: Readonly<Record<LowCategory, (ranks: readonly RankLetter[]) => string>>;
}

/** null: no such category, or not as many ranks as it has. */
export function namedHandOf(name: string, ranks: string): NamedHand | null {
  const category = NAMED_CATEGORIES.find((known) => known === name);
  const size = name.startsWith('badugi_') ? Number(name.at(-1)) : 5;
  return category === undefined || ranks.length !== size || !/^[2-9TJQKA]+$/.test(ranks) ? null : { category, ranks };
}

export function isRoyal({ category, ranks }: NamedHand): boolean {
  return category === 'straight_flush' && ranks.startsWith('A');
}

/** From the five down to the ace. */
export function isWheel({ ranks }: NamedHand): boolean {
  return ranks === '5432A';
}

/** Throws on ranks that are none: such a hand is a bug. */
export function rankAt({ ranks }: NamedHand): RankAt {
  return (place) => letterAt(ranks, place);
}

/** All ranks of a hand; throws as `rankAt` does. */
export function ranksOf({ ranks }: NamedHand): readonly RankLetter[] {
  return [...ranks].map((_, place) => letterAt(ranks, place));
}

function letterAt(ranks: string, place: number): RankLetter {
  const letter = RANK_LETTERS.find((known) => known === ranks.charAt(place));
  if (letter === undefined) throw new Error(`a hand has no rank at place ${place}`);
  return letter;
}

export function isLow(category: NamedCategory): category is LowCategory {
  return LOW_CATEGORIES.some((low) => low === category);
}

/** As on the cards: '10' for T. */
export function figures(ranks: readonly RankLetter[]): string {
  return ranks.map((rank) => (rank === 'T' ? '10' : rank)).join('-');
}
