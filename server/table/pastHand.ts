// Hands before the current one: their record is made again from the log, and a correction of one leaves later hands alone.
// What it would have meant for the stacks is asked, seat by seat; a person counts and sets them.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import { nameKey } from '../base/nameKey.ts';
import type { HandRecord } from '../engine/amend.ts';
import { fold } from '../engine/evolve.ts';
import { type Hand, type HandState, isRunning } from '../engine/hand.ts';
import { netOf, type Session } from '../engine/session.ts';
import { decodeRow } from '../log/codec.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../log/tableState.ts';
import type { Question } from './commands.ts';

/** An earlier hand with its own entries, in order, and the state they left, at a table without seats. */
export interface PastHand {
  readonly state: TableState;
  readonly entries: readonly LogEntry[];
}

/** Null when the log has no such hand. */
export async function readPastHand(
  log: Pick<HandLogStore, 'readHand'>,
  table: TableId,
  hand: string,
): Promise<PastHand | null> {
  let state = EMPTY_TABLE;
  const entries: LogEntry[] = [];
  for (const row of await log.readHand(table, hand)) {
    const entry = decodeRow(row);
    if (!entry.ok) return null;
    state = foldEntry(state, entry.value);
    entries.push(entry.value);
  }
  return state.hand === null ? null : { state, entries };
}

export async function pastState(...asked: Parameters<typeof readPastHand>): Promise<TableState | null> {
  return (await readPastHand(...asked))?.state ?? null;
}

interface Corrected {
  readonly record: HandRecord;
  readonly events: readonly LogEvent[];
  readonly session: Session;
  /** chips of hands before this position are not in these stacks: a new show began with new ones */
  readonly stacksFrom: number;
  /** id of the command, part of the ids of the questions */
  readonly id: string;
}

/** 3: `HandStarted` froze the stacks of later hands, so the difference is proposed as a correction of the stack. */
export function stackQuestions({ record, events, session, id, stacksFrom }: Corrected): readonly Question[] {
  const amended = events.find((event) => event.type === 'HandAmended');
  if (amended?.type !== 'HandAmended' || (record.effective[0]?.origin ?? 0) < stacksFrom) return [];
  const before = handOf(record.effective);
  const after = handOf(amended.steps);
  const seats = [...(after?.seats ?? [])].sort((a, b) => a.seat - b.seat);
  return seats.flatMap((dealt) => {
    const difference = netOf(after, dealt.seat) - netOf(before, dealt.seat);
    const now = seatNow(session, dealt);
    if (difference === 0 || now === undefined) return [];
    return [questionOf(`${id}|${dealt.seat}`, { seat: now.seat, difference, hand: after?.number ?? 0 })];
  });
}

/** A correction of the last hand takes more from a stack than was counted into it since: the count is asked again. */
export function shortQuestions({ hand, session }: Pick<TableState, 'hand' | 'session'>): readonly Question[] {
  if (isRunning(hand)) return [];
  return session.seats.flatMap(({ seat, short }) =>
    short === 0 ? [] : [questionOf(`${SHORT}${seat}|${short}`, { seat, difference: -short, hand: hand?.number ?? 0 })],
  );
}

const SHORT = 'short|';

export function isShortQuestion({ id }: Question): boolean {
  return id.startsWith(SHORT);
}

/** Where the player sits now; who has another name by now is looked for at his old seat. */
function seatNow({ seats }: Session, { seat, name }: Hand['seats'][number]) {
  return seats.find((s) => nameKey(s.name) === nameKey(name)) ?? seats.find((s) => s.seat === seat);
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
