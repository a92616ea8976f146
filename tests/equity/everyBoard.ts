// The winners of every board that can still come, hand by hand and choice by choice: quicker than the loop over the words of the
// rules, since it weighs five to seven cards with the evaluator that the recorded evaluations hold, and without a class.
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import type { HandKind } from '../../server/engine/game/handKind.ts';
import { type SuitSets, suitSetsOf } from '../../server/engine/handRank/cardSets.ts';
import { KINDS } from '../../server/engine/handRank/kinds.ts';
import type { EquityInput } from '../../server/equity/input.ts';
import { combinations } from './plainLoop.ts';

/** Boards by winners of each half, as '3,1': bit p = player p, 0 where nobody has the half. */
export function winnersOfEveryBoard({ rules, players, board, dead }: EquityInput): ReadonlyMap<string, number> {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  const unseen = cardsOfKind(rules.deck).filter((card) => !seen.has(card));
  const hands = players.map((hand) => [...combinations(hand, 2)].map(suitSetsOf));
  const counts = new Map<string, number>();
  for (const cards of combinations(unseen, rules.boardCards - board.length)) {
    const lying = choicesOf([...board, ...cards], rules.holeUse);
    const winners = rules.kinds.map((kind) => winnersOn(hands, lying, kind)).join();
    counts.set(winners, (counts.get(winners) ?? 0) + 1);
  }
  return counts;
}

function choicesOf(board: readonly Card[], holeUse: EquityInput['rules']['holeUse']): readonly SuitSets[] {
  return holeUse === 'two' ? [...combinations(board, 3)].map(suitSetsOf) : [suitSetsOf(board)];
}

function winnersOn(hands: readonly (readonly SuitSets[])[], lying: readonly SuitSets[], kind: HandKind): number {
  const { strength } = KINDS[kind];
  const strengths = hands.map((pairs) => strongest(pairs, lying, strength));
  const best = Math.max(...strengths);
  if (best === 0) return 0;
  return strengths.reduce((mask, own, player) => (own === best ? mask | (1 << player) : mask), 0);
}

function strongest(pairs: readonly SuitSets[], lying: readonly SuitSets[], strength: (suits: SuitSets) => number) {
  let best = 0;
  for (const [a, b, c, d] of pairs) {
    for (const cards of lying) {
      best = Math.max(best, strength([a | cards[0], b | cards[1], c | cards[2], d | cards[3]]));
    }
  }
  return best;
}
