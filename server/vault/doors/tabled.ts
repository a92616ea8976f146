// Door 3: a hand that was tabled. Opens all cards of the seat or none; the reply is kept under its output.
import type { HeldHand } from '../heldHand.ts';
import type { RowEntry } from '../payload.ts';
import type { VaultReply, VaultRequest } from '../port.ts';
import { auditDoor, cardsOf, handRefusal, type Room, refusal } from '../room.ts';
import { seatCards } from '../seatCards.ts';

type OpenTabled = Extract<VaultRequest, { readonly do: 'openTabled' }>;

export async function openTabled(room: Room, ask: OpenTabled): Promise<VaultReply> {
  const at = { table: ask.table, hand: ask.hand };
  const loaded = await room.cardLog.load(at);
  if (!loaded.ok) return handRefusal(loaded.error);
  const stored = loaded.value.rows.get(ask.output);
  if (stored !== undefined)
    return stored.kind === 'tabled' && stored.seat === ask.seat
      ? answer(room, ask, loaded.value)
      : handRefusal('output-taken');
  const entries = seatEntries(loaded.value, ask.seat);
  if (entries.length !== ask.slots) return refusal('hand-not-read', 'seat');
  const { output, seat } = ask;
  const row = { output, kind: 'tabled', seat, slot: 0, recorded: loaded.value.recorded, entries } as const;
  const kept = await room.cardLog.append(at, row);
  return kept.ok ? answer(room, ask, kept.value) : handRefusal(kept.error);
}

/** The filled slots of the seat in order. */
function seatEntries(hand: HeldHand, seat: number): readonly RowEntry[] {
  return seatCards(hand, seat).slots.flatMap(({ held, card }): RowEntry[] =>
    card === null ? [] : [{ card, tag: held.tag, typist: null, flag: 'plain' }],
  );
}

async function answer(room: Room, ask: OpenTabled, hand: HeldHand): Promise<VaultReply> {
  const row = hand.rows.get(ask.output);
  if (row === undefined) throw new Error('the opened row is not in its hand');
  const cards = cardsOf(row);
  const at = { table: ask.table, hand: ask.hand };
  await auditDoor(room, { door: 'tabled', by: ask.by, at, detail: { seats: [String(ask.seat)], count: cards.length } });
  return { ok: true, is: 'cards', cards };
}
