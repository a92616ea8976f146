// Stud and draw games in which too many cards are to come to count them all: a sample, always the same of the same cards.
import { addCard, addDeal, type HandDeal, type HandPlayer, raised, type Suits, strengthOf } from './handDeal.ts';
import { PLAYER_MASK } from './rankClasses.ts';
import { numbersFrom } from './seededNumbers.ts';
import { sevenStrength } from './sevenCards.ts';
import type { Tally } from './tally.ts';

/** The hand that is looked at, as cards and as ranks by suit. */
const hand = new Int32Array(7);
const suits: Suits = [0, 0, 0, 0];

/** Sum of squared shares of one deal (0 to 1 each), by player bit: what the error of the mean is reckoned from. */
export type SquaredShares = Float64Array;

export function sampleDeals(deal: HandDeal, samples: number, tally: Tally): SquaredShares {
  const stub = Int32Array.from(deal.unseen);
  const next = numbersFrom([...stub, ...deal.players.map(({ needed }) => needed)]);
  const toCome = deal.players.reduce((sum, { needed }) => sum + needed, deal.shared);
  const sums = { tally, squares: new Float64Array(deal.players.length), toCome };
  for (let sample = 0; sample < samples; sample++) {
    for (let at = 0; at < toCome; at++) {
      const from = at + next(stub.length - at);
      const card = stub[from] ?? 0;
      stub[from] = stub[at] ?? 0;
      stub[at] = card;
    }
    addSample(deal, stub, sums);
  }
  return sums.squares;
}

interface Sums {
  readonly tally: Tally;
  readonly squares: SquaredShares;
  readonly toCome: number;
}

/** The first cards of the stub go to the players one after the other, the last of those dealt to all. */
function addSample(deal: HandDeal, stub: Int32Array, { tally, squares, toCome }: Sums): void {
  const { players, kinds, shared } = deal;
  const [kind, other] = kinds;
  let first = 0;
  let second = 0;
  let dealt = 0;
  for (const player of players) {
    const size = takeHand(player, stub, { dealt, shared: toCome - shared, toCome });
    dealt += player.needed;
    first = raised(first, kind === 'high' && size === 7 ? sevenStrength(hand) : strengthOf(kind, suits), player.bit);
    if (other !== undefined) second = raised(second, strengthOf(other, suits), player.bit);
  }
  const winners = first & PLAYER_MASK;
  const seconds = other === undefined ? null : second & PLAYER_MASK;
  addDeal(tally, winners, seconds);
  addSquares(squares, winners, seconds === null || seconds === 0 ? winners : seconds);
}

interface Places {
  /** Where the cards of this hand begin in the stub, where those for all begin, and where they end. */
  readonly dealt: number;
  readonly shared: number;
  readonly toCome: number;
}

/** Fills `hand` and `suits`; the number of cards. */
function takeHand({ cards, held, needed }: HandPlayer, stub: Int32Array, { dealt, shared, toCome }: Places): number {
  suits[0] = held[0];
  suits[1] = held[1];
  suits[2] = held[2];
  suits[3] = held[3];
  let size = 0;
  for (; size < cards.length; size++) hand[size] = cards[size] ?? 0;
  for (let at = dealt; at < dealt + needed; at++) size = take(stub[at] ?? 0, size);
  for (let at = shared; at < toCome; at++) size = take(stub[at] ?? 0, size);
  return size;
}

function take(card: number, size: number): number {
  hand[size] = card;
  addCard(suits, card);
  return size + 1;
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
