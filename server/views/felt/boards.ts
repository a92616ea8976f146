// The boards, as many places each as the game has board cards (stud: one when the last
// card is dealt for all): a board card lies face up from the moment it is dealt.
import { type Card, isCard } from '../../engine/card.ts';
import { gameOf, HOLDEM } from '../../engine/game/games.ts';
import { fullBoard } from '../../engine/game/streets.ts';
import type { Hand } from '../../engine/hand.ts';
import { type BoardView, CARD_PLACES, type CardPlace } from '../overlay/view.ts';

/** The cards of each run, those that all runs share repeated on every one. */
export function runsOf(hand: Hand): readonly (readonly Card[])[] {
  const shared = (hand.boards[0] ?? []).slice(0, hand.sharedBoard);
  return Array.from({ length: Math.max(hand.runs, hand.structure.boards) }, (_, run) => hand.boards[run] ?? shared);
}

/** Boards that are dealt side by side all the hand, or the runs of one that parted when betting was over. */
export function boardsAre(hand: Hand | null): 'runs' | 'boards' {
  return hand !== null && hand.structure.boards > 1 ? 'boards' : 'runs';
}

/** `isLit` says which cards of a run decided it. */
export function boardViews(
  hand: Hand | null,
  isLit: (run: number, card: Card) => boolean = () => false,
): readonly BoardView[] {
  const runs = hand === null ? [[]] : runsOf(hand);
  const size = Math.max(fullBoard(hand === null ? HOLDEM : gameOf(hand.game)), runs[0]?.length ?? 0);
  return runs.map((cards, run) => ({
    run,
    cards: places(cards, size),
    lit: lights(places(cards, size), (card) => isLit(run, card)),
  }));
}

function places(cards: readonly Card[], size: number): readonly CardPlace[] {
  return Array.from({ length: size }, (_, i) => cards[i] ?? CARD_PLACES.none);
}

function lights(shown: readonly CardPlace[], isLit: (card: Card) => boolean): readonly boolean[] {
  return shown.map((card) => isCard(card) && isLit(card));
}
