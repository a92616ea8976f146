// Hands of every kind the long way: all choices of cards, each named from the words of the rules and weighed rank by rank.
// Slow, and shares no code with what it checks but the names of cards and kinds.
import { type Card, RANKS } from '../../server/engine/card.ts';
import type { HandKind } from '../../server/engine/game/handKind.ts';
import { combinations } from '../equity/plainLoop.ts';

/** Weights that compare from the first on, the higher better; null: no such hand. */
export type PlainValue = readonly number[] | null;

const HIGH = ['11111', '22111', '22221', '33311', 'straight', 'flush', '33322', '44441', 'straight flush'];
const SHORT = ['11111', '22111', '22221', '33311', 'straight', '33322', 'flush', '44441', 'straight flush'];
const SHORT_TRIPS = ['11111', '22111', '22221', 'straight', '33311', '33322', 'flush', '44441', 'straight flush'];

/** The best over all choices of five cards, or of four and fewer for a badugi. */
export function plainValue(kind: HandKind, cards: readonly Card[]): PlainValue {
  const sizes = kind.startsWith('badugi') ? [1, 2, 3, 4] : [5];
  const all = sizes.flatMap((size) => [...combinations(cards, size)]);
  return bestPlain(all.map((choice) => plainOf(kind, choice)));
}

export function bestPlain(values: readonly PlainValue[]): PlainValue {
  return values.reduce((best, value) => (comparePlain(value, best) > 0 ? value : best), null);
}

/** Negative, zero or positive as numbers compare; null is below all. */
export function comparePlain(a: PlainValue, b: PlainValue): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  const differs = a.findIndex((weight, index) => weight !== b[index]);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}

function plainOf(kind: HandKind, cards: readonly Card[]): PlainValue {
  if (kind === 'high') return highOf(cards, HIGH, 'A2345');
  if (kind === 'high_short') return highOf(cards, SHORT, 'A6789');
  if (kind === 'high_short_trips') return highOf(cards, SHORT_TRIPS, 'A6789');
  if (kind === 'low_27') return highOf(cards, HIGH, null).map((weight) => -weight);
  if (kind === 'low_a5') return lowOf(cards);
  if (kind === 'low_8') return eightOrBetter(cards);
  return badugiOf(cards, kind === 'badugi');
}

/** `wheel`: the straight in which the ace is low; null: there is none. */
function highOf(cards: readonly Card[], order: readonly string[], wheel: string | null): readonly number[] {
  const ranks = cards.map((card) => RANKS.findIndex((rank) => card.startsWith(rank)));
  const { shape, sorted } = grouped(ranks);
  const isWheel = wheel !== null && [...wheel].every((rank) => cards.some((card) => card.startsWith(rank)));
  const straight = isWheel || (shape === '11111' && (sorted[0] ?? 0) - (sorted[4] ?? 0) === 4);
  const flush = new Set(cards.map((card) => card.charAt(1))).size === 1;
  const name = [straight ? 'straight' : '', flush ? 'flush' : ''].join(' ').trim() || shape;
  // the ace of a wheel weighs less than any rank
  return [order.indexOf(name), ...(isWheel ? [...sorted.slice(1), -1] : sorted)];
}

function lowOf(cards: readonly Card[]): readonly number[] {
  const { shape, sorted } = grouped(cards.map(aceLowRank));
  return [HIGH.indexOf(shape), ...sorted].map((weight) => -weight);
}

function eightOrBetter(cards: readonly Card[]): PlainValue {
  const ranks = cards.map(aceLowRank);
  return new Set(ranks).size === 5 && Math.max(...ranks) <= 8 ? lowOf(cards) : null;
}

/** More cards are better; of as many, the lower. Two of one rank or suit are no badugi. */
function badugiOf(cards: readonly Card[], aceLow: boolean): PlainValue {
  const different = (place: 0 | 1) => new Set(cards.map((card) => card.charAt(place))).size === cards.length;
  if (!different(0) || !different(1)) return null;
  const ranks = cards.map((card) => (aceLow ? aceLowRank(card) : RANKS.findIndex((rank) => card.startsWith(rank))));
  return [cards.length, ...ranks.sort((a, b) => b - a).map((rank) => -rank)];
}

/** 1 for the ace, 2 for the deuce, 13 for the king. */
function aceLowRank(card: Card): number {
  return 'A23456789TJQK'.indexOf(card.charAt(0)) + 1;
}

/** Ranks by how often they stand, then by height; `shape` has how often each stands. */
function grouped(ranks: readonly number[]): { readonly shape: string; readonly sorted: readonly number[] } {
  const often = (rank: number) => ranks.filter((other) => other === rank).length;
  const sorted = [...ranks].sort((a, b) => often(b) - often(a) || b - a);
  return { shape: sorted.map(often).join(''), sorted };
}
