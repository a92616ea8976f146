// The page of the readers of one table: what its antennas read, joined with the layouts, the connections and the console's word
// on the hand. Draws at most twice a second.
import type { ReaderRow, ReaderStore } from '../../db/readers.ts';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import {
  type AntennaFacts,
  type HealthInput,
  healthView,
  type ReaderFacts,
  SILENT_MS,
} from '../console/health/healthView.ts';
import type { HealthView } from '../console/health/view.ts';
import { filledIn, handRunsIn } from '../console/scan/scanView.ts';
import type { ConsoleView } from '../console/view.ts';
import type { ReaderHealth } from '../readers/connected.ts';
import { layoutSchema } from '../readers/layout.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { AntennaSight, AntennaWatch } from '../table/antennaWatch.ts';
import { Redraw } from './redraw.ts';

export interface HealthOfficeDeps {
  readonly table: TableId;
  readonly tableName: string;
  readonly seatCount: number;
  readonly clock: Clock;
  /** programme time, ms */
  readonly now: () => number;
  readonly watch: AntennaWatch;
  readonly readers: Pick<ReaderStore, 'list'>;
  readonly connected: () => readonly ReaderHealth[];
  /** zones that hear too much of others */
  readonly noisy: () => readonly string[];
  readonly failed: () => void;
}

const GATHER_MS = 500;

type Known = Pick<ConsoleView, 'phase' | 'seats' | 'questions'>;

export class HealthOffice {
  readonly feed: WritableFeed<HealthView>;
  readonly #deps: HealthOfficeDeps;
  readonly #redraw: Redraw;
  /** null: the console has not spoken yet, so that a hand may run */
  #console: Known | null = null;
  #before = new Map<string, number | null>();
  #looksLater = false;
  readonly #stopping = new AbortController();

  constructor(deps: HealthOfficeDeps) {
    this.#deps = deps;
    this.feed = createFeed<HealthView>(deps.table, 'health');
    const gather = { clock: deps.clock, ms: GATHER_MS };
    this.#redraw = new Redraw({ draw: () => this.#publish(), failed: deps.failed, gather });
    deps.watch.onChange(() => this.changed());
  }

  /** A new frame of the console. */
  played(view: Known): void {
    const ran = this.#console === null || handRunsIn(this.#console.phase);
    this.#console = view;
    if (!ran && handRunsIn(view.phase)) this.#before = ratesOf(this.#deps.watch.sights());
    this.changed();
  }

  changed(): void {
    this.#redraw.changed();
  }

  stop(): void {
    this.#stopping.abort();
    this.#redraw.stop();
    this.feed.end();
  }

  async #publish(): Promise<void> {
    const rows = await this.#deps.readers.list(this.#deps.table);
    if (this.#redraw.stopped || this.#console === null) return;
    const enabled = rows.filter((row) => row.enabled);
    const input = this.#inputOf(this.#console, enabled);
    const view = healthView(input);
    this.feed.publish(view, JSON.stringify(view));
    void this.#lookLater(input.readers);
  }

  #inputOf({ phase, seats }: Known, enabled: readonly Pick<ReaderRow, 'id' | 'layout'>[]): HealthInput {
    const { table, tableName, seatCount, connected, watch } = this.#deps;
    const [sights, health] = [watch.sights(), connected()];
    const readers = enabled.map(({ id }) => this.#readerFacts(id, health, sights));
    return {
      ...{ table, tableName, seatCount, readers, handRuns: handRunsIn(phase), before: this.#before },
      filled: new Map(seats.map(({ seat, slots }) => [seat, filledIn(slots)])),
      antennas: enabled.flatMap((row) => this.#antennasOf(row, sights)),
    };
  }

  /** Nothing comes from a reader that stops, so time has to bring its word. */
  async #lookLater(readers: readonly ReaderFacts[]): Promise<void> {
    const silent = readers.flatMap(({ silentMs }) => (silentMs !== null && silentMs <= SILENT_MS ? [silentMs] : []));
    if (silent.length === 0 || this.#looksLater) return;
    const { clock } = this.#deps;
    this.#looksLater = true;
    await clock.sleepUntil(clock.now() + SILENT_MS + 1 - Math.max(...silent), this.#stopping.signal);
    this.#looksLater = false;
    if (!this.#stopping.signal.aborted) this.changed();
  }

  #readerFacts(reader: string, health: readonly ReaderHealth[], sights: readonly AntennaSight[]): ReaderFacts {
    const one = health.find((other) => other.reader === reader);
    const scanned = sights.filter((sight) => sight.reader === reader).map(({ at }) => at);
    return {
      ...{ reader, model: one?.model ?? '', firmware: one?.fw ?? '', link: one?.link ?? null },
      ...{ cycleMs: one?.cycleMs ?? null, late: one?.late ?? 0, lost: one?.lost ?? 0 },
      silentMs: scanned.length === 0 ? null : this.#deps.now() - Math.max(...scanned),
      lastFault: this.#atWall(this.#deps.watch.readerFault(reader)),
    };
  }

  #antennasOf(
    { id, layout }: { readonly id: string; readonly layout: unknown },
    sights: readonly AntennaSight[],
  ): readonly AntennaFacts[] {
    const read = layoutSchema.safeParse(layout);
    const ports = read.success ? Object.entries(read.data) : [];
    return ports.map(([port, zone]) => this.#antennaFacts({ reader: id, port, zone }, sights));
  }

  #antennaFacts(
    at: { readonly reader: string; readonly port: string; readonly zone: string },
    sights: readonly AntennaSight[],
  ): AntennaFacts {
    const sight = sights.find((one) => one.zone === at.zone && one.reader === at.reader) ?? UNSEEN;
    const { count, hitRate, failed, fault, twice } = sight;
    return {
      ...at,
      ...{ count, hitRate, failed, fault, twice, lastFault: this.#atWall(sight.lastFault) },
      silentMs: this.#unscanned(at.zone, sights),
      unregistered: this.#asked('UNREGISTERED_CARD', at.zone, count),
      foreign: this.#asked('FOREIGN_CARD', at.zone, count),
      noisy: this.#deps.noisy().includes(at.zone),
    };
  }

  /** Two readers may share a place: whichever scanned it last counts. */
  #unscanned(zone: string, sights: readonly AntennaSight[]): number | null {
    const scanned = sights.filter((sight) => sight.zone === zone && sight.at > 0).map(({ at }) => at);
    return scanned.length === 0 ? null : this.#deps.now() - Math.max(...scanned);
  }

  /** A question names its seat; one without a seat is about whatever else has cards. */
  #asked(code: string, zone: string, count: number): boolean {
    const asked = (this.#console?.questions ?? []).filter((question) => question.code === code);
    if (zone.startsWith('seat:')) return asked.some(({ seat }) => seat !== null && zone === `seat:${seat}`);
    return count > 0 && asked.some(({ seat }) => seat === null);
  }

  #atWall(fault: AntennaSight['lastFault']): AntennaSight['lastFault'] {
    if (fault === null) return null;
    return { code: fault.code, at: Math.round(this.#deps.clock.wall() - (this.#deps.now() - fault.at)) };
  }
}

const UNSEEN = { count: 0, hitRate: null, failed: 0, fault: '', twice: false, lastFault: null } as const;

function ratesOf(sights: readonly AntennaSight[]): Map<string, number | null> {
  return new Map(sights.map(({ zone, hitRate }) => [zone, hitRate]));
}
