// Cards that have become due in a frame, and figures that follow from them: they may differ between two worlds from that
// moment on. Before it nothing is taken out, and after it nothing but the very cards that lay at that seat in this hand.
import { CARD_PLACES } from '../../views/overlay/view.ts';
import { canvasOf } from './stage.ts';
import type { LeakHand } from './worlds.ts';

/** Wall moments of a hand at the table: before its first card lay there, and before its end was entered. */
export interface HandMoments {
  readonly dealt: number;
  ended: number;
  readonly hole: LeakHand['hole'];
}

/** Figures that a view computes from all cards in sight. */
const DERIVED: readonly string[] = ['equity', 'equityMark', 'label', 'outs', 'winPercent', 'tiePercent'];

export interface DueAt {
  readonly canvas: string;
  readonly now: number;
  readonly hands: ReadonlyMap<number, HandMoments>;
}

export interface Dealt {
  readonly hole: LeakHand['hole'];
  /** from now on cards of it may be there */
  readonly due: boolean;
}

/** The hand in this frame; null when there is none. */
export function handIn(frame: unknown, { canvas, now, hands }: DueAt): Dealt | null {
  const moments = hands.get(Number(find(frame, 'handNumber')));
  return moments === undefined ? null : { hole: moments.hole, due: now >= dueFrom(canvas, moments) };
}

/** Which of the cards has come by now hangs on when each was read. */
export function withoutDue(frame: unknown, hole: LeakHand['hole']): unknown {
  return JSON.parse(
    JSON.stringify(frame, function (this: unknown, key, value: unknown) {
      if (DERIVED.includes(key)) return '-';
      return key === 'cards' && Array.isArray(value)
        ? value.map((place) => placeOf(place, hole.get(seatOf(this))))
        : value;
    }),
  );
}

function placeOf(place: unknown, own: readonly unknown[] = []): unknown {
  return place === CARD_PLACES.sealed || own.includes(place) ? 'due' : place;
}

function seatOf(holder: unknown): number {
  return typeof holder === 'object' && holder !== null ? Number(Reflect.get(holder, 'seat')) : Number.NaN;
}

function dueFrom(canvas: string, { dealt, ended }: HandMoments): number {
  const config = canvasOf(canvas);
  if (config === undefined || config.kind === 'tabled-only') return Number.POSITIVE_INFINITY;
  return (config.gate === 'off' ? dealt : ended) + config.delayMs;
}

/** The first value of this name, outermost first. */
function find(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (Object.hasOwn(value, name)) return Reflect.get(value, name);
  for (const inner of Object.values(value)) {
    const found = find(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
