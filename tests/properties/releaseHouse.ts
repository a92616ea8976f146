// A table and its release desk on a manual clock, with stores in memory and a vault door that records. Restarts and kills like a server.
import type { CanvasRow, CanvasStore } from '../../db/canvases.ts';
import type { ProgrammeTimeStore } from '../../db/programmeTime.ts';
import { ok } from '../../server/base/result.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { createProgrammeTime, type ProgrammeTime } from '../../server/log/programmeTime.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { earliestNeeded, openDesk, type ReleaseDesk } from '../../server/release/desk.ts';
import type { Moment } from '../../server/release/released.ts';
import { handRuns } from '../../server/table/decideInput.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';
import { silent } from '../support/realClock.ts';
import { type Beat, entryOfBeat, TABLE } from './releaseBeat.ts';

const SETTLE_TURNS = 2;

/** A picture that differs from the one before it on its canvas. */
export interface Aired {
  readonly canvas: string;
  readonly config: CanvasConfig;
  /** steady ms, which no restart and no gap changes */
  readonly real: number;
  /** programme ms */
  readonly now: number;
  readonly moment: Moment;
  /** count of server starts */
  readonly run: number;
  /** since the start nobody has resumed */
  readonly held: boolean;
}

export interface Asked {
  readonly canvas: string;
  readonly real: number;
  readonly hand: string;
  readonly places: readonly string[];
}

/** What a leaking desk would have been told instead: the twins of the guards. */
export interface Leak {
  readonly entry?: (entry: LogEntry) => LogEntry | null;
  readonly config?: (config: CanvasConfig) => CanvasConfig;
  readonly start?: (state: TableState) => TableState;
  readonly moment?: (moment: Moment, table: TableState) => Moment;
}

export function memoryCanvases(): CanvasStore & {
  readonly rows: Map<string, CanvasRow>;
  readonly released: Map<string, unknown>;
} {
  const rows = new Map<string, CanvasRow>();
  const released = new Map<string, unknown>();
  const copy = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  return {
    rows,
    released,
    list: async () => [...rows.values()],
    get: async (_table, name) => rows.get(name),
    async put({ tableId, name, config }) {
      const row = { tableId, name, config: copy(config), version: 1 };
      rows.set(name, row);
      return ok(row);
    },
    async remove(_table, name) {
      rows.delete(name);
      released.delete(name);
    },
    loadRelease: async (_table, name) => copy(released.get(name)),
    async saveRelease(_table, name, state) {
      released.set(name, copy(state));
    },
    loadPlayout: async () => undefined,
    savePlayout: async () => undefined,
  };
}

export function memoryProgramme(logged: () => number): ProgrammeTimeStore {
  let ms = 0;
  let updated: number | null = null;
  return {
    async recover() {
      const at = Math.max(ms, logged());
      return { ms: at, updated: updated === null ? null : updated + (at - ms) };
    },
    async advance(_table, to, wall) {
      ms = Math.max(ms, to);
      updated = wall;
      return ms;
    },
  };
}

