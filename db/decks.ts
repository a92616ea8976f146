// Decks and their sealed cards. A tag is found by its keyed hash and stands in one deck only; no row names a tag.
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { TableId } from '../server/base/ids.ts';
import { err, ok, type Result } from '../server/base/result.ts';
import type { Database, Transaction } from './database.ts';
import { guarded } from './failure.ts';
import { deckCards, decks } from './schema/vault.ts';

export type DeckRow = typeof decks.$inferSelect;
export type DeckCard = { readonly tagMac: Uint8Array; readonly sealed: Uint8Array };
export type FoundTag = DeckCard & { readonly deckId: string };

export type NewDeck = Omit<DeckRow, 'detail' | 'tableId'> & {
  readonly detail?: unknown;
  readonly tableId?: TableId | null;
  readonly cards: readonly DeckCard[];
};

export interface DeckStore {
  /** Deck and cards together or nothing. */
  add(deck: NewDeck): Promise<Result<DeckRow, 'deck-exists' | 'tag-in-other-deck'>>;
  get(id: string): Promise<DeckRow | undefined>;
  list(tableId?: TableId): Promise<readonly DeckRow[]>;
  cards(deckId: string): Promise<readonly DeckCard[]>;
  /** How many cards each of these decks has. */
  count(deckIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  findTags(macs: readonly Uint8Array[]): Promise<readonly FoundTag[]>;
  /** Null takes the deck off its table. */
  assign(id: string, tableId: TableId | null): Promise<Result<DeckRow, 'unknown-deck'>>;
  setStatus(id: string, status: string, detail?: unknown): Promise<Result<DeckRow, 'unknown-deck'>>;
  /** Replaces one tag; `from` must be in this deck. */
  replaceCard(
    deckId: string,
    from: Uint8Array,
    to: DeckCard,
  ): Promise<Result<true, 'unknown-tag' | 'tag-in-other-deck'>>;
  /** Frees the tags of a retired deck. */
  removeCards(deckId: string): Promise<void>;
}

export function createDeckStore(db: Database): DeckStore {
  const change = async (id: string, set: Partial<DeckRow>): Promise<Result<DeckRow, 'unknown-deck'>> => {
    const rows = await db.update(decks).set(set).where(eq(decks.id, id)).returning();
    return rows[0] === undefined ? err('unknown-deck') : ok(rows[0]);
  };
  return guarded('decks', {
    add: (deck) => db.transaction((transaction) => addDeck(transaction, deck)),
    get: async (id) => (await db.select().from(decks).where(eq(decks.id, id)))[0],
    list: async (tableId) =>
      db
        .select()
        .from(decks)
        .where(tableId === undefined ? undefined : eq(decks.tableId, tableId))
        .orderBy(asc(decks.created), asc(decks.id)),
    cards: async (deckId) =>
      db
        .select({ tagMac: deckCards.tagMac, sealed: deckCards.sealed })
        .from(deckCards)
        .where(eq(deckCards.deckId, deckId))
        .orderBy(asc(deckCards.tagMac)),
    async count(deckIds) {
      if (deckIds.length === 0) return new Map();
      const rows = await db
        .select({ deckId: deckCards.deckId, cards: count() })
        .from(deckCards)
        .where(inArray(deckCards.deckId, [...deckIds]))
        .groupBy(deckCards.deckId);
      return new Map(rows.map(({ deckId, cards }) => [deckId, cards]));
    },
    findTags: async (macs) => (macs.length === 0 ? [] : findTags(db, macs)),
    assign: (id, tableId) => change(id, { tableId }),
    setStatus: (id, status, detail) => change(id, detail === undefined ? { status } : { status, detail }),
    replaceCard: (deckId, from, to) => db.transaction((transaction) => replaceCard(transaction, deckId, [from, to])),
    async removeCards(deckId) {
      await db.delete(deckCards).where(eq(deckCards.deckId, deckId));
    },
  });
}

async function addDeck(
  transaction: Transaction,
  { cards, ...deck }: NewDeck,
): Promise<Result<DeckRow, 'deck-exists' | 'tag-in-other-deck'>> {
  const macs = cards.map((card) => card.tagMac);
  if (macs.length > 0 && (await findTags(transaction, macs)).length > 0) return err('tag-in-other-deck');
  const rows = await transaction.insert(decks).values(deck).onConflictDoNothing().returning();
  if (rows[0] === undefined) return err('deck-exists');
  // In the order of the hashes: the order of registration would say which card is which.
  const sorted = [...cards].sort((a, b) => Buffer.compare(a.tagMac, b.tagMac));
  if (sorted.length > 0)
    await transaction.insert(deckCards).values(sorted.map((card) => ({ ...card, deckId: deck.id })));
  return ok(rows[0]);
}

async function replaceCard(
  transaction: Transaction,
  deckId: string,
  [from, to]: readonly [Uint8Array, DeckCard],
): Promise<Result<true, 'unknown-tag' | 'tag-in-other-deck'>> {
  const clash = await findTags(transaction, [to.tagMac]);
  if (clash.length > 0) return err('tag-in-other-deck');
  const rows = await transaction
    .update(deckCards)
    .set(to)
    .where(and(eq(deckCards.deckId, deckId), eq(deckCards.tagMac, from)))
    .returning({ deckId: deckCards.deckId });
  return rows.length === 0 ? err('unknown-tag') : ok(true);
}

function findTags(db: Database | Transaction, macs: readonly Uint8Array[]): Promise<FoundTag[]> {
  return db.select().from(deckCards).where(inArray(deckCards.tagMac, macs));
}
