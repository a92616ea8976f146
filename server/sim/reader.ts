// The reader of the simulated table: scans its antennas in turn, cycle by cycle, and says what changed. Time is handed
// in; the link to the server is somebody else's.
import { COLLAPSE_MS, HEARTBEAT_MS } from '../readers/protocol/limits.ts';
import type { DataMessage, ReaderMessage } from '../readers/protocol.ts';
import type { TagRead } from './antenna.ts';
import type { FaultTimes } from './faults.ts';
import type { Antenna, Felt, Zone } from './felt.ts';

export type ScanMessage = Extract<DataMessage, { t: 'scan' }>;
type Ants = ScanMessage['ants'];

/** A message and the moment the reader has it, ms of the table. `boot` counts its power-ups from 0. */
export interface Said {
  readonly at: number;
  readonly boot: number;
  readonly message: ReaderMessage;
}

/** Null: the scan failed. */
export interface Scanner {
  read(antenna: Antenna, t: number): readonly TagRead[] | null;
}

interface Run {
  readonly m0: number;
  readonly m1: number;
  readonly rep: number;
  readonly ants: Ants;
}

export interface ReaderOptions {
  readonly felt: Felt;
  readonly antennas: Scanner;
  readonly cycleMs: number;
  readonly faults?: FaultTimes;
  /** how much faster its clock runs, parts in a million */
  readonly driftPpm?: number;
}

export class Reader {
  private readonly options: ReaderOptions;
  /** number of the last data message of this boot */
  seq = 0;
  /** power-ups so far, the first not counted */
  boots = 0;
  private bootAt = 0;
  private leapt = 0;
  private cycle = 0;
  private nextAt = 0;
  private last = '';
  private run: Run | null = null;
  private beaten = 0;
  private ants: Ants = {};
  private readonly shut = new Set<Zone>();
  private readonly upset = new Set<object>();

  constructor(options: ReaderOptions) {
    this.options = options;
  }

  /** Its own milliseconds at `t` of the table. */
  mono(t: number): number {
    const { driftPpm = 0 } = this.options;
    const since = t - this.bootAt + this.leapt;
    return driftPpm === 0 ? since : Math.round(since * (1 + driftPpm / 1e6) * 10) / 10;
  }

  /** Every cycle that is over at `until`. */
  advance(until: number): readonly Said[] {
    const said: Said[] = [];
    while (this.nextAt + this.cycleAt(this.nextAt) <= until) {
      const from = this.nextAt;
      this.nextAt += this.cycleAt(from);
      said.push(...this.upsets(from));
      this.cycle += 1;
      said.push(...this.scanned({ m0: from, m1: this.nextAt, rep: 1, ants: this.scan(from, this.nextAt - from) }));
    }
    return said;
  }

  /** The same number and the same reads as a snapshot on request. */
  snap(at: number): Said {
    return this.numbered(at, (seq) => ({ t: 'snap', seq, m: this.mono(at), ants: this.ants }));
  }

  gap(at: number, lost: { readonly from: number; readonly to: number }): Said {
    return this.numbered(at, (seq) => ({ t: 'gap', seq, m: this.mono(at), lost, why: 'buffer' }));
  }

  private numbered(at: number, say: (seq: number) => DataMessage): Said {
    this.seq += 1;
    return { at, boot: this.boots, message: say(this.seq) };
  }

  /** F28 */
  private cycleAt(t: number): number {
    const slow = this.options.faults?.on('F28', t).at(0)?.factor ?? 1;
    return this.options.cycleMs * slow;
  }

  /** F15 told when it begins and ends; F16 when its moment has come. */
  private upsets(t: number): readonly Said[] {
    const { faults, felt } = this.options;
    if (faults === undefined) return [];
    for (const fault of faults.on('F16', t)) {
      if (this.upset.has(fault)) continue;
      this.upset.add(fault);
      if (fault.what === 'leap') this.leapt += fault.ms;
      else this.reboot(t);
    }
    const open = new Set(faults.on('F15', t).map(({ zone }) => zone));
    return felt.antennas.flatMap(({ zone, port }): readonly Said[] => {
      const on = open.has(zone);
      if (on === this.shut.has(zone)) return [];
      if (on) this.shut.add(zone);
      else this.shut.delete(zone);
      return [this.numbered(t, (seq) => ({ t: 'fault', seq, m: this.mono(t), code: 'ANT_OPEN', a: port, on }))];
    });
  }

  private reboot(t: number): void {
    this.boots += 1;
    this.bootAt = t;
    this.leapt = 0;
    this.seq = 0;
    this.run = null;
    this.last = '';
  }

  /** The hand begins anew: a fault of the reader may happen again. */
  forgive(): void {
    this.upset.clear();
  }

  /** The ports are visited one after the other within the cycle. */
  private scan(m0: number, lasts: number): Ants {
    const { felt, antennas } = this.options;
    const step = lasts / felt.antennas.length;
    const ants: Ants = {};
    for (const [i, antenna] of felt.antennas.entries()) {
      const reads = antennas.read(antenna, m0 + i * step);
      ants[antenna.port] = reads === null ? null : [...reads];
    }
    this.ants = ants;
    return ants;
  }

  /** A change goes out at once; what stays the same is collapsed. */
  private scanned(cycle: Run): readonly Said[] {
    const signature = signatureOf(cycle.ants);
    const said: Said[] = [];
    if (signature !== this.last) {
      said.push(...this.flush(), this.say(cycle));
      this.last = signature;
    } else {
      this.run = { m0: this.run?.m0 ?? cycle.m0, m1: cycle.m1, rep: (this.run?.rep ?? 0) + 1, ants: cycle.ants };
      if (this.run.m1 - this.run.m0 >= COLLAPSE_MS) said.push(...this.flush());
    }
    return [...said, ...this.heartbeat(cycle.m1)];
  }

  private flush(): readonly Said[] {
    const { run } = this;
    this.run = null;
    return run === null ? [] : [this.say(run)];
  }

  private say({ m0, m1, rep, ants }: Run): Said {
    const times = { m0: this.mono(m0), m1: this.mono(m1) };
    return this.numbered(m1, (seq) => ({ t: 'scan', seq, cyc: this.cycle, ...times, rep, ants }));
  }

  private heartbeat(at: number): readonly Said[] {
    if (at - this.beaten < HEARTBEAT_MS) return [];
    this.beaten = at;
    const { cycleMs } = this.options;
    return [{ at, boot: this.boots, message: { t: 'hb', m: this.mono(at), last: this.seq, cycleMs } }];
  }
}

/** Which tags lie where; strength alone is no change. */
function signatureOf(ants: Ants): string {
  let text = '';
  for (const [port, reads] of Object.entries(ants)) text += ` ${port}:${reads === null ? '!' : namesOf(reads)}`;
  return text;
}

function namesOf(reads: readonly TagReadMessage[]): string {
  if (reads.length === 0) return '';
  return reads
    .map(({ u }) => u)
    .sort()
    .join(',');
}

type TagReadMessage = NonNullable<Ants[string]>[number];
