// Who measures which antenna of one table. It stands between inbox and tracker like the deck desk: while a card is measured
// the tracker hears of readers only that they are there. Tags pass through and are kept nowhere.
import { err, ok, type Result } from '../base/result.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { beginMeasuring, leftOf, type MeasureOutput, measure, measuringTime } from '../tracker/calibration.ts';
import type { Measured, Measuring } from '../tracker/measuring.ts';
import type { ReaderObservation } from '../tracker/shape.ts';
import { isZoneId } from '../tracker/zones.ts';
import type { TableActor } from './actor.ts';
import type { Listener } from './deckInbox.ts';
import type { InboxItem } from './tableCore.ts';

export interface CalibrationDeskDeps {
  /** programme time, ms */
  readonly now: () => number;
  /** why no card may be laid now */
  readonly play: () => 'hand-running' | 'hand-not-left' | null;
  /** 'no-such-antenna' or 'reader-offline' where nothing can be measured */
  readonly refuseZone: (zone: string) => Promise<RuleViolation | null>;
  readonly keep: (measured: Measured) => Promise<void>;
  readonly changed: () => void;
}

type Failure = Extract<MeasureOutput, { type: 'failed' }>['why'];

export interface CalibrationNews {
  readonly n: number;
  readonly what: 'none' | 'measured' | Failure | 'hand-running' | 'failed';
  readonly zone: string | null;
}

export interface CalibrationDeskState {
  readonly session: {
    readonly by: TableActor;
    readonly zone: string;
    readonly left: number;
    readonly waits: boolean;
  } | null;
  readonly news: CalibrationNews;
}

export class CalibrationDesk implements Listener {
  readonly #deps: CalibrationDeskDeps;
  #by: TableActor | null = null;
  #measuring: Measuring | null = null;
  #news: CalibrationNews = { n: 0, what: 'none', zone: null };
  /** inbox position that was heard; after a failed commit the table reads the same rows again */
  #heard = 0;

  constructor(deps: CalibrationDeskDeps) {
    this.#deps = deps;
  }

  busy(): boolean {
    return this.#measuring !== null;
  }

  state(): CalibrationDeskState {
    const measuring = this.#measuring;
    if (measuring === null || this.#by === null) return { session: null, news: this.#news };
    const session = { by: this.#by, zone: measuring.zone, left: leftOf(measuring), waits: measuring.from === null };
    return { session, news: this.#news };
  }

  async measure(by: TableActor, zone: string): Promise<Result<true, RuleViolation>> {
    const other = this.#by !== null && this.#by.actor !== by.actor;
    if (other) return err(violation('calibration-taken', { who: this.#by?.actor ?? '' }));
    const refused = isZoneId(zone) ? await this.#deps.refuseZone(zone) : violation('no-such-antenna');
    if (refused !== null) return err(refused);
    const play = this.#deps.play();
    if (play !== null) return err(violation(play));
    if (!isZoneId(zone)) return err(violation('no-such-antenna'));
    this.#by = by;
    this.#measuring = beginMeasuring(zone, this.#deps.now());
    this.#say('none', zone);
    return ok(true);
  }

  stop(): Result<true, RuleViolation> {
    if (this.#measuring === null) return err(violation('calibration-idle'));
    this.#end('none');
    return ok(true);
  }

  /** The show comes first: the antennas are the tracker's again. */
  handStarted(): void {
    if (this.#measuring !== null) this.#end('hand-running');
  }

  async tick(): Promise<void> {
    const output = this.#measuring === null ? null : measuringTime(this.#measuring, this.#deps.now());
    if (output !== null) await this.#told(output);
  }

  async take(item: InboxItem): Promise<InboxItem> {
    if (this.#measuring === null) return item;
    const fresh = item.position > this.#heard;
    this.#heard = Math.max(this.#heard, item.position);
    if (fresh) for (const observation of item.observations) await this.#hear(observation);
    return { ...item, observations: item.observations.filter(({ type }) => !READS.includes(type)) };
  }

  async #hear(observation: ReaderObservation): Promise<void> {
    const before = this.#measuring;
    if (before === null) return;
    const [next, output] = measure(before, observation);
    this.#measuring = next;
    if (output !== null) return this.#told(output);
    if (seconds(before) !== seconds(next)) this.#deps.changed();
  }

  async #told(output: MeasureOutput): Promise<void> {
    if (output.type === 'failed') return this.#end(output.why);
    const done = this.#measuring;
    const kept = await this.#deps.keep(output.measured).then(
      () => true,
      () => false,
    );
    // stopped meanwhile, or another one has begun
    if (this.#measuring === done) this.#end(kept ? 'measured' : 'failed');
  }

  #end(what: CalibrationNews['what']): void {
    const zone = this.#measuring?.zone ?? null;
    this.#measuring = null;
    this.#by = null;
    this.#say(what, zone);
  }

  #say(what: CalibrationNews['what'], zone: string | null): void {
    this.#news = { n: this.#news.n + 1, what, zone };
    this.#deps.changed();
  }
}

const READS: readonly ReaderObservation['type'][] = ['scan', 'snap', 'edge'];

/** The page counts by whole seconds. */
function seconds(measuring: Measuring): string {
  return `${measuring.from === null} ${Math.ceil(leftOf(measuring) / 1000)}`;
}
