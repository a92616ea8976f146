// Stud and draw games as numbers: what each hand holds, how many cards it needs, and which can come. Knows no winner.
import type { HandKind } from '../engine/game/handKind.ts';
import type { SuitSets } from '../engine/handRank/cardSets.ts';
import { KINDS } from '../engine/handRank/kinds.ts';
import type { Deal } from './deal.ts';
import { PLAYER_BITS } from './rankClasses.ts';
import { addHalves, addWinners, type Tally } from './tally.ts';

export interface HandPlayer {
  /** Bit of the player. */
  readonly bit: number;
  /** Cards held, 0..51. */
  readonly cards: readonly number[];
  /** Their ranks by suit. */
  readonly held: SuitSets;
  /** Cards to come to this hand alone. */
  readonly needed: number;
}

export interface HandDeal {
  /** In an order that does not depend on the seats. */
  readonly players: readonly HandPlayer[];
  /** Cards that can come, 0..51, ascending. */
  readonly unseen: readonly number[];
  /** Cards that come to all hands alike: the last of a stud hand, once the deck is too short for one each. */
  readonly shared: number;
  readonly kinds: Deal['rules']['kinds'];
}

/** Mutable SuitSets, so that a loop makes no new ones. */
export type Suits = [number, number, number, number];

export function handDealOf({ rules, hands, unseenOfSuit }: Deal): HandDeal {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => (((unseenOfSuit[card & 3] ?? 0) >> (card >> 2)) & 1) === 1,
  );
  const needed = hands.map((hand) => rules.mostCards - hand.length);
  const shared = needed.reduce((sum, cards) => sum + cards, 0) > unseen.length ? 1 : 0;
  const players = hands.map((hand, player) => ({
    bit: 1 << player,
    cards: hand,
    held: suitsOf(hand),
    needed: (needed[player] ?? 0) - shared,
    lowest: Math.min(...hand),
  }));
  return { players: players.sort((a, b) => a.lowest - b.lowest), unseen, shared, kinds: rules.kinds };
}

function suitsOf(cards: readonly number[]): SuitSets {
  const suits: Suits = [0, 0, 0, 0];
  for (const card of cards) addCard(suits, card);
  return suits;
}

export function addCard(suits: Suits, card: number): void {
  suits[card & 3] = (suits[card & 3] ?? 0) | (1 << (card >> 2));
}

/** From 1; 0: no such hand. */
export function strengthOf(kind: HandKind, suits: SuitSets): number {
  return KINDS[kind].strength(suits);
}

/** The lead once a player with this strength has been looked at; strength 0 leads nowhere. */
export function raised(lead: number, strength: number, bit: number): number {
  const best = lead >>> PLAYER_BITS;
  if (strength > best) return (strength << PLAYER_BITS) | bit;
  return strength === best && strength > 0 ? lead | bit : lead;
}

/** One deal; `second` is null where one hand wins the whole pot. */
export function addDeal(tally: Tally, first: number, second: number | null): void {
  if (second === null) addWinners(tally, first, 1);
  else addHalves(tally, { first, second, deals: 1 });
}
