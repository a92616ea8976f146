// Percentages as text. One decimal is truncated, so that 99.96 never becomes 100.
import type { Language } from '../messages/language.ts';

export function percentText(value: number, language: Language): string {
  const tenths = Math.floor(value * 10 + 1e-6);
  const point = language === 'ru' ? ',' : '.';
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${Math.floor(tenths / 10)}${point}${tenths % 10}%`;
}
