// Cards on the virtual felt and what a dealer does with them in one movement. Pure: a table in, a table out.
import { boardPlace, type Place, STUB, type VirtualZone, zoneAt } from './feltPlan.ts';
import type { VirtualCard } from './virtualDeck.ts';

/** Two cards of a hand lie side by side. */
const BESIDE = 76;

export interface LyingCard extends VirtualCard, Place {
  /** the higher lies on top */
  readonly order: number;
  readonly inStub: boolean;
  /** in somebody's fingers: no antenna reads it */
  readonly held: boolean;
}

export function stubOf(deck: readonly VirtualCard[]): readonly LyingCard[] {
  return deck.map((card, order) => ({ ...card, ...STUB, order, inStub: true, held: false }));
}

export function moved(cards: readonly LyingCard[], face: string, to: Partial<LyingCard>): readonly LyingCard[] {
  const top = Math.max(...cards.map(({ order }) => order)) + 1;
  return cards.map((card) => (card.face === face ? { ...card, inStub: false, order: top, ...to } : card));
}

/** The one that is dealt next: the top of the stub. */
export function nextCard(cards: readonly LyingCard[]): LyingCard | null {
  return cards.filter(({ inStub }) => inStub).sort((a, b) => b.order - a.order)[0] ?? null;
}

/** What a deal is made of: places in the order of dealing, one card at a time, clockwise from the first seat. */
export function dealPlaces(zones: readonly VirtualZone[], cardsEach: number): readonly Place[] {
  const seats = zones.filter(({ kind }) => kind === 'seat');
  return Array.from({ length: cardsEach }, (_, slot) => slot).flatMap((slot) =>
    seats.map(({ x, y }) => ({ x: x + (slot - (cardsEach - 1) / 2) * BESIDE, y })),
  );
}

/** Places of the next street; none once five cards lie there. */
export function streetPlaces(cards: readonly LyingCard[], zones: readonly VirtualZone[]): readonly Place[] {
  const lying = cards.filter((card) => !card.inStub && zoneAt(zones, card)?.kind === 'board').length;
  const count = lying === 0 ? 3 : lying === 3 || lying === 4 ? 1 : 0;
  return Array.from({ length: count }, (_, i) => boardPlace(lying + i));
}

/** Everything that lies on a seat goes into the muck. */
export function folded(
  cards: readonly LyingCard[],
  { seat, zones }: { readonly seat: VirtualZone; readonly zones: readonly VirtualZone[] },
): readonly LyingCard[] {
  const muck = zones.find(({ kind }) => kind === 'muck');
  if (muck === undefined) return cards;
  const mine = cards.filter((card) => !card.inStub && zoneAt(zones, card) === seat);
  const there = cards.filter((card) => !card.inStub && zoneAt(zones, card) === muck).length;
  return mine.reduce((next, { face }, i) => {
    const x = muck.x - muck.width / 2 + 48 + ((there + i) % 9) * 25;
    return moved(next, face, { x, y: muck.y, held: false });
  }, cards);
}

/** All cards back in the stub, in an order drawn by `next`. */
export function gathered(cards: readonly LyingCard[], next: () => number): readonly LyingCard[] {
  const orders = cards.map((_, i) => i);
  for (let i = orders.length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [orders[i], orders[j]] = [orders[j] ?? i, orders[i] ?? j];
  }
  return cards.map((card, i) => ({ ...card, ...STUB, inStub: true, held: false, order: orders[i] ?? i }));
}

/** What each antenna reads now, by port. */
export function readsOf(
  cards: readonly LyingCard[],
  zones: readonly VirtualZone[],
): Readonly<Record<string, string[]>> {
  const reads: Record<string, string[]> = Object.fromEntries(zones.map(({ port }) => [port, []]));
  for (const card of cards) {
    if (card.inStub || card.held) continue;
    const zone = zoneAt(zones, card);
    if (zone !== null) reads[zone.port]?.push(card.uid);
  }
  return reads;
}
