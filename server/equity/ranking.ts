// The orders of high hands that boards are counted by: strength from ranks alone, and from the ranks of one suit. Strengths of
// one ranking compare with each other only.
import type { HandKind } from '../engine/game/handKind.ts';
import { SETS_OF_SIZE, SIZE } from '../engine/handRank/rankSet.ts';
import { SHORT_RANKINGS } from '../engine/handRank/shortDeck.ts';
import { flushStrength, type RankCounts, rankStrength } from '../engine/handRank/strength.ts';

export const HIGH_KINDS = ['high', 'high_short', 'high_short_trips'] as const satisfies readonly HandKind[];
export type HighKind = (typeof HIGH_KINDS)[number];

export interface Ranking {
  /** Lowest rank of the deck, 0..12. */
  readonly lowestRank: number;
  /** Best five where suits do not matter. */
  readonly rankStrength: (counts: RankCounts) => number;
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
  if (kind === 'high') return { lowestRank: 0, rankStrength, flushes: flushTable(flushStrength, 0) };
  const short = SHORT_RANKINGS[kind];
  return { lowestRank: SIX, rankStrength: short.rankStrength, flushes: flushTable(short.flushStrength, SIX) };
}

/** Five to seven suited cards, and no ranks that the deck does not have. */
function flushTable(strengthOf: (suited: number) => number, lowestRank: number): Uint16Array {
  const table = new Uint16Array(SIZE.length);
  const without = (1 << lowestRank) - 1;
  for (const sets of SETS_OF_SIZE.slice(5))
    for (const set of sets) if ((set & without) === 0) table[set] = strengthOf(set);
  return table;
}
