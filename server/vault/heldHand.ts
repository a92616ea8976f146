// The card lane of one hand as folded from its opened rows: what lies where. Held in the vault's memory only.
import type { Card } from '../engine/card.ts';
import type { RowEntry } from './payload.ts';

export const ROW_KINDS = [
  'placed',
  'typed',
  'corrected',
  'deal-complete',
  'board',
  'exposed',
  'tabled',
  'face-up',
  'end',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of the card log after opening. Seat 0 stands for no seat; on the board, `slot` is the run. */
export interface OpenedRow {
  readonly output: string;
  readonly kind: RowKind;
  readonly seat: number;
  readonly slot: number;
  /** Programme time in milliseconds. */
  readonly recorded: number;
  readonly entries: readonly RowEntry[];
}

export interface HeldSlot {
  readonly seat: number;
  readonly slot: number;
  /** Code of the tag that lies there; null when none was read. */
  readonly tag: string | null;
  readonly read: Card | null;
  readonly typed: Card | null;
  /** Outranks read and typed until the next correction. */
  readonly corrected: Card | null;
}

export interface FaceUpCard {
  readonly card: Card;
  readonly tag: string | null;
  /** The seat whose own card it is; 0 for the board and for cards of no seat. */
  readonly seat: number;
}

export interface HeldHand {
  readonly slots: ReadonlyMap<string, HeldSlot>;
  readonly faceUp: readonly FaceUpCard[];
  readonly openedSeats: ReadonlySet<number>;
  readonly rows: ReadonlyMap<string, OpenedRow>;
  readonly dealComplete: boolean;
  readonly ended: boolean;
  /** Highest programme time of any row, 0 before the first. */
  readonly recorded: number;
}

export const EMPTY_HAND: HeldHand = {
  slots: new Map(),
  faceUp: [],
  openedSeats: new Set(),
  rows: new Map(),
  dealComplete: false,
  ended: false,
  recorded: 0,
};

export function slotKey(seat: number, slot: number): string {
  return `${seat}/${slot}`;
}

export function cardIn(slot: HeldSlot | undefined): Card | null {
  return slot === undefined ? null : (slot.corrected ?? slot.read ?? slot.typed);
}

export function sourceOf(slot: HeldSlot): 'read' | 'typed' {
  return slot.corrected === null && slot.read !== null ? 'read' : 'typed';
}

export function applyRow(hand: HeldHand, row: OpenedRow): HeldHand {
  const rows = new Map(hand.rows).set(row.output, row);
  return { ...hand, ...changesOf(hand, row), rows, recorded: Math.max(hand.recorded, row.recorded) };
}

function changesOf(hand: HeldHand, row: OpenedRow): Partial<HeldHand> {
  switch (row.kind) {
    case 'placed':
      return { slots: place(hand.slots, row) };
    case 'typed':
    case 'corrected':
      return { slots: write(hand.slots, row) };
    case 'deal-complete':
      return { dealComplete: true };
    case 'end':
      return { ended: true };
    case 'tabled':
      return { openedSeats: new Set(hand.openedSeats).add(row.seat) };
    case 'board':
    case 'exposed':
    case 'face-up':
      return { faceUp: turnUp(hand.faceUp, row) };
  }
}

/** A tag lies in one place: where it was before, it is no more. An unknown tag leaves what was typed. */
function place(slots: HeldHand['slots'], row: OpenedRow): HeldHand['slots'] {
  const entry = row.entries[0];
  if (entry === undefined) return slots;
  const next = new Map(slots);
  for (const [key, slot] of slots) if (slot.tag === entry.tag) next.set(key, { ...slot, tag: null, read: null });
  const key = slotKey(row.seat, row.slot);
  return next.set(key, { ...slotAt(next, row), tag: entry.tag, read: entry.card });
}

function write(slots: HeldHand['slots'], row: OpenedRow): HeldHand['slots'] {
  const card = row.entries[0]?.card ?? null;
  const slot = slotAt(slots, row);
  const next = row.kind === 'corrected' ? { ...slot, corrected: card } : { ...slot, typed: card };
  return new Map(slots).set(slotKey(row.seat, row.slot), next);
}

function slotAt(slots: HeldHand['slots'], { seat, slot }: OpenedRow): HeldSlot {
  return slots.get(slotKey(seat, slot)) ?? { seat, slot, tag: null, read: null, typed: null, corrected: null };
}

/** A card that was taken back counts no more; one row may take back and turn up. */
function turnUp(faceUp: readonly FaceUpCard[], row: OpenedRow): readonly FaceUpCard[] {
  const gone = new Set(row.entries.flatMap(({ card, flag }) => (flag === 'withdrawn' ? [card] : [])));
  const fresh = row.entries.flatMap(({ card, tag, flag }): FaceUpCard[] =>
    card === null || flag === 'withdrawn' ? [] : [{ card, tag, seat: row.seat }],
  );
  return [...faceUp.filter(({ card }) => !gone.has(card)), ...fresh];
}
