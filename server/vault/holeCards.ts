// Face-down cards: tags that were dealt and cards that people type. Write-only: no reply here depends on a face-down card.
import type { Clock } from '../base/clock.ts';
import { clashesFaceUp, twinCards } from './clashes.ts';
import { commitSeats } from './commitments.ts';
import { anchorHand } from './handAnchor.ts';
import { type HeldHand, isFilled, nowAt, type OpenedRow, slotKey, sourceOf } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import { MAX_ENTRIES } from './payload.ts';
import { type FilledSlot, TYPED_ALREADY, type VaultReply, type VaultRequest } from './port.ts';
import type { RateLimit } from './rateLimit.ts';
import { DONE, handRefusal, handSubject, personOf, type Room, raiseAlarms, refusal, reportClash } from './room.ts';
import { seatCards } from './seatCards.ts';
import { type SlipCount, typedAlready, typistOf } from './typedAlready.ts';

type Ask<Do extends VaultRequest['do']> = Extract<VaultRequest, { readonly do: Do }>;
type Typing = Ask<'typeHole'> | Ask<'correctHole'>;

export interface Desk extends Room {
  readonly clock: Clock;
  readonly typing: RateLimit;
  readonly slips: SlipCount;
}

/** An unknown tag fills nothing, but the vault remembers that it lies there. */
export async function placeTag(room: Room, ask: Ask<'placeTag'>): Promise<VaultReply> {
  const entries = await room.decks.lookUp([ask.tag]);
  const { output, recorded } = ask;
  return keep(room, ask.at, { output, kind: 'placed', seat: ask.at.seat, slot: ask.at.slot, recorded, entries });
}

/** Refusals name what everyone can see, a filled slot or a card face up, and what the typist did himself. Anything else waits
 *  for the hand's end. */
export async function typeHole(desk: Desk, ask: Typing): Promise<VaultReply> {
  const loaded = await desk.cardLog.load(ask.at);
  if (!loaded.ok) return handRefusal(loaded.error);
  const stored = loaded.value.rows.get(ask.output);
  const kind = ask.do === 'typeHole' ? 'typed' : 'corrected';
  if (stored !== undefined)
    return stored.kind === kind && isAt(stored, ask) ? kept(desk, ask.at, loaded.value) : handRefusal('output-taken');
  if (!desk.typing.allow(`${ask.at.table} ${ask.by.actor}`, desk.clock.now(), ask.places))
    return refusal('rate-limited', 'by.actor');
  const shut = problemOf(loaded.value, ask) ?? ownSlip(desk, loaded.value, ask);
  await auditTyping(desk, ask, shut);
  if (shut !== null) return shut;
  const entries = typedEntries(ask);
  const { output, recorded } = ask;
  return keep(desk, ask.at, { output, kind, seat: ask.at.seat, slot: ask.at.slot, recorded, entries });
}

function isAt(row: OpenedRow, { at }: Typing): boolean {
  return row.seat === at.seat && row.slot === at.slot;
}

function problemOf(hand: HeldHand, ask: Typing): VaultReply | null {
  const slot = hand.slots.get(slotKey(ask.at.seat, ask.at.slot));
  if (ask.do === 'typeHole' && slot !== undefined && isFilled(nowAt(hand, slot)))
    return refusal('slot-taken', 'at.slot');
  return clashesFaceUp(hand, ask.at, ask.card) ? refusal('board-clash', 'card') : null;
}

function ownSlip({ slips }: Desk, hand: HeldHand, { at, by, card, output, anyway }: Typing): VaultReply | null {
  if (anyway) return null;
  const { seat, slot } = at;
  const place = typedAlready(hand, { seat, slot, card, typist: typistOf(by.actor) });
  if (place === null || !slips.mayTell(`${at.table} ${at.hand} ${by.actor}`, output)) return null;
  return { ok: false, code: TYPED_ALREADY, field: 'card', ...place };
}

function typedEntries({ card, by }: Pick<Typing, 'card' | 'by'>) {
  return [{ card, tag: null, typist: typistOf(by.actor), flag: 'plain' }] as const;
}

async function auditTyping(desk: Desk, ask: Typing, shut: VaultReply | null): Promise<void> {
  const result = shut === null || shut.ok ? 'kept' : shut.code;
  await desk.audit.record({
    actor: ask.by.actor,
    action: ask.do === 'typeHole' ? 'hole-card-typed' : 'hole-card-corrected',
    subject: handSubject(ask.at),
    detail: { ...personOf(ask.by), seats: [String(ask.at.seat)], slot: ask.at.slot, result },
  });
}

