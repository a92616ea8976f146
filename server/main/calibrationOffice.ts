// The calibration of one table with its feed: what was measured is stored, what hears too much is told to the table.
import type { ReaderStore } from '../../db/readers.ts';
import type { SettingsStore } from '../../db/settings.ts';
import type { TableId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import { calibrationView } from '../console/calibration/calibrationView.ts';
import type { CalibrationCommand, CalibrationReply, CalibrationView } from '../console/calibration/view.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import {
  type Calibration,
  crossTalkOf,
  keepCalibration,
  type LaidZone,
  laidZones,
  measuredAt,
  NOT_CALIBRATED,
  noisyZones,
  readCalibration,
} from '../readers/calibration.ts';
import type { ReaderHealth } from '../readers/connected.ts';
import type { Gateway } from '../readers/gateway.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { TableActor } from '../table/actor.ts';
import { CalibrationDesk, type CalibrationDeskDeps } from '../table/calibrationDesk.ts';
import type { Measured } from '../tracker/measuring.ts';
import type { ZoneId } from '../tracker/shape.ts';
import type { Names } from './names.ts';
import { Redraw } from './redraw.ts';

export interface CalibrationOfficeDeps extends Pick<CalibrationDeskDeps, 'now' | 'play'> {
  readonly table: TableId;
  readonly tableName: string;
  readonly settings: Pick<SettingsStore, 'get' | 'put'>;
  readonly readers: Pick<ReaderStore, 'list'>;
  /** readers of this table that are connected now */
  readonly connected: () => readonly ReaderHealth[];
  readonly order: Gateway['order'];
  readonly names: Pick<Names, 'nameOf'>;
  readonly wall: () => number;
  /** other zones hear too much now, or no longer */
  readonly noisyChanged: () => void;
  readonly failed: () => void;
}

export class CalibrationOffice {
  readonly feed: WritableFeed<CalibrationView>;
  readonly desk: CalibrationDesk;
  readonly #deps: CalibrationOfficeDeps;
  readonly #redraw: Redraw;
  #calibration: Calibration = NOT_CALIBRATED;
  #laid: readonly LaidZone[] = [];
  #noisy: readonly ZoneId[] = [];

  private constructor(deps: CalibrationOfficeDeps) {
    this.#deps = deps;
    this.feed = createFeed<CalibrationView>(deps.table, 'calibration');
    this.#redraw = new Redraw({ draw: () => this.#publish(), failed: deps.failed, gather: null });
    this.desk = new CalibrationDesk({
      ...{ now: deps.now, play: deps.play },
      refuseZone: (zone) => this.#refuse(zone),
      keep: (measured) => this.#keep(measured),
      changed: () => this.changed(),
    });
  }

  static async open(deps: CalibrationOfficeDeps): Promise<CalibrationOffice> {
    const office = new CalibrationOffice(deps);
    office.#calibration = await readCalibration(deps.settings, deps.table);
    await office.#lookAtLayouts();
    return office;
  }

  /** Zones whose cards no reader places by itself. */
  noisy(): readonly ZoneId[] {
    return this.#noisy;
  }

