// Scans of the virtual antennas as messages of readerlink/1: a change goes out at once, equal cycles are collapsed for half a
// second, and what is not acknowledged is kept. Knows no socket and no clock.
import type { DataMessage } from '../../server/readers/protocol.ts';

export type Reads = Readonly<Record<string, readonly string[]>>;

export const CYCLE_MS = 120;
const COLLAPSE_MS = 500;
/** Kept without an acknowledgement; the oldest go first and are told as lost. */
const KEPT = 2000;

export class ScanRun {
  private seq = 0;
  private cycles = 0;
  private last = '';
  private run: { readonly from: number; readonly rep: number; readonly at: number; readonly reads: Reads } | null =
    null;
  private kept: DataMessage[] = [];

  /** One cycle that ended at `at`, reader ms. */
  scan(reads: Reads, at: number): void {
    this.cycles += 1;
    const text = JSON.stringify(reads);
    const from = this.run?.from ?? Math.max(0, at - CYCLE_MS);
    if (text === this.last) {
      this.run = { from, at, rep: (this.run?.rep ?? 0) + 1, reads };
      if (at - from >= COLLAPSE_MS) this.flush();
      return;
    }
    this.flush();
    this.last = text;
    this.say({ from: Math.max(0, at - CYCLE_MS), at, rep: 1, reads });
  }

  snap(reads: Reads, at: number): void {
    this.seq += 1;
    this.kept.push({ t: 'snap', seq: this.seq, m: at, ants: antsOf(reads) });
  }

  get number(): number {
    return this.seq;
  }

  get range(): { readonly first: number; readonly last: number } | null {
    const [first, last] = [this.kept[0], this.kept.at(-1)];
    return first === undefined || last === undefined ? null : { first: first.seq, last: last.seq };
  }

  acked(upTo: number): void {
    this.kept = this.kept.filter(({ seq }) => seq > upTo);
  }

  from(seq: number): readonly DataMessage[] {
    return this.kept.filter((message) => message.seq >= seq);
  }

  /** Drops everything that waits, and says so as the next number. */
  flushAll(at: number): void {
    const range = this.range;
    this.kept = [];
    if (range !== null) this.lost(range.first, range.last, at);
  }

  private flush(): void {
    if (this.run !== null) this.say(this.run);
    this.run = null;
  }

  private say({ from, at, rep, reads }: NonNullable<ScanRun['run']>): void {
    this.seq += 1;
    this.kept.push({ t: 'scan', seq: this.seq, cyc: this.cycles, m0: from, m1: at, rep, ants: antsOf(reads) });
    if (this.kept.length <= KEPT) return;
    const gone = this.kept.splice(0, KEPT / 2);
    this.lost(gone[0]?.seq ?? 1, gone.at(-1)?.seq ?? 1, at);
  }

  private lost(from: number, to: number, at: number): void {
    this.seq += 1;
    this.kept.push({ t: 'gap', seq: this.seq, m: at, lost: { from, to }, why: 'buffer' });
  }
}

function antsOf(reads: Reads): Record<string, { u: string }[]> {
  return Object.fromEntries(Object.entries(reads).map(([port, uids]) => [port, uids.map((u) => ({ u }))]));
}
