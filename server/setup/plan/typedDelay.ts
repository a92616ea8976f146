// Reads a delay as people type it: seconds `90`, or minutes and seconds `1:30`, also `90 s` and `10 min`. Pure.
import { err, ok, type Result } from '../../base/result.ts';
import type { TypedFault } from './typedAmount.ts';

const FORM = /^(?:(\d{1,5}):(\d{2})|(\d{1,6})(?:[.,]0+)?(s|sec|с|сек|m|min|м|мин)?\.?)$/u;
const MINUTES: readonly string[] = ['m', 'min', 'м', 'мин'];

/** Milliseconds; null for a field left empty. */
export function typedDelay(text: string): Result<number | null, TypedFault> {
  const bare = text.replace(/\s/gu, '').toLowerCase();
  if (bare === '') return ok(null);
  const [whole, minutes, seconds, plain, unit] = FORM.exec(bare) ?? [];
  if (whole === undefined || Number(seconds ?? 0) > 59) return err({ code: 'not-a-delay', params: {} });
  if (plain === undefined) return ok((Number(minutes) * 60 + Number(seconds)) * 1000);
  return ok(Number(plain) * (unit !== undefined && MINUTES.includes(unit) ? 60_000 : 1000));
}

/** Seconds as one would type them. */
export function delayText(delayMs: number): string {
  return String(Math.round(delayMs / 1000));
}
