// The way from the reader to the server: what arrives, when, how often and in which order. While the connection is away the
// reader keeps its data and sends it afterwards, together with what nobody had acknowledged.
import { HEARTBEAT_MS, MISSED_HEARTBEATS } from '../readers/protocol/limits.ts';
import { isData } from '../readers/protocol.ts';
import type { FaultTimes } from './faults.ts';
import type { LinkProfile } from './profiles.ts';
import type { Random } from './random.ts';
import type { Said } from './reader.ts';

/** `at`: when it reaches the server, ms of the table. */
export type Delivery =
  | { readonly is: 'message'; readonly at: number; readonly said: Said; readonly rogue: boolean }
  | { readonly is: 'link'; readonly at: number; readonly link: 'up' | 'stale' | 'down' }
  /** what a serial line holds between two messages */
  | { readonly is: 'noise'; readonly at: number; readonly text: string };

export interface LinkOptions {
  readonly profile: LinkProfile;
  readonly random: Random;
  readonly faults: FaultTimes;
}

/** Messages of so long ago may still be without an acknowledgement, ms. */
const UNACKED_MS = 400;
/** A message that is overtaken comes so much later, ms; less than the server waits. */
const OVERTAKEN_MS = 200;
const STALE_MS = HEARTBEAT_MS * MISSED_HEARTBEATS;
const NOISE = ['# reader 1.4.0', '{"t":"scan","se', ''] as const;

export class LinkModel {
  private readonly options: LinkOptions;
  private kept: Said[] = [];
  private unacked: Said[] = [];
  private arrived = 0;
  private lastAt = 0;
  /** null: connected; otherwise since when it is away, until when, and whether the server knows */
  private gone: { readonly since: number; readonly until: number; readonly half: boolean; told: boolean } | null = null;

  constructor(options: LinkOptions) {
    this.options = options;
  }

  /** Everything said until `now`, in the order of arrival; some of it arrives later than now. */
  send(said: readonly Said[], now: number): readonly Delivery[] {
    const out: Delivery[] = [];
    for (const one of said) {
      this.connection(one.at, out);
      if (this.gone === null) this.carry(one, out);
      else if (isData(one.message)) this.kept.push(one);
    }
    this.connection(now, out);
    return out;
  }

  private connection(at: number, out: Delivery[]): void {
    const { faults } = this.options;
    const fault = faults.on('F14', at)[0];
    if (this.gone === null && (fault !== undefined || this.breaks(at))) this.leave(at, fault?.half ?? false, out);
    this.lastAt = Math.max(this.lastAt, at);
    const { gone } = this;
    if (gone === null) return;
    if (gone.half && !gone.told && at - gone.since >= STALE_MS) {
      gone.told = true;
      out.push({ is: 'link', at, link: 'stale' });
    }
    if (fault === undefined && at >= gone.until) this.comeBack(at, out);
  }

  /** Drawn for the time since the last message; a wire that never breaks draws nothing. */
  private breaks(at: number): boolean {
    const { profile, random } = this.options;
    if (profile.lossesPerHour === 0 || at <= this.lastAt) return false;
    return random.next() < ((at - this.lastAt) / 3_600_000) * profile.lossesPerHour;
  }

  private leave(at: number, half: boolean, out: Delivery[]): void {
    this.gone = { since: at, until: at + this.options.profile.awayMs, half, told: false };
    if (!half) out.push({ is: 'link', at, link: 'down' });
  }

  private comeBack(at: number, out: Delivery[]): void {
    this.gone = null;
    out.push({ is: 'link', at, link: 'up' });
    const again = [...this.unacked, ...this.kept];
    this.kept = [];
    this.unacked = [];
    for (const one of again) this.carry({ ...one, at }, out);
  }

  /** Of a socket nothing overtakes anything; F18 comes by other ways. */
  private carry(said: Said, out: Delivery[]): void {
    const { faults } = this.options;
    const { at } = said;
    this.arrived = Math.max(this.arrived, at + this.latency());
    const data = isData(said.message);
    if (data) this.unacked = [...this.unacked.filter((old) => at - old.at < UNACKED_MS), said];
    if (data && this.isLost(at)) return;
    const late = data && faults.on('F18', at).length > 0 && this.options.random.next() < 0.5 ? OVERTAKEN_MS : 0;
    out.push({ is: 'message', at: this.arrived + late, said, rogue: false });
    if (faults.on('F29', at).length > 0) for (const text of NOISE) out.push({ is: 'noise', at: this.arrived, text });
    if (faults.on('F30', at).length > 0) out.push({ is: 'message', at: this.arrived, said, rogue: true });
    if (faults.on('F17', at).length > 0)
      for (const old of this.unacked) out.push({ is: 'message', at: this.arrived, said: old, rogue: false });
  }

  private isLost(at: number): boolean {
    const fault = this.options.faults.on('F19', at)[0];
    return fault !== undefined && this.options.random.next() < fault.share;
  }

  private latency(): number {
    const { profile, random } = this.options;
    return profile.latencyMs * Math.exp(random.normal(0, profile.spread));
  }
}

/** By time of arrival; equal times keep the order of sending. */
export function byArrival(deliveries: readonly Delivery[]): readonly Delivery[] {
  return [...deliveries].sort((a, b) => a.at - b.at);
}

/** Everything arrives at once, in order, without a link between: as the reader itself would write it down. */
export function straight(said: readonly Said[]): readonly Delivery[] {
  return said.map((one) => ({ is: 'message', at: one.at, said: one, rogue: false }));
}

/** As lines of a file or of a serial line. */
export function ndjsonOf(deliveries: readonly Delivery[]): string {
  return deliveries.flatMap(lineOf).join('');
}

function lineOf(delivery: Delivery): readonly string[] {
  if (delivery.is === 'link') return [];
  return [`${delivery.is === 'noise' ? delivery.text : JSON.stringify(delivery.said.message)}\n`];
}
