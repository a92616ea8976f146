// Hands before the current one: their record is made again from the log, and a correction of one leaves later hands alone.
// What it would have meant for the stacks is asked, seat by seat; a person counts and sets them.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import { EMPTY_RECORD, type HandRecord } from '../engine/amend.ts';
import { fold } from '../engine/evolve.ts';
import type { HandState } from '../engine/hand.ts';
import { netOf, type Session } from '../engine/session.ts';
import { decodeRow } from '../log/codec.ts';
import type { LogEvent } from '../log/entry.ts';
import { recordOf } from '../log/tableState.ts';
import type { Question } from './commands.ts';

/** Null when the log has no such hand. */
export async function pastRecord(
  log: Pick<HandLogStore, 'readHand'>,
  table: TableId,
  hand: string,
): Promise<HandRecord | null> {
  let record = EMPTY_RECORD;
  for (const row of await log.readHand(table, hand)) {
    const entry = decodeRow(row);
    if (!entry.ok) return null;
    record = recordOf(record, entry.value);
  }
  return record.effective.length === 0 ? null : record;
}

interface Corrected {
  readonly record: HandRecord;
  readonly events: readonly LogEvent[];
  readonly session: Session;
  /** id of the command, part of the ids of the questions */
  readonly id: string;
}

/** 3: `HandStarted` froze the stacks of later hands, so the difference is proposed as a correction of the stack. */
export function stackQuestions({ record, events, session, id }: Corrected): readonly Question[] {
  const amended = events.find((event) => event.type === 'HandAmended');
  if (amended?.type !== 'HandAmended') return [];
  const before = handOf(record.effective);
  const after = handOf(amended.steps);
  const seats = [...(after?.seats ?? [])].sort((a, b) => a.seat - b.seat);
  return seats.flatMap(({ seat }) => {
    const difference = netOf(after, seat) - netOf(before, seat);
    if (difference === 0 || !session.seats.some((s) => s.seat === seat)) return [];
    return [questionOf(`${id}|${seat}`, { seat, difference, hand: after?.number ?? 0 })];
  });
}

function handOf(steps: HandRecord['effective']): HandState {
  return fold(
    null,
    steps.flatMap((step) => step.events),
  );
}

function questionOf(
  id: string,
  { seat, difference, hand }: { readonly seat: number; readonly difference: number; readonly hand: number },
): Question {
  return {
    id,
    code: difference > 0 ? 'STACK_TOO_SMALL' : 'STACK_TOO_LARGE',
    clause: '6.4.8',
    seat,
    params: { hand, amount: Math.abs(difference) },
    recommended: 'set-stack',
  };
}

/** Outlives the hand it was asked in: stacks are set between hands. */
export function isStackQuestion({ code }: Question): boolean {
  return code === 'STACK_TOO_SMALL' || code === 'STACK_TOO_LARGE';
}
