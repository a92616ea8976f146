// The deck of the simulated table: 52 cards and the UID in each. As secret as any deck: it goes to the vault alone.
import { type Card, DECK } from '../engine/card.ts';
import { createRandom } from './random.ts';

export interface DeckTag {
  readonly card: Card;
  /** ISO 15693, 16 hex digits, as a reader prints it */
  readonly uid: string;
}

/** The same seed gives the same deck; numbers tell nothing of the cards. */
export function makeDeck(seed: string): readonly DeckTag[] {
  const random = createRandom(`${seed}\ndeck`);
  const used = new Set<string>();
  return DECK.map((card) => {
    let uid = newUid(random.next);
    while (used.has(uid)) uid = newUid(random.next);
    used.add(uid);
    return { card, uid };
  });
}

/** Manufacturer 04, then 40 bits. The last byte is not E0, so that the number reads one way only. */
function newUid(next: () => number): string {
  const bytes = [0xe0, 0x04, 0x01, ...Array.from({ length: 4 }, () => Math.floor(next() * 256))];
  const last = Math.floor(next() * 0xe0);
  return [...bytes, last].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}
