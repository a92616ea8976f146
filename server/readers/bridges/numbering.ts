// Gives what a device says the bridge's own numbers and times. What the device sent twice is dropped, what it lost on the
// way is named.
import { assertNever } from '../../base/assertNever.ts';
import type { Said } from '../client/readerClient.ts';
import type { DataMessage } from '../protocol.ts';
import { DeviceClock } from './deviceClock.ts';
import type { DeviceData } from './deviceMessage.ts';

/** So many of its numbers are remembered; one that lies further back means that the device was started anew. */
const REMEMBERED = 256;
/** More lost numbers than this are told as so many. */
const MOST_LOST = 1000;

export class Numbering {
  private readonly clock = new DeviceClock();
  private seq = 0;
  private newest = 0;
  private seen = new Set<number>();

  /** In order, to be sent; empty for a repeat. `now`: the bridge's milliseconds. */
  take(data: DeviceData, now: number): readonly Said[] {
    const lost = this.lostBefore(data.seq);
    if (lost === 'repeat') return [];
    const named = data.t === 'gap' ? lost + Math.max(1, lostBy(data)) : lost;
    const gap = named === 0 ? [] : [this.gap(now, this.skip(named))];
    if (data.t === 'gap') return gap;
    return [...gap, { at: now, message: this.numbered(data, now) }];
  }

  /** A message of the bridge itself. */
  own(now: number, say: (seq: number) => DataMessage): Said {
    return { at: now, message: say(this.next()) };
  }

  gap(now: number, lost: { readonly from: number; readonly to: number }): Said {
    return this.own(now, (seq) => ({ t: 'gap', seq, m: now, lost, why: 'bridge' }));
  }

  private numbered(data: Exclude<DeviceData, { t: 'gap' }>, now: number): DataMessage {
    const seq = this.next();
    switch (data.t) {
      case 'scan': {
        const m1 = this.clock.when(data.m1, now);
        const length = Math.max(0, (data.m1 ?? 0) - (data.m0 ?? data.m1 ?? 0));
        return { ...data, seq, m0: Math.max(0, m1 - length), m1 };
      }
      case 'edge':
      case 'snap':
      case 'fault':
        return { ...data, seq, m: this.clock.when(data.m, now) };
      default:
        return assertNever(data);
    }
  }

  /** How many of the device's numbers are missing before this one. */
  private lostBefore(seq: number | undefined): number | 'repeat' {
    if (seq === undefined) return 0;
    if (this.seen.has(seq)) return 'repeat';
    const restarted = seq < this.newest - REMEMBERED;
    const lost = this.newest === 0 || restarted ? 0 : Math.max(0, seq - this.newest - 1);
    if (restarted) this.seen.clear();
    this.newest = restarted ? seq : Math.max(this.newest, seq);
    this.seen.add(seq);
    for (const old of this.seen) if (old < this.newest - REMEMBERED) this.seen.delete(old);
    return Math.min(lost, MOST_LOST);
  }

  private skip(count: number): { readonly from: number; readonly to: number } {
    const from = this.seq + 1;
    this.seq += count;
    return { from, to: this.seq };
  }

  private next(): number {
    this.seq += 1;
    return this.seq;
  }
}

function lostBy({ lost }: Extract<DeviceData, { t: 'gap' }>): number {
  return lost === undefined ? 1 : Math.min(MOST_LOST, lost.to - lost.from + 1);
}
