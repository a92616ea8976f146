// What a table serves from memory and how it moves: batches are drained of tracker outputs, committed, then served.
import type { HandLogStore } from '../../db/handLog.ts';
import type { SnapshotStore } from '../../db/snapshots.ts';
import type { Ownership } from '../../db/tableOwner.ts';
import type { Logger } from '../base/logger.ts';
import type { Sealer } from '../base/sealer.ts';
import type { HandId } from '../engine/ids.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import { EMPTY_TABLE, type TableState } from '../log/tableState.ts';
import { unknownTags } from '../tracker/absorb.ts';
import { openOutputs } from '../tracker/openOutputs.ts';
import type { ReaderObservation, ZoneId } from '../tracker/shape.ts';
import { TRACKER_VERSION } from '../tracker/state.ts';
import { type Batch, beginBatch, listen, observe, type Served, takeOutput } from './batch.ts';
import type { Question } from './commands.ts';
import { applyOutput } from './effects.ts';
import type { Airing } from './holeTyping.ts';
import { NOTHING_PENDING, withDropped, withOutput, withShort } from './proposals.ts';
import { entriesBetween, recoverState, recoverTracker, sealTracker } from './recovery.ts';
import type { TableStop } from './stops.ts';
import type { VaultCalls } from './vaultCalls.ts';
import { tellVaultAfter } from './vaultHooks.ts';
import { commitBatch, NotOwner } from './writer.ts';

export interface InboxItem {
  readonly position: number;
  readonly observations: readonly ReaderObservation[];
}

/** Opened reader messages in stored order, made by readers/inbox. */
export interface InboxSource {
  read(after: number, limit: number): Promise<readonly InboxItem[]>;
}

export interface TableDeps {
  readonly ownership: Ownership;
  readonly log: HandLogStore;
  readonly snapshots: SnapshotStore;
  readonly sealer: Sealer;
  readonly inbox: InboxSource;
  readonly vault: VaultCalls;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
  /** seats at this table, 2 to 10 */
  readonly seats: number;
  /** hole cards may be typed here; consoles say so */
  readonly cardDesk: boolean;
  /** whether a hand has aired wherever hole cards are shown; asked of release */
  readonly airing: (hand: HandId) => Airing;
  /** nobody else ever held a console of this table */
  readonly alone: (actor: string) => Promise<boolean>;
  /** an alarm beside the log that stops this hand until the floor has answered it */
  readonly stopOf: (hand: HandId) => TableStop | null;
  /** zones that hear too much of others by their calibration: nothing is taken from them without a person */
  readonly noisyZones: () => readonly ZoneId[];
}

export interface ReadOnly {
  readonly position: number;
  readonly reason: string;
}

export type EntryListener = (entries: readonly LogEntry[]) => void;

const INBOX_PAGE = 64;
/** Observations without any entry are consumed lazily: after a crash they are simply read again. */
const LAZY_ROWS = 256;

export class TableCore {
  readonly deps: TableDeps;
  readonly listeners = new Set<EntryListener>();
  served: Served;
  readOnly: ReadOnly | null;
  #lazy = 0;
  /** everything that was stored before has been read */
  #caughtUp = false;
  /** memory may be behind the log: a rebuild has failed and is tried again before the next work */
  #broken = false;
  /** the state that the vault was last told of */
  #told: TableState = EMPTY_TABLE;

  private constructor(deps: TableDeps, start: { readonly served: Served; readonly readOnly: ReadOnly | null }) {
    this.deps = deps;
    this.served = start.served;
    this.readOnly = start.readOnly;
  }

  static async open(deps: TableDeps): Promise<TableCore> {
    const core = new TableCore(deps, await recover(deps));
    await core.#tellVault();
    if (core.readOnly === null) await core.guarded(() => core.#tellTracker());
    return core;
  }

  /** After a recovery: the tracker hears where the hand stands, and what that leads to is dealt with. */
  #tellTracker(): Promise<void> {
    return this.finish(listen(this.begin(), this.served.tracker.now));
  }

  /** An alarm has stopped the hand, or was answered: cards that lie there wait, or are taken now. */
  stopChanged(): Promise<void> {
    return this.#tellTracker();
  }