/** Turns of the event loop in which everything that can run without time has run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < SETTLE_TURNS; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

export class ReleaseHouse {
  readonly clock: ManualClock = manualClock();
  readonly canvases = memoryCanvases();
  readonly entries: LogEntry[] = [];
  /** steady ms at which each entry was written, by position */
  readonly writtenAt = new Map<number, number>();
  readonly snapshots: TableState[] = [EMPTY_TABLE];
  readonly aired: Aired[] = [];
  readonly asked: Asked[] = [];
  /** media time reached, by canvas, as the console was told */
  readonly reached: { readonly canvas: string; readonly tau: number; readonly run: number }[] = [];
  readonly deck: readonly Card[];
  readonly #leak: Leak;
  readonly #intended = new Map<string, CanvasConfig>();
  #held = true;
  readonly #programmeStore = memoryProgramme(() => this.state.recorded);
  readonly #last = new Map<string, string>();
  state: TableState = EMPTY_TABLE;
  /** how long the vault takes to answer */
  vaultMs = 0;
  run = 0;
  programme!: ProgrammeTime;
  desk!: ReleaseDesk;

  constructor(deck: readonly Card[], leak: Leak = {}) {
    this.deck = deck;
    this.#leak = leak;
  }

  async addCanvas(config: CanvasConfig): Promise<void> {
    const set = this.#leak.config?.(config) ?? config;
    if (set !== config) this.#intended.set(config.name, config);
    await this.canvases.put({ tableId: TABLE, name: config.name, config: set });
  }

  /** Starts the server; the canvases are held until `resume`. */
  async open(): Promise<void> {
    this.run += 1;
    this.#held = true;
    const { run, clock } = this;
    this.#last.clear();
    this.programme = await createProgrammeTime({ table: TABLE, store: this.#programmeStore, clock });
    const needed = await earliestNeeded(this.canvases, TABLE);
    const start = this.snapshots.findLast((s) => s.position <= (needed ?? Number.POSITIVE_INFINITY)) ?? EMPTY_TABLE;
    const after = this.entries.filter((entry) => entry.position > start.position);
    this.desk = await openDesk(
      {
        table: TABLE,
        tableName: 'Main',
        demo: false,
        canvases: {
          ...this.canvases,
          saveRelease: async (...given) => (run === this.run ? this.canvases.saveRelease(...given) : undefined),
        },
        programme: this.programme,
        logger: silent,
        staff: async () => ({ actor: 'anna', people: [{ person: 'anna', roles: ['producer'] }] }),
        openCards: async (canvas, places) => {
          const hand = places[0]?.hand ?? '';
          const names = places.map((p) => `${p.seat}:${p.slot}`);
          if (this.vaultMs > 0) await clock.sleepUntil(clock.now() + this.vaultMs);
          if (run === this.run) this.asked.push({ canvas, real: clock.now(), hand, places: names });
          return places.map((p) => this.#valueOf(hand, `${p.seat}:${p.slot}`));
        },
        publish: (config, { value }) => {
          if (run === this.run) this.#publish(config, value);
        },
        removed: () => undefined,
        viewers: () => 0,
      },
      { start: this.#leak.start?.(start) ?? start, entries: after.flatMap((entry) => this.#leaked(entry)) },
    );
    await settle();
  }

  #leaked(entry: LogEntry): readonly LogEntry[] {
    const told = this.#leak.entry === undefined ? entry : this.#leak.entry(entry);
    return told === null ? [] : [told];
  }

  /** The vault knows a slot once its card was entered. */
  #valueOf(hand: string, place: string): Card | null {
    const filled = this.entries.some(
      (entry) =>
        entry.handId === hand &&
        entry.events.some((e) => e.type === 'HoleCardDealt' && `${e.seat}:${e.slot}` === place),
    );
    const [seat = 0, slot = 0] = place.split(':').map(Number);
    return filled ? (DECK[(seat * 2 + slot + hand.charCodeAt(hand.length - 1)) % DECK.length] ?? null) : null;
  }

  #publish(config: CanvasConfig, released: Moment): void {
    const moment = this.#leak.moment?.(released, this.state) ?? released;
    const key = JSON.stringify(moment);
    if (this.#last.get(config.name) === key) return;
    this.#last.set(config.name, key);
    const { run, clock, programme } = this;
    this.aired.push({
      canvas: config.name,
      config: this.#intended.get(config.name) ?? config,
      real: clock.now(),
      now: programme.now(),
      moment,
      run,
      held: this.#held,
    });
  }

  note(): void {
    for (const c of this.desk.status().canvases) this.reached.push({ canvas: c.name, tau: c.onAirAt, run: this.run });
  }

  write(entry: LogEntry): void {
    this.state = foldEntry(this.state, entry);
    this.entries.push(entry);
    this.writtenAt.set(entry.position, this.clock.now());
    if (!handRuns(this.state)) this.snapshots.push(this.state);
    this.desk.append(this.#leaked(entry));
  }

  async beat(beat: Beat): Promise<LogEntry | null> {
    await this.pass(beat.pause);
    const entry = entryOfBeat(this.state, beat, { now: this.programme.now(), deck: this.deck });
    if (entry !== null) this.write(entry);
    await settle();
    return entry;
  }

  async pass(ms: number): Promise<void> {
    await this.clock.advance(ms, settle);
    await settle();
    this.note();
  }

  async resume(gapMs = 0) {
    this.#held = false;
    const reply = await this.desk.control('anna', { do: 'resume', gapMs });
    await settle();
    return reply;
  }

  async stop(): Promise<void> {
    await this.programme.persist();
    await this.desk.stop();
    this.run += 1;
  }

  /** Nothing more is written, nothing is said goodbye to. The counter was written `since` ms ago at most. */
  async kill(): Promise<void> {
    this.run += 1;
    await this.desk.stop();
  }

  persist(): Promise<void> {
    return this.programme.persist();
  }

  /** Time without a server. */
  async down(ms: number): Promise<void> {
    await this.clock.advance(ms, settle);
    await settle();
  }
}
