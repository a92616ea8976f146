// The strength of a hand of any kind. Knows cards and kinds of hands; neither seats, streets nor games.

import { isOfKind } from '../card/deckFaces.ts';
import { type Card, duplicateCard } from '../card.ts';
import type { HandKind } from '../game/handKind.ts';
import { suitSetsOf } from './cardSets.ts';
import type { HandCards } from './choice.ts';
import { KINDS } from './kinds.ts';
import { strongestTwo } from './omaha.ts';

/**
 * From 1; the higher wins, equal ties; numbers of different kinds do not compare. null: no hand of this kind, because
 * nothing qualifies (low_8) or the cards are too few yet. Cards that no game can deal together are a bug and throw.
 */
export function evaluate(kind: HandKind, cards: readonly Card[]): number | null {
  return strengthOf(kind, { holeUse: 'any', hole: cards, board: [] });
}

/** The same for hole cards and board. */
export function strengthOf(kind: HandKind, from: HandCards): number | null {
  checkCards(kind, from);
  const { hole, board } = from;
  const { cards, strength } = KINDS[kind];
  if (from.holeUse === 'two') return strongestTwo(hole, board, strength).strength || null;
  return hole.length + board.length < cards[0] ? null : strength(suitSetsOf([...hole, ...board])) || null;
}

/** Throws on cards that no game can deal together. */
export function checkCards(kind: HandKind, { holeUse, hole, board }: HandCards): void {
  const { cards, deck } = KINDS[kind];
  const all = [...hole, ...board];
  if (holeUse === 'any' && all.length > cards[1]) throw new Error(`${kind} is made of at most ${cards[1]} cards`);
  if (duplicateCard(all) !== null) throw new Error('a card stands twice in one hand');
  if (!all.every((card) => isOfKind(card, deck))) throw new Error(`a card is not of the deck of ${deck} cards`);
}
