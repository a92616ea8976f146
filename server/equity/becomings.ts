// All that one hand can become by the cards it still needs: which unseen cards it takes, and what it is worth then.
import { addCard, type HandDeal, type HandPlayer, type Suits, strengthOf } from './handDeal.ts';

/** One after the other: row i takes the unseen cards whose places are bits of low[i] and, from `HALF` on, of high[i]. */
export interface Becomings {
  /** Bit of the player. */
  readonly bit: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly first: Uint16Array;
  /** All 0 where one hand wins the whole pot. */
  readonly second: Uint16Array;
}

/** Places in one number of bits; no more than 52 cards are unseen. */
export const HALF = 26;

export function becomingsOf(deal: HandDeal, player: HandPlayer): Becomings {
  const size = choose(deal.unseen.length, player.needed);
  const rows = {
    bit: player.bit,
    low: new Int32Array(size),
    high: new Int32Array(size),
    first: new Uint16Array(size),
    second: new Uint16Array(size),
  };
  fill(deal, player, rows);
  return rows;
}

function fill({ unseen, kinds }: HandDeal, { held, needed }: HandPlayer, rows: Becomings): void {
  const [kind, other] = kinds;
  const suits: Suits = [...held];
  let [row, low, high] = [0, 0, 0];
  const take = (from: number, left: number): void => {
    if (left === 0) {
      rows.low[row] = low;
      rows.high[row] = high;
      rows.first[row] = strengthOf(kind, suits);
      rows.second[row] = other === undefined ? 0 : strengthOf(other, suits);
      row++;
      return;
    }
    for (let place = from; place <= unseen.length - left; place++) {
      const card = unseen[place] ?? 0;
      const [lowBit, highBit] = place < HALF ? [1 << place, 0] : [0, 1 << (place - HALF)];
      addCard(suits, card);
      low |= lowBit;
      high |= highBit;
      take(place + 1, left - 1);
      removeCard(suits, card);
      low &= ~lowBit;
      high &= ~highBit;
    }
  };
  take(0, needed);
}

function removeCard(suits: Suits, card: number): void {
  suits[card & 3] = (suits[card & 3] ?? 0) & ~(1 << (card >> 2));
}

/** Sets of `size` out of `count`. */
export function choose(count: number, size: number): number {
  return size === 0 ? 1 : (choose(count - 1, size - 1) * count) / size;
}
