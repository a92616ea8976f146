// Ties the hand log to the audit log: whenever a hand is over, or is changed after that, the position of its newest entry and a
// hash over its entries go into the chain. A hash that could not be written is written with the next one.
import type { HandLogStore } from '../../db/handLog.ts';
import type { Audit } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { createQueue } from '../base/queue.ts';
import { isRunning } from '../engine/hand.ts';
import type { LogEntry } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import { handHash } from '../table/handHash.ts';
import type { Writer } from './openConsoles.ts';
import type { Stores } from './stores.ts';

const LOGGED = 'hand-logged';

export interface HandAnchorsDeps {
  readonly table: TableId;
  readonly log: Pick<HandLogStore, 'readHand'>;
  readonly audit: Pick<Audit, 'record' | 'find'>;
  readonly state: () => TableState;
  readonly logger: Logger;
}

export class HandAnchors {
  readonly #deps: HandAnchorsDeps;
  readonly #due = new Set<string>();
  readonly #queue = createQueue();

  constructor(deps: HandAnchorsDeps) {
    this.#deps = deps;
  }

  /** The last hand may have ended just before a stop. */
  start(): void {
    const { hand } = this.#deps.state();
    if (hand === null || isRunning(hand)) return;
    this.#due.add(hand.handId);
    void this.#queue.run(() => this.#write());
  }

  add(entries: readonly LogEntry[]): void {
    for (const { handId } of entries) if (handId !== null && this.#isOver(handId)) this.#due.add(handId);
    if (this.#due.size > 0) void this.#queue.run(() => this.#write());
  }

  /** Resolves when nothing waits. */
  idle(): Promise<void> {
    return this.#queue.run(async () => undefined);
  }

  #isOver(handId: string): boolean {
    const { hand } = this.#deps.state();
    return hand === null || hand.handId !== handId || !isRunning(hand);
  }

  async #write(): Promise<void> {
    for (const hand of [...this.#due]) {
      try {
        await this.#anchor(hand);
        this.#due.delete(hand);
      } catch {
        this.#deps.logger.log('warn', 'a hand is not in the audit log yet', { hand });
      }
    }
  }

  async #anchor(hand: string): Promise<void> {
    const { table, log, audit } = this.#deps;
    const rows = await log.readHand(table, hand);
    const last = rows.at(-1);
    if (last === undefined) return;
    const sha256 = handHash(rows);
    const [before] = await audit.find({ table, hand, action: LOGGED, limit: 1 });
    const written: unknown = before === undefined ? null : Reflect.get(Object(before.detail), 'sha256');
    if (written === sha256) return;
    const detail = { entries: rows.length, position: last.position, sha256 };
    await audit.record({ actor: `table ${table}`, action: LOGGED, subject: `table:${table} hand:${hand}`, detail });
  }
}

/** Those of a table that is being opened. */
export function anchorsOf(
  { stores, audit }: { readonly stores: Pick<Stores, 'log'>; readonly audit: HandAnchorsDeps['audit'] },
  { id, table, logger }: Pick<Writer, 'id' | 'table' | 'logger'>,
): HandAnchors {
  return new HandAnchors({ table: id, log: stores.log, audit, state: () => table.state(), logger });
}
