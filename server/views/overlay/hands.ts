// What the hands in sight are worth on a board, by the kinds of their game. Ranks released and opened cards alone.
import { isOfKind } from '../../engine/card/deckFaces.ts';
import type { Card } from '../../engine/card.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { HandKind } from '../../engine/game/handKind.ts';
import { fullBoard } from '../../engine/game/streets.ts';
import { handName } from '../../engine/handName/handName.ts';
import { bestOf, type RankedHand } from '../../engine/handRank/bestOf.ts';
import type { HandCards } from '../../engine/handRank/choice.ts';
import { KINDS } from '../../engine/handRank/kinds.ts';
import type { Award } from '../felt/awards.ts';
import { handFaces, type Sight } from './sight.ts';
import type { HandLabel } from './view.ts';

/** The hand of one kind that a seat has on a board; null when not all its cards are in sight, or nothing qualifies. */
export function handOn(
  sight: Sight,
  at: { readonly seat: number; readonly board: readonly Card[]; readonly kind: HandKind },
): RankedHand | null {
  if (sight.hand === null) return null;
  const { holeUse } = gameOf(sight.hand.game);
  const hole = handFaces(sight, at.seat, at.board);
  if (hole === null) return null;
  return isHandOf(at.kind, { holeUse, hole, board: at.board })
    ? bestOf(at.kind, { holeUse, hole, board: at.board })
    : null;
}

/** Cards enough and not too many, all of the deck of the game: a wrong read or a wrong key gives no name, and never an error. */
function isHandOf(kind: HandKind, { holeUse, hole, board }: HandCards): boolean {
  const { cards, deck } = KINDS[kind];
  const all = [...hole, ...board];
  const tooMany = holeUse === 'any' && all.length > cards[1];
  return !tooMany && all.length >= cards[0] && all.every((card) => isOfKind(card, deck));
}

export function labelOf(kind: HandKind, hand: RankedHand | null): HandLabel | null {
  if (hand === null) return null;
  const { category, ranks } = handName(kind, hand);
  return { category, ranks };
}

/** The kind that a part of a pot is compared by. */
export function kindOf(sight: Sight, part: Award['part']): HandKind {
  const [first, second = first] = gameOf(sight.hand?.game ?? 'holdem').kinds;
  return part === 'low' ? second : first;
}

/** With which hand an award was won; null when hands were not compared, or the winner's is not in sight. */
export function winningHand(sight: Sight, { seat, run, part, shown }: Award): RankedHand | null {
  const { hand } = sight;
  const board = hand?.boards[run] ?? [];
  if (!shown || hand === null || board.length < fullBoard(gameOf(hand.game))) return null;
  return handOn(sight, { seat, board, kind: kindOf(sight, part) });
}
