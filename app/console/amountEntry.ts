// What the operator types as an amount, and what it is completed to (always the total of the street). Pure.

export interface AmountRange {
  /** smallest and largest legal total, in the smallest unit */
  readonly min: number;
  readonly max: number;
  /** digits behind the point: 0 for chips, 2 for cents */
  readonly decimals: number;
  /** the smallest chip of the table; 0 or 1 where any amount can be put together */
  readonly unit: number;
}

export type AmountFault = 'below-min' | 'above-max' | 'empty';
export type Completion =
  | { readonly ok: true; readonly to: number; readonly exact: boolean }
  | { readonly ok: false; readonly fault: AmountFault; readonly typed: number };

const LONGEST = 13;

/** What the key K types: times a thousand. */
export const THOUSAND = 'k';

/** Adds a digit, three zeros or a point, or takes it times a thousand; what would make no number is left out. */
export function typeInto(entry: string, text: string, decimals: number): string {
  if (text === THOUSAND) return thousandfold(entry, decimals);
  if (text === '.') return decimals === 0 || entry.includes('.') ? entry : `${entry === '' ? '0' : entry}.`;
  if (!/^\d+$/.test(text)) return entry;
  const behind = entry.split('.')[1];
  if (behind !== undefined) return `${entry}${text}`.slice(0, entry.length - behind.length + decimals);
  const next = `${entry}${text}`.replace(/^0+(?=\d)/, '');
  return next === '0' || next === '000' || next.length > LONGEST ? entry : next;
}

/** '12' becomes '12000', '1.5' becomes '1500'. */
function thousandfold(entry: string, decimals: number): string {
  if (!entry.includes('.')) return typeInto(entry, '000', decimals);
  const more = entryOf((typedAmount(entry, decimals) ?? 0) * 1000, decimals);
  return more.length > LONGEST ? entry : more;
}

/** In the smallest unit; null when nothing is typed. */
export function typedAmount(entry: string, decimals: number): number | null {
  if (entry === '') return null;
  const [whole = '0', part = ''] = entry.split('.');
  return Number(whole || '0') * 10 ** decimals + Number(part.slice(0, decimals).padEnd(decimals, '0') || '0');
}

/** One or two digits that end in none of their own zeros: the beginning of an amount. */
const BEGUN = /^[1-9][1-9]?$/;

/**
 * The total meant. What is legal, has three digits or ends in a zero is taken exactly as typed, also when that is below the
 * minimum: 700 never becomes 7,000 on air. Only one or two digits stand for the first legal total that begins with them.
 */
export function completeAmount(entry: string, range: AmountRange): Completion {
  const typed = typedAmount(entry, range.decimals);
  if (typed === null) return { ok: false, fault: 'empty', typed: 0 };
  if (isLegal(typed, range)) return { ok: true, to: typed, exact: true };
  const to = BEGUN.test(entry) ? firstBegun(entry, typed, range) : undefined;
  if (to !== undefined) return { ok: true, to, exact: false };
  return { ok: false, fault: typed > range.max ? 'above-max' : 'below-min', typed };
}

function isLegal(to: number, { min, max }: AmountRange): boolean {
  return to >= min && to <= max;
}

/** Zeros added, in whole chips of the table where that is legal; else minimum or stack when they begin so. */
function firstBegun(entry: string, typed: number, range: AmountRange): number | undefined {
  const round: number[] = [];
  for (let to = typed * 10; to <= range.max; to *= 10) if (isLegal(to, range)) round.push(to);
  const bounds = [roundUp(range.min, range.unit), range.min, range.max];
  const begun = bounds.filter((to) => isLegal(to, range) && entryOf(to, range.decimals).startsWith(entry));
  return round.find((to) => isWhole(to, range.unit)) ?? round[0] ?? begun[0];
}

function roundUp(to: number, unit: number): number {
  return Math.ceil(to / Math.max(1, unit)) * Math.max(1, unit);
}

/** Can be put together from the chips of the table; a whole stack always can. */
export function isWhole(to: number, unit: number): boolean {
  return to % Math.max(1, unit) === 0;
}

/** An amount in the smallest unit as one would type it: for form fields. */
export function entryOf(amount: number, decimals: number): string {
  if (decimals === 0) return String(amount);
  const scale = 10 ** decimals;
  const part = amount % scale;
  return `${Math.floor(amount / scale)}${part === 0 ? '' : `.${String(part).padStart(decimals, '0')}`}`;
}