  /** Storage that failed is tried again before the next piece of work. */
  async heal(): Promise<void> {
    if (!this.#broken) return;
    await this.#rebuild();
    if (!this.#broken && this.readOnly === null) await this.guarded(() => this.#tellTracker());
  }

  begin(): Batch {
    return beginBatch(this.deps.ownership.tableId, this.served, this.deps);
  }

  /** Deals with waiting outputs and tags until nothing is left, commits the whole batch, then serves it. */
  async finish(start: Batch): Promise<void> {
    const batch = await this.#drain(start);
    const before = this.served;
    const wrote = batch.entries.length > 0;
    if (wrote || this.#lazy >= LAZY_ROWS) await this.#commit(before, batch);
    this.served = batch.served;
    if (wrote || before.pending !== batch.served.pending) this.#tell(batch.entries);
    await this.#tellVault();
  }

  ask(question: Question): void {
    const { pending } = this.served;
    if (pending.questions.some((q) => q.id === question.id)) return;
    this.served = { ...this.served, pending: { ...pending, questions: [...pending.questions, question] } };
    this.#tell([]);
  }

  withdraw(id: string): void {
    const { pending } = this.served;
    if (!pending.questions.some((q) => q.id === id)) return;
    this.served = { ...this.served, pending: { ...pending, questions: pending.questions.filter((q) => q.id !== id) } };
    this.#tell([]);
  }

  /** Several wakes of one message ask the database once. */
  async takeInbox(upTo = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.served.offset >= upTo) return;
    for (;;) {
      const rows = await this.deps.inbox.read(this.served.offset, INBOX_PAGE);
      for (const row of rows) {
        const batch = row.observations.reduce(observe, this.begin());
        this.#lazy += 1;
        await this.finish({ ...batch, served: { ...batch.served, offset: row.position } });
      }
      if (rows.length < INBOX_PAGE) break;
    }
    this.#caughtUp = true;
  }

  /** Time passes for what has been read, never past what still waits: after a restart or an outage that comes first. */
  async passTime(): Promise<void> {
    if (!this.#caughtUp) await this.takeInbox();
    await this.finish(observe(this.begin(), { type: 'tick', at: this.deps.programme.now() }));
  }

  /** A failed write leaves nothing half-applied: memory is rebuilt from the log. */
  async guarded(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const reason = error instanceof NotOwner ? error.message : error instanceof Error ? error.name : 'unknown';
      this.deps.logger.log('error', 'table work failed, rebuilding from the log', {
        table: this.deps.ownership.tableId,
        reason,
      });
      await this.#rebuild();
      return false;
    }
  }

  /** A write whose answer was lost is in the log all the same: whoever listens hears of it now. */
  async #rebuild(): Promise<void> {
    try {
      const { position } = this.served.state;
      const again = await recover(this.deps);
      const missed = await entriesBetween(this.deps, position, again.served.state.position);
      this.served = again.served;
      this.readOnly = again.readOnly;
      this.#broken = false;
      this.#caughtUp = false;
      this.#tell(missed);
    } catch {
      this.#broken = true;
      this.readOnly = { position: this.served.state.position, reason: 'storage unavailable' };
    }
  }

  #tell(entries: readonly LogEntry[]): void {
    for (const listener of this.listeners) {
      try {
        listener(entries);
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        this.deps.logger.log('error', 'a follower of the table failed', {
          table: this.deps.ownership.tableId,
          reason,
        });
      }
    }
  }

  /** After the commit, and again until the vault has heard it. */
  async #tellVault(): Promise<void> {
    const { state } = this.served;
    if (this.#told.hand === state.hand) return;
    if (await tellVaultAfter(this.#told, state, this.deps.vault).catch(() => false)) this.#told = state;
  }

  async #commit(before: Served, batch: Batch): Promise<void> {
    const { ownership, log, sealer } = this.deps;
    const after = batch.served;
    const sealed = sealTracker(sealer, ownership.tableId, after.tracker);
    const checkpoint = { inboxPosition: after.offset, version: TRACKER_VERSION, sealed };
    await commitBatch(log, {
      ownership,
      before: before.state,
      after: after.state,
      entries: batch.entries,
      waiting: batch.waiting,
      offset: after.offset,
      checkpoint,
    });
    this.#lazy = 0;
  }

  async #drain(start: Batch): Promise<Batch> {
    const { vault, programme } = this.deps;
    let batch = start;
    for (;;) {
      const unknown = unknownTags(batch.served.tracker);
      if (unknown.length > 0)
        batch = observe(batch, {
          type: 'known',
          // its own time: what waits in the inbox is older than now, and is read as it was
          at: batch.served.tracker.now,
          tags: await vault.knowTags(unknown),
          fresh: false,
        });
      const [output, rest] = takeOutput(batch);
      if (output === undefined) return batch;
      batch = await applyOutput(rest, output, { vault, now: programme.now });
    }
  }
}

async function recover(deps: TableDeps): Promise<{ readonly served: Served; readonly readOnly: ReadOnly | null }> {
  const recovery = { table: deps.ownership.tableId, log: deps.log, snapshots: deps.snapshots, sealer: deps.sealer };
  const { state, fault } = await recoverState(recovery);
  if (fault !== null)
    deps.logger.log('error', 'hand log does not decode: table is read-only', {
      table: recovery.table,
      position: fault.position,
      reason: fault.reason,
    });
  const { tracker, offset, unreadable } = await recoverTracker(recovery);
  if (unreadable)
    deps.logger.log('error', 'tracker checkpoint does not open: starting afresh', { table: recovery.table });
  const dropped = withShort(withDropped(NOTHING_PENDING, state.session.dropped), state);
  const pending = openOutputs(tracker).reduce((all, output) => withOutput(all, output, state.hand), dropped);
  return { served: { state, pending, tracker, offset }, readOnly: fault };
}
