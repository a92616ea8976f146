// What every message handler of the vault works with, and the few steps they share. Decides no door by itself.
import type { Audit, AuditDetail } from '../audit/audit.ts';
import type { Card } from '../engine/card.ts';
import type { CardLog, HandRefusal } from './cardLog.ts';
import { hasTwins, hasTypedClash } from './clashes.ts';
import type { Decks } from './decks.ts';
import type { HeldHand, OpenedRow } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import type { VaultActor, VaultAlarm, VaultRefusal, VaultReply } from './port.ts';

/** People, places and counts; never a card or a tag. A door stays shut when it rejects. */
export type VaultAudit = Pick<Audit, 'record'>;

export interface Room {
  readonly cardLog: CardLog;
  readonly decks: Decks;
  readonly audit: VaultAudit;
  alarm(alarm: VaultAlarm): void;
}

export const DONE: VaultReply = { ok: true, is: 'done' };

export function refusal(code: VaultRefusal, field: string): VaultReply {
  return { ok: false, code, field };
}

export function handRefusal(code: HandRefusal | 'output-taken'): VaultReply {
  return refusal(code, code === 'output-taken' ? 'output' : 'hand');
}

export function cardsOf(row: OpenedRow): readonly Card[] {
  return row.entries.flatMap(({ card }) => (card === null ? [] : [card]));
}

export const DOOR_ACTIONS = {
  board: 'board-opened',
  exposed: 'exposed-card-opened',
  tabled: 'tabled-hand-opened',
  release: 'hole-cards-released',
  judge: 'sealed-hand-opened',
  'judge-refused': 'sealed-hand-refused',
} as const;

export interface DoorUse {
  readonly door: keyof typeof DOOR_ACTIONS;
  readonly by: VaultActor;
  readonly at: HandPlace;
  readonly detail: AuditDetail;
}

/** Written before the reply leaves: an opening that cannot be recorded does not happen. */
export async function auditDoor(room: Room, { door, by, at, detail }: DoorUse): Promise<void> {
  await room.audit.record({
    actor: by.actor,
    action: DOOR_ACTIONS[door],
    subject: handSubject(at),
    detail: { role: by.role, ...detail },
  });
}

export function handSubject({ table, hand }: HandPlace): string {
  return `table:${table} hand:${hand}`;
}

/** What the floor has to know of the hand as it is now; without seats and cards (design.md section 2). */
export function raiseAlarms(room: Room, at: HandPlace, hand: HeldHand): void {
  const { table, hand: id } = at;
  if (hasTwins(hand)) room.alarm({ table, hand: id, code: 'SP-6.2.2-DUPLICATE' });
  if (hand.ended && hasTypedClash(hand)) room.alarm({ table, hand: id, code: 'TYPED_CLASH' });
}
