// When a seat's cards are committed to: read from the kinds, seats and order of the hand's rows alone, so that neither their
// number nor their order says anything of a card. Pure; makes no commitment.
import type { CommittedCards } from './commitment.ts';
import { applyRow, EMPTY_HAND, type HeldHand, type OpenedRow, type RowKind } from './heldHand.ts';
import { seatCards } from './seatCards.ts';

export interface CommitPoint {
  readonly seat: number;
  /** 1, 2, 3... of the seat */
  readonly version: number;
  readonly cards: CommittedCards;
}

/** May change the cards of a seat. */
const CHANGING: readonly RowKind[] = ['placed', 'typed', 'corrected', 'face-up', 'thrown', 'kept'];

/** What was thrown away is no part of a later version: one that is opened shows the hand as it was held. In order; a further row only adds to the end. */
export function commitPoints(hand: HeldHand): readonly CommitPoint[] {
  const points: CommitPoint[] = [];
  const versions = new Map<number, number>();
  let held = EMPTY_HAND;
  for (const row of hand.rows.values()) {
    const before = held;
    held = applyRow(held, row);
    for (const seat of seatsAt(row, { before, after: held, versions })) {
      const version = (versions.get(seat) ?? 0) + 1;
      versions.set(seat, version);
      points.push({ seat, version, cards: cardsBySlot(held, seat) });
    }
  }
  return points;
}

interface Step {
  readonly before: HeldHand;
  readonly after: HeldHand;
  readonly versions: ReadonlyMap<number, number>;
}

function seatsAt(row: OpenedRow, { before, after, versions }: Step): readonly number[] {
  const all = seatsOf(after);
  // whoever has no deal that was completed is committed to when the hand ends
  if (row.kind === 'deal-complete') return before.dealComplete ? [] : all;
  if (row.kind === 'end') return all.filter((seat) => !versions.has(seat));
  if (!CHANGING.includes(row.kind) || (!before.dealComplete && versions.size === 0 && !before.ended)) return [];
  const touched = [row.seat, ...seatsLeft(row, before)];
  return all.filter((seat) => touched.includes(seat));
}

function seatsOf({ slots }: HeldHand): readonly number[] {
  return [...new Set([...slots.values()].map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** Seats at which the tag of this row lay until now. */
function seatsLeft(row: OpenedRow, before: HeldHand): readonly number[] {
  const tag = row.kind === 'placed' ? (row.entries[0]?.tag ?? null) : null;
  return tag === null ? [] : lyingWith(before, tag).map(({ seat }) => seat);
}

function lyingWith({ slots }: HeldHand, tag: string) {
  return [...slots.values()].filter((slot) => slot.tag === tag && !slot.moved);
}

function cardsBySlot(hand: HeldHand, seat: number): CommittedCards {
  const known = new Map(seatCards(hand, seat).slots.map(({ held, card }) => [held.slot, card]));
  return Array.from({ length: Math.max(-1, ...known.keys()) + 1 }, (_, slot) => known.get(slot) ?? null);
}
