// A frame without what may differ between two worlds at its moment: values of cards that were due by then on its canvas,
// and figures that follow from them. Everything else stays, byte for byte.
import type { CanvasConfig } from '../../server/release/control.ts';
import { drawnDueAt, dueAt, handOnAir } from './due.ts';
import type { HandTimes } from './handTimes.ts';
import type { Said, Trace } from './trace.ts';
import { cardAt, type HandPlaces, type Place, type World } from './world.ts';

export interface MaskOptions {
  readonly world: World;
  readonly canvases: readonly CanvasConfig[];
  readonly hands: readonly HandTimes[];
  readonly places: readonly HandPlaces[];
}

/** Figures that a view computes from all cards in sight. */
const DERIVED: readonly string[] = [
  ...['equity', 'equityMark', 'label', 'lowLabel', 'boardLabels', 'outs', 'winPercent', 'tiePercent'],
];

export function maskedTrace(trace: Trace, options: MaskOptions): Trace {
  return trace.map((said) => masked(said, options));
}

function masked(said: Said, { world, canvases, hands, places }: MaskOptions): Said {
  const canvas = canvases.find(({ name }) => said.channel === `canvas ${name}`);
  if (canvas === undefined) return said;
  const frame: unknown = JSON.parse(said.text);
  const index = handOnAir(hands, find(frame, 'handNumber'), { canvas, programme: said.programme });
  const { places: all = [], shown = [], drawn } = places[index] ?? {};
  const open = all.filter((place) => {
    if (shown.includes(place) || place.startsWith('board')) return false;
    const draw = drawn?.get(place);
    const due =
      draw === undefined
        ? dueAt(hands, index, { place, canvas })
        : drawnDueAt(hands, index, { seat: Number(seatOf(place)), draw, canvas });
    return due <= said.programme;
  });
  if (open.length === 0) return said;
  // where cards are thrown away a card may lie at any place of its seat
  const cards =
    drawn === undefined ? null : new Set(open.map((place) => `${seatOf(place)} ${cardAt(world, index, place)}`));
  const isOpen: IsOpen =
    cards === null
      ? (seat, slot) => open.some((place) => place === `${seat}.${slot}`)
      : (seat, _, card) => cards.has(`${seat} ${card}`);
  return { ...said, text: JSON.stringify(frame, without(isOpen)) };
}

type IsOpen = (seat: number, slot: number, card: unknown) => boolean;

function seatOf(place: Place): string {
  return place.split('.')[0] ?? '';
}

function without(isOpen: IsOpen) {
  return (key: string, value: unknown): unknown => {
    if (DERIVED.includes(key)) return '-';
    const seat = find(value, 'seat');
    const cards = find(value, 'cards');
    if (typeof seat !== 'number' || !Array.isArray(cards) || find(value, 'stack') === undefined) return value;
    const kept = cards.map((card: unknown, slot) => (isOpen(seat, slot, card) ? '-' : card));
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
