// What every message handler of the vault works with, and the few steps they share. Decides no door by itself.
import type { Audit, AuditDetail } from '../audit/audit.ts';
import type { Card } from '../engine/card.ts';
import type { CardLog, HandRefusal } from './cardLog.ts';
import { type ClashReport, clashReport, hasTwins } from './clashes.ts';
import type { Decks } from './decks.ts';
import type { Given } from './given.ts';
import type { HeldHand, OpenedRow } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { VaultActor, VaultAlarm, VaultReply } from './port.ts';
import type { VaultRefusal } from './refusals.ts';

/** People, places and counts; never a card or a tag. A door stays shut when it rejects. */
export type VaultAudit = Pick<Audit, 'record'>;

export interface Room {
  readonly cardLog: CardLog;
  readonly decks: Decks;
  readonly audit: VaultAudit;
  readonly ledger: Ledger;
  /** what doors gave to whom */
  readonly given: Given;
  alarm(alarm: VaultAlarm): void;
  /** what this alarm would say is not so */
  settle(alarm: VaultAlarm): void;
  /** a person has answered it */
  forget(alarm: VaultAlarm): void;
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
  'release-down': 'hole-cards-kept-down',
  judge: 'sealed-hand-opened',
  'judge-show': 'sealed-hand-shown-to-all',
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
    detail: { ...personOf(by), ...detail },
  });
}

/** Who stands in the audit log for what a canvas was given. */
export function canvasActor(canvas: string): string {
  return `canvas ${canvas}`;
}

/** Who asked, as the audit log says it beside the actor. */
export function personOf({ role, address }: VaultActor): { readonly role: string; readonly address?: string } {
  return address === undefined ? { role } : { role, address };
}

export function handSubject({ table, hand }: HandPlace): string {
  return `table:${table} hand:${hand}`;
}

/** What the floor has to know of the hand as it is now; without seats and cards (design.md section 2). */
export function raiseAlarms(room: Room, at: HandPlace, hand: HeldHand): void {
  const { table, hand: id } = at;
  if (hasTwins(hand)) room.alarm({ table, hand: id, code: 'SP-6.2.2-DUPLICATE' });
  if (hand.ended) reportClash(room, at, clashReport(hand));
}

const CLASH_ALARMS = { clash: 'TYPED_CLASH', untold: 'TYPED_CLASH_UNTOLD' } as const;

/** What people hear of typed clashes from now on. */
export function reportClash(room: Room, { table, hand }: HandPlace, report: ClashReport): void {
  for (const said of ['clash', 'untold'] as const) {
    const alarm = { table, hand, code: CLASH_ALARMS[said] };
    if (said === report) room.alarm(alarm);
    else room.settle(alarm);
  }
}
