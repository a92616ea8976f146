// Reads an amount as people type it: 25000, 25,000, 25 000, 25k, 1.5m, 0.50. Answers in the smallest unit. Pure.
import { err, ok, type Result } from '../../base/result.ts';
import { type Chips, chips, MAX_AMOUNT } from '../../engine/chips.ts';
import type { PlanProblemCode, SetupParams } from './view.ts';

export interface TypedFault {
  readonly code: PlanProblemCode;
  readonly params: SetupParams;
}

export interface Money {
  readonly symbol: string;
  /** digits behind the point in the smallest unit */
  readonly decimals: number;
}

const BLANKS = /[\s'’_]/gu;
const THOUSANDS = /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|\d+)$/;
const WITH_PART = /^(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)[.,](\d+)$/;
/** Latin and Russian: thousand and million. */
const SUFFIXES: ReadonlyMap<string, number> = new Map([
  ...(['k', 'к', 'тыс'] as const).map((suffix) => [suffix, 3] as const),
  ...(['m', 'м', 'млн'] as const).map((suffix) => [suffix, 6] as const),
]);

/** Null for a field left empty. */
export function typedAmount(text: string, money: Money): Result<Chips | null, TypedFault> {
  const bare = withoutSymbol(text.replace(BLANKS, '').toLowerCase(), money.symbol.replace(BLANKS, '').toLowerCase());
  if (bare === '') return ok(null);
  const [, digits = '', suffix = ''] = /^([\d.,]*)(\p{L}*)\.?$/u.exec(bare) ?? [];
  const zeros = suffix === '' ? 0 : SUFFIXES.get(suffix);
  const number = zeros === undefined ? null : split(digits, zeros > 0);
  if (zeros === undefined || number === null) return err({ code: 'not-a-number', params: {} });
  return scaled(number, zeros + money.decimals, money.decimals);
}

/** A sign of money that an amount could hold as well: `50k` would be fifty k. */
export function readsAsAmount(symbol: string): boolean {
  const bare = symbol.replace(BLANKS, '').toLowerCase();
  return /[\p{Nd}.,]/u.test(bare) || SUFFIXES.has(bare);
}

function withoutSymbol(text: string, symbol: string): string {
  if (symbol === '') return text;
  const bare = text.startsWith(symbol) ? text.slice(symbol.length) : text;
  return bare.endsWith(symbol) ? bare.slice(0, bare.length - symbol.length) : bare;
}

interface Parts {
  readonly whole: string;
  readonly part: string;
}

/** `1.500` is fifteen hundred; before a suffix, `1.500k`, the point stands for a part. */
function split(digits: string, suffixed: boolean): Parts | null {
  if (THOUSANDS.test(digits) && !(suffixed && /^\d+[.,]\d+$/.test(digits)))
    return { whole: digits.replace(/[.,]/g, ''), part: '' };
  const parts = WITH_PART.exec(digits);
  return parts === null ? null : { whole: (parts[1] ?? '').replace(/[.,]/g, ''), part: parts[2] ?? '' };
}

function scaled({ whole, part }: Parts, places: number, decimals: number): Result<Chips, TypedFault> {
  const behind = part.replace(/0+$/, '');
  if (behind.length > places) return err({ code: 'too-many-decimals', params: { most: decimals } });
  const amount = BigInt(`${whole}${behind.padEnd(places, '0')}` || '0');
  return amount > BigInt(MAX_AMOUNT)
    ? err({ code: 'amount-too-large', params: { most: MAX_AMOUNT } })
    : ok(chips(Number(amount)));
}

/** As one would type it, with every digit: for a plan made from a table. */
export function amountText(amount: number, { decimals }: Pick<Money, 'decimals'>): string {
  const scale = 10 ** decimals;
  const rest = amount % scale;
  return `${Math.floor(amount / scale)}${rest === 0 ? '' : `.${String(rest).padStart(decimals, '0')}`}`;
}
