// Checks a question before it is counted, and turns its cards into sets. Names the field at fault, never a card.
import { err, ok, type Result } from '../base/result.ts';
import { type Card, cardIndex, DECK, RANKS, SUITS } from '../engine/card.ts';
import { sizeOf } from '../engine/handRank/rankSet.ts';
import { type EquityRules, holeCardsOf } from './rules.ts';

export interface EquityInput {
  readonly rules: EquityRules;
  /** Hole cards of the 2 to 10 players who may win, all known. */
  readonly players: readonly (readonly Card[])[];
  /** The 0 to 5 board cards known so far. */
  readonly board: readonly Card[];
  /** Cards that can come no more and belong to no player here: folded hands, seen burns, outsiders of a side pot. */
  readonly dead: readonly Card[];
}

export type EquityRefusal =
  | { readonly code: 'game-not-supported'; readonly field: 'rules' }
  | { readonly code: 'player-count'; readonly field: 'players' }
  | { readonly code: 'hole-card-count'; readonly field: string }
  | { readonly code: 'board-card-count'; readonly field: 'board' }
  | {
      readonly code: 'duplicate-card';
      readonly field: string;
      readonly other: string;
    }
  | { readonly code: 'deck-exhausted'; readonly field: 'dead' };

export const MAX_PLAYERS = 10;
const BOARD_CARDS = 5;
const ALL_RANKS = (1 << RANKS.length) - 1;

/** A checked question as numbers: ranks 0..12, suits 0..3, sets of ranks as 13-bit masks. */
export interface Deal {
  /** Hole cards by player; a card is rank * 4 + suit. */
  readonly hands: readonly (readonly number[])[];
  readonly board: readonly number[];
  /** Board cards to come. */
  readonly missing: number;
  /** Unseen cards by rank. */
  readonly unseen: readonly number[];
  readonly unseenOfSuit: readonly number[];
  readonly boardOfSuit: readonly number[];
}

export function checkInput(input: EquityInput): Result<Deal, EquityRefusal> {
  const refusal = countRefusal(input);
  if (refusal !== null) return err(refusal);
  const deal = dealOf(input);
  const unseen = deal.unseenOfSuit.reduce((sum, set) => sum + sizeOf(set), 0);
  const given = input.players.length * holeCardsOf(input.rules) + input.board.length + input.dead.length;
  return unseen + given === DECK.length ? ok(deal) : err(duplicateRefusal(input));
}

function countRefusal({ rules, players, board, dead }: EquityInput): EquityRefusal | null {
  if (rules.game !== 'holdem') return { code: 'game-not-supported', field: 'rules' };
  if (players.length < 2 || players.length > MAX_PLAYERS) return { code: 'player-count', field: 'players' };
  const held = holeCardsOf(rules);
  const odd = players.findIndex((hand) => hand.length !== held);
  if (odd >= 0) return { code: 'hole-card-count', field: playerField(odd) };
  if (board.length > BOARD_CARDS) return { code: 'board-card-count', field: 'board' };
  if (DECK.length - players.length * held - dead.length < BOARD_CARDS) return { code: 'deck-exhausted', field: 'dead' };
  return null;
}

/** Called only when some card stands twice. */
function duplicateRefusal({ players, board, dead }: EquityInput): EquityRefusal {
  const fieldOf = new Map<Card, string>();
  const places = [...players.map((hand, index) => [playerField(index), hand] as const), ['board', board] as const];
  for (const [field, cards] of [...places, ['dead', dead] as const]) {
    for (const card of cards) {
      const other = fieldOf.get(card);
      if (other !== undefined) return { code: 'duplicate-card', field, other };
      fieldOf.set(card, field);
    }
  }
  throw new Error('no card stands twice');
}

function playerField(index: number): string {
  return `players[${index}]`;
}

function dealOf({ players, board, dead }: EquityInput): Deal {
  const seen = [...players.flat(), ...board, ...dead].map(cardIndex);
  const unseenOfSuit = SUITS.map((_, suit) => ~setOfSuit(seen, suit) & ALL_RANKS);
  return {
    hands: players.map((hand) => hand.map(cardIndex)),
    board: board.map(cardIndex),
    missing: BOARD_CARDS - board.length,
    unseen: countRanks(unseenOfSuit),
    unseenOfSuit,
    boardOfSuit: SUITS.map((_, suit) => setOfSuit(board.map(cardIndex), suit)),
  };
}

function countRanks(sets: readonly number[]): readonly number[] {
  const [clubs = 0, diamonds = 0, hearts = 0, spades = 0] = sets;
  return RANKS.map((_, r) => ((clubs >> r) & 1) + ((diamonds >> r) & 1) + ((hearts >> r) & 1) + ((spades >> r) & 1));
}

/** Ranks of the cards of one suit. */
export function setOfSuit(cards: readonly number[], suit: number): number {
  let set = 0;
  for (const card of cards) if ((card & 3) === suit) set |= 1 << (card >> 2);
  return set;
}
