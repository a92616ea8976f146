// The deck of the virtual table: 52 faces and the number in each, made from a word. The same word makes the deck of the simulated
// table, so that one registered deck serves both. It lives in this page alone.
import { DECK_ORDER } from './faces.ts';

export interface VirtualCard {
  readonly face: string;
  /** ISO 15693, 16 hex digits, as a reader prints it */
  readonly uid: string;
}

export function virtualDeck(word: string): readonly VirtualCard[] {
  const next = numbersOf(`${word}\ndeck`);
  const used = new Set<string>();
  return DECK_ORDER.map((face) => {
    let uid = uidFrom(next);
    while (used.has(uid)) uid = uidFrom(next);
    used.add(uid);
    return { face, uid };
  });
}

/** For `feltcast deck add`: what a registered deck is made of. */
export function deckFile(deck: readonly VirtualCard[]): string {
  return `${JSON.stringify(deck.map(({ face, uid }) => ({ card: face, tag: uid })))}\n`;
}

/** Seeded and the same everywhere; for shuffling as well. */
export function numbersOf(seed: string): () => number {
  const next = sfc32(hash(seed, 1), hash(seed, 2), hash(seed, 3));
  for (let i = 0; i < 16; i += 1) next();
  return next;
}

function uidFrom(next: () => number): string {
  const bytes = [0xe0, 0x04, 0x01, ...Array.from({ length: 4 }, () => Math.floor(next() * 256))];
  const last = Math.floor(next() * 0xe0);
  return [...bytes, last].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}

function hash(text: string, salt: number): number {
  let h = Math.imul(2_166_136_261 ^ salt, 16_777_619);
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  return (h ^ (h >>> 15)) >>> 0;
}

function sfc32(a: number, b: number, c: number): () => number {
  let [x, y, z, count] = [a | 0, b | 0, c | 0, 1];
  return () => {
    const sum = (((x + y) | 0) + count) | 0;
    count = (count + 1) | 0;
    x = y ^ (y >>> 9);
    y = (z + (z << 3)) | 0;
    z = (((z << 21) | (z >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}
