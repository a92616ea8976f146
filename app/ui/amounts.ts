// Amounts of money as text: exact, short (truncated k, M, B) and in big blinds. Knows no poker beyond the big blind.
import type { Language, PerLanguage } from '../messages/language.ts';

export const AMOUNT_MODES = ['exact', 'short', 'bb'] as const;
export type AmountMode = (typeof AMOUNT_MODES)[number];

export interface AmountStyle {
  readonly mode: AmountMode;
  readonly language: Language;
  /** '' for tournament chips */
  readonly symbol: string;
  /** digits behind the point in the smallest unit: 0 for chips, 2 for cents */
  readonly decimals: number;
  /** in the smallest unit; 0 switches big blinds off */
  readonly bigBlind: number;
}

export type FormatAmount = (amount: number) => string;

interface Marks {
  readonly group: string;
  readonly point: string;
  readonly symbolFirst: boolean;
}

const NBSP = '\u00a0';
const MARKS: PerLanguage<Marks> = {
  en: { group: ',', point: '.', symbolFirst: true },
  ru: { group: NBSP, point: ',', symbolFirst: false },
};

/** From here on an exact amount no longer fits a plate and is shown short (whole units). */
const EXACT_LIMIT = 100_000_000;
const SHORT_STEPS = [
  { from: 1_000_000_000, suffix: 'B', digits: 2 },
  { from: 1_000_000, suffix: 'M', digits: 2 },
  { from: 10_000, suffix: 'k', per: 1_000, digits: 1 },
] as const;

/** Amounts are integers in the smallest unit; everything is truncated, nothing rounded. */
export function amountFormatter(style: AmountStyle): FormatAmount {
  if (style.mode === 'bb' && style.bigBlind > 0) return (amount) => bigBlinds(amount, style.bigBlind, style.language);
  const show = style.mode === 'short' ? shortAmount : exactAmount;
  return (amount) => show(amount, style);
}

export function exactAmount(amount: number, style: AmountStyle): string {
  const scale = 10 ** style.decimals;
  const size = Math.abs(amount);
  const whole = Math.floor(size / scale);
  if (whole >= EXACT_LIMIT) return shortAmount(amount, style);
  const rest = size % scale;
  const tail = rest === 0 ? '' : MARKS[style.language].point + String(rest).padStart(style.decimals, '0');
  return dress(amount, grouped(whole, style.language) + tail, style);
}

export function shortAmount(amount: number, style: AmountStyle): string {
  const whole = Math.floor(Math.abs(amount) / 10 ** style.decimals);
  const step = SHORT_STEPS.find((s) => whole >= s.from);
  if (step === undefined)
    return whole >= EXACT_LIMIT ? dress(amount, String(whole), style) : exactAmount(amount, style);
  const unit = 'per' in step ? step.per : step.from;
  return dress(amount, truncated(whole, { unit, digits: step.digits, language: style.language }) + step.suffix, style);
}

/** One decimal below a hundred big blinds, none from there on. */
export function bigBlinds(amount: number, bigBlind: number, language: Language): string {
  const digits = amount < bigBlind * 100 ? 1 : 0;
  return `${truncated(amount, { unit: bigBlind, digits, language })}${NBSP}BB`;
}

function truncated(amount: number, by: { unit: number; digits: number; language: Language }): string {
  const scale = 10 ** by.digits;
  const whole = Math.floor(amount / by.unit);
  const part = Math.floor(((amount % by.unit) * scale) / by.unit);
  const tail = String(part).padStart(by.digits, '0').replace(/0+$/, '');
  return grouped(whole, by.language) + (tail === '' ? '' : MARKS[by.language].point + tail);
}

function grouped(whole: number, language: Language): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, MARKS[language].group);
}

function dress(amount: number, digits: string, style: AmountStyle): string {
  const sign = amount < 0 ? '\u2212' : '';
  if (style.symbol === '') return sign + digits;
  return MARKS[style.language].symbolFirst
    ? `${sign}${style.symbol}${digits}`
    : `${sign}${digits}${NBSP}${style.symbol}`;
}
