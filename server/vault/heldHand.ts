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
}

export interface HeldHand {
  readonly slots: ReadonlyMap<string, HeldSlot>;
  /** slots whose card the seat threw away in a draw */
  readonly thrown: ReadonlySet<string>;
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
  thrown: new Set(),
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

/** Something was entered or read here. Whether it is also the card that counts here is the seat's question (seatCards). */
export function isFilled(slot: HeldSlot | undefined): slot is HeldSlot {
  return slot !== undefined && (slot.corrected ?? slot.typed ?? slot.read) !== null;
}

export function sourceOf(slot: HeldSlot): 'read' | 'typed' {
  return (slot.corrected ?? slot.typed) === null ? 'read' : 'typed';
}

export interface SeatCards {
  /** by slot, ascending; null: nothing is known of it, or what was read there counts in another slot */
  readonly slots: readonly { readonly held: HeldSlot; readonly card: Card | null }[];
  /** reads of this seat that contradict what was typed: no slot is left for them */
  readonly unused: readonly Card[];
}

/**
 * The cards that a seat holds, less what it threw away. Face up before corrected before typed before read; and since nobody knows in which slot a card was typed that is read
 * later, the cards of a seat are taken together: a read that names a typed card is that card, and what another slot of the
 * seat read takes its place.
 */
export function seatCards(hand: HeldHand, seat: number): SeatCards {
  const slots = slotsOf(hand, seat).filter((slot) => !isThrown(hand, slot));
  const fixed = slots.map((slot) => slot.corrected ?? slot.typed);
  // the read of a corrected slot was wrong: it counts nowhere
  const reads = slots.filter((slot) => slot.corrected === null).flatMap(({ read }) => (read === null ? [] : [read]));
  const left = reads.filter((card) => !fixed.includes(card));
  const taken = new Set<Card>();
  const own = slots.map((slot, i) => fixed[i] ?? take(taken, left, slot.read));
  const other = (held: HeldSlot) =>
    isFilled(held)
      ? take(
          taken,
          left,
          left.find((card) => !taken.has(card)),
        )
      : null;
  const cards = slots.map((held, i) => ({ held, card: own[i] ?? other(held) }));
  const up = hand.faceUp.filter((one) => one.seat === seat).map(({ card }) => card);
  if (up.length >= Math.max(LEAST_HAND, cards.length)) return { slots: asShown(cards, up), unused: [] };
  return { slots: cards, unused: left.filter((card) => !taken.has(card)) };
}

function slotsOf(hand: HeldHand, seat: number): readonly HeldSlot[] {
  return [...hand.slots.values()].filter((slot) => slot.seat === seat).sort((a, b) => a.slot - b.slot);
}

function isThrown({ thrown }: HeldHand, { seat, slot }: Pick<HeldSlot, 'seat' | 'slot'>): boolean {
  return thrown.has(slotKey(seat, slot));
}

/** What the seat threw away in draws, as far as it was read or typed. */
export function thrownCards(hand: HeldHand, seat: number): SeatCards['slots'] {
  const slots = slotsOf(hand, seat).filter((slot) => isThrown(hand, slot));
  return slots.map((held) => ({ held, card: held.corrected ?? held.typed ?? held.read }));
}

/** One card shown is no opened hand. */
const LEAST_HAND = 2;

/** A hand that lies face up is what everybody sees, whatever was read or typed for it. */
function asShown(cards: SeatCards['slots'], up: readonly Card[]): SeatCards['slots'] {
  const missing = up.filter((card) => !cards.some((slot) => slot.card === card));
  const seen = new Set<Card>();
  return cards.map(({ held, card }) => {
    const stands = card !== null && up.includes(card) && !seen.has(card);
    const shown = stands ? card : isFilled(held) ? (missing.shift() ?? null) : null;
    if (shown !== null) seen.add(shown);
    return { held, card: shown };
  });
}

function take(taken: Set<Card>, left: readonly Card[], card: Card | null | undefined): Card | null {
  if (card === null || card === undefined || !left.includes(card) || taken.has(card)) return null;
  taken.add(card);
  return card;
}

/** The card that counts in this slot; null when there is none. One that was thrown away is shown until then, like a folded hand. */
export function cardAt(hand: HeldHand, { seat, slot }: { readonly seat: number; readonly slot: number }): Card | null {
  const slots = [...seatCards(hand, seat).slots, ...thrownCards(hand, seat)];
  return slots.find(({ held }) => held.slot === slot)?.card ?? null;
}

/** Every slot of the hand with the card that counts there. */
export function heldCards(hand: HeldHand): SeatCards['slots'] {
  const seats = new Set([...hand.slots.values()].map(({ seat }) => seat));
  return [...seats].flatMap((seat) => seatCards(hand, seat).slots);
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
    case 'resumed':
      return { ended: false };
    case 'thrown':
      return { thrown: new Set([...hand.thrown, slotKey(row.seat, row.slot)]) };
    case 'kept':
      return { thrown: new Set([...hand.thrown].filter((key) => key !== slotKey(row.seat, row.slot))) };
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
