// What lies on a device's antennas by its last words: the bridge's answer when the server asks for a snap.

import { MOST_PORTS, MOST_READS } from '../protocol/limits.ts';
import type { DataMessage } from '../protocol.ts';

type Ants = Extract<DataMessage, { t: 'snap' }>['ants'];
type Reads = NonNullable<Ants[string]>;

export class Picture {
  private readonly ports = new Map<string, Reads | null>();

  take(message: DataMessage): void {
    if (message.t === 'scan' || message.t === 'snap') {
      for (const [port, reads] of Object.entries(message.ants)) this.set(port, reads);
    }
    if (message.t !== 'edge') return;
    const { a, u, r } = message;
    const others = (this.ports.get(a) ?? []).filter((read) => read.u !== u);
    const read = r === undefined ? { u } : { u, r };
    this.set(a, message.ev === 'in' ? [...others, read].slice(-MOST_READS) : others);
  }

  /** A device that names ever new ports does not make it grow. */
  private set(port: string, reads: Reads | null): void {
    if (this.ports.has(port) || this.ports.size < MOST_PORTS) this.ports.set(port, reads);
  }

  get ants(): Ants {
    return Object.fromEntries(this.ports);
  }
}
