// A table and its release desk on a manual clock, with stores in memory and a vault door that records. Restarts and kills like a server.
import { type Card, DECK } from '../../server/engine/card.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { createProgrammeTime, type ProgrammeTime } from '../../server/log/programmeTime.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { earliestNeeded, openDesk, type ReleaseDesk } from '../../server/release/desk.ts';
import type { HandCommand } from '../../server/release/handControl.ts';
import type { ReleaseNote } from '../../server/release/note.ts';
import type { Staff } from '../../server/release/policy.ts';
import type { Moment } from '../../server/release/released.ts';
import type { PageStatus } from '../../server/release/status.ts';
import { handRuns } from '../../server/table/decideInput.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';
import { silent } from '../support/realClock.ts';
import { memoryCanvases, memoryMarks, memoryProgramme, memoryWords } from './memoryStores.ts';
import { type Beat, entryOfBeat, entryOfPlan, TABLE } from './releaseBeat.ts';

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
  /** the desk never hears of a word on a hand */
  readonly deaf?: boolean;
}

/** Turns of the event loop in which everything that can run without time has run. */
export async function settle(): Promise<void> {
  for (let i = 0; i < SETTLE_TURNS; i += 1) await new Promise((resolve) => setImmediate(resolve));
}

export class ReleaseHouse {
  readonly clock: ManualClock = manualClock();
  readonly canvases = memoryCanvases();
  readonly marks = memoryMarks();
  readonly words = memoryWords();
  /** what release wrote into the audit log, over restarts */
  readonly notes: ReleaseNote[] = [];
  /** words on hands that were taken, each with the pictures and questions that came before its effect */
  readonly said: (HandCommand & { readonly aired: number; readonly asked: number })[] = [];
  readonly entries: LogEntry[] = [];
  /** steady ms at which each entry was written, by position */
  readonly writtenAt = new Map<number, number>();
  readonly snapshots: TableState[] = [EMPTY_TABLE];
  readonly aired: Aired[] = [];
  /** what the overlay draws of each */
  readonly views: OverlayView[] = [];
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
  /** hands in which a typed card clashes */
  readonly clashing = new Set<string>();
  /** open pages of each canvas, as they report themselves */
  readonly pages = new Map<string, readonly PageStatus[]>();
  /** who works on the show */
  people: Staff['people'] = [{ person: 'anna', roles: ['producer'] }];
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
        staff: async (actor) => ({ actor, people: this.people }),
        openCards: async (canvas, places) => {
          const hand = places[0]?.hand ?? '';
          const names = places.map((p) => `${p.seat}:${p.slot}`);
          if (this.vaultMs > 0) await clock.sleepUntil(clock.now() + this.vaultMs);
          if (run === this.run) this.asked.push({ canvas, real: clock.now(), hand, places: names });
          return places.map((p) => (this.clashing.has(hand) ? 'down' : this.#valueOf(hand, `${p.seat}:${p.slot}`)));
        },
        publish: (config, moment) => {
          if (run !== this.run) return;
          this.views.push(overlayView(moment));
          this.#publish(config, moment.value);
        },
        removed: () => undefined,
        viewers: () => 0,
        cleared: () => ({ clear: 0, showing: 0 }),
        pages: (canvas) => this.pages.get(canvas) ?? [],
        wall: clock.wall,
        readEntries: async (after, each) => this.entries.filter(({ position }) => position > after).forEach(each),
        settings: this.marks,
        handWords: this.words,
        note: async (fact) => this.notes.push(fact),
        changed: () => undefined,
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
    const events = this.entries.flatMap((entry) => (entry.handId === hand ? entry.events : []));
    const filled = events.some(
      (e) => (e.type === 'HoleCardDealt' || e.type === 'HoleTyped') && `${e.seat}:${e.slot}` === place,
    );
    const [seat = 0, slot = 0] = place.split(':').map(Number);
    const corrected = events.filter(
      (e) => e.type === 'HoleCorrected' && e.seat === seat && (e.slot === null || e.slot === slot),
    ).length;
    const card = seat * 2 + slot + hand.charCodeAt(hand.length - 1) + 23 * corrected;
    return filled ? (DECK[card % DECK.length] ?? null) : null;
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

  /** A word on one hand; what is refused changes nothing. */
  async say(command: HandCommand): Promise<void> {
    const before = { aired: this.aired.length, asked: this.asked.length };
    const taken = this.#leak.deaf === true || (await this.desk.control('anna', command)).ok;
    await settle();
    const behind = { aired: this.aired.length, asked: this.asked.length };
    if (taken) this.said.push({ ...command, ...(command.do === 'letHandGo' ? before : behind) });
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
    for (let plan = this.#planDue(); plan !== null; plan = this.#planDue()) this.write(plan);
    await settle();
    return entry;
  }

  #planDue(): LogEntry | null {
    return entryOfPlan(this.state, this.programme.now());
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
