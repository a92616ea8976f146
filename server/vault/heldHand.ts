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
  'resumed',
  'waived',
  'thrown',
  'kept',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of the card log after opening. Seat 0 stands for no seat; on the board, `slot` is the run; of a face-up card, 0 or where it was turned over. */
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
  /** The tag has come to lie elsewhere since the card was thrown away. */
  readonly moved: boolean;
  /** Typed while nothing was read here: it came first and stands, whatever is read later. */
  readonly typed: Card | null;
  /** Outranks read and typed until the next correction. */
  readonly corrected: Card | null;
}

export interface FaceUpCard {
  readonly card: Card;
  readonly tag: string | null;
  /** The seat whose own card it is; 0 for the board and for cards of no seat. */
  readonly seat: number;
  /** Its place, where it was dealt to the seat face down and turned over; null for every other card. */
  readonly turned: number | null;
}

export interface HeldHand {
  readonly slots: ReadonlyMap<string, HeldSlot>;
  /** slots whose card the seat threw away in a draw, by a number that those of one draw share */
  readonly thrown: ReadonlyMap<string, number>;
  readonly faceUp: readonly FaceUpCard[];
  /** what door 3 gave for a seat, also where the hand was not opened on it */
  readonly tabled: ReadonlyMap<number, readonly Card[]>;
  /** cards of door 3 that were then turned up, by seat; they stay known when the opening is taken back */
  readonly opened: ReadonlyMap<number, ReadonlySet<Card>>;
  readonly rows: ReadonlyMap<string, OpenedRow>;
  /** tags of pairs that a judge has found to be no twins */
  readonly waived: ReadonlySet<string>;
  readonly dealComplete: boolean;
  readonly ended: boolean;
  /** Highest programme time of any row, 0 before the first. */
  readonly recorded: number;
}

export const EMPTY_HAND: HeldHand = {
  slots: new Map(),
  thrown: new Map(),
  faceUp: [],
  tabled: new Map(),
  opened: new Map(),
  rows: new Map(),
  waived: new Set(),
  dealComplete: false,
  ended: false,
  recorded: 0,
};

export function slotKey(seat: number, slot: number): string {
  return `${seat}/${slot}`;
}

/** The slot as it is now: a card that was thrown away and given back has gone on where its tag was seen since. */
export function nowAt(hand: HeldHand, slot: HeldSlot): HeldSlot {
  return slot.moved && !isThrown(hand, slot) ? { ...slot, tag: null, read: null } : slot;
}

export function isThrown({ thrown }: HeldHand, { seat, slot }: Pick<HeldSlot, 'seat' | 'slot'>): boolean {
  return thrown.has(slotKey(seat, slot));
}

/** Something was entered or read here. Whether it is also the card that counts here is the seat's question (seatCards). */
export function isFilled(slot: HeldSlot | undefined): slot is HeldSlot {
  return slot !== undefined && (slot.corrected ?? slot.typed ?? slot.read) !== null;
}

export function sourceOf(slot: HeldSlot): 'read' | 'typed' {
  return (slot.corrected ?? slot.typed) === null ? 'read' : 'typed';
}

export function applyRow(hand: HeldHand, row: OpenedRow): HeldHand {
  const rows = new Map(hand.rows).set(row.output, row);
  return { ...hand, ...changesOf(hand, row), rows, recorded: Math.max(hand.recorded, row.recorded) };
}

function changesOf(hand: HeldHand, row: OpenedRow): Partial<HeldHand> {
  switch (row.kind) {
    case 'placed':
      return { slots: place(hand, row) };
    case 'typed':
    case 'corrected':
      return { slots: write(hand.slots, row) };
    case 'deal-complete':
      return { dealComplete: true };
    case 'end':
      return { ended: true };
    case 'resumed':
      return { ended: false };
    case 'thrown':
      return { thrown: new Map(hand.thrown).set(slotKey(row.seat, row.slot), drawOf(hand, row)) };
    case 'kept':
      return { thrown: new Map([...hand.thrown].filter(([key]) => key !== slotKey(row.seat, row.slot))) };
    case 'waived':
      return { waived: new Set([...hand.waived, ...row.entries.flatMap(({ tag }) => tag ?? [])]) };
    case 'tabled':
      return { tabled: new Map(hand.tabled).set(row.seat, cardsIn(row)) };
    case 'board':
    case 'exposed':
      return { faceUp: turnUp(hand.faceUp, row) };
    case 'face-up':
      return { faceUp: turnUp(hand.faceUp, row), opened: open(hand, row) };
  }
}

function cardsIn({ entries }: OpenedRow): readonly Card[] {
  return entries.flatMap(({ card, flag }) => (card === null || flag === 'withdrawn' ? [] : [card]));
}

function open({ opened, tabled }: HeldHand, row: OpenedRow): HeldHand['opened'] {
  const given = cardsIn(row).filter((card) => tabled.get(row.seat)?.includes(card));
  if (given.length === 0) return opened;
  return new Map(opened).set(row.seat, new Set([...(opened.get(row.seat) ?? []), ...given]));
}

/** The rows of one draw of a seat come one behind the other. */
function drawOf({ rows, thrown }: HeldHand, { seat }: OpenedRow): number {
  const last = [...rows.values()].at(-1);
  const same = last?.kind === 'thrown' && last.seat === seat ? thrown.get(slotKey(seat, last.slot)) : undefined;
  return same ?? rows.size;
}

/**
 * A tag lies in one place: where it was before, it is no more. What was thrown away stays known there, since pictures of the
 * time before the draw show it. An unknown tag leaves what was typed.
 */
function place({ slots, thrown }: HeldHand, row: OpenedRow): HeldHand['slots'] {
  const entry = row.entries[0];
  if (entry === undefined) return slots;
  const next = new Map(slots);
  for (const [key, slot] of slots)
    if (slot.tag === entry.tag)
      next.set(key, thrown.has(key) ? { ...slot, moved: true } : { ...slot, tag: null, read: null, moved: false });
  const key = slotKey(row.seat, row.slot);
  return next.set(key, { ...slotAt(next, row), tag: entry.tag, read: entry.card, moved: false });
}

function write(slots: HeldHand['slots'], row: OpenedRow): HeldHand['slots'] {
  const card = row.entries[0]?.card ?? null;
  const slot = slotAt(slots, row);
  const next = row.kind === 'corrected' ? { ...slot, corrected: card } : { ...slot, typed: card };
  return new Map(slots).set(slotKey(row.seat, row.slot), next);
}

const NOTHING = { tag: null, read: null, moved: false, typed: null, corrected: null } as const;

function slotAt(slots: HeldHand['slots'], { seat, slot }: OpenedRow): HeldSlot {
  return slots.get(slotKey(seat, slot)) ?? { ...NOTHING, seat, slot };
}

/** A card that was taken back counts no more; one row may take back and turn up. */
function turnUp(faceUp: readonly FaceUpCard[], row: OpenedRow): readonly FaceUpCard[] {
  const gone = new Set(row.entries.flatMap(({ card, flag }) => (flag === 'withdrawn' ? [card] : [])));
  const turned = row.kind === 'face-up' && row.slot > 0 ? row.slot : null;
  const fresh = row.entries.flatMap(({ card, tag, flag }): FaceUpCard[] =>
    card === null || flag === 'withdrawn' ? [] : [{ card, tag, seat: row.seat, turned }],
  );
  return [...faceUp.filter(({ card }) => !gone.has(card)), ...fresh];
}
