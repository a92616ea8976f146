// Amounts: whole numbers of the table's smallest currency unit. No fractions exist anywhere.
import type { Brand } from '../base/brand.ts';

export type Chips = Brand<number, 'Chips'>;

/** Throws on anything but a non-negative safe integer: amounts from outside are checked at the edge. */
export function chips(amount: number): Chips {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`not an amount of chips: ${amount}`);
  return amount as Chips;
}

export function sum(amounts: Iterable<number>): Chips {
  let total = 0;
  for (const amount of amounts) total += amount;
  return chips(total);
}

/** Ten stacks of this and what is taken off them still count exactly; in smallest currency units. */
export const MAX_AMOUNT = 100_000_000_000_000;
