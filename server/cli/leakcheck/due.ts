// Cards that have become due in a frame, and figures that follow from them: they may differ between two worlds from that
// moment on. Before it nothing is taken out.
import { AIR_MS, GATED, SHORT } from './stage.ts';

/** Wall moments of a hand at the table: before its first card lay there, and before its end was entered. */
export interface HandMoments {
  dealt: number;
  ended: number;
}

/** Figures that a view computes from all cards in sight. */
const DERIVED: readonly string[] = ['equity', 'equityMark', 'label', 'outs', 'winPercent', 'tiePercent'];

export interface DueAt {
  readonly canvas: string;
  readonly now: number;
  readonly hands: ReadonlyMap<number, HandMoments>;
}

/** From now on cards of the hand in this frame may be there. */
export function isDue(frame: unknown, { canvas, now, hands }: DueAt): boolean {
  return now >= dueFrom(canvas, hands.get(Number(find(frame, 'handNumber'))));
}

/** Which of the cards has come by now hangs on when each was read. */
export function withoutDue(frame: unknown): unknown {
  return JSON.parse(
    JSON.stringify(frame, (key, value: unknown) => {
      if (DERIVED.includes(key)) return '-';
      return key === 'cards' && Array.isArray(value) ? value.map(() => 'due') : value;
    }),
  );
}

function dueFrom(canvas: string, moments: HandMoments | undefined): number {
  if (moments === undefined) return Number.POSITIVE_INFINITY;
  if (canvas === SHORT) return moments.dealt + AIR_MS;
  return canvas === GATED ? moments.ended + AIR_MS : Number.POSITIVE_INFINITY;
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
