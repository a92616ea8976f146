// What lies on a device's antennas by its last words: the bridge's answer when the server asks for a snap.
import type { DataMessage } from '../protocol.ts';

type Ants = Extract<DataMessage, { t: 'snap' }>['ants'];
type Reads = NonNullable<Ants[string]>;

export class Picture {
  private readonly ports = new Map<string, Reads | null>();

  take(message: DataMessage): void {
    if (message.t === 'scan' || message.t === 'snap') {
      for (const [port, reads] of Object.entries(message.ants)) this.ports.set(port, reads);
    }
    if (message.t !== 'edge') return;
    const { a, u, r } = message;
    const others = (this.ports.get(a) ?? []).filter((read) => read.u !== u);
    const read = r === undefined ? { u } : { u, r };
    this.ports.set(a, message.ev === 'in' ? [...others, read] : others);
  }

  get ants(): Ants {
    return Object.fromEntries(this.ports);
  }
}
