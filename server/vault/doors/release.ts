// Door 4: release to an audience. The airlock alone asks, when the entries are due; the vault knows no delay.
import { hasTypedClash } from '../clashes.ts';
import type { HoleSlot, ReleasedPlace, VaultPort, VaultReply, VaultRequest } from '../port.ts';
import { auditDoor, canvasActor, type Room } from '../room.ts';
import { cardAt } from '../seatCards.ts';

/** The vault did not answer: release nothing and ask again. */
export class ReleaseRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`the vault refused a release: ${code}`);
    this.name = 'ReleaseRefused';
    this.code = code;
  }
}

/** Exactly these slots, in their order. Every call is audited: ask once for each. */
export async function openForRelease(
  port: VaultPort,
  canvas: string,
  slots: readonly HoleSlot[],
): Promise<readonly ReleasedPlace[]> {
  const reply = await port.request({ do: 'openForRelease', canvas, slots });
  if (!reply.ok) throw new ReleaseRefused(reply.code);
  if (reply.is !== 'values' || reply.values.length !== slots.length) throw new ReleaseRefused('bad-reply');
  return reply.values;
}

type OpenForRelease = Extract<VaultRequest, { readonly do: 'openForRelease' }>;

export async function releaseSlots(room: Room, ask: OpenForRelease): Promise<VaultReply> {
  const values = new Map<HoleSlot, ReleasedPlace>();
  for (const slots of byHand(ask.slots)) await openHand(room, { canvas: ask.canvas, slots }, values);
  return { ok: true, is: 'values', values: ask.slots.map((slot) => values.get(slot) ?? null) };
}

function byHand(slots: readonly HoleSlot[]): Iterable<readonly HoleSlot[]> {
  const hands = new Map<string, HoleSlot[]>();
  for (const slot of slots) {
    const name = `${slot.table} ${slot.hand}`;
    hands.set(name, [...(hands.get(name) ?? []), slot]);
  }
  return hands.values();
}

/** An unknown hand, or one whose key was destroyed, has no values any more. */
async function openHand(
  room: Room,
  { canvas, slots }: { readonly canvas: string; readonly slots: readonly HoleSlot[] },
  values: Map<HoleSlot, ReleasedPlace>,
): Promise<void> {
  const first = slots[0];
  if (first === undefined) return;
  const at = { table: first.table, hand: first.hand };
  const hand = await room.cardLog.load(at);
  if (!hand.ok) return;
  const seats = [...new Set(slots.map((slot) => slot.seat))].sort((a, b) => a - b).map(String);
  const by = { actor: canvasActor(canvas), role: 'canvas' };
  // one typed card is wrong and nobody can tell which, so the whole hand waits (design.md section 2)
  const down = hasTypedClash(hand.value);
  const door = down ? 'release-down' : 'release';
  await auditDoor(room, { door, by, at, detail: { canvas, seats, count: slots.length } });
  for (const slot of slots) {
    const card = down ? null : cardAt(hand.value, slot);
    if (card !== null) room.given.note({ ...at, seat: slot.seat, canvas }, [card]);
    values.set(slot, down ? 'down' : card);
  }
}
