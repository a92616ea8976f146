// Whether the deck in play is the one that the game of a hand needs. A table that types its cards may have none at all.
import type { DeckKind } from '../engine/card/deckFaces.ts';
import { gameOf } from '../engine/game/games.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { Decided } from './decideInput.ts';
import type { VaultCalls } from './vaultCalls.ts';

/** Asked before the vault begins the hand; the way out is another deck or another game. */
export async function unfitDeckFor(
  { input }: Decided,
  vault: Pick<VaultCalls, 'decksInPlay'>,
): Promise<RuleViolation | null> {
  if (input.type !== 'hand' || input.command.type !== 'StartHand') return null;
  return unfit(gameOf(input.command.start.game).deck, await vault.decksInPlay());
}

function unfit(needs: DeckKind, inPlay: readonly DeckKind[]): RuleViolation | null {
  const fits = inPlay.length === 0 || inPlay.includes(needs);
  return fits ? null : violation('deck-does-not-fit', { needs });
}
