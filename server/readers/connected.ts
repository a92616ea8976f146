// The readers that are connected, at most one session each: a newer socket that has proven itself takes the place.
import type { TableId } from '../base/ids.ts';
import type { Link } from './link.ts';
import type { Hello } from './protocol.ts';
import type { Session, SessionHealth } from './session.ts';

export interface Connected {
  readonly session: Session;
  readonly link: Link;
  readonly tableId: TableId;
  readonly hello: Hello;
}

export type ReaderHealth = SessionHealth & {
  readonly reader: string;
  readonly tableId: TableId;
  readonly fw: string;
  readonly model: string;
};

export class ConnectedReaders {
  private readonly current = new Map<string, Connected>();
  private readonly leaving = new Set<Promise<void>>();
  /** one at a time for each reader, so that the last socket to prove itself wins */
  private readonly turns = new Map<string, Promise<unknown>>();

  /** Runs `open` once the reader's earlier session has stored everything it received. */
  take(reader: string, open: () => Promise<Connected | null>): Promise<Connected | null> {
    const before = this.turns.get(reader) ?? Promise.resolve();
    const mine = before.then(() => this.replace(reader, open));
    const turn = mine
      .catch(() => undefined)
      .finally(() => this.turns.get(reader) === turn && this.turns.delete(reader));
    this.turns.set(reader, turn);
    return mine;
  }

  async leave(one: Connected, how: 'down' | 'replaced'): Promise<void> {
    const { reader } = one.hello;
    if (this.current.get(reader) !== one) return;
    this.current.delete(reader);
    const stored = one.session.stop(how);
    this.leaving.add(stored);
    try {
      await stored;
    } finally {
      this.leaving.delete(stored);
    }
  }

  all(): readonly Connected[] {
    return [...this.current.values()];
  }

  /** Resolves when everything received so far is stored. */
  async settled(): Promise<void> {
    await Promise.all(this.leaving);
  }

  private async replace(reader: string, open: () => Promise<Connected | null>): Promise<Connected | null> {
    const old = this.current.get(reader);
    if (old !== undefined) {
      const left = this.leave(old, 'replaced');
      old.link.refuse({ close: 'replaced', code: 'REPLACED', msg: 'another connection of this reader took over' });
      await left;
    }
    await this.settled();
    const one = await open();
    if (one !== null) this.current.set(reader, one);
    return one;
  }
}

export function healthOf({ session, tableId, hello }: Connected): ReaderHealth {
  return { ...session.health(), reader: hello.reader, tableId, fw: hello.fw ?? '', model: hello.model ?? '' };
}