/** Everybody sees the right card, so nothing is asked and nothing told: a seat that was typed when it opened has no slot. */
export async function correctOpened(room: Room, ask: Ask<'correctOpened'>): Promise<VaultReply> {
  const at = { table: ask.table, hand: ask.hand };
  const loaded = await room.cardLog.load(at);
  if (!loaded.ok) return handRefusal(loaded.error);
  if (loaded.value.rows.has(ask.output)) return kept(room, at, loaded.value);
  const { actor } = ask.by;
  const detail = { ...personOf(ask.by), seats: [String(ask.seat)] };
  await room.audit.record({ actor, action: 'opened-card-corrected', subject: handSubject(at), detail });
  const slot = seatCards(loaded.value, ask.seat).slots.find(({ card }) => card === ask.wrong);
  if (slot === undefined) return DONE;
  const entries = typedEntries(ask);
  const { output, seat, recorded } = ask;
  return keep(room, at, { output, kind: 'corrected', seat, slot: slot.held.slot, recorded, entries });
}

export function noteFaceUp(room: Room, ask: Ask<'noteFaceUp'>): Promise<VaultReply> {
  const entries = [
    ...ask.withdraw.map((card) => ({ card, tag: null, typist: null, flag: 'withdrawn' }) as const),
    ...ask.add.map((card) => ({ card, tag: null, typist: null, flag: 'plain' }) as const),
  ];
  const row = { output: ask.output, kind: 'face-up', seat: ask.seat ?? 0, slot: ask.turned ?? 0, entries } as const;
  return mark(room, { table: ask.table, hand: ask.hand }, row);
}

export function noteThrown(room: Room, { output, at, thrown }: Ask<'noteThrown'>): Promise<VaultReply> {
  const { seat, slot } = at;
  return mark(room, at, { output, kind: thrown ? 'thrown' : 'kept', seat, slot, entries: [] });
}

export function dealComplete(room: Room, ask: Ask<'dealComplete'>): Promise<VaultReply> {
  return mark(room, ask, { ...NO_PLACE, output: `deal-complete ${ask.hand}`, kind: 'deal-complete' });
}

/** 6.2.2: a judge held both cards in his hand. Pairs of these tags are no alarm any more; a new one is. */
export async function waiveTwins(room: Room, ask: Ask<'waiveTwins'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask);
  if (!loaded.ok) return handRefusal(loaded.error);
  const { table, hand, output } = ask;
  const looked = twinCards(loaded.value).map(({ card, tag }) => ({ card, tag, typist: null, flag: 'plain' }) as const);
  room.forget({ table, hand, code: 'SP-6.2.2-DUPLICATE' });
  return mark(room, ask, { ...NO_PLACE, output, kind: 'waived', entries: looked.slice(0, MAX_ENTRIES) });
}

/** Clashes of typed cards are reported now and for whatever is typed later. */
export async function endHand(room: Room, ask: Ask<'endHand'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask);
  if (!loaded.ok) return handRefusal(loaded.error);
  return mark(room, ask, { ...NO_PLACE, output: `end ${ask.hand}${nth(resumes(loaded.value))}`, kind: 'end' });
}

/** The end was taken back: the hand is in play like any other, and nobody hears of its clashes until it ends again. */
export async function resumeHand(room: Room, ask: Ask<'resumeHand'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask);
  if (!loaded.ok) return handRefusal(loaded.error);
  if (!loaded.value.ended) return DONE;
  const output = `resumed ${ask.hand}${nth(resumes(loaded.value))}`;
  const resumed = await mark(room, ask, { ...NO_PLACE, output, kind: 'resumed' });
  reportClash(room, ask, 'none');
  return resumed;
}

function resumes({ rows }: HeldHand): number {
  return [...rows.values()].filter(({ kind }) => kind === 'resumed').length;
}

/** The first of its kind has the plain name, as in logs of before. */
function nth(before: number): string {
  return before === 0 ? '' : ` ${before}`;
}

const NO_PLACE = { seat: 0, slot: 0, entries: [] } as const;

export async function filledSlots(room: Room, ask: Ask<'filledSlots'>): Promise<VaultReply> {
  const loaded = await room.cardLog.load(ask);
  if (!loaded.ok) return handRefusal(loaded.error);
  const filled = [...loaded.value.slots.values()].map((slot) => nowAt(loaded.value, slot)).filter(isFilled);
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
  const appended = await room.cardLog.append({ table, hand }, row);
  if (!appended.ok) return handRefusal(appended.error);
  const stored = appended.value.rows.get(row.output);
  if (stored === undefined || stored.seat !== row.seat || stored.slot !== row.slot) return handRefusal('output-taken');
  raiseAlarms(room, { table, hand }, appended.value);
  return kept(room, { table, hand }, appended.value);
}

/** The row counts; what follows from it in the audit log may have been broken off before. */
async function kept(room: Room, { table, hand }: HandPlace, held: HeldHand): Promise<VaultReply> {
  await commitSeats(room, { table, hand }, held);
  await anchorHand(room, { table, hand }, held);
  return DONE;
}
