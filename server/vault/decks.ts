// Decks: 52 cards and their tags, sealed. A tag is found by its keyed hash, so the map never lies in memory as a whole
// and a tag of any deck is known whichever table asks. Knows no hand.
import type { DeckStore } from '../../db/decks.ts';
import { tableId } from '../base/ids.ts';
import { nameKey } from '../base/nameKey.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import { type KeyRing, tagCode } from './keys.ts';
import { decodeDeckRow, encodeDeckRow, type RowEntry } from './payload.ts';
import type { VaultRefusal } from './refusals.ts';
import { contextOf, openBytes, type RandomBytes, sealBytes } from './sealed.ts';

export interface DeckPair {
  readonly card: Card;
  readonly tag: string;
}

export interface DeckToRegister {
  readonly deck: string;
  readonly name: string;
  readonly colour: string;
  readonly cards: readonly DeckPair[];
  /** Wall time in milliseconds. */
  readonly created: number;
}

/** Names the field that is wrong, never its value. */
export interface DeckRefusal {
  readonly code: VaultRefusal;
  readonly field: string;
}

export type TagStanding = 'deck' | 'other-deck' | 'unknown';

export interface DeckHolder {
  readonly deck: string;
  /** null for a deck that lies at another table */
  readonly name: string | null;
}

export interface Decks {
  register(deck: DeckToRegister): Promise<Result<true, DeckRefusal>>;
  /** The table the deck lies at now; null while it lies at none. */
  tableOf(deck: string): Promise<Result<string | null, DeckRefusal>>;
  assign(deck: string, table: string): Promise<Result<true, DeckRefusal>>;
  /** The deck that has this tag; its name only where it lies at this table or at none. */
  holder(table: string, tag: string): Promise<DeckHolder | null>;
  /** Any deck of the house, whatever the case and the spaces. */
  nameTaken(name: string): Promise<boolean>;
  standing(table: string, tags: readonly string[]): Promise<readonly TagStanding[]>;
  /** One entry for each tag, in order; without a card where no deck has the tag. */
  lookUp(tags: readonly string[]): Promise<readonly RowEntry[]>;
}

export interface DecksOptions {
  readonly store: Pick<DeckStore, 'add' | 'get' | 'list' | 'assign' | 'findTags'>;
  readonly ring: KeyRing;
  readonly random: RandomBytes;
}

export const DECK_SIZE = 52;

export function createDecks(options: DecksOptions): Decks {
  const { store, ring } = options;
  const find = async (tags: readonly string[]) => {
    const codes = tags.map((tag) => tagCode(tag, ring));
    const rows = await store.findTags(codes.map((code) => Buffer.from(code, 'hex')));
    return { codes, rows: new Map(rows.map((row) => [Buffer.from(row.tagMac).toString('hex'), row])) };
  };
  return {
    async register(deck) {
      const wrong = problemOf(deck.cards);
      return wrong === null
        ? store.add(toRows(deck, options)).then((stored) => (stored.ok ? ok(true) : refuse(stored.error)))
        : err(wrong);
    },
    async tableOf(deck) {
      const row = await store.get(deck);
      return row === undefined ? err({ code: 'unknown-deck', field: 'deck' }) : ok(row.tableId);
    },
    async assign(deck, table) {
      const row = await store.assign(deck, tableId(table));
      return row.ok ? ok(true) : err({ code: 'unknown-deck', field: 'deck' });
    },
    async holder(table, tag) {
      const { codes, rows } = await find([tag]);
      const deck = rows.get(codes[0] ?? '')?.deckId;
      const row = deck === undefined ? undefined : await store.get(deck);
      if (row === undefined) return null;
      return { deck: row.id, name: row.tableId === null || row.tableId === table ? row.name : null };
    },
    async nameTaken(name) {
      return (await store.list()).some((deck) => nameKey(deck.name) === nameKey(name));
    },
    async standing(table, tags) {
      const own = new Set((await store.list(tableId(table))).map((deck) => deck.id));
      const { codes, rows } = await find(tags);
      return codes.map((code) => standingOf(rows.get(code)?.deckId, own));
    },
    async lookUp(tags) {
      const { codes, rows } = await find(tags);
      return codes.map((code): RowEntry => {
        const row = rows.get(code);
        const card = row === undefined ? null : openCard(row, { code, ring });
        return { card, tag: code, typist: null, flag: 'plain' };
      });
    },
  };
}

function standingOf(deck: string | undefined, own: ReadonlySet<string>): TagStanding {
  if (deck === undefined) return 'unknown';
  return own.has(deck) ? 'deck' : 'other-deck';
}

function refuse(code: 'deck-exists' | 'tag-in-other-deck'): Result<never, DeckRefusal> {
  return err({ code, field: code === 'deck-exists' ? 'deck' : 'cards' });
}

/** Exactly 52 different cards on 52 different tags. */
function problemOf(cards: readonly DeckPair[]): DeckRefusal | null {
  if (cards.length !== DECK_SIZE) return { code: 'deck-incomplete', field: 'cards' };
  const card = repeated(cards.map((pair) => pair.card));
  if (card !== null) return { code: 'duplicate-card', field: `cards.${card}.card` };
  const tag = repeated(cards.map((pair) => pair.tag));
  return tag === null ? null : { code: 'duplicate-tag', field: `cards.${tag}.tag` };
}

/** Index of the first value that stood before. */
function repeated(values: readonly string[]): number | null {
  const at = values.findIndex((value, i) => values.indexOf(value) < i);
  return at < 0 ? null : at;
}

export function deckContext(deck: string, code: string): string {
  return contextOf('deck_cards', deck, code);
}

function toRows(deck: DeckToRegister, { ring, random }: DecksOptions): Parameters<DeckStore['add']>[0] {
  const cards = deck.cards.map(({ card, tag }) => {
    const code = tagCode(tag, ring);
    const context = deckContext(deck.deck, code);
    const sealed = sealBytes(encodeDeckRow(card, tag), { key: ring.deck, context, random });
    return { tagMac: Buffer.from(code, 'hex'), sealed };
  });
  return { id: deck.deck, name: deck.name, colour: deck.colour, status: 'registered', created: deck.created, cards };
}

function openCard(
  row: { readonly deckId: string; readonly sealed: Uint8Array },
  { code, ring }: { code: string; ring: KeyRing },
): Card {
  const what = `a card of deck ${row.deckId}`;
  return decodeDeckRow(openBytes(row.sealed, { key: ring.deck, context: deckContext(row.deckId, code), what })).card;
}
