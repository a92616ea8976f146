// Hands that stand still for an alarm beside the log: two cards alike (6.2.2), until the floor has answered. Known before the
// table is opened, so that nothing of a stopped hand goes on over a restart. Knows no seat and no card.
import type { FloorInboxStore } from '../../db/floorInbox.ts';
import type { TableId } from '../base/ids.ts';
import { TWINS, TWINS_CLAUSE } from '../floor/floorInbox.ts';
import type { TableStop } from '../table/stops.ts';

export class HandStops {
  readonly #hands: Set<string>;

  constructor(hands: Iterable<string>) {
    this.#hands = new Set(hands);
  }

  add(hand: string): void {
    this.#hands.add(hand);
  }

  delete(hand: string): void {
    this.#hands.delete(hand);
  }

  of(hand: string): TableStop | null {
    return this.#hands.has(hand) ? { code: TWINS, clause: TWINS_CLAUSE } : null;
  }
}

/** Rejects when storage does not answer: a table whose stops nobody knows is not opened. */
export async function readStops(floorInbox: Pick<FloorInboxStore, 'open'>, table: TableId): Promise<HandStops> {
  const rows = await floorInbox.open(table);
  return new HandStops(rows.flatMap(({ kind, payload }) => (kind === TWINS ? (handIn(payload) ?? []) : [])));
}

/** The hand that a row of the floor inbox is about. */
export function handIn(payload: unknown): string | null {
  const hand = payload !== null && typeof payload === 'object' && 'hand' in payload ? payload.hand : null;
  return typeof hand === 'string' ? hand : null;
}

/** What a person answered to a row; '' where nobody did. */
export function answerIn(payload: unknown): string {
  const answer = payload !== null && typeof payload === 'object' && 'answer' in payload ? payload.answer : null;
  return typeof answer === 'string' ? answer : '';
}
