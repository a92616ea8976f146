// The best hand of hole cards and board: what it is and which cards play.
import { type Card, rankValue } from '../card.ts';
import type { HandKind } from '../game/handKind.ts';
import { suitSetsOf } from './cardSets.ts';
import { choices, type HandCards } from './choice.ts';
import { checkCards, strengthOf } from './evaluate.ts';
import { bestHigh } from './high.ts';
import { categoryOf, KINDS, type ValueCategory } from './kinds.ts';
import { strongestTwo } from './omaha.ts';

export interface RankedHand {
  /** From 1; the higher wins among hands of one kind, equal ties. */
  readonly strength: number;
  readonly category: ValueCategory;
  /** Ranks in order of weight: 'AAKK7', the wheel '5432A', the low '8742A', a badugi '8653' or, of two cards, '32'. */
  readonly ranks: string;
  /** The cards that play, in that order; of equal ranks the one given first, hole cards before the board. */
  readonly cards: readonly Card[];
}

/** null: no hand of this kind, because nothing qualifies or the cards are too few yet. Throws as `evaluate` does. */
export function bestOf(kind: HandKind, from: HandCards): RankedHand | null {
  if (from.holeUse === 'any') return bestOfAll(kind, from);
  checkCards(kind, from);
  const { strength, cards } = strongestTwo(from.hole, from.board, KINDS[kind].strength);
  return strength === 0 ? null : rankedHand(kind, strength, cards);
}

function bestOfAll(kind: HandKind, from: HandCards): RankedHand | null {
  const strength = strengthOf(kind, from);
  if (strength === null) return null;
  const all = [...from.hole, ...from.board];
  // the same without a search
  if (kind === 'high') return bestHigh(all);
  const category = categoryOf(kind, strength);
  const size = category.startsWith('badugi') ? Number(category.at(-1)) : 5;
  const playing = choices(all, size).find((cards) => KINDS[kind].strength(suitSetsOf(cards)) === strength);
  return rankedHand(kind, strength, playing ?? []);
}

function rankedHand(kind: HandKind, strength: number, playing: readonly Card[]): RankedHand {
  const category = categoryOf(kind, strength);
  const cards = byWeight(playing, KINDS[kind].aceLow || startsAtAce(category, playing));
  return { strength, category, ranks: cards.map((card) => card.charAt(0)).join(''), cards };
}

/** 5-4-3-2-A, and 9-8-7-6-A of 36 cards. */
function startsAtAce(category: ValueCategory, cards: readonly Card[]): boolean {
  return category.startsWith('straight') && !cards.some((card) => card.startsWith('K'));
}

/** Ranks that are held most often first, then the higher ones. */
function byWeight(cards: readonly Card[], aceLow: boolean): readonly Card[] {
  const height = (card: Card) => (aceLow && card.startsWith('A') ? 1 : rankValue(card));
  const often = (card: Card) => cards.filter((other) => other.charAt(0) === card.charAt(0)).length;
  return [...cards].sort((a, b) => often(b) - often(a) || height(b) - height(a));
}
