// Stud and draw games in which too many cards are to come to count them all: a sample, always the same of the same cards.
import { addCard, addDeal, type HandDeal, raised, type Suits, strengthOf } from './handDeal.ts';
import { PLAYER_MASK } from './rankClasses.ts';
import { numbersFrom } from './seededNumbers.ts';
import type { Tally } from './tally.ts';

/** Sum of squared shares of one deal (0 to 1 each), by player bit: what the error of the mean is reckoned from. */
export type SquaredShares = Float64Array;

export function sampleDeals(deal: HandDeal, samples: number, tally: Tally): SquaredShares {
  const stub = [...deal.unseen];
  const next = numbersFrom([...stub, ...deal.players.map(({ needed }) => needed)]);
  const toCome = deal.players.reduce((sum, { needed }) => sum + needed, deal.shared);
  const squares = new Float64Array(deal.players.length);
  const suits: Suits = [0, 0, 0, 0];
  for (let sample = 0; sample < samples; sample++) {
    for (let at = 0; at < toCome; at++) {
      const from = at + next(stub.length - at);
      const card = stub[from] ?? 0;
      stub[from] = stub[at] ?? 0;
      stub[at] = card;
    }
    addSample(deal, stub, { tally, squares, toCome, suits });
  }
  return squares;
}

interface Sums {
  readonly tally: Tally;
  readonly squares: SquaredShares;
  readonly toCome: number;
  /** For the hand that is looked at. */
  readonly suits: Suits;
}

/** The first cards of the stub go to the players one after the other, the last of those dealt to all. */
function addSample({ players, kinds, shared }: HandDeal, stub: readonly number[], sums: Sums): void {
  const { suits, toCome } = sums;
  const [kind, other] = kinds;
  let first = 0;
  let second = 0;
  let dealt = 0;
  for (const { bit, held, needed } of players) {
    suits[0] = held[0];
    suits[1] = held[1];
    suits[2] = held[2];
    suits[3] = held[3];
    for (const end = dealt + needed; dealt < end; dealt++) addCard(suits, stub[dealt] ?? 0);
    for (let card = toCome - shared; card < toCome; card++) addCard(suits, stub[card] ?? 0);
    first = raised(first, strengthOf(kind, suits), bit);
    if (other !== undefined) second = raised(second, strengthOf(other, suits), bit);
  }
  const winners = first & PLAYER_MASK;
  const seconds = other === undefined ? null : second & PLAYER_MASK;
  addDeal(sums.tally, winners, seconds);
  addSquares(sums.squares, winners, seconds === null || seconds === 0 ? winners : seconds);
}

function addSquares(squares: SquaredShares, first: number, second: number): void {
  const ofFirst = 0.5 / bitsOf(first);
  const ofSecond = 0.5 / bitsOf(second);
  for (let player = 0; player < squares.length; player++) {
    const share = (((first >> player) & 1) === 1 ? ofFirst : 0) + (((second >> player) & 1) === 1 ? ofSecond : 0);
    squares[player] = (squares[player] ?? 0) + share * share;
  }
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let left = mask; left !== 0; left &= left - 1) bits++;
  return bits;
}
