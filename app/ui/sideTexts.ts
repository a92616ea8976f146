// Chips beside the pots in short lines: what the house took, and what side games moved.
import type { OverlayMessages } from '../messages/en/overlay.ts';
import { familyName } from './names.ts';

const NAME_MAX = 14;

interface Payment {
  readonly kind: 'seven-deuce' | 'stand-up';
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

interface SideChips {
  readonly rake: number;
  readonly payments: readonly Payment[];
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
}

interface SideWords {
  readonly table: OverlayMessages;
  readonly money: (amount: number) => string;
}

/** Who is paid by several has one line; who pays several, too. */
export function sideTexts(view: SideChips, { table, money }: SideWords): readonly string[] {
  const { rake, sevenDeuce, standUp } = table;
  const name = (seat: number) => familyName(view.seats.find((s) => s.seat === seat)?.name ?? '', NAME_MAX);
  const bounties = totals(view.payments, 'seven-deuce', 'to');
  const losses = totals(view.payments, 'stand-up', 'from');
  return [
    ...(view.rake > 0 ? [rake(money(view.rake))] : []),
    ...bounties.map(([seat, amount]) => sevenDeuce(name(seat), money(amount))),
    ...losses.map(([seat, amount]) => standUp(name(seat), money(amount))),
  ];
}

type Totals = readonly (readonly [seat: number, amount: number])[];

function totals(payments: readonly Payment[], kind: Payment['kind'], end: 'from' | 'to'): Totals {
  const bySeat = new Map<number, number>();
  for (const payment of payments.filter((one) => one.kind === kind))
    bySeat.set(payment[end], (bySeat.get(payment[end]) ?? 0) + payment.amount);
  return [...bySeat];
}