  /** Something happened at the table. */
  played(): void {
    if (this.#deps.play() === 'hand-running') this.desk.handStarted();
    if (this.#handRuns() !== this.feed.latest()?.view.handRuns) this.changed();
  }

  async ask(by: TableActor, command: CalibrationCommand): Promise<CalibrationReply> {
    const done = await this.#obey(by, command);
    if (done.ok) return { ok: true };
    const { code, params } = done.error;
    const { who } = params;
    const named = typeof who === 'string' ? { who: await this.#deps.names.nameOf(who) } : {};
    return { ok: false, code, params: { ...params, ...named } };
  }

  changed(): void {
    this.#redraw.changed();
  }

  stop(): void {
    this.#redraw.stop();
    this.feed.end();
  }

  async #obey(by: TableActor, command: CalibrationCommand): Promise<Result<true, RuleViolation>> {
    switch (command.do) {
      case 'measure':
        return this.desk.measure(by, command.zone);
      case 'stop':
        return this.desk.stop();
      case 'forget':
        return this.#forget(command.zone);
      case 'tell':
        return this.#tell(command);
    }
  }

  /** In a hand a zone that hears too much stays a person's. */
  async #forget(zone: string | null): Promise<Result<true, RuleViolation>> {
    if (this.#deps.play() === 'hand-running') return err(violation('hand-running'));
    const kept = Object.entries(this.#calibration.zones).filter(([name]) => zone !== null && name !== zone);
    await this.#store({ zones: Object.fromEntries(kept) });
    return ok(true);
  }

  /** A self test stops the reads for a while. What the reader says of it in words may name a tag and goes nowhere. */
  async #tell({ reader, what }: Extract<CalibrationCommand, { do: 'tell' }>): Promise<Result<true, RuleViolation>> {
    if (what === 'selftest' && this.#handRuns()) return err(violation('hand-running'));
    const outcome = this.#isOnline(reader) ? await this.#deps.order(reader, { do: what }) : 'gone';
    return outcome === 'done' ? ok(true) : err(violation(UNTOLD[outcome], { reader }));
  }

  async #refuse(zone: string): Promise<RuleViolation | null> {
    await this.#lookAtLayouts();
    const laid = this.#laid.find((one) => one.zone === zone);
    if (laid === undefined) return violation('no-such-antenna');
    return this.#isOnline(laid.reader) ? null : violation('reader-offline', { reader: laid.reader });
  }

  async #keep({ zone, hitRate, strength, scans, heard }: Measured): Promise<void> {
    const laid = this.#laid.find((one) => one.zone === zone);
    if (laid === undefined) throw new Error('the zone is laid no longer');
    const { reader, ports } = laid;
    const others = Object.fromEntries(Object.entries(heard).map(([other, percent = 0]) => [other, percent]));
    const measured = { reader, ports, hitRate, strength, scans, at: this.#deps.wall(), heard: others };
    await this.#store({ zones: { ...this.#calibration.zones, [zone]: measured } });
  }

  async #store(calibration: Calibration): Promise<void> {
    await keepCalibration(this.#deps.settings, this.#deps.table, calibration);
    this.#calibration = calibration;
    await this.#lookAtLayouts();
    this.changed();
  }

  /** Another reader or port under a zone: what was measured there counts no more. */
  async #lookAtLayouts(): Promise<void> {
    const before = this.#noisy.join();
    this.#laid = laidZones(await this.#deps.readers.list(this.#deps.table));
    this.#noisy = noisyZones(this.#calibration, this.#laid);
    if (this.#noisy.join() !== before) this.#deps.noisyChanged();
  }

  #isOnline(reader: string): boolean {
    return this.#deps.connected().some((health) => health.reader === reader && health.link === 'up');
  }

  #handRuns(): boolean {
    return this.#deps.play() !== null;
  }

  async #publish(): Promise<void> {
    const { table, tableName, names } = this.#deps;
    await this.#lookAtLayouts();
    const { session, news } = this.desk.state();
    const who = session === null ? '' : await names.nameOf(session.by.actor);
    if (this.#redraw.stopped) return;
    const view = calibrationView({
      ...{ table, tableName, who, news, session, refused: this.#noisy, handRuns: this.#handRuns() },
      zones: this.#laid.map((laid) => ({
        ...{ reader: laid.reader, zone: laid.zone, online: this.#isOnline(laid.reader) },
        measured: shownOf(this.#calibration, laid),
      })),
      matrix: crossTalkOf(this.#calibration, this.#laid),
    });
    this.feed.publish(view, JSON.stringify(view));
  }
}

const UNTOLD = {
  gone: 'reader-offline',
  failed: 'reader-unable',
  silent: 'reader-silent',
  busy: 'reader-silent',
} as const;

function shownOf(calibration: Calibration, laid: LaidZone) {
  const measured = measuredAt(calibration, laid);
  if (measured === null) return null;
  const { hitRate, strength, scans, at } = measured;
  return { hitRate, strength, scans, at };
}
