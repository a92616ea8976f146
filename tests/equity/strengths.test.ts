// The tables of strengths that equity counts by, each number against the engine's own evaluation of those ranks.
import { describe, expect, test } from 'vitest';
import { SETS_OF_SIZE } from '../../server/engine/handRank/rankSet.ts';
import { SHORT_RANKINGS } from '../../server/engine/handRank/shortDeck.ts';
import { flushStrength, type RankCounts, rankStrength } from '../../server/engine/handRank/strength.ts';
import { BOARDS, classOf, PAIR_RANKS, ranksOfBoard } from '../../server/equity/boardClass.ts';
import { HIGH_KINDS, type HighKind, rankingOf } from '../../server/equity/ranking.ts';
import { rankRows, rowOf } from '../../server/equity/rankRows.ts';

const SIX = 4;
const engine = (kind: HighKind) => (kind === 'high' ? { rankStrength, flushStrength } : SHORT_RANKINGS[kind]);

/** null: one rank more than four times. */
function countsOf(ranks: readonly number[]): RankCounts | null {
  const held = new Uint8Array(13);
  for (const rank of ranks) held[rank] = (held[rank] ?? 0) + 1;
  const set = (times: number): number => held.reduce((all, count, rank) => all | (count >= times ? 1 << rank : 0), 0);
  return set(5) === 0 ? { once: set(1), twice: set(2), thrice: set(3), four: set(4) } : null;
}

/** What the engine says of these ranks; 0 where they cannot be dealt. */
function weighed(kind: HighKind, ranks: readonly number[]): number {
  const counts = countsOf(ranks);
  const isIn = kind === 'high' || ranks.every((rank) => rank >= SIX);
  return counts === null || !isIn ? 0 : engine(kind).rankStrength(counts);
}

describe.each(HIGH_KINDS)('%s', (kind) => {
  test('given any five ranks, then they are as strong as the engine says', () => {
    const { ofFive } = rankingOf(kind);
    const wrong = Array.from({ length: BOARDS }, (_, five) => [...ranksOfBoard(five)]).filter(
      (ranks) => ofFive[classOf(ranks)] !== weighed(kind, ranks),
    );
    expect(wrong).toEqual([]);
  });

  test('given five to seven ranks of one suit, then they are as strong as the engine says', () => {
    const { flushes, lowestRank } = rankingOf(kind);
    const sets = SETS_OF_SIZE.slice(5).flatMap((some) => [...some]);
    const isIn = (set: number): boolean => (set & ((1 << lowestRank) - 1)) === 0;
    const wrong = sets.filter((set) => flushes[set] !== (isIn(set) ? engine(kind).flushStrength(set) : 0));
    expect(wrong).toEqual([]);
  });

  test('given any two hole ranks and any board, then they are as strong as the engine says', () => {
    const table = rankRows(kind);
    const wrong = PAIR_RANKS.filter(([low = 0]) => low >= table.ranking.lowestRank).flatMap(([low = 0, high = 0]) => {
      const row = rowOf(table, low, high);
      return Array.from(row, (strength, place) => ({
        strength,
        ranks: [...ranksOfBoard(place + table.first), low, high],
      }))
        .filter(({ strength, ranks }) => strength !== weighed(kind, ranks))
        .map(({ ranks }) => ranks);
    });
    expect(wrong).toEqual([]);
  });
});

test('given one wrong number, then it would be found', () => {
  const ranks = [12, 11, 10, 9, 7];
  expect(rankingOf('high').ofFive[classOf(ranks)]).toBe(weighed('high', ranks));
  expect(rankingOf('high').ofFive[classOf(ranks)]).not.toBe(weighed('high', [12, 11, 10, 9, 6]));
});
