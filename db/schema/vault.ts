// Rows of the vault: sealed cards, wrapped hand keys, decks. Only ciphertext and keyed look-up codes stand here.
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { TableId } from '../../server/base/ids.ts';
import { bytea, json, milliseconds } from './columns.ts';

/** Append only: a trigger refuses update and delete. A hand is forgotten by destroying its key. */
export const cardLog = pgTable(
  'card_log',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    /** 1, 2, 3... within the table. */
    position: integer('position').notNull(),
    handId: text('hand_id').notNull(),
    /** 0 for the board. */
    seat: smallint('seat').notNull(),
    slot: smallint('slot').notNull(),
    kind: text('kind').notNull(),
    /** Makes the write idempotent: the same output twice is one row. */
    outputId: text('output_id').notNull(),
    /** Of one length for every card, so that the row's size says nothing. */
    sealed: bytea('sealed').notNull(),
    /** Programme time. */
    recorded: milliseconds('recorded').notNull(),
  },
  (t) => [
    unique('card_log_table_position').on(t.tableId, t.position),
    unique('card_log_table_output').on(t.tableId, t.outputId),
    index('card_log_hand').on(t.tableId, t.handId, t.position),
  ],
);

export const handKeys = pgTable(
  'hand_keys',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    handId: text('hand_id').notNull(),
    /** Null once destroyed. */
    wrapped: bytea('wrapped'),
    /** Wall time. */
    destroyedAt: milliseconds('destroyed_at'),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.handId] })],
);

export const decks = pgTable('decks', {
  id: text('id').primaryKey(),
  /** Null while the deck is assigned to no table. */
  tableId: text('table_id').$type<TableId>(),
  name: text('name').notNull(),
  colour: text('colour').notNull(),
  status: text('status').notNull(),
  detail: json('detail'),
  /** Wall time. */
  created: milliseconds('created').notNull(),
});

/** `tagMac` is a keyed hash: it finds a tag without naming it, and keeps a tag in one deck only. */
export const deckCards = pgTable(
  'deck_cards',
  {
    deckId: text('deck_id')
      .notNull()
      .references(() => decks.id),
    tagMac: bytea('tag_mac').notNull().unique(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.deckId, t.tagMac] })],
);

export const vaultMeta = pgTable('vault_meta', {
  key: text('key').primaryKey(),
  value: bytea('value').notNull(),
});

/**
 * What was promised of a seat's cards before anybody could see them: SHA-256 over domain, hand, seat, salt and cards. Append
 * only. `sealed`: salt and cards, of one length.
 */
export const commitments = pgTable(
  'commitments',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    handId: text('hand_id').notNull(),
    seat: smallint('seat').notNull(),
    /** 1, 2, 3... for each entry that may have changed the cards of the seat. */
    version: integer('version').notNull(),
    commitment: bytea('commitment').notNull(),
    sealed: bytea('sealed').notNull(),
    /** Wall time. */
    made: milliseconds('made').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.handId, t.seat, t.version] })],
);

/** Salt and cards of a commitment whose cards an audience has seen. */
export const openedCommitments = pgTable(
  'opened_commitments',
  {
    tableId: text('table_id').$type<TableId>().notNull(),
    handId: text('hand_id').notNull(),
    seat: smallint('seat').notNull(),
    version: integer('version').notNull(),
    salt: bytea('salt').notNull(),
    cards: text('cards').notNull(),
    /** Wall time. */
    opened: milliseconds('opened').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tableId, t.handId, t.seat, t.version] })],
);
