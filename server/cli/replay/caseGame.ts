// Which game of ours a recorded hand was: the collection has names of its own.
import type { GameName } from '../../engine/game/gameName.ts';
import { isGameName } from '../../engine/game/gameName.ts';

const BY_HOLE_CARDS: Readonly<Record<string, Readonly<Record<number, GameName>>>> = {
  omaha: { 4: 'omaha', 5: 'omaha5', 6: 'omaha6' },
  omaha8: { 4: 'omaha8', 5: 'omaha5_8', 6: 'omaha6_8' },
};

/** null: no game that the engine knows. */
export function gameOfCase({
  variant,
  hole_cards = 4,
}: {
  variant: string;
  hole_cards?: number | undefined;
}): GameName | null {
  if (variant === 'shortdeck') return 'short_deck';
  const sized = BY_HOLE_CARDS[variant];
  if (sized !== undefined) return sized[hole_cards] ?? null;
  return isGameName(variant) ? variant : null;
}
