// Equity the long way: every board dealt, every hand named from the words of the rules. Slow, and shares no code with
// what it checks but the names of cards.
import { type Card, DECK, RANKS } from '../../server/engine/card.ts';

export interface Question {
  readonly players: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  readonly dead: readonly Card[];
}

/** Boards by set of winners, bit p = player p, ascending. */
export function plainWinners({ players, board, dead }: Question): ReadonlyMap<number, number> {
  const seen = new Set([...players.flat(), ...board, ...dead]);
  const rest = DECK.filter((card) => !seen.has(card));
  const counts = new Map<number, number>();
  for (const cards of combinations(rest, 5 - board.length)) {
    const winners = winnersOn(players, [...board, ...cards]);
    counts.set(winners, (counts.get(winners) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

function winnersOn(players: Question['players'], board: readonly Card[]): number {
  const keys = players.map((hand) => plainKey([...hand, ...board]));
  const best = Math.max(...keys);
  return keys.reduce((mask, key, player) => (key === best ? mask | (1 << player) : mask), 0);
}

/** Higher wins, equal ties: the greatest over all choices of five cards. */
export function plainKey(cards: readonly Card[]): number {
  return Math.max(...[...combinations(cards, 5)].map(fiveKey));
}

function fiveKey(five: readonly Card[]): number {
  const ranks = five.map((card) => RANKS.findIndex((rank) => card.startsWith(rank)));
  const often = (rank: number) => ranks.filter((other) => other === rank).length;
  const sorted = [...ranks].sort((a, b) => often(b) - often(a) || b - a);
  const wheel = sorted.join() === '12,3,2,1,0';
  const run = wheel || (new Set(ranks).size === 5 && (sorted[0] ?? 0) - (sorted[4] ?? 0) === 4);
  const flush = new Set(five.map((card) => card.charAt(1))).size === 1;
  const weights = [categoryOf(sorted.map(often).join(''), run, flush), ...(wheel ? [3, 2, 1, 0, 0] : sorted)];
  return weights.reduce((key, weight) => key * 13 + weight, 0);
}

/** `shape`: how often each card's rank stands among the five, most first. */
function categoryOf(shape: string, run: boolean, flush: boolean): number {
  if (run && flush) return 8;
  if (shape === '44441') return 7;
  if (shape === '33322') return 6;
  if (flush) return 5;
  if (run) return 4;
  return ['11111', '22111', '22221', '33311'].indexOf(shape);
}

export function* combinations<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, item] of items.entries()) {
      for (const rest of combinations(items.slice(index + 1), size - 1)) yield [item, ...rest];
    }
  }
}
