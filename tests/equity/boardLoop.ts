// An honest, fast loop over all boards before the flop: the measure for counting by classes instead.
import { cardIndex, DECK } from '../../server/engine/card.ts';
import { flushStrength } from '../../server/engine/handRank/strength.ts';
import type { Question } from './plainLoop.ts';
import { buildSevenCards } from './sevenCards.ts';

const FLUSH = Uint16Array.from({ length: 1 << 13 }, (_, set) => flushStrength(set));
const { keys, strengthOf } = buildSevenCards();
const KEY = Int32Array.from({ length: 52 }, (_, card) => keys[card >> 2] ?? 0);
const SUIT = Int32Array.from({ length: 52 }, (_, card) => 1 << (4 * (card & 3)));
const NOBODY: Hand = { cards: [], key: 0, suits: 0 };

/** Suits are counted in four fields of four bits; on top of three each, bit 3 of a field says five or more. */
const SUITS_AT_START = 0x3333;
const FIVE_OF_A_SUIT = 0x8888;

interface Hand {
  readonly cards: readonly number[];
  readonly key: number;
  readonly suits: number;
}

/** Boards by set of winners, bit p = player p. */
export function loopWinners({ players, dead }: Question): Int32Array {
  const seen = new Set([...players.flat(), ...dead]);
  const rest = Int32Array.from(
    DECK.filter((card) => !seen.has(card)),
    cardIndex,
  );
  const hands = players.map((hand) => handOf(hand.map(cardIndex)));
  const tally = new Int32Array(1 << players.length);
  const board = new Int32Array(5);
  const deal = (place: number, from: number, sum: { readonly key: number; readonly suits: number }) => {
    for (let i = from; i < rest.length; i++) {
      const card = rest[i] ?? 0;
      board[place] = card;
      const next = { key: (sum.key + (KEY[card] ?? 0)) | 0, suits: sum.suits + (SUIT[card] ?? 0) };
      if (place < 3) deal(place + 1, i + 1, next);
      else dealLast({ rest, from: i + 1, board, ...next }, hands, tally);
    }
  };
  deal(0, 0, { key: 0, suits: SUITS_AT_START });
  return tally;
}

interface FourCards {
  readonly rest: Int32Array;
  readonly from: number;
  readonly board: Int32Array;
  readonly key: number;
  readonly suits: number;
}

function dealLast(four: FourCards, hands: readonly Hand[], tally: Int32Array): void {
  const { rest, board } = four;
  for (let i = four.from; i < rest.length; i++) {
    const card = rest[i] ?? 0;
    board[4] = card;
    const key = four.key + (KEY[card] ?? 0);
    const suits = four.suits + (SUIT[card] ?? 0);
    let best = 0;
    let winners = 0;
    for (let player = 0; player < hands.length; player++) {
      const hand = hands[player] ?? NOBODY;
      const flush = (suits + hand.suits) & FIVE_OF_A_SUIT;
      const strength = flush === 0 ? strengthOf(key + hand.key) : flushOf(hand, board, flush);
      if (strength > best) {
        best = strength;
        winners = 1 << player;
      } else if (strength === best) winners |= 1 << player;
    }
    tally[winners] = (tally[winners] ?? 0) + 1;
  }
}

function flushOf(hand: Hand, board: Int32Array, field: number): number {
  const suit = (31 - Math.clz32(field)) >> 2;
  let set = 0;
  for (const card of hand.cards) if ((card & 3) === suit) set |= 1 << (card >> 2);
  for (const card of board) if ((card & 3) === suit) set |= 1 << (card >> 2);
  return FLUSH[set] ?? 0;
}

function handOf(cards: readonly number[]): Hand {
  return {
    cards,
    key: cards.reduce((sum, card) => (sum + (KEY[card] ?? 0)) | 0, 0),
    suits: cards.reduce((sum, card) => sum + (SUIT[card] ?? 0), 0),
  };
}
