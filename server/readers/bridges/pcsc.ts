// Desk readers: each is one antenna, a card on it one tag. They say when a card comes and goes; the bridge makes edges and
// snaps of it.
import type { Clock } from '../../base/clock.ts';
import { HEARTBEAT_MS } from '../protocol/limits.ts';
import { tagKey } from '../protocol/tagKey.ts';
import type { CmdMessage } from '../protocol.ts';
import type { Device, DeviceListener } from './deviceMessage.ts';

/** What a computer's card service says; `reader` is the name it gives the box. */
export type PcscEvent =
  | { readonly is: 'attached' | 'detached' | 'empty' | 'unreadable'; readonly reader: string }
  /** `answer`: of the box to the question for the UID, UID and status word */
  | { readonly is: 'card'; readonly reader: string; readonly answer: Uint8Array };

/** Until the signal aborts. Rejects when the service cannot be reached. */
export type PcscSource = (listen: (event: PcscEvent) => void, signal: AbortSignal) => Promise<void>;

export interface PcscOptions {
  readonly source: PcscSource;
  /** antenna port to a part of the box's name */
  readonly antennas: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** One line for the terminal: a box that no antenna is named for, a service that cannot be reached. */
  readonly tell: (line: string) => void;
}

const SNAP_MS = 5000;
const AGAIN_MS = 5000;

export class PcscDevice implements Device {
  private readonly options: PcscOptions;
  /** port to the UIDs that were seen there last. No key: no box */
  private readonly there = new Map<string, readonly string[]>();
  /** ports on which something lies that cannot be read: what was seen there has not gone for that */
  private readonly failed = new Set<string>();
  private listener: DeviceListener | null = null;

  constructor(options: PcscOptions) {
    this.options = options;
  }

  async run(listener: DeviceListener, signal: AbortSignal): Promise<void> {
    this.listener = listener;
    const ticking = this.tick(signal);
    while (!signal.aborted) await this.serve(listener, signal);
    await ticking;
  }

  /** As long as the card service is there; without it nothing lies anywhere that is known. */
  private async serve(listener: DeviceListener, signal: AbortSignal): Promise<void> {
    const { clock, source, tell } = this.options;
    await source((event) => this.hear(event), signal).catch(() => undefined);
    this.there.clear();
    this.failed.clear();
    if (signal.aborted) return;
    tell('the card service of this computer cannot be reached; on Linux it is pcscd');
    listener.gone('no card service');
    await clock.sleepUntil(clock.now() + AGAIN_MS, signal);
  }

  send({ id, do: what }: CmdMessage): boolean {
    if (what === 'snap') this.snap();
    if (what === 'selftest') this.listener?.heard({ t: 'res', id, ok: true });
    return what === 'snap' || what === 'selftest';
  }

  private hear(event: PcscEvent): void {
    const port = this.portOf(event.reader);
    if (port === null) {
      if (event.is === 'attached') this.options.tell(`no antenna is named for the reader "${event.reader}"`);
      return;
    }
    const uid = event.is === 'card' ? uidOf(event.answer) : null;
    if (event.is === 'attached' || event.is === 'detached') this.plug(port, event.is === 'attached');
    else if (event.is === 'empty') this.lies(port, []);
    else this.lies(port, uid === null ? null : [uid]);
  }

  private plug(port: string, on: boolean): void {
    if (on) this.there.set(port, []);
    else this.there.delete(port);
    this.listener?.heard({ t: 'fault', code: 'ANT_OPEN', a: port, on: !on });
  }

  private lies(port: string, now: readonly string[] | null): void {
    if (now === null) {
      this.failed.add(port);
      this.snap();
      return;
    }
    const before = this.there.get(port) ?? [];
    this.failed.delete(port);
    this.there.set(port, now);
    for (const u of before) if (!now.includes(u)) this.listener?.heard({ t: 'edge', a: port, u, ev: 'out' });
    for (const u of now) if (!before.includes(u)) this.listener?.heard({ t: 'edge', a: port, u, ev: 'in' });
  }

  private snap(): void {
    const ants = [...this.there].map(([port, uids]) => [port, this.failed.has(port) ? null : uids.map((u) => ({ u }))]);
    this.listener?.heard({ t: 'snap', ants: Object.fromEntries(ants) });
  }

  private async tick(signal: AbortSignal): Promise<void> {
    const { clock } = this.options;
    for (let beats = 1; !signal.aborted; beats += 1) {
      await clock.sleepUntil(clock.now() + HEARTBEAT_MS / 2, signal);
      if (signal.aborted || this.there.size === 0) continue;
      this.listener?.heard({ t: 'hb' });
      if ((beats * HEARTBEAT_MS) / 2 >= SNAP_MS) {
        this.snap();
        beats = 0;
      }
    }
  }

  private portOf(reader: string): string | null {
    const found = Object.entries(this.options.antennas).find(([, part]) => reader.includes(part));
    return found?.[0] ?? null;
  }
}

/** UID and 90 00; null for an error, and for a number that is random at every touch. */
function uidOf(answer: Uint8Array): string | null {
  const hex = Buffer.from(answer).toString('hex').toUpperCase();
  const uid = hex.slice(0, -4);
  return hex.endsWith('9000') && tagKey(uid) !== null ? uid : null;
}
