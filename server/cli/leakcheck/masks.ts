// Fields that two honest servers fill differently though no card is behind it, and what each may hold to be let pass. Any
// other value, and whether there is one at all, is compared: a mask covers a value and never its absence.
import { HAND_AIRS, NEXT_ON_AIR } from '../../release/status.ts';

export interface Mask {
  readonly name: RegExp;
  /** `holder`: the object in which the field stands */
  readonly holds: (value: unknown, holder: unknown) => boolean;
  readonly why: string;
}

/** Below it a number is programme time or a span, above it a moment of the wall. */
const WALL_FROM = 1_000_000_000_000;
/** Of the clock of a canvas. */
const AIR_STATES: readonly unknown[] = ['running', 'waiting', 'held'];
/** Of a page that is open on a canvas. */
const PAGE_STATES: readonly unknown[] = ['well', 'silent', 'behind'];
const AIRS: readonly unknown[] = HAND_AIRS;
const NEXT: readonly unknown[] = [...NEXT_ON_AIR, null];

export const MASKS: readonly Mask[] = [
  {
    name: /^(?:now|programmeNow|programme|recorded|happened|at|since|created|registered|expires|until|began|ended)$/,
    holds: isCount,
    why: 'a moment of the clock of a server',
  },
  { name: /(?:At|Until)$/, holds: isCount, why: 'the same, by the end of its name' },
  { name: /^(?:ms|startMs|countdownMs|ageMs)$/, holds: isCount, why: 'a span up to now, or how long work took' },
  { name: /^(?:pid|port|feed)$/, holds: isCount, why: 'drawn by the machine, or counted from when the feed began' },
  { name: /^inboxPosition$/, holds: isCount, why: 'readers say how things stand by the clock' },
  { name: /^late$/, holds: isCount, why: 'messages of readers that a busy computer took too long over' },
  {
    name: /^hitRate$/,
    holds: isPercent,
    why: 'how often an antenna has heard its cards; nothing before it has by the clock',
  },
  { name: /^tail$/, holds: isTail, why: 'the end of the id of a token, which is drawn' },
  { name: /^airs$/, holds: (value) => AIRS.includes(value), why: 'how far a delayed picture has come by now' },
];

/** Fields that mean this only where they stand; each is put in by whoever knows the place. */
export const PLACED = {
  air: { holds: (value) => AIR_STATES.includes(value), why: 'a picture waits or runs as its clock says' },
  page: { holds: (value) => PAGE_STATES.includes(value), why: 'a page that reports nothing is silent after a while' },
  next: { holds: (value) => NEXT.includes(value), why: 'hangs on the table and on the delayed picture together' },
} as const satisfies Readonly<Record<string, Pick<Mask, 'holds' | 'why'>>>;

export function withoutDrawn(this: unknown, name: string, value: unknown): unknown {
  if (name === 'air' && isReading(value)) return { ...value, state: covered(PLACED.air, value.state) };
  const mask = MASKS.find((one) => one.name.test(name));
  if (mask === undefined || !mask.holds(value, this)) return value;
  return typeof value === 'number' && value >= WALL_FROM ? '-wall' : '-';
}

export function covered({ holds }: { readonly holds: (value: unknown) => boolean }, value: unknown): unknown {
  return holds(value) ? '-' : value;
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isPercent(value: unknown): boolean {
  return value === null || (isCount(value) && Number(value) <= 100);
}

function isTail(value: unknown, holder: unknown): boolean {
  const id: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, 'id') : undefined;
  return typeof value === 'string' && value !== '' && typeof id === 'string' && id.endsWith(value);
}

function isReading(value: unknown): value is { readonly state: unknown } {
  return typeof value === 'object' && value !== null && 'state' in value;
}
