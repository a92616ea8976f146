// What the operator types as an amount, and what it is completed to (always the total of the street). Pure.

export interface AmountRange {
  /** smallest and largest legal total, in the smallest unit */
  readonly min: number;
  readonly max: number;
  /** digits behind the point: 0 for chips, 2 for cents */
  readonly decimals: number;
}

export type AmountFault = 'below-min' | 'above-max' | 'empty';
export type Completion =
  | { readonly ok: true; readonly to: number; readonly exact: boolean }
  | { readonly ok: false; readonly fault: AmountFault; readonly typed: number };

const LONGEST = 13;

/** Adds a digit, three zeros or a point; what would make no number is left out. */
export function typeInto(entry: string, text: string, decimals: number): string {
  if (text === '.') return decimals === 0 || entry.includes('.') ? entry : `${entry === '' ? '0' : entry}.`;
  if (!/^\d+$/.test(text)) return entry;
  const behind = entry.split('.')[1];
  if (behind !== undefined) return `${entry}${text}`.slice(0, entry.length - behind.length + decimals);
  const next = `${entry}${text}`.replace(/^0+(?=\d)/, '');
  return next === '0' || next === '000' || next.length > LONGEST ? entry : next;
}

/** In the smallest unit; null when nothing is typed. */
export function typedAmount(entry: string, decimals: number): number | null {
  if (entry === '') return null;
  const [whole = '0', part = ''] = entry.split('.');
  return Number(whole || '0') * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0') || '0');
}

/**
 * The total meant by the first digits: the typed amount itself when it is legal, else the first legal one with zeros
 * added, else minimum or stack when they begin with these digits.
 */
export function completeAmount(entry: string, range: AmountRange): Completion {
  const typed = typedAmount(entry, range.decimals);
  if (typed === null) return { ok: false, fault: 'empty', typed: 0 };
  const legal = (to: number) => to >= range.min && to <= range.max;
  if (legal(typed)) return { ok: true, to: typed, exact: true };
  if (!entry.includes('.')) {
    for (let to = typed; to > 0 && to <= range.max; to *= 10) if (legal(to)) return { ok: true, to, exact: false };
    const begun = [range.min, range.max].find((bound) => String(bound).startsWith(entry) && typed > 0);
    if (begun !== undefined) return { ok: true, to: begun, exact: false };
  }
  return { ok: false, fault: typed > range.max ? 'above-max' : 'below-min', typed };
}

/** An amount in the smallest unit as one would type it: for form fields. */
export function entryOf(amount: number, decimals: number): string {
  if (decimals === 0) return String(amount);
  const scale = 10 ** decimals;
  const part = amount % scale;
  return `${Math.floor(amount / scale)}${part === 0 ? '' : `.${String(part).padStart(decimals, '0')}`}`;
}
