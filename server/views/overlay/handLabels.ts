// What a hand holds by the cards in sight: category and ranks as data, worded by the page.
import type { Card } from '../../engine/card.ts';
import { gameOf } from '../../engine/game/games.ts';
import { fullBoard } from '../../engine/game/streets.ts';
import { type Hand, holdsCards } from '../../engine/hand.ts';
import { awardsOf } from '../felt/awards.ts';
import { boardsAre } from '../felt/boards.ts';
import { dealtIn } from '../felt/seatFacts.ts';
import { handOn, labelOf } from './hands.ts';
import type { Sight } from './sight.ts';
import type { SeatView } from './view.ts';

type Labels = Pick<SeatView, 'label' | 'lowLabel' | 'boardLabels'>;

const FLOP = 3;

/**
 * From the flop on, for hands that are still in; in games without a board as soon as a hand has cards enough. With several
 * runs by the board that is being dealt, with several boards by each. A hand to which the others gave up is not named once it
 * has its pot: it did not win by what it holds.
 */
export function handLabels(sight: Sight, seat: number): Labels {
  const { hand } = sight;
  const s = dealtIn(hand, seat);
  const nothing: Labels = { label: null, lowLabel: null, boardLabels: hand === null ? [] : emptyLabels(hand) };
  if (hand === null || s === undefined || !holdsCards(s) || wonUncontested(hand, seat)) return nothing;
  const [first, second] = gameOf(hand.game).kinds;
  const named = (board: readonly Card[], kind: typeof first) =>
    isNamed(hand, board) ? labelOf(kind, handOn(sight, { seat, board, kind })) : null;
  if (boardsAre(hand) === 'boards') return { ...nothing, boardLabels: hand.boards.map((board) => named(board, first)) };
  const board = boardInPlay(hand);
  return { ...nothing, label: named(board, first), lowLabel: second === undefined ? null : named(board, second) };
}

/** The same number of entries at every seat. */
function emptyLabels(hand: Hand): Labels['boardLabels'] {
  return boardsAre(hand) === 'boards' ? hand.boards.map(() => null) : [];
}

function isNamed(hand: Hand, board: readonly Card[]): boolean {
  return fullBoard(gameOf(hand.game)) === 0 || board.length >= FLOP;
}

function wonUncontested(hand: Hand, seat: number): boolean {
  const awards = awardsOf(hand).filter((award) => award.seat === seat);
  return awards.length > 0 && awards.every((award) => !award.shown);
}

/** The last run that has cards of its own. */
function boardInPlay(hand: Hand): readonly Card[] {
  return hand.boards.findLast((board) => board.length > hand.sharedBoard) ?? hand.boards[0] ?? [];
}
