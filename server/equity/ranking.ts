// The orders of high hands that boards are counted by: strength from ranks alone, and from the ranks of one suit. Strengths of
// one ranking compare with each other only.
import type { HandKind } from '../engine/game/handKind.ts';
import { HAND_CATEGORIES } from '../engine/handRank/high.ts';
import { SETS_OF_SIZE } from '../engine/handRank/rankSet.ts';
import { LOWEST_STRAIGHT, SHORT_ORDER } from '../engine/handRank/shortDeck.ts';
import { straightOf } from '../engine/handRank/strength.ts';
import { strengthsOfFives } from './fiveOrder.ts';

export const HIGH_KINDS = ['high', 'high_short', 'high_short_trips'] as const satisfies readonly HandKind[];
export type HighKind = (typeof HIGH_KINDS)[number];

export interface Ranking {
  /** Lowest rank of the deck, 0..12. */
  readonly lowestRank: number;
  /** Where suits do not matter, by class of five cards; 0 where one rank is held five times or is not in the deck. */
  readonly ofFive: Uint16Array;
  /** Strength of the best flush by set of suited ranks, seven at most; 0 with fewer than five. */
  readonly flushes: Uint16Array;
}

/** The rank of the sixes, 0 the deuces. */
const SIX = 4;
const made = new Map<HighKind, Ranking>();

export function rankingOf(kind: HighKind): Ranking {
  const ranking = made.get(kind) ?? makeRanking(kind);
  made.set(kind, ranking);
  return ranking;
}

export function isHighKind(kind: HandKind): kind is HighKind {
  return HIGH_KINDS.some((high) => high === kind);
}

function makeRanking(kind: HighKind): Ranking {
  const isShort = kind !== 'high';
  const lowestRank = isShort ? SIX : 0;
  const straights = straightsFrom(lowestRank, isShort ? LOWEST_STRAIGHT : 0);
  const categories = isShort ? SHORT_ORDER[kind] : HAND_CATEGORIES.map((_, index) => index);
  const { mixed, suited } = strengthsOfFives({ categories, straights, lowestRank });
  return { lowestRank, ofFive: mixed, flushes: withMore(suited, { straights, lowestRank }) };
}

/** Weakest first. `lowest`: one that is none in other decks. */
function straightsFrom(lowestRank: number, lowest: number): readonly number[] {
  const without = (1 << lowestRank) - 1;
  const sets = [...(SETS_OF_SIZE[5] ?? [])].filter((set) => straightOf(set) > 0 || set === lowest);
  return sets.filter((set) => (set & without) === 0).sort((one, other) => straightOf(one) - straightOf(other));
}

interface Suited {
  readonly straights: readonly number[];
  readonly lowestRank: number;
}

/** Of six and seven suited cards the highest five count, unless five of them are a straight. */
function withMore(table: Uint16Array, { straights, lowestRank }: Suited): Uint16Array {
  const without = (1 << lowestRank) - 1;
  for (const sets of SETS_OF_SIZE.slice(6)) {
    sets.forEach((set) => {
      if ((set & without) === 0) table[set] = table[set & (set - 1)] ?? 0;
    });
  }
  for (const straight of straights) raiseMore(table, straight, lowestRank);
  return table;
}

function raiseMore(table: Uint16Array, straight: number, lowestRank: number): void {
  const strength = table[straight] ?? 0;
  for (let one = 1 << lowestRank; one < table.length; one *= 2) {
    for (let two = one; two < table.length; two *= 2) {
      const set = straight | one | two;
      table[set] = Math.max(table[set] ?? 0, strength);
    }
  }
}
