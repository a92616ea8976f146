// What a hand's name is made from: its category and its ranks by weight. Knows no language.
export const NAMED_CATEGORIES = [
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
export type NamedCategory = (typeof NAMED_CATEGORIES)[number];

export const RANK_LETTERS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type RankLetter = (typeof RANK_LETTERS)[number];

export interface NamedHand {
  readonly category: NamedCategory;
  /** The five ranks in order of weight: 'AA66K', 'KQJT9', the wheel '5432A'. */
  readonly ranks: string;
}

/** The rank at a place of a hand, 0 the weightiest. */
export type RankAt = (place: 0 | 1 | 2 | 3 | 4) => RankLetter;

/** A language's names; `short` is the category alone, `main` names its ranks, `long` the kicker as well. */
export interface HandNames {
  readonly royalFlush: string;
  readonly short: Readonly<Record<NamedCategory, string>>;
  readonly main: Readonly<Record<NamedCategory, (rank: RankAt) => string>>;
  readonly long: Readonly<Record<NamedCategory, (rank: RankAt) => string>>;
}

export function isRoyal({ category, ranks }: NamedHand): boolean {
  return category === 'straight_flush' && ranks.startsWith('A');
}

/** Throws on ranks that are none: such a hand is a bug. */
export function rankAt({ ranks }: NamedHand): RankAt {
  return (place) => {
    const letter = RANK_LETTERS.find((known) => known === ranks.charAt(place));
    if (letter === undefined) throw new Error(`a hand has no rank at place ${place}`);
    return letter;
  };
}
