// Door 5: the chief judge's sealed view of a hand that is complete, and the same hand once more where he has to show it to all
// participants. A refused try is audited as well.
import type { Card } from '../../engine/card.ts';
import { hasTypedClash } from '../clashes.ts';
import type { HeldHand } from '../heldHand.ts';
import type { HandPlace } from '../keys.ts';
import type { SealedSeat, VaultActor, VaultPort, VaultReply, VaultRequest } from '../port.ts';
import { auditDoor, handRefusal, type Room, refusal } from '../room.ts';
import { seatCards, thrownCards } from '../seatCards.ts';

/** The only role that this door opens for. */
export const CHIEF_JUDGE = 'chief-judge';

export interface SealedQuestion {
  readonly table: string;
  readonly hand: string;
  readonly seats: readonly number[];
  readonly by: VaultActor;
  /** Number or reason of the order, for the audit log. */
  readonly order: string;
  readonly purpose: 'look' | 'show';
}

export type SealedAnswer =
  | { readonly ok: true; readonly hands: readonly SealedSeat[]; readonly doubtful: boolean }
  | { readonly ok: false; readonly code: Extract<VaultReply, { ok: false }>['code']; readonly field: string };

export async function openSealed(port: VaultPort, question: SealedQuestion): Promise<SealedAnswer> {
  const reply = await port.request({ do: 'openSealed', ...question });
  if (!reply.ok) return { ok: false, code: reply.code, field: reply.field };
  if (reply.is !== 'hands') throw new Error('the vault gave another answer than was asked for');
  return { ok: true, hands: reply.hands, doubtful: reply.doubtful };
}

/** Seats of which something is stored, never what; null where nothing is left of the hand. */
export async function storedSeats(
  port: VaultPort,
  at: Pick<SealedQuestion, 'table' | 'hand'>,
): Promise<readonly number[] | null> {
  const reply = await port.request({ do: 'filledSlots', ...at });
  return reply.ok && reply.is === 'filled' ? [...new Set(reply.slots.map(({ seat }) => seat))] : null;
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
  const doubtful = hasTypedClash(loaded.value);
  // a hand that stays down on every canvas is no proof: one of its cards is not what lay there
  if (doubtful && ask.purpose === 'show') return shut(refusal('hand-down', 'hand'));
  await auditDoor(room, { ...use, door: ask.purpose === 'show' ? 'judge-show' : 'judge' });
  const hands = ask.seats.map((seat) => sealedSeat(loaded.value, seat, ask.purpose));
  if (ask.purpose === 'show') for (const shown of hands) noteGiven(room, at, shown);
  return { ok: true, is: 'hands', hands, doubtful };
}

function noteGiven({ given }: Room, at: HandPlace, { seat, cards }: SealedSeat): void {
  const known = cards.flatMap((card) => card ?? []);
  given.note({ ...at, seat, canvas: '' }, known);
}

/** He looks at what was thrown away in draws as well; all others are shown what was held. */
function sealedSeat(hand: HeldHand, seat: number, purpose: OpenSealed['purpose']): SealedSeat {
  const cards = seatCards(hand, seat).slots.map(({ card }) => card);
  return { seat, cards, thrown: purpose === 'look' ? gone(hand, seat, cards) : [] };
}

/** Where only a count is known all places were given up: what is held again did not go. */
function gone(hand: HeldHand, seat: number, held: readonly (Card | null)[]): readonly Card[] {
  const cards = thrownCards(hand, seat).flatMap(({ card }) => (card === null || held.includes(card) ? [] : [card]));
  return [...new Set(cards)];
}
