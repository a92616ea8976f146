// Two worlds that look alike from the room: the same boards and opened hands, but another deck and other cards wherever
// nobody ever turns them up. Pure; the same seed gives the same worlds.
import { type Card, DECK } from '../../engine/card.ts';
import { makeDeck } from '../../sim/deck.ts';
import { createRandom, type Random } from '../../sim/random.ts';
import { BIG_BLIND, SEATS, SMALL_BLIND } from './stage.ts';

/** How a hand ends: two open and one mucks, everybody folds to a bet on the flop, or before the flop. */
export const HAND_KINDS = ['showdown', 'flop', 'preflop'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

export interface LeakHand {
  readonly kind: HandKind;
  /** two cards by seat */
  readonly hole: ReadonlyMap<number, readonly Card[]>;
  readonly board: readonly Card[];
  /** cards that lie face down at a seat in one world and nowhere in the other: the same in both */
  readonly guesses: readonly Card[];
}

export interface LeakWorld {
  readonly name: 'a' | 'b';
  /** makes the deck of this world (makeDeck) */
  readonly deck: string;
  /** UID as a reader prints it, by card */
  readonly uids: ReadonlyMap<Card, string>;
  readonly hand: (index: number) => LeakHand;
}

export function makeLeakWorlds(seed: string): readonly [LeakWorld, LeakWorld] {
  return [worldOf(seed, 'a'), worldOf(seed, 'b')];
}

function worldOf(seed: string, name: 'a' | 'b'): LeakWorld {
  const deck = `${seed} ${name}`;
  return {
    ...{ name, deck },
    uids: new Map(makeDeck(deck).map(({ card, uid }) => [card, uid])),
    hand: (index) => ({ ...handOf(seed, name, index), guesses: guessesOf(seed, index) }),
  };
}

type Dealt = Omit<LeakHand, 'guesses'>;

function handOf(seed: string, name: string, index: number): Dealt {
  const kind = HAND_KINDS[index % HAND_KINDS.length] ?? 'preflop';
  const open = shuffled(createRandom(`${seed} open ${index}`));
  const board = open.splice(0, { showdown: 5, flop: 3, preflop: 0 }[kind]);
  const opened = new Map(kind === 'showdown' ? [SMALL_BLIND, BIG_BLIND].map((seat) => [seat, open.splice(0, 2)]) : []);
  const taken = new Set([...board, ...[...opened.values()].flat()]);
  const closed = shuffled(createRandom(`${seed} ${name} ${index}`)).filter((card) => !taken.has(card));
  const hole = new Map(SEATS.map((seat) => [seat, opened.get(seat) ?? closed.splice(0, 2)]));
  return { kind, hole, board };
}

function guessesOf(seed: string, index: number): readonly Card[] {
  const worlds = (['a', 'b'] as const).map((name) => new Set([...handOf(seed, name, index).hole.values()].flat()));
  return worlds.flatMap((own, i) => [...own].filter((card) => worlds[1 - i]?.has(card) === false).slice(0, 1));
}

function shuffled(random: Random): Card[] {
  return [...DECK]
    .map((card) => ({ card, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);
}
