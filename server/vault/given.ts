// Which cards of a seat a door has given to whom since the start: nothing else is ever said to have been seen. After a start
// canvases ask anew for the hand they are at. Held in memory only.
import type { Card } from '../engine/card.ts';
import { contextOf } from './sealed.ts';

export interface GivenTo {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  /** name of the canvas; empty for what a chief judge shows to the room */
  readonly canvas: string;
}

export interface Given {
  note(to: GivenTo, cards: readonly Card[]): void;
  of(to: GivenTo): ReadonlySet<Card>;
}

/** Far more seats than hands on air have, on every canvas. */
const KEPT = 4_000;

export function createGiven(): Given {
  const seats = new Map<string, ReadonlySet<Card>>();
  const nameOf = ({ table, hand, seat, canvas }: GivenTo): string => contextOf(canvas, table, hand, seat);
  return {
    note(to, cards) {
      const name = nameOf(to);
      const all = new Set([...(seats.get(name) ?? []), ...cards]);
      seats.delete(name);
      seats.set(name, all);
      const oldest = seats.keys().next();
      if (seats.size > KEPT && oldest.done !== true) seats.delete(oldest.value);
    },
    of: (to) => seats.get(nameOf(to)) ?? new Set(),
  };
}
