// Decks and their tags, sealed. A tag is found by its keyed hash, so the map never lies in memory as a whole and a tag of any
// deck is known whichever table asks. Knows no hand.
import type { DeckRow, DeckStore, FoundTag } from '../../db/decks.ts';
import { tableId } from '../base/ids.ts';
import { nameKey } from '../base/nameKey.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Face } from '../engine/card/deckFaces.ts';
import { isCard } from '../engine/card.ts';
import {
  checkedKind,
  type DeckPair,
  type DeckRefusal,
  type DeckState,
  detailOf,
  openPair,
  type Sealing,
  sealPair,
  stateOf,
} from './deckRows.ts';
import { tagCode } from './keys.ts';
import type { RowEntry } from './payload.ts';

export interface DeckToRegister {
  readonly deck: string;
  readonly name: string;
  readonly colour: string;
  readonly cards: readonly DeckPair[];
  /** Wall time in milliseconds. */
  readonly created: number;
}

export type TagStanding = 'deck' | 'other-deck' | 'unknown' | 'named';

export interface DeckHolder {
  readonly deck: string;
  /** null for a deck that lies at another table */
  readonly name: string | null;
}

/** A tag and where it belongs; null for a tag of no deck. */
export type TagPlace = { readonly deck: string; readonly face: Face } | null;

export interface Decks {
  register(deck: DeckToRegister): Promise<Result<true, DeckRefusal>>;
  one(deck: string): Promise<Result<DeckRow, DeckRefusal>>;
  /** The table the deck lies at now; null while it lies at none. */
  tableOf(deck: string): Promise<Result<string | null, DeckRefusal>>;
  /** At this table, or at none; what was in use rests. */
  move(deck: string, table: string | null): Promise<Result<true, DeckRefusal>>;
  /** Of this table first, then what lies at none. */
  near(table: string): Promise<readonly DeckRow[]>;
  facesOf(deck: string): Promise<readonly Face[]>;
  /** From now on this is the deck in play at its table. */
  use(deck: DeckRow): Promise<void>;
  setState(deck: string, state: DeckState): Promise<void>;
  /** A new tag for a card of this deck. */
  replace(deck: string, pair: DeckPair): Promise<Result<{ readonly old: string }, DeckRefusal>>;
  /** The deck that has this tag; its name only where it lies at this table or at none. */
  holder(table: string, tag: string): Promise<DeckHolder | null>;
  /** Any deck of the house, whatever the case and the spaces. */
  nameTaken(name: string): Promise<boolean>;
  standing(table: string, tags: readonly string[]): Promise<readonly TagStanding[]>;
  placesOf(tags: readonly string[]): Promise<readonly TagPlace[]>;
  /** One entry for each tag, in order; without a card where no deck has the tag, and for what is no playing card. */
  lookUp(tags: readonly string[]): Promise<readonly RowEntry[]>;
}

export interface DecksOptions extends Sealing {
  readonly store: Pick<
    DeckStore,
    'add' | 'get' | 'list' | 'assign' | 'findTags' | 'cards' | 'setStatus' | 'replaceCard'
  >;
}

const UNKNOWN: DeckRefusal = { code: 'unknown-deck', field: 'deck' };

