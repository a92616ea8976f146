// A chop as a form: an amount per seat, what is left of the pots, and what stands in its way. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import { entryOf, typedAmount } from './amountEntry.ts';

export type Chop = NonNullable<ConsoleView['chop']>;

export interface ChopForm {
  /** what is typed, by seat */
  readonly texts: Readonly<Record<number, string>>;
}

export type ChopFault =
  | { readonly code: 'short' | 'over'; readonly amount: number }
  | { readonly code: 'above-most'; readonly seat: number; readonly amount: number };

/** Equal parts are the first suggestion. */
export function equalChop({ equal }: Chop, decimals: number): ChopForm {
  return { texts: Object.fromEntries(equal.map(({ seat, amount }) => [seat, entryOf(amount, decimals)])) };
}

export function sharesOf(form: ChopForm, chop: Chop, decimals: number) {
  return chop.most.map(({ seat }) => ({ seat, amount: typedAmount(form.texts[seat] ?? '', decimals) ?? 0 }));
}

/** What is not given out yet; below zero when too much is. */
export function restOf(form: ChopForm, chop: Chop, decimals: number): number {
  return chop.total - sharesOf(form, chop, decimals).reduce((sum, share) => sum + share.amount, 0);
}

/** The whole rest to one seat. */
export function withRest(form: ChopForm, { chop, decimals, seat }: RestTo): ChopForm {
  const now = typedAmount(form.texts[seat] ?? '', decimals) ?? 0;
  const amount = Math.max(0, now + restOf(form, chop, decimals));
  return { texts: { ...form.texts, [seat]: entryOf(amount, decimals) } };
}

export interface RestTo {
  readonly chop: Chop;
  readonly decimals: number;
  readonly seat: number;
}

/** Said while it is typed; the table decides the rest. */
export function chopFault(form: ChopForm, chop: Chop, decimals: number): ChopFault | null {
  const shares = sharesOf(form, chop, decimals);
  const above = chop.most.find(({ seat, amount }) => (shares.find((s) => s.seat === seat)?.amount ?? 0) > amount);
  if (above !== undefined) return { code: 'above-most', ...above };
  const rest = restOf(form, chop, decimals);
  if (rest === 0) return null;
  return rest > 0 ? { code: 'short', amount: rest } : { code: 'over', amount: -rest };
}
