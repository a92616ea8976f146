// What stands inside a sealed row, in bytes of one length whatever it says. Knows no key and no store.

import { FACES, type Face, faceIndex } from '../engine/card/deckFaces.ts';
import { type Card, cardIndex, DECK } from '../engine/card.ts';

/** One card of a row. */
export interface RowEntry {
  /** Null: the tag was registered to no deck. */
  readonly card: Card | null;
  /** Keyed hash of the tag as 32 hex digits; null for a card that was typed. */
  readonly tag: string | null;
  /** Hash of who typed it, as 32 hex digits; null for what was read, for what lies face up, and in rows of before. */
  readonly typist: string | null;
  readonly flag: EntryFlag;
}

export const ENTRY_FLAGS = ['plain', 'withdrawn'] as const;
export type EntryFlag = (typeof ENTRY_FLAGS)[number];

/** Most cards that one row holds. */
export const MAX_ENTRIES = 10;
/** Plain bytes of every card-log row. */
export const ROW_BYTES = 192;
/** Plain bytes of every deck row. */
export const DECK_ROW_BYTES = 72;
/** Longest tag key, in bytes of UTF-8. */
export const MAX_TAG_BYTES = 64;

const VERSION = 1;
const NO_CARD = 255;
const TAG_HASH_BYTES = 16;
/** Marks of an entry: what its hash is of. */
const OF_TAG = 0x80;
const OF_TYPIST = 0x40;
const FLAG_BITS = 0x3f;
const HEAD = 2;
const ENTRY = 2 + TAG_HASH_BYTES;

export function encodeRow(entries: readonly RowEntry[]): Uint8Array {
  if (entries.length > MAX_ENTRIES) throw new Error(`a row holds ${MAX_ENTRIES} cards at most`);
  const bytes = Buffer.alloc(ROW_BYTES);
  bytes[0] = VERSION;
  bytes[1] = entries.length;
  for (const [i, entry] of entries.entries()) {
    const at = HEAD + i * ENTRY;
    bytes[at] = entry.card === null ? NO_CARD : cardIndex(entry.card);
    const hash = entry.tag ?? entry.typist;
    const of = hash === null ? 0 : entry.tag === null ? OF_TYPIST : OF_TAG;
    bytes[at + 1] = ENTRY_FLAGS.indexOf(entry.flag) | of;
    if (hash !== null) bytes.write(hash, at + 2, TAG_HASH_BYTES, 'hex');
  }
  return bytes;
}

export function decodeRow(plain: Uint8Array): readonly RowEntry[] {
  if (plain.length !== ROW_BYTES || plain[0] !== VERSION) throw new Error('a sealed row has an unknown shape');
  return Array.from({ length: plain[1] ?? 0 }, (_, i): RowEntry => {
    const at = HEAD + i * ENTRY;
    const marks = plain[at + 1] ?? 0;
    const hash = Buffer.from(plain.subarray(at + 2, at + ENTRY)).toString('hex');
    return {
      card: DECK[plain[at] ?? NO_CARD] ?? null,
      tag: (marks & OF_TAG) === 0 ? null : hash,
      typist: (marks & OF_TYPIST) === 0 ? null : hash,
      flag: ENTRY_FLAGS[marks & FLAG_BITS] ?? 'plain',
    };
  });
}

export function encodeDeckRow(card: Face, tag: string): Uint8Array {
  const name = Buffer.from(tag, 'utf8');
  if (name.length > MAX_TAG_BYTES) throw new Error(`a tag key has ${MAX_TAG_BYTES} bytes at most`);
  const bytes = Buffer.alloc(DECK_ROW_BYTES);
  bytes[0] = VERSION;
  bytes[1] = faceIndex(card);
  bytes[2] = name.length;
  bytes.set(name, 3);
  return bytes;
}

export function decodeDeckRow(plain: Uint8Array): { readonly card: Face; readonly tag: string } {
  const card = FACES[plain[1] ?? NO_CARD];
  if (plain.length !== DECK_ROW_BYTES || plain[0] !== VERSION || card === undefined) {
    throw new Error('a sealed deck row has an unknown shape');
  }
  const tag = Buffer.from(plain.subarray(3, 3 + (plain[2] ?? 0))).toString('utf8');
  return { card, tag };
}
