// Face-down cards: tags that were dealt and cards that people type. Write-only: no reply here depends on a face-down card.
import type { Clock } from '../base/clock.ts';
import { clashesFaceUp } from './clashes.ts';
import { cardIn, type HeldHand, type OpenedRow, slotKey, sourceOf } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import type { FilledSlot, VaultReply, VaultRequest } from './port.ts';
import type { RateLimit } from './rateLimit.ts';
import { DONE, handRefusal, handSubject, type Room, raiseAlarms, refusal } from './room.ts';

type Ask<Do extends VaultRequest['do']> = Extract<VaultRequest, { readonly do: Do }>;
type Typing = Ask<'typeHole'> | Ask<'correctHole'>;

export interface Desk extends Room {
  readonly clock: Clock;
  readonly typing: RateLimit;
}

/** An unknown tag fills nothing, but the vault remembers that it lies there. */
export async function placeTag(room: Room, ask: Ask<'placeTag'>): Promise<VaultReply> {
  const entries = await room.decks.lookUp([ask.tag]);
  const { output, recorded } = ask;
  return keep(room, ask.at, { output, kind: 'placed', seat: ask.at.seat, slot: ask.at.slot, recorded, entries });
}

/** Refusals name what everyone can see: a filled slot, a card face up. Anything else waits for the hand's end. */
export async function typeHole(desk: Desk, ask: Typing): Promise<VaultReply> {
  const loaded = await desk.cardLog.load(ask.at);
  if (!loaded.ok) return handRefusal(loaded.error);
  const stored = loaded.value.rows.get(ask.output);
  const kind = ask.do === 'typeHole' ? 'typed' : 'corrected';
  if (stored !== undefined) return stored.kind === kind && isAt(stored, ask) ? DONE : handRefusal('output-taken');
  if (!desk.typing.allow(`${ask.at.table} ${ask.by.actor}`, desk.clock.now()))
    return refusal('rate-limited', 'by.actor');
  const shut = problemOf(loaded.value, ask);
  await auditTyping(desk, ask, shut);
  if (shut !== null) return shut;
  const entries = [{ card: ask.card, tag: null, flag: 'plain' }] as const;
  const { output, recorded } = ask;
  return keep(desk, ask.at, { output, kind, seat: ask.at.seat, slot: ask.at.slot, recorded, entries });
}

function isAt(row: OpenedRow, { at }: Typing): boolean {
  return row.seat === at.seat && row.slot === at.slot;
}

function problemOf(hand: HeldHand, ask: Typing): VaultReply | null {
  const slot = hand.slots.get(slotKey(ask.at.seat, ask.at.slot));
  if (ask.do === 'typeHole' && cardIn(slot) !== null) return refusal('slot-taken', 'at.slot');
  return clashesFaceUp(hand, ask.at, ask.card) ? refusal('board-clash', 'card') : null;
}

async function auditTyping(desk: Desk, ask: Typing, shut: VaultReply | null): Promise<void> {
  const result = shut === null || shut.ok ? 'kept' : shut.code;
  await desk.audit.record({
    actor: ask.by.actor,
    action: ask.do === 'typeHole' ? 'hole-card-typed' : 'hole-card-corrected',
    subject: handSubject(ask.at),
    detail: { role: ask.by.role, seats: [String(ask.at.seat)], slot: ask.at.slot, result },
  });
}

export function noteFaceUp(room: Room, ask: Ask<'noteFaceUp'>): Promise<VaultReply> {
  const entries = [
    ...ask.withdraw.map((card) => ({ card, tag: null, flag: 'withdrawn' }) as const),
    ...ask.add.map((card) => ({ card, tag: null, flag: 'plain' }) as const),
  ];
  const row = { output: ask.output, kind: 'face-up', seat: ask.seat ?? 0, slot: 0, entries } as const;
  return mark(room, { table: ask.table, hand: ask.hand }, row);
}

export function dealComplete(room: Room, ask: Ask<'dealComplete'>): Promise<VaultReply> {
  return mark(room, ask, { ...NO_PLACE, output: `deal-complete ${ask.hand}`, kind: 'deal-complete' });
}

/** Clashes of typed cards are reported now and for whatever is typed later. */
export function endHand(room: Room, ask: Ask<'endHand'>): Promise<VaultReply> {
  return mark(room, ask, { ...NO_PLACE, output: `end ${ask.hand}`, kind: 'end' });
}

const NO_PLACE = { seat: 0, slot: 0, entries: [] } as const;

export async function filledSlots(room: Room, ask: Ask<'filledSlots'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask);
  if (!loaded.ok) return handRefusal(loaded.error);
  const filled = [...loaded.value.slots.values()].filter((slot) => cardIn(slot) !== null);
  const slots = filled.map((held): FilledSlot => ({ seat: held.seat, slot: held.slot, source: sourceOf(held) }));
  return { ok: true, is: 'filled', slots: slots.sort((a, b) => a.seat - b.seat || a.slot - b.slot) };
}

/** A row that people's time does not matter for: it carries the latest time of its hand. */
async function mark(room: Room, { table, hand }: HandPlace, row: Omit<OpenedRow, 'recorded'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load({ table, hand });
  if (!loaded.ok) return handRefusal(loaded.error);
  return keep(room, { table, hand }, { ...row, recorded: loaded.value.recorded });
}

async function keep(room: Room, { table, hand }: HandPlace, row: OpenedRow): Promise<VaultReply> {
  const kept = await room.cardLog.append({ table, hand }, row);
  if (!kept.ok) return handRefusal(kept.error);
  const stored = kept.value.rows.get(row.output);
  if (stored === undefined || stored.seat !== row.seat || stored.slot !== row.slot) return handRefusal('output-taken');
  raiseAlarms(room, { table, hand }, kept.value);
  return DONE;
}
