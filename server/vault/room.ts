// What every message handler of the vault works with, and the few steps they share. Decides no door by itself.
import type { Card } from '../engine/card.ts';
import type { CardLog, HandRefusal } from './cardLog.ts';
import { hasTwins, hasTypedClash } from './clashes.ts';
import type { Decks } from './decks.ts';
import type { HeldHand, OpenedRow } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import type { VaultActor, VaultAlarm, VaultRefusal, VaultReply } from './port.ts';

/** One line of the audit log: people, places and counts, never a card or a tag. */
export interface VaultAuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, string | number | boolean | readonly number[]>>;
}

/** Resolves once the line is kept. A door stays shut when it rejects. */
export type VaultAudit = (entry: VaultAuditEntry) => Promise<void>;

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

export interface DoorUse {
  readonly door: 'board' | 'exposed' | 'tabled' | 'release' | 'judge' | 'judge-refused';
  readonly by: VaultActor;
  readonly at: HandPlace;
  readonly detail: VaultAuditEntry['detail'];
}

/** Written before the reply leaves: an opening that cannot be recorded does not happen. */
export async function auditDoor(room: Room, use: DoorUse): Promise<void> {
  const detail = { role: use.by.role, hand: use.at.hand, ...use.detail };
  await room.audit({ actor: use.by.actor, action: `vault.${use.door}`, subject: use.at.table, detail });
}

/** What the floor has to know of the hand as it is now; without seats and cards (design.md section 2). */
export function raiseAlarms(room: Room, at: HandPlace, hand: HeldHand): void {
  const { table, hand: id } = at;
  if (hasTwins(hand)) room.alarm({ table, hand: id, code: 'SP-6.2.2-DUPLICATE' });
  if (hand.ended && hasTypedClash(hand)) room.alarm({ table, hand: id, code: 'TYPED_CLASH' });
}
