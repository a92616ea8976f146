// What a hand holds by the cards in sight: category and ranks as data, worded by the page.
import type { Card } from '../../engine/card.ts';
import { type Hand, holdsCards } from '../../engine/hand.ts';
import { bestHigh } from '../../engine/handRank/high.ts';
import { awardsOf } from '../felt/awards.ts';
import { dealtIn } from '../felt/seatFacts.ts';
import { handFaces, type Sight } from './sight.ts';
import type { HandLabel } from './view.ts';

const FLOP = 3;

/**
 * From the flop on, for hands that are still in. With several runs by the board that is being dealt. A hand to which the
 * others gave up is not named once it has its pot: it did not win by what it holds.
 */
export function handLabel(sight: Sight, seat: number): HandLabel | null {
  const s = dealtIn(sight.hand, seat);
  if (sight.hand === null || s === undefined || !holdsCards(s) || wonUncontested(sight.hand, seat)) return null;
  const board = boardInPlay(sight.hand);
  const faces = board.length < FLOP ? null : handFaces(sight, seat, board);
  if (faces === null) return null;
  const { category, ranks } = bestHigh([...faces, ...board]);
  return { category, ranks };
}

function wonUncontested(hand: Hand, seat: number): boolean {
  const awards = awardsOf(hand).filter((award) => award.seat === seat);
  return awards.length > 0 && awards.every((award) => !award.shown);
}

/** The last run that has cards of its own. */
function boardInPlay(hand: Hand): readonly Card[] {
  return hand.boards.findLast((board) => board.length > hand.sharedBoard) ?? hand.boards[0] ?? [];
}
