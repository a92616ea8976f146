// Which rows of vault_meta are sealed under the key of decks, and where each belongs. Opens nothing.
import { LIFE_ROW, lifeContext } from './deckLives.ts';
import { DRAFT_ROW, draftContext } from './draftDesk.ts';

/** The context of such a row; null for any other. */
export function deckMetaContext(key: string): string | null {
  if (key.startsWith(DRAFT_ROW)) return draftContext(key.slice(DRAFT_ROW.length));
  return key.startsWith(LIFE_ROW) ? lifeContext(key.slice(LIFE_ROW.length)) : null;
}
