// The award as a form of amounts per seat, like a chop: any seat that was dealt in may be paid, up to all of it. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import { entryOf } from './amountEntry.ts';
import type { Chop, ChopForm } from './chopForm.ts';

type Award = NonNullable<ConsoleView['award']>;

export function awardForm(award: Award): Chop {
  const total = award.reduce((sum, { amount }) => sum + amount, 0);
  // as seats stand everywhere else on the page, wherever the button is
  const seats = award.map(({ seat }) => seat).sort((a, b) => a - b);
  const most = seats.map((seat) => ({ seat, amount: total }));
  return { total, most, equal: award, unit: 1, needsRuling: false };
}

/** The amounts of the rules; a seat that gets nothing has an empty field. */
export function byRules(award: Award | null, decimals: number): ChopForm {
  const texts = (award ?? []).map(({ seat, amount }) => [seat, amount === 0 ? '' : entryOf(amount, decimals)]);
  return { texts: Object.fromEntries(texts) };
}

/** All pots to one seat; every other field is empty. */
export function allTo(seat: number, { total, most }: Chop, decimals: number): ChopForm {
  const texts = most.map((one) => [one.seat, one.seat === seat ? entryOf(total, decimals) : '']);
  return { texts: Object.fromEntries(texts) };
}
