// Checks one table's hand log from position 1, without snapshots: it decodes, folds, has no gaps and keeps every chip.
// Ends in a hash over log and state; nothing sealed goes into it.
import { createHash } from 'node:crypto';
import type { HandLogStore } from '../../db/handLog.ts';
import type { LogRow } from '../../db/schema/handLog.ts';
import { canonicalJson } from '../base/canonicalJson.ts';
import type { TableId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Hand } from '../engine/hand.ts';
import { netOf } from '../engine/session.ts';
import { decodeRow } from '../log/codec.ts';
import type { LogEntry } from '../log/entry.ts';
import { chipsInPlay, EMPTY_TABLE, foldEntry, ownedBy, type TableState } from '../log/tableState.ts';
import { storedLine, type TableRow } from './handHash.ts';

export interface LogFault {
  readonly position: number;
  readonly reason: string;
}

export interface Verified {
  readonly entries: number;
  readonly hands: number;
  /** SHA-256 over the rows as stored and the state they fold to */
  readonly hash: string;
  readonly state: TableState;
  /** in order; a log that does not fold ends at the first one */
  readonly faults: readonly LogFault[];
}

export class LogCheck {
  #state: TableState = EMPTY_TABLE;
  #entries = 0;
  #hands = 0;
  /** chips of all seats as seats, counts, top-ups and new shows alone make them */
  #chips = 0;
  #stopped = false;
  readonly #faults: LogFault[] = [];
  readonly #hash = createHash('sha256');

  add(row: TableRow, table: TableId): void {
    if (this.#stopped) return;
    const before = this.#state;
    const folded = foldRow(before, { ...row, tableId: table });
    if (!folded.ok) {
      this.#stopped = true;
      this.#faults.push(folded.error);
      return;
    }
    const { entry, state } = folded.value;
    this.#state = state;
    this.#entries += 1;
    this.#hands += entry.events.filter((event) => event.type === 'HandStarted').length;
    this.#hash.update(storedLine(row));
    this.#checkTimes(entry, before);
    this.#checkChips(entry, before);
  }

  done(): Verified {
    const hash = this.#hash.copy().update(canonicalJson(this.#state)).digest('hex');
    return { entries: this.#entries, hands: this.#hands, hash, state: this.#state, faults: this.#faults };
  }

  #checkTimes(entry: LogEntry, before: TableState): void {
    const at = (reason: string) => this.#faults.push({ position: entry.position, reason });
    if (entry.recorded < before.recorded) at('recorded falls');
    if (entry.happened > entry.recorded) at('happened after it was recorded');
    const sameHand = entry.handId !== null && entry.handId === before.hand?.handId;
    if (sameHand && entry.happened < before.happened) at('happened falls along the hand');
  }

  /** Per hand: what stacks and middle hold is what the seats brought. Per session: only seats, counts and top-ups bring or take. */
  #checkChips(entry: LogEntry, before: TableState): void {
    const { hand } = this.#state;
    const at = (reason: string) => this.#faults.push({ position: entry.position, reason });
    if (hand !== null && chipsInHand(hand) !== hand.seats.reduce((all, s) => all + s.startStack, 0))
      at('the hand does not keep its chips');
    this.#chips += brought(entry, before) - wonByTheGone(before, this.#state);
    if (chipsInPlay(this.#state) !== this.#chips) {
      at('the stacks of the session do not add up');
      this.#chips = chipsInPlay(this.#state);
    }
  }
}

function foldRow(
  state: TableState,
  row: LogRow,
): Result<{ readonly entry: LogEntry; readonly state: TableState }, LogFault> {
  if (row.position !== state.position + 1) return err({ position: state.position + 1, reason: 'is missing' });
  const entry = decodeRow(row);
  if (!entry.ok) return entry;
  try {
    return ok({ entry: entry.value, state: foldEntry(state, entry.value) });
  } catch {
    return err({ position: row.position, reason: 'does not fold' });
  }
}

export async function verifyTable(log: Pick<HandLogStore, 'read'>, table: TableId): Promise<Verified> {
  const check = new LogCheck();
  const PAGE = 500;
  for (let after = 0; ; ) {
    const rows = await log.read(table, after, PAGE);
    for (const row of rows) check.add(row, table);
    if (rows.length < PAGE) return check.done();
    after = rows.at(-1)?.position ?? after;
  }
}

/** Stacks and the middle; what was pushed is in the stacks again. */
export function chipsInHand(hand: Hand): number {
  const behind = hand.seats.reduce((all, s) => all + s.stack, 0);
  if (hand.phase === 'COMPLETE') return behind;
  return hand.seats.reduce((all, s) => all + s.invested, behind + hand.deadMoney);
}

function brought(entry: LogEntry, before: TableState): number {
  let chips = 0;
  for (const event of entry.events) {
    if (event.type === 'SeatTaken') chips += event.stack;
    if (event.type === 'StackSet') chips += event.difference;
    if (event.type === 'ChipsAdded') chips += event.amount;
    if (event.type === 'ShowStarted') chips += event.seats.reduce((all, s) => all + s.difference, 0);
    if (event.type === 'SeatLeft') chips -= ownedBy(before.session.seats.find((s) => s.seat === event.seat));
  }
  return chips;
}

/** A correction of a finished hand moves nothing for a player who has left with his chips. */
function wonByTheGone(before: TableState, after: TableState): number {
  const { hand, session } = after;
  if (hand === null) return 0;
  const gone = hand.seats.filter((s) => !session.seats.some((seated) => seated.dealtAs === s.seat));
  const was = before.hand?.handId === hand.handId ? before.hand : null;
  return gone.reduce((all, s) => all + netOf(hand, s.seat) - netOf(was, s.seat), 0);
}
