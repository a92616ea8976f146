// What lies on a card place as the frames spell it: a face of two letters, or one of four placeholders.
export type PlaceKind = 'face' | 'sealed' | 'unread' | 'mucked' | 'none';

export interface Face {
  readonly rank: string;
  readonly suit: 'c' | 'd' | 'h' | 's';
}

const PLACEHOLDERS: ReadonlyMap<string, PlaceKind> = new Map([
  ['..', 'none'],
  ['##', 'sealed'],
  ['??', 'unread'],
  ['xx', 'mucked'],
]);
const FACE = /^([2-9TJQKA])([cdhs])$/;

/** An unknown spelling counts as no card: the picture never shows a guess. */
export function placeKind(place: string): PlaceKind {
  return FACE.test(place) ? 'face' : (PLACEHOLDERS.get(place) ?? 'none');
}

export function faceOf(place: string): Face | null {
  const [, rank, suit] = FACE.exec(place) ?? [];
  if (rank === undefined) return null;
  if (suit === 'c' || suit === 'd' || suit === 'h' || suit === 's') return { rank, suit };
  return null;
}

export interface Slot {
  readonly slot: number;
  readonly place: string;
}

/** Card places with the number of the slot they lie in, which is their identity in a list. */
export function slotsOf(cards: readonly string[]): readonly Slot[] {
  return cards.map((place, slot) => ({ slot, place }));
}
