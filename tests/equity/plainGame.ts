// The chances of any game the long way: every deal laid out, every hand weighed from the words of the rules. Slow, and shares
// no code with what it checks but the definitions of the games and the names of cards.
import { type Card, DECK } from '../../server/engine/card.ts';
import type { HandKind } from '../../server/engine/game/handKind.ts';
import type { EquityRules } from '../../server/equity/rules.ts';
import { bestPlain, comparePlain, type PlainValue, plainValue } from '../support/plainHand.ts';
import { combinations, type Question } from './plainLoop.ts';

export interface PlainAnswer {
  readonly deals: number;
  /** By player: sum over the deals, 1 for a whole pot. */
  readonly shares: readonly number[];
  /** Deals by who wins each half; a single one stands as '3' for players 0 and 1. */
  readonly winners: ReadonlyMap<string, number>;
}

interface Laid {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
}

export function plainGame(rules: EquityRules, question: Question): PlainAnswer {
  const shares = question.players.map(() => 0);
  const winners = new Map<string, number>();
  let deals = 0;
  for (const laid of rules.boardCards > 0 ? boards(rules, question) : hands(rules, question)) {
    deals++;
    const halves = rules.kinds.map((kind) => winnersOf(laid, kind, rules.holeUse));
    const [first = [], second = []] = halves;
    winners.set(halves.map(maskOf).join(), (winners.get(halves.map(maskOf).join()) ?? 0) + 1);
    for (const half of second.length === 0 ? [first, first] : [first, second]) {
      for (const player of half) shares[player] = (shares[player] ?? 0) + 0.5 / half.length;
    }
  }
  return { deals, shares, winners };
}

function maskOf(players: readonly number[]): number {
  return players.reduce((mask, player) => mask | (1 << player), 0);
}

function unseen({ deck }: EquityRules, { players, board, dead }: Question): readonly Card[] {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  return DECK.filter((card) => !seen.has(card) && (deck === '52' || !'2345'.includes(card.charAt(0))));
}

function* boards(rules: EquityRules, question: Question): Generator<Laid> {
  for (const cards of combinations(unseen(rules, question), rules.boardCards - question.board.length)) {
    yield { hands: question.players, board: [...question.board, ...cards] };
  }
}

function* hands(rules: EquityRules, question: Question): Generator<Laid> {
  for (const filled of fillUp(question.players, unseen(rules, question), rules.mostCards)) {
    yield { hands: filled, board: [] };
  }
}

function* fillUp(
  [hand, ...others]: readonly (readonly Card[])[],
  left: readonly Card[],
  size: number,
): Generator<readonly (readonly Card[])[]> {
  if (hand === undefined) yield [];
  else {
    for (const cards of combinations(left, size - hand.length)) {
      const still = left.filter((card) => !cards.includes(card));
      for (const rest of fillUp(others, still, size)) yield [[...hand, ...cards], ...rest];
    }
  }
}

function winnersOf({ hands: all, board }: Laid, kind: HandKind, holeUse: EquityRules['holeUse']): readonly number[] {
  const values = all.map((hand) => worthOf(kind, hand, { board, holeUse }));
  const best = bestPlain(values);
  return best === null ? [] : [...values.keys()].filter((player) => comparePlain(values[player] ?? null, best) === 0);
}

/** No more than two cards of a hand play with a board, and in Omaha no fewer. */
function worthOf(
  kind: HandKind,
  hand: readonly Card[],
  { board, holeUse }: { readonly board: readonly Card[]; readonly holeUse: EquityRules['holeUse'] },
): PlainValue {
  if (board.length === 0) return plainValue(kind, hand);
  const lying = holeUse === 'two' ? [...combinations(board, 3)] : [board];
  return bestPlain(
    [...combinations(hand, 2)].flatMap((two) => lying.map((cards) => plainValue(kind, [...two, ...cards]))),
  );
}
