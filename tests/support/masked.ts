// A frame without what may differ between two worlds at its moment: values of cards that were due by then on its canvas,
// and figures that follow from them. Everything else stays, byte for byte.
import type { CanvasConfig } from '../../server/release/control.ts';
import { dueAt, type HandTimes, handOnAir } from './due.ts';
import type { Said, Trace } from './trace.ts';
import type { HandPlaces, Place } from './world.ts';

export interface MaskOptions {
  readonly canvases: readonly CanvasConfig[];
  readonly hands: readonly HandTimes[];
  readonly places: readonly HandPlaces[];
}

/** Figures that a view computes from all cards in sight. */
const DERIVED: readonly string[] = ['equity', 'equityMark', 'label', 'outs', 'winPercent', 'tiePercent'];

export function maskedTrace(trace: Trace, options: MaskOptions): Trace {
  return trace.map((said) => masked(said, options));
}

function masked(said: Said, { canvases, hands, places }: MaskOptions): Said {
  const canvas = canvases.find(({ name }) => said.channel === `canvas ${name}`);
  if (canvas === undefined) return said;
  const frame: unknown = JSON.parse(said.text);
  const index = handOnAir(hands, find(frame, 'handNumber'), { canvas, programme: said.programme });
  const { places: all = [], shown = [] } = places[index] ?? {};
  const open = all.filter((place) => {
    const due = shown.includes(place) ? Number.POSITIVE_INFINITY : dueAt(hands, index, { place, canvas });
    return due <= said.programme;
  });
  if (open.length === 0) return said;
  return { ...said, text: JSON.stringify(frame, without(open)) };
}

function without(open: readonly Place[]) {
  return (key: string, value: unknown): unknown => {
    if (DERIVED.includes(key)) return '-';
    const seat = find(value, 'seat');
    const cards = find(value, 'cards');
    if (typeof seat !== 'number' || !Array.isArray(cards) || find(value, 'stack') === undefined) return value;
    const kept = cards.map((card: unknown, slot) => (open.includes(`${seat}.${slot}`) ? '-' : card));
    return { ...Object.fromEntries(Object.entries(Object(value))), cards: kept };
  };
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

/**
 * A text without the cards of hands that were shown to all (5.9.2.5), an object that names a seat, a person and cards, and
 * without the hash of a state that holds them.
 */
export function withoutShownHands(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (key === 'hash') return '-';
    const isShown = Array.isArray(find(value, 'cards')) && isHandShown(value);
    return isShown ? { ...Object(value), cards: '-' } : value;
  });
}

function isHandShown(value: unknown): boolean {
  const names = Object.keys(Object(value)).sort().join(' ');
  return names === 'cards name seat' || Reflect.get(Object(value), 'type') === 'HandsRevealed';
}
