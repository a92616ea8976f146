// Numbers for samples: the same from the same cards, in whatever order they are named, so that no figure flickers between two
// reads of one state. Not for secrets and not for shuffling a deck.

/** Below `limit`, from 0. */
export type NextNumber = (limit: number) => number;

/** `cards`: 0..51, all that are known. */
export function numbersFrom(cards: readonly number[]): NextNumber {
  let state = seedOf(cards);
  return (limit) => {
    // mulberry32: 32 bits of state, each value once per period
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * limit);
  };
}

/** FNV-1a over the cards in the order they are given. */
function seedOf(cards: readonly number[]): number {
  return cards.reduce((hash, card) => Math.imul(hash ^ card, 0x0100_0193), 0x811c_9dc5 | 0);
}
