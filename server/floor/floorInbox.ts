// Alarms of the vault as a judge reads them: a code, a clause, a hand's number, and how they may be settled. Never a seat, never
// a card (design.md section 2, no oracles). Pure.
import { decide } from '../engine/decide.ts';
import { type Hand, isRunning } from '../engine/hand.ts';
import type { Ruling } from '../engine/role.ts';
import type { TableState } from '../log/tableState.ts';
import type { FloorInput, OpenAlarm } from './floorInput.ts';
import type { FloorInboxItem, FloorView, SettleAnswer } from './view.ts';

/** Two registered tags with one card (6.2.2). */
export const TWINS = 'SP-6.2.2-DUPLICATE';
export const TWINS_CLAUSE = '6.2.2';
/** The ruling that makes such a hand void. */
export const TWINS_VOID = 'SP-6.2.2-VOID';

export function floorInbox({ alarms, state: { hand } }: FloorInput): readonly FloorInboxItem[] {
  return alarms.map((alarm) => ({
    position: alarm.position,
    code: alarm.code,
    clause: alarm.code === TWINS ? TWINS_CLAUSE : '',
    hand: alarm.hand,
    number: alarm.number,
    since: alarm.since,
    stops: alarm.code === TWINS && hand?.handId === alarm.hand,
    answers: answersTo(alarm, hand),
  }));
}

/** `confirm` while the hand can be void; whatever is typed wrongly settles itself when it is put right. */
export function answersTo(
  { code, hand: of }: Pick<OpenAlarm, 'code' | 'hand'>,
  hand: Hand | null,
): readonly SettleAnswer[] {
  if (code !== TWINS) return [];
  if (hand?.handId !== of) return ['stands', 'reject'];
  const voided = decide(hand, { type: 'VoidHand', ruling: { by: 'JUDGE', code: TWINS_VOID, note: '' } });
  return [...(voided.ok ? (['confirm'] as const) : []), ...(isRunning(hand) ? [] : (['stands'] as const)), 'reject'];
}

/** The ruling by which the hand is void for two cards alike; null: it runs, or has ended otherwise. */
export function voidForTwins({ hand, record }: Pick<TableState, 'hand' | 'record'>): Ruling | null {
  if (hand?.phase !== 'VOID') return null;
  const voids = record.effective.flatMap(({ events }) => events).filter((event) => event.type === 'HandVoided');
  return voids.find(({ ruling }) => ruling.code === TWINS_VOID)?.ruling ?? null;
}

/** The oldest of what stops the table. */
export function stoppedBy(inbox: readonly FloorInboxItem[], incidents: FloorView['incidents']): FloorView['stopped'] {
  const [first] = [...inbox.filter(({ stops }) => stops), ...incidents.filter(({ stopsNow }) => stopsNow)];
  return first === undefined ? null : { code: first.code, clause: first.clause };
}
