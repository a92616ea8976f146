// Door 5: the chief judge's sealed view of a hand that is complete. A refused try is audited as well.
import type { Card } from '../../engine/card.ts';
import { cardIn, type HeldHand } from '../heldHand.ts';
import type { VaultActor, VaultPort, VaultRefusal, VaultReply, VaultRequest } from '../port.ts';
import { auditDoor, handRefusal, type Room, refusal } from '../room.ts';

/** The only role that this door opens for. */
export const CHIEF_JUDGE = 'chief-judge';

export interface SealedSeat {
  readonly seat: number;
  /** By slot; null where no value is stored. */
  readonly cards: readonly (Card | null)[];
}

export interface SealedQuestion {
  readonly table: string;
  readonly hand: string;
  readonly seats: readonly number[];
  readonly by: VaultActor;
  /** Number or reason of the order, for the audit log. */
  readonly order: string;
}

export type SealedAnswer =
  | { readonly ok: true; readonly hands: readonly SealedSeat[] }
  | { readonly ok: false; readonly code: VaultRefusal; readonly field: string };

export async function openSealed(port: VaultPort, question: SealedQuestion): Promise<SealedAnswer> {
  const reply = await port.request({ do: 'openSealed', ...question });
  if (!reply.ok) return { ok: false, code: reply.code, field: reply.field };
  if (reply.is !== 'hands') throw new Error('the vault gave another answer than was asked for');
  return { ok: true, hands: reply.hands };
}

type OpenSealed = Extract<VaultRequest, { readonly do: 'openSealed' }>;

export async function judgeSeats(room: Room, ask: OpenSealed): Promise<VaultReply> {
  const at = { table: ask.table, hand: ask.hand };
  const use = { by: ask.by, at, detail: { seats: ask.seats.map(String), order: ask.order } };
  const shut = async (reply: VaultReply): Promise<VaultReply> => {
    await auditDoor(room, { ...use, door: 'judge-refused' });
    return reply;
  };
  if (ask.by.role !== CHIEF_JUDGE) return shut(refusal('not-chief-judge', 'by.role'));
  const loaded = await room.cardLog.load(at);
  if (!loaded.ok) return shut(handRefusal(loaded.error));
  if (!loaded.value.ended) return shut(refusal('hand-running', 'hand'));
  await auditDoor(room, { ...use, door: 'judge' });
  return { ok: true, is: 'hands', hands: ask.seats.map((seat) => sealedSeat(loaded.value, seat)) };
}

function sealedSeat(hand: HeldHand, seat: number): SealedSeat {
  const slots = [...hand.slots.values()].filter((slot) => slot.seat === seat).sort((a, b) => a.slot - b.slot);
  return { seat, cards: slots.map(cardIn) };
}
