// The reader of the simulated table: scans its antennas in turn, cycle by cycle, and says what changed. Time is handed
// in; the link to the server is somebody else's.
import { COLLAPSE_MS, type DataMessage, HEARTBEAT_MS, type ReaderMessage } from '../readers/protocol.ts';
import type { Antennas, TagRead } from './antenna.ts';
import type { Felt } from './felt.ts';

export type ScanMessage = Extract<DataMessage, { t: 'scan' }>;
type Ants = ScanMessage['ants'];

/** A message and the moment the reader has it, ms since its boot. */
export interface Said {
  readonly at: number;
  readonly message: ReaderMessage;
}

interface Run {
  readonly m0: number;
  readonly m1: number;
  readonly rep: number;
  readonly ants: Ants;
}

export interface ReaderOptions {
  readonly felt: Felt;
  readonly antennas: Antennas;
  readonly cycleMs: number;
}

export class Reader {
  private readonly options: ReaderOptions;
  /** number of the last data message */
  seq = 0;
  private cycle = 0;
  private last = '';
  private run: Run | null = null;
  private beaten = 0;
  private ants: Ants = {};

  constructor(options: ReaderOptions) {
    this.options = options;
  }

  /** Every cycle that is over at `until`. */
  advance(until: number): readonly Said[] {
    const { cycleMs } = this.options;
    const said: Said[] = [];
    while ((this.cycle + 1) * cycleMs <= until) {
      const m0 = this.cycle * cycleMs;
      this.cycle += 1;
      said.push(...this.scanned({ m0, m1: m0 + cycleMs, rep: 1, ants: this.scan(m0) }));
    }
    return said;
  }

  /** The same number and the same reads as a snapshot on request. */
  snap(at: number): Said {
    this.seq += 1;
    return { at, message: { t: 'snap', seq: this.seq, m: at, ants: this.ants } };
  }

  gap(at: number, lost: { readonly from: number; readonly to: number }): Said {
    this.seq += 1;
    return { at, message: { t: 'gap', seq: this.seq, m: at, lost, why: 'buffer' } };
  }

  /** The ports are visited one after the other within the cycle. */
  private scan(m0: number): Ants {
    const { felt, antennas, cycleMs } = this.options;
    const step = cycleMs / felt.antennas.length;
    const found = felt.antennas.map((antenna, i): [string, TagRead[]] => [
      antenna.port,
      [...antennas.read(antenna, m0 + i * step)],
    ]);
    this.ants = Object.fromEntries(found);
    return this.ants;
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
    this.seq += 1;
    return { at: m1, message: { t: 'scan', seq: this.seq, cyc: this.cycle, m0, m1, rep, ants } };
  }

  private heartbeat(at: number): readonly Said[] {
    if (at - this.beaten < HEARTBEAT_MS) return [];
    this.beaten = at;
    return [{ at, message: { t: 'hb', m: at, last: this.seq, cycleMs: this.options.cycleMs } }];
  }
}

/** Which tags lie where; strength alone is no change. */
function signatureOf(ants: Ants): string {
  return Object.entries(ants)
    .map(
      ([port, reads]) =>
        `${port}:${
          reads === null
            ? '!'
            : reads
                .map(({ u }) => u)
                .sort()
                .join(',')
        }`,
    )
    .join(' ');
}
