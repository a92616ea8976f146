// The real gateway over a store in memory and a clock that stands, with sockets that are handed their frames: thousands
// of connections a second. What the real socket and the real database do is tested elsewhere.
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { InboxBatch } from '../../db/readerInbox.ts';
import type { ReaderRow } from '../../db/readers.ts';
import { LINK_BOOT } from '../../server/readers/envelope.ts';
import { createGateway, type Gateway } from '../../server/readers/gateway.ts';
import type { Layout } from '../../server/readers/layout.ts';
import { type ServerMessage, SUBPROTOCOL, serverMessage } from '../../server/readers/protocol.ts';
import { secretContext } from '../../server/readers/roster.ts';
import { type ManualClock, manualClock } from '../support/manualClock.ts';
import { silent } from '../support/realClock.ts';
import { sealer, TABLE } from './station.ts';

export const LOCAL = { socket: { remoteAddress: '127.0.0.1' }, headers: {} } as unknown as IncomingMessage;

export interface MemoryStation {
  readonly gateway: Gateway;
  readonly clock: ManualClock;
  /** Numbers that are stored of this boot, in order. */
  seqs(boot: string): readonly number[];
  /** The same in the order in which they were stored. */
  arrivals(boot: string): readonly number[];
  /** Messages that are stored; rows that say that a reader came or went are none. */
  count(): number;
  /** What the owner changes while the server runs. */
  change(set: Partial<ReaderRow>): void;
  /** Readers cannot be looked up. */
  fail(now: boolean): void;
  connect(): MemorySocket;
}

export interface MemoryStationOptions {
  readonly reader: string;
  readonly secret: string;
  readonly layout: Layout;
  readonly stored?: Readonly<Record<string, number>>;
  readonly nonce: () => string;
}

export function memoryStation(options: MemoryStationOptions): MemoryStation {
  const { reader, secret, layout, stored = {}, nonce } = options;
  const sealed = sealer.seal(Buffer.from(secret), secretContext(reader));
  let row: ReaderRow = { id: reader, tableId: TABLE, secret: Buffer.from(sealed), layout, enabled: true };
  const clock = manualClock();
  let count = 0;
  let failing = false;
  const boots = new Map<string, Map<number, Uint8Array>>();
  const highest = new Map<string, number>(Object.entries(stored));
  const upTo = (boot: string): number => highest.get(boot) ?? 0;
  const append = async ({ boot, messages }: InboxBatch) => {
    const rows = boots.get(boot) ?? new Map<number, Uint8Array>();
    boots.set(boot, rows);
    const fresh = messages.filter(({ seq }) => !rows.has(seq));
    for (const { seq, sealed } of fresh) rows.set(seq, sealed);
    highest.set(boot, Math.max(upTo(boot), ...messages.map(({ seq }) => seq)));
    if (boot !== LINK_BOOT) count += fresh.length;
    return { fresh: fresh.length, upTo: upTo(boot), position: 1 };
  };
  const gateway = createGateway({
    ...{ sealer, clock, logger: silent, nonce, programmeTime: () => clock.now(), onInbox: () => undefined },
    readers: {
      async get(id) {
        if (failing) throw new Error('no database');
        return id === reader ? row : undefined;
      },
    },
    inbox: { append, upTo: async (_, boot) => upTo(boot) },
  });
  return {
    ...{ gateway, clock },
    seqs: (boot) => [...(boots.get(boot)?.keys() ?? [])].sort((a, b) => a - b),
    arrivals: (boot) => [...(boots.get(boot)?.keys() ?? [])],
    count: () => count,
    change(set) {
      row = { ...row, ...set };
    },
    fail(now) {
      failing = now;
    },
    connect() {
      const socket = new MemorySocket();
      gateway.acceptReader(socket as unknown as WebSocket, LOCAL);
      return socket;
    },
  };
}

/** Lets everything that needs no time be done. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The server's end of a socket: `give` is a frame from the reader, `heard` what the server said. */
export class MemorySocket extends EventEmitter {
  readonly protocol = SUBPROTOCOL;
  readonly heard: ServerMessage[] = [];
  closed: number | null = null;
  /** Its end of the line reads nothing any more. */
  deaf = false;
  bufferedAmount = 0;
  private paused = false;
  private waiting: (readonly [Buffer, boolean])[] = [];

  give(frame: string | Buffer, isBinary = false): void {
    this.waiting.push([Buffer.from(frame), isBinary]);
    this.flow();
  }

  send(text: string): void {
    if (this.deaf) this.bufferedAmount += text.length;
    this.heard.push(serverMessage.parse(JSON.parse(text)));
  }

  close(code: number): void {
    this.closed ??= code;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.flow();
  }

  terminate(): void {
    this.closed ??= 1006;
    this.emit('close');
  }

  private flow(): void {
    while (!this.paused && this.closed === null) {
      const frame = this.waiting.shift();
      if (frame === undefined) return;
      this.emit('message', ...frame);
    }
  }
}
