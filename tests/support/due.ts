// When a hole card may air, by the words of the design (section 4): never with the code that is tested.
import type { CanvasConfig } from '../../server/release/control.ts';
import type { HandTimes } from './handTimes.ts';
import type { Place } from './world.ts';

const SETTLE_MS = 30_000;

/** Index of the hand that a canvas shows under this number; -1 for none. */
export function handOnAir(
  hands: readonly HandTimes[],
  number: unknown,
  { canvas, programme }: { readonly canvas: CanvasConfig; readonly programme: number },
): number {
  const first = hands.findIndex((hand) => hand.number === number);
  const airs = (hand: HandTimes) => (hand.started ?? Number.POSITIVE_INFINITY) + canvas.delayMs + canvas.offsetMs;
  const last = hands.findLastIndex((hand) => hand.number === number && airs(hand) <= programme);
  return last === -1 ? first : last;
}

/** Confirmed down time: what was recorded up to `until` is `ms` older than the counter says. */
export interface Down {
  readonly until: number;
  readonly ms: number;
}

interface DueOf {
  readonly place: Place;
  readonly canvas: CanvasConfig;
  readonly down?: Down | undefined;
}

/** Programme ms; Infinity while nothing that is in the log lets the card out. */
export function dueAt(hands: readonly HandTimes[], index: number, { place, canvas, down }: DueOf): number {
  const hand = hands[index];
  const slot = Number(place.split('.')[1]);
  const first = slot < (hand?.firstCards ?? 0);
  const word = first ? hand?.dealComplete : hand?.completed.get(slot);
  return dueFrom(hands, index, { known: [hand?.dealt.get(place), onceCome(hand, place, word)], canvas, down });
}

/** A word that cards lie there stands for one that was read only once that had come. */
function onceCome(hand: HandTimes | undefined, place: Place, word: number | null | undefined): number | null {
  return word === null || word === undefined ? null : Math.max(word, hand?.came.get(place) ?? word);
}

export interface DrawnDueOf {
  readonly seat: number;
  /** 0 for the deal */
  readonly draw: number;
  readonly canvas: CanvasConfig;
}

/** Of a card in a game in which places change: as early as any card that came to the seat with it, or may have. */
export function drawnDueAt(hands: readonly HandTimes[], index: number, { seat, draw, canvas }: DrawnDueOf): number {
  const hand = hands[index];
  const own = [...(hand?.dealt ?? [])].filter(([place]) => isOfDeal(place, { seat, cards: hand?.firstCards ?? 0 }));
  const read = own.flatMap(([place, at]) => [at, onceCome(hand, place, hand?.dealComplete)]);
  const deal = own.length === 0 ? [hand?.dealComplete] : read;
  const drawn = [hand?.drawn.get(`${seat} ${draw}`), ...readSince(hand, { seat, draw })];
  return dueFrom(hands, index, { known: draw === 0 ? deal : drawn, canvas });
}

/** Whatever was read at the seat once the draw had begun may be a card of it: nobody knows at which place it came to lie. */
function readSince(hand: HandTimes | undefined, { seat, draw }: { readonly seat: number; readonly draw: number }) {
  const begun = hand?.drawings[draw - 1] ?? Number.POSITIVE_INFINITY;
  return [...(hand?.dealt ?? [])]
    .filter(([place]) => Number(place.split('.')[0]) === seat && (hand?.came.get(place) ?? 0) >= begun)
    .flatMap(([place, at]) => [at, onceCome(hand, place, hand?.said.get(place) ?? hand?.dealComplete)]);
}

function isOfDeal(place: Place, { seat, cards }: { readonly seat: number; readonly cards: number }): boolean {
  const [own, slot] = place.split('.').map(Number);
  return own === seat && (slot ?? 0) < cards;
}

interface DueFrom {
  /** recorded of whatever stands for the deal of the card */
  readonly known: readonly (number | null | undefined)[];
  readonly canvas: CanvasConfig;
  readonly down?: Down | undefined;
}

function dueFrom(hands: readonly HandTimes[], index: number, { known, canvas, down }: DueFrom): number {
  const hand = hands[index];
  if (hand === undefined || canvas.kind === 'tabled-only' || canvas.kind === 'tape') return Number.POSITIVE_INFINITY;
  const after = (recorded: number | null | undefined, ms: number): number => {
    if (recorded === null || recorded === undefined) return Number.POSITIVE_INFINITY;
    return recorded + ms - (down !== undefined && recorded <= down.until ? down.ms : 0);
  };
  const delay = canvas.delayMs + Math.max(0, canvas.offsetMs);
  const due = Math.min(...known.map((recorded) => after(recorded, delay)));
  if (canvas.gate === 'off') return due;
  const gone = Math.min(after(hand.left, 0), after(hands[index + 1]?.dealComplete, 0));
  return Math.max(due, after(hand.ended, SETTLE_MS), gone);
}
