// The boards, five places each: a board card lies face up from the moment it is dealt.
import type { Card } from '../../engine/card.ts';
import { boardSizeAfter, HOLDEM } from '../../engine/game.ts';
import type { Hand } from '../../engine/hand.ts';
import { type BoardView, CARD_PLACES, type CardPlace } from '../overlay/view.ts';

const PLACES = boardSizeAfter(HOLDEM, 'river');

/** The cards of each run, those that all runs share repeated on every one. */
export function runsOf(hand: Hand): readonly (readonly Card[])[] {
  const shared = (hand.boards[0] ?? []).slice(0, hand.sharedBoard);
  return Array.from({ length: hand.runs }, (_, run) => hand.boards[run] ?? shared);
}

/** `isLit` says which cards of a run decided it. */
export function boardViews(
  hand: Hand | null,
  isLit: (run: number, card: Card) => boolean = () => false,
): readonly BoardView[] {
  const runs = hand === null ? [[]] : runsOf(hand);
  return runs.map((cards, run) => ({ run, cards: places(cards), lit: lights(cards, (card) => isLit(run, card)) }));
}

function places(cards: readonly Card[]): readonly CardPlace[] {
  return Array.from({ length: PLACES }, (_, i) => cards[i] ?? CARD_PLACES.none);
}

function lights(cards: readonly Card[], isLit: (card: Card) => boolean): readonly boolean[] {
  return Array.from({ length: PLACES }, (_, i) => {
    const card = cards[i];
    return card !== undefined && isLit(card);
  });
}
