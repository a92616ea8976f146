// What is promised of a seat's cards: SHA-256 over a text that anybody can write down once salt and cards are known.
// docs/AUDIT.md says it for readers. Pure; knows no hand and no store.
import { createHash } from 'node:crypto';
import { type Card, cardIndex, DECK } from '../engine/card.ts';

export const COMMITMENT_DOMAIN = 'feltcast seat commitment 1';
export const SALT_BYTES = 32;
/** Stands in a slot of which nothing is known. */
export const UNKNOWN_CARD = '--';
/** A seat has no more slots than messages may name (requestSchema.ts). */
export const MOST_SLOTS = 21;

export interface CommitmentPlace {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
}

/** By slot, ascending from slot 0. */
export type CommittedCards = readonly (Card | null)[];

export function commitmentText(at: CommitmentPlace, salt: Uint8Array, cards: CommittedCards): string {
  const hex = Buffer.from(salt).toString('hex');
  return JSON.stringify([COMMITMENT_DOMAIN, at.table, at.hand, at.seat, hex, cards.map(cardWord)]);
}

export function commitmentOf(at: CommitmentPlace, salt: Uint8Array, cards: CommittedCards): Uint8Array {
  return createHash('sha256')
    .update(commitmentText(at, salt, cards), 'utf8')
    .digest();
}

function cardWord(card: Card | null): string {
  return card ?? UNKNOWN_CARD;
}

/** As it stands in an opened row: `Ah Kd`. */
export function cardsText(cards: CommittedCards): string {
  return cards.map(cardWord).join(' ');
}

/** Null when it is no such text. */
export function cardsFromText(text: string): CommittedCards | null {
  const cards = text.split(' ').map((word) => (word === UNKNOWN_CARD ? null : DECK.find((card) => card === word)));
  return cards.every((card) => card !== undefined) ? cards : null;
}

const NO_CARD = 255;
const LENGTH_AT = SALT_BYTES;
const CARDS_AT = LENGTH_AT + 1;
/** Salt, number of slots, a byte for each slot there may be: one length for every seat. */
export const OPENING_BYTES = CARDS_AT + MOST_SLOTS;

export function encodeOpening(salt: Uint8Array, cards: CommittedCards): Uint8Array {
  if (salt.length !== SALT_BYTES || cards.length > MOST_SLOTS)
    throw new Error('a commitment does not fit into its row');
  const bytes = Buffer.alloc(OPENING_BYTES, NO_CARD);
  bytes.set(salt, 0);
  bytes[LENGTH_AT] = cards.length;
  for (const [i, card] of cards.entries()) if (card !== null) bytes[CARDS_AT + i] = cardIndex(card);
  return bytes;
}

export interface Opening {
  readonly salt: Uint8Array;
  readonly cards: CommittedCards;
}

export function decodeOpening(plain: Uint8Array): Opening {
  const count = plain[LENGTH_AT] ?? 0;
  if (plain.length !== OPENING_BYTES || count > MOST_SLOTS) throw new Error('a sealed commitment has an unknown shape');
  const cards = [...plain.subarray(CARDS_AT, CARDS_AT + count)].map((index) => DECK[index] ?? null);
  return { salt: plain.slice(0, SALT_BYTES), cards };
}
