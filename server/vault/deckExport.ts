// A deck with its tags in the clear, for whoever looks after the keys at the server itself. No message of the vault leads here, so
// that no page and no role can have the map; the caller seals what he gets.
import type { Database } from '../../db/database.ts';
import { createDeckStore } from '../../db/decks.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type DeckPair, openPair, stateOf } from './deckRows.ts';
import type { KeyRing } from './keys.ts';

export interface ExportedDeck {
  readonly name: string;
  readonly colour: string;
  readonly cards: readonly DeckPair[];
}

export interface ExportAsk {
  readonly deck: string;
  /** unsealed: only for a deck that no table gets any more */
  readonly clear: boolean;
}

export async function exportDeck(
  db: Database,
  ring: KeyRing,
  { deck, clear }: ExportAsk,
): Promise<Result<ExportedDeck, 'unknown-deck' | 'deck-at-table' | 'deck-not-retired'>> {
  const store = createDeckStore(db);
  const row = await store.get(deck);
  if (row === undefined) return err('unknown-deck');
  if (row.tableId !== null) return err('deck-at-table');
  if (clear && stateOf(row) !== 'retired') return err('deck-not-retired');
  const cards = (await store.cards(deck)).map((card) => openPair(deck, card, ring));
  return ok({ name: row.name, colour: row.colour, cards });
}
