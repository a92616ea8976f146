// Draws of a game that are still to be made, as everybody at the table sees it. Knows no card.
import { gameOf } from '../../engine/game/games.ts';
import { streetIndex } from '../../engine/game/streets.ts';
import type { Hand } from '../../engine/hand.ts';

/** Draws that somebody may still make; the one that is under way counts. */
export function drawsLeft(hand: Hand): number {
  const game = gameOf(hand.game);
  const at = streetIndex(game, hand.street) + (hand.phase === 'DRAWING' ? 0 : 1);
  return game.streets.slice(at).filter((rule) => rule.draw > 0).length;
}
