// The floor's answer to an alarm of the vault: the hand is void, or both cards were looked at and it goes on. Written down in the
// audit log first. Knows no seat and no card.
import type { Audit } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { answersTo, TWINS_CLAUSE, TWINS_VOID } from '../floor/floorInbox.ts';
import type { FloorReply, SettleAnswer } from '../floor/view.ts';
import type { GivenSettlement, Speaker } from '../http/hub.ts';
import { isFloor } from '../table/permits.ts';
import type { Table } from '../table/table.ts';
import type { VaultPort } from '../vault/port.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import type { Alarm } from './alarmRows.ts';
import { personOf } from './speakerWords.ts';

export interface FloorDeskDeps {
  readonly table: TableId;
  readonly source: Pick<Table, 'command' | 'state'>;
  readonly alarms: Pick<AlarmBoard, 'open' | 'answer' | 'idle'>;
  readonly vault: Pick<VaultPort, 'request'>;
  readonly audit: Pick<Audit, 'record'>;
  /** nobody else ever held a console of this table */
  readonly alone: (actor: string) => Promise<boolean>;
}

/** The floor's people, and who is the whole staff of a show. */
export async function sitsAtFloor(speaker: Speaker, { alone }: Pick<FloorDeskDeps, 'alone'>): Promise<boolean> {
  return isFloor(speaker) || (speaker.role === 'operator' && (await alone(speaker.actor)));
}

export async function settleAlarm(deps: FloorDeskDeps, given: GivenSettlement): Promise<FloorReply> {
  const { actor, settlement } = given;
  if (!(await sitsAtFloor(actor, deps))) return refusal(violation('needs-floor', { role: actor.role }, TWINS_CLAUSE));
  const open = deps.alarms.open().find(({ position }) => position === settlement.position);
  if (open === undefined) return refusal(violation('no-such-alarm', {}, TWINS_CLAUSE));
  const { hand } = deps.source.state();
  if (!answersTo(open, hand).includes(settlement.answer))
    return refusal(violation('answer-not-offered', { answer: settlement.answer }, TWINS_CLAUSE));
  await note(deps, given, open);
  return settlement.answer === 'confirm' ? confirm(deps, given, open) : stands(deps, given, open);
}

/** 6.2.2: all chips back. The board settles the alarm when it hears of the void hand. */
async function confirm(deps: FloorDeskDeps, given: GivenSettlement, open: Alarm): Promise<FloorReply> {
  const { actor, clientId, settlement } = given;
  const ruling = { by: settlement.by, code: TWINS_VOID, note: settlement.note };
  const command = { do: 'voidHand', hand: idOf(open), ruling } as const;
  const reply = await deps.source.command({ actor, clientId, command });
  await deps.alarms.idle();
  return reply;
}

/** A pair that a judge has looked at is told no more; what has ended stays as it ended. */
async function stands(deps: FloorDeskDeps, given: GivenSettlement, open: Alarm): Promise<FloorReply> {
  const { table, vault } = deps;
  if (given.settlement.answer === 'reject') {
    const output = `waived ${given.clientId}`;
    const waived = await vault.request({ do: 'waiveTwins', output, table, hand: open.hand });
    if (!waived.ok) return refusal(violation(waived.code, {}, TWINS_CLAUSE));
  }
  await deps.alarms.answer(open, answerOf(given));
  return { ok: true, position: deps.source.state().position };
}

function answerOf({ actor, settlement }: GivenSettlement) {
  const { answer, by, note: words } = settlement;
  return { by: actor.actor, answer: { answer, by, note: words } };
}

const ACTIONS: Readonly<Record<SettleAnswer, string>> = {
  confirm: 'duplicate-confirmed',
  reject: 'duplicate-rejected',
  stands: 'duplicate-too-late',
};

async function note(
  { audit, table }: FloorDeskDeps,
  { actor, settlement }: GivenSettlement,
  open: Alarm,
): Promise<void> {
  const { answer, by, note: words } = settlement;
  const detail = { ...personOf(actor), by, note: words };
  await audit.record({
    actor: actor.actor,
    action: ACTIONS[answer],
    subject: `table:${table} hand:${open.hand}`,
    detail,
  });
}

function idOf({ hand }: Alarm): HandId {
  return handId(hand);
}

function refusal({ code, clause, params }: RuleViolation): FloorReply {
  return { ok: false, code, clause, params };
}