export function createDecks(options: DecksOptions): Decks {
  const { store, ring } = options;
  const one: Decks['one'] = async (deck) => {
    const row = await store.get(deck);
    return row === undefined ? err(UNKNOWN) : ok(row);
  };
  const find = async (tags: readonly string[]): Promise<readonly (FoundTag | undefined)[]> => {
    const codes = tags.map((tag) => tagCode(tag, ring));
    const rows = await store.findTags(codes.map((code) => Buffer.from(code, 'hex')));
    const byCode = new Map(rows.map((row) => [Buffer.from(row.tagMac).toString('hex'), row]));
    return codes.map((code) => byCode.get(code));
  };
  const placesOf: Decks['placesOf'] = async (tags) =>
    (await find(tags)).map((row) =>
      row === undefined ? null : { deck: row.deckId, face: openPair(row.deckId, row, ring).card },
    );
  return {
    one,
    placesOf,
    async register(deck) {
      const checked = checkedKind(deck.cards);
      if ('refused' in checked) return err(checked.refused);
      const cards = deck.cards.map((pair) => sealPair(deck.deck, pair, options));
      const { deck: id, name, colour, created } = deck;
      const stored = await store.add({
        ...{ id, name, colour, created, cards },
        status: 'registered',
        detail: checked,
      });
      return stored.ok ? ok(true) : refuse(stored.error);
    },
    async tableOf(deck) {
      const row = await one(deck);
      return row.ok ? ok(row.value.tableId) : row;
    },
    async move(deck, table) {
      const row = await one(deck);
      if (!row.ok) return row;
      await store.assign(deck, table === null ? null : tableId(table));
      if (stateOf(row.value) === 'in-use') await store.setStatus(deck, 'registered');
      return ok(true);
    },
    async near(table) {
      const all = await store.list();
      const at = (where: string | null) => all.filter((row) => row.tableId === where);
      return [...at(table), ...at(null)];
    },
    facesOf: async (deck) => (await store.cards(deck)).map((row) => openPair(deck, row, ring).card),
    use: (deck) => useDeck(store, deck),
    async setState(deck, state) {
      await store.setStatus(deck, state);
    },
    replace: (deck, pair) => replaceTag(options, deck, pair),
    async holder(table, tag) {
      const [found] = await find([tag]);
      const row = found === undefined ? undefined : await store.get(found.deckId);
      if (row === undefined) return null;
      return { deck: row.id, name: row.tableId === null || row.tableId === table ? row.name : null };
    },
    async nameTaken(name) {
      return (await store.list()).some((deck) => nameKey(deck.name) === nameKey(name));
    },
    async standing(table, tags) {
      const own = decksInPlay(await store.list(tableId(table)));
      return (await placesOf(tags)).map((place) => standingOf(place, own));
    },
    async lookUp(tags) {
      return (await placesOf(tags)).map((place, i): RowEntry => {
        const card = place !== null && isCard(place.face) ? place.face : null;
        return { card, tag: tagCode(tags[i] ?? '', ring), typist: null, flag: 'plain' };
      });
    },
  };
}

async function replaceTag(options: DecksOptions, deck: string, pair: DeckPair): ReturnType<Decks['replace']> {
  const { store, ring } = options;
  const rows = await store.cards(deck);
  const old = rows.find((row) => openPair(deck, row, ring).card === pair.card);
  if (old === undefined) return err({ code: 'not-in-deck', field: 'card' });
  const { tag } = openPair(deck, old, ring);
  const done = await store.replaceCard(deck, old.tagMac, sealPair(deck, pair, options));
  return done.ok ? ok({ old: tag }) : err({ code: done.error, field: 'tag' });
}

/** Cards of a table: of the deck in use and of the one it takes turns with; of all of them where nobody has said which. */
export function decksInPlay(decks: readonly DeckRow[]): ReadonlySet<string> {
  const used = decks.find((deck) => stateOf(deck) === 'in-use');
  return new Set(used === undefined ? decks.map(({ id }) => id) : [used.id, ...takingTurns(decks)]);
}

/** The deck that takes turns with the one in use; empty without one. */
export function takingTurns(decks: readonly DeckRow[]): ReadonlySet<string> {
  const used = decks.find((deck) => stateOf(deck) === 'in-use');
  const turns = used === undefined ? [] : decks.filter((deck) => takesTurns(used, deck));
  return new Set(turns.map(({ id }) => id));
}

/** Three changes between the same two decks are a habit. */
const HABIT = 3;

function takesTurns(used: DeckRow, other: DeckRow): boolean {
  const [mine, its] = [detailOf(used), detailOf(other)];
  return mine.from === other.id && its.from === used.id && mine.times + its.times >= HABIT;
}

async function useDeck(store: DecksOptions['store'], deck: DeckRow): Promise<void> {
  const here = deck.tableId === null ? [] : await store.list(deck.tableId);
  const before = here.find((other) => stateOf(other) === 'in-use');
  if (before?.id === deck.id) return;
  if (before !== undefined) await store.setStatus(before.id, 'registered');
  const detail = detailOf(deck);
  const from = before?.id ?? null;
  const times = from !== null && detail.from === from ? detail.times + 1 : 1;
  await store.setStatus(deck.id, 'in-use', { ...detail, from, times });
}

function standingOf(place: TagPlace, own: ReadonlySet<string>): TagStanding {
  if (place === null) return 'unknown';
  if (place.face === 'cut-card') return 'named';
  // a joker that is dealt is a card too many: somebody has to look at it
  if (!isCard(place.face)) return 'unknown';
  return own.has(place.deck) ? 'deck' : 'other-deck';
}

function refuse(code: 'deck-exists' | 'tag-in-other-deck'): Result<never, DeckRefusal> {
  return err({ code, field: code === 'deck-exists' ? 'deck' : 'cards' });
}
