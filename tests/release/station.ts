// A release desk over the real database, as the server opens it: rows, snapshots and programme time survive, memory does not.
import { setTimeout as sleep } from 'node:timers/promises';
import { createCanvasStore } from '../../db/canvases.ts';
import { createHandLogStore } from '../../db/handLog.ts';
import { createHandWordStore } from '../../db/handWords.ts';
import { createProgrammeTimeStore } from '../../db/programmeTime.ts';
import { createSettingsStore } from '../../db/settings.ts';
import { createSnapshotStore } from '../../db/snapshots.ts';
import { createTableOwnerStore, type Ownership } from '../../db/tableOwner.ts';
import { createTableStore } from '../../db/tables.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import { readLog } from '../../server/log/logStream.ts';
import { createProgrammeTime, type ProgrammeTime } from '../../server/log/programmeTime.ts';
import { createFeed, type WritableFeed } from '../../server/release/broadcast.ts';
import type { CanvasConfig, ControlCommand, ControlReply } from '../../server/release/control.ts';
import { earliestNeeded, openDesk, type ReleaseDesk } from '../../server/release/desk.ts';
import type { ReleaseNote } from '../../server/release/note.ts';
import type { Moment } from '../../server/release/released.ts';
import { recoverState } from '../../server/table/recovery.ts';
import { commitBatch } from '../../server/table/writer.ts';
import type { FreshDatabase } from '../support/database.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';
import { silent } from '../support/realClock.ts';
import { Script } from './script.ts';

const QUIET_MS = 12;
const NO_SEALER = { seal: (plain: Uint8Array) => plain, open: (sealed: Uint8Array) => sealed };

/** Rows take real time: some of it passes until what was woken has been written. */
export async function settleRows(): Promise<void> {
  await sleep(QUIET_MS);
}

interface Running {
  readonly desk: ReleaseDesk;
  readonly programme: ProgrammeTime;
  readonly feeds: Map<string, WritableFeed<Moment>>;
}

export class Station {
  readonly id: TableId;
  readonly clock: ManualClock = manualClock();
  readonly script = new Script();
  readonly #database: FreshDatabase;
  readonly #ownership: Ownership;
  /** hole cards asked for, in this run */
  asked = 0;
  /** what release wrote into the audit log, over restarts */
  readonly notes: ReleaseNote[] = [];
  #now: Running | null = null;

  private constructor(database: FreshDatabase, id: TableId, ownership: Ownership) {
    this.#database = database;
    this.id = id;
    this.#ownership = ownership;
  }

  static async create(database: FreshDatabase, name: string): Promise<Station> {
    const id = tableId(name);
    await createTableStore(database.db).add({ id, name, created: 0 });
    const owned = await createTableOwnerStore(database.db).acquire({
      tableId: id,
      node: 'n',
      leaseMs: 600_000,
      takeOver: true,
    });
    if (!owned.ok) throw new Error(owned.error);
    return new Station(database, id, owned.value);
  }

  get #running(): Running {
    if (this.#now === null) throw new Error('the desk is closed');
    return this.#now;
  }

  get desk(): ReleaseDesk {
    return this.#running.desk;
  }

  get programme(): ProgrammeTime {
    return this.#running.programme;
  }

  async open(): Promise<this> {
    const { db } = this.#database;
    const canvases = createCanvasStore(db);
    const programme = await createProgrammeTime({
      table: this.id,
      clock: this.clock,
      store: createProgrammeTimeStore(db),
    });
    const needed = await earliestNeeded(canvases, this.id);
    const stores = { log: createHandLogStore(db), snapshots: createSnapshotStore(db) };
    const from = await recoverState({ table: this.id, ...stores, sealer: NO_SEALER }, needed ?? undefined);
    const feeds = new Map<string, WritableFeed<Moment>>();
    const desk = await openDesk(
      {
        table: this.id,
        tableName: 'Main',
        demo: false,
        canvases,
        programme,
        logger: silent,
        openCards: async (_canvas, places) => {
          this.asked += places.length;
          return places.map(() => 'Ah');
        },
        staff: async () => ({ actor: 'anna', people: [{ person: 'anna', roles: ['producer'] }] }),
        publish: (config, { value }) => {
          const feed = feeds.get(config.name) ?? createFeed<Moment>(this.id, config.name);
          feeds.set(config.name, feed);
          feed.publish(value, JSON.stringify(value));
        },
        removed: (name) => feeds.delete(name),
        viewers: () => 0,
        cleared: () => ({ clear: 0, showing: 0 }),
        pages: () => [],
        wall: this.clock.wall,
        readEntries: (after, each) => readLog(stores.log, { table: this.id, after }, each),
        settings: createSettingsStore(db),
        handWords: createHandWordStore(db),
        note: async (fact) => this.notes.push(fact),
        changed: () => undefined,
      },
      { start: from.base, entries: from.entries },
    );
    this.asked = 0;
    this.#now = { desk, programme, feeds };
    await settleRows();
    return this;
  }

  async control(command: ControlCommand): Promise<ControlReply> {
    const reply = await this.desk.control('anna', command);
    await settleRows();
    return reply;
  }

  setCanvas(config: CanvasConfig): Promise<ControlReply> {
    const exception = { canvases: [config.name], people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };
    return this.control({ do: 'setCanvas', config, exception });
  }

  async until(now: number): Promise<this> {
    await this.clock.advance(Math.max(0, now - this.programme.now()), settleRows);
    await settleRows();
    this.script.at(this.programme.now());
    return this;
  }

  /** At programme time `now`, this is written at the table and committed, then told to the desk. */
  async at(now: number, write: (script: Script) => Script): Promise<this> {
    await this.until(now);
    const [before, from] = [this.script.state, this.script.entries.length];
    write(this.script);
    const entries = this.script.entries.slice(from).map((entry) => ({ ...entry, table: this.id }));
    await commitBatch(createHandLogStore(this.#database.db), {
      ownership: this.#ownership,
      before,
      after: this.script.state,
      entries,
      waiting: [],
      offset: 0,
      checkpoint: null,
    });
    this.desk.append(entries);
    await settleRows();
    return this;
  }

  frame(canvas = 'programme'): { readonly feed: number; readonly view: Moment } {
    const frame = this.#running.feeds.get(canvas)?.latest();
    if (frame === null || frame === undefined) throw new Error('nothing was shown');
    return frame;
  }

  async stop(): Promise<void> {
    await this.programme.persist();
    await this.desk.stop();
    this.#now = null;
  }

  /** Killed: nobody says goodbye, whoever slept never wakes. */
  async kill(): Promise<void> {
    await this.programme.persist();
    this.clock.forget();
    this.#now = null;
  }

  async down(ms: number): Promise<this> {
    await this.clock.advance(ms, settleRows);
    return this;
  }
}
