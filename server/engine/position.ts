// Names of seats relative to the button, in the field's own abbreviations.
import type { GameName } from './game/gameName.ts';
import { gameOf } from './game/games.ts';
import type { Hand } from './hand.ts';

export const POSITIONS = ['BTN', 'SB', 'BB', 'UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO', 'ST', 'none'] as const;
export type Position = (typeof POSITIONS)[number];

/** Seats between big blind and button, named from both ends: the cutoff is next to the button. */
const BETWEEN: Readonly<Record<number, readonly Position[]>> = {
  0: [],
  1: ['UTG'],
  2: ['UTG', 'CO'],
  3: ['UTG', 'HJ', 'CO'],
  4: ['UTG', 'LJ', 'HJ', 'CO'],
  5: ['UTG', 'UTG1', 'LJ', 'HJ', 'CO'],
  6: ['UTG', 'UTG1', 'UTG2', 'LJ', 'HJ', 'CO'],
  7: ['UTG', 'UTG1', 'UTG2', 'UTG2', 'LJ', 'HJ', 'CO'],
};

/** Games with a bring-in have none: they are dealt from the dealer's left, and ties open there. */
export function hasButton(game: GameName): boolean {
  return gameOf(game).forced !== 'bring_in';
}

export function positionOf(
  hand: Pick<Hand, 'game' | 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'seats' | 'structure'>,
  seat: number,
): Position {
  if (!hasButton(hand.game)) return 'none';
  if (seat === hand.bigBlindSeat) return 'BB';
  if (seat === hand.button) return 'BTN';
  if (seat === hand.smallBlindSeat) return 'SB';
  if (hand.structure.straddles.some((s) => s.seat === seat)) return 'ST';
  const between: readonly number[] = hand.seats
    .map((s) => s.seat)
    .filter((n) => n !== hand.bigBlindSeat && n !== hand.button && n !== hand.smallBlindSeat);
  return BETWEEN[between.length]?.[between.indexOf(seat)] ?? 'none';
}
