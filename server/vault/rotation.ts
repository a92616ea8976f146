// Rows of the vault sealed anew under the keys of another master: hand keys, decks with the codes of their tags, drafts, the
// check value. What hand keys seal stays as it is.
import type { Executor } from '../../db/database.ts';
import { type Anew, changeDeckCards, changeHandKeys, type DeckCardRow, type MetaRow } from '../../db/sealedRows.ts';
import { deckContext } from './deckRows.ts';
import { type KeyRing, tagCode, unwrapHandKey, wrapHandKey } from './keys.ts';
import { deckMetaContext } from './metaRows.ts';
import { decodeDeckRow } from './payload.ts';
import { openBytes, type RandomBytes, sealBytes } from './sealed.ts';

export interface VaultRotation {
  readonly from: KeyRing;
  readonly to: KeyRing;
  readonly random: RandomBytes;
  /** What becomes of a row that does not open: passes on what it threw, or leaves the row as it is. */
  readonly damaged: (error: unknown) => null;
}

export function rotateHandKeys(db: Executor, { from, to, random, damaged }: VaultRotation): Promise<number> {
  return changeHandKeys(db, (row) => {
    const at = { table: row.tableId, hand: row.handId };
    try {
      return wrapHandKey(unwrapHandKey(row.wrapped, at, from), at, { ring: to, random });
    } catch (error) {
      return damaged(error);
    }
  });
}

export function rotateDecks(db: Executor, rotation: VaultRotation): Promise<number> {
  return changeDeckCards(db, (row) => {
    try {
      return deckCardAnew(row, rotation);
    } catch (error) {
      return rotation.damaged(error);
    }
  });
}

function deckCardAnew(row: DeckCardRow, { from, to, random }: VaultRotation): Pick<DeckCardRow, 'tagMac' | 'sealed'> {
  const was = Buffer.from(row.tagMac).toString('hex');
  const what = `a card of deck ${row.deckId}`;
  const plain = openBytes(row.sealed, { key: from.deck, context: deckContext(row.deckId, was), what });
  const code = tagCode(decodeDeckRow(plain).tag, to);
  const sealed = sealBytes(plain, { key: to.deck, context: deckContext(row.deckId, code), random });
  return { tagMac: Buffer.from(code, 'hex'), sealed };
}

/** Of a row of vault_meta that holds a draft or the life of a deck; undefined for any other. */
export function draftAnew(
  row: MetaRow,
  { from, to, random, damaged }: VaultRotation,
): ReturnType<Anew<MetaRow>> | undefined {
  const context = deckMetaContext(row.key);
  if (context === null) return undefined;
  try {
    const plain = openBytes(row.value, { key: from.deck, context, what: row.key });
    return sealBytes(plain, { key: to.deck, context, random });
  } catch (error) {
    return damaged(error);
  }
}
