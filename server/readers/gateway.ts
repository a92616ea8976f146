// The doors for card readers, by socket and by batch. Behind them messages are stored sealed, acknowledged after the
// commit, and the table is woken; nobody here looks at what was read.
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { TableId } from '../base/ids.ts';
import { type BatchDoor, createBatchDoor } from './batch.ts';
import { type Connected, ConnectedReaders, healthOf, type ReaderHealth } from './connected.ts';
import { Entrance, type EntranceOptions } from './entrance.ts';
import type { Order, OrderOutcome } from './orders.ts';
import { Visitor } from './visitor.ts';

export interface GatewayOptions extends EntranceOptions {
  /** fresh random text of at least 128 bits, base64url, at most 22 signs */
  readonly nonce: () => string;
}

export interface Gateway {
  /** A socket that came to the readers' door with the subprotocol of readerlink. */
  acceptReader(socket: WebSocket, request: IncomingMessage): void;
  /** Readers without a socket. */
  readonly batches: BatchDoor;
  /** Readers of a table that are connected now. */
  health(tableId: TableId): readonly ReaderHealth[];
  /** Asks a connected reader for something; resolves with its answer. */
  order(reader: string, order: Order): Promise<OrderOutcome>;
  /** Ends every link; resolves when all that was received is stored. */
  close(): Promise<void>;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { clock, logger, nonce } = options;
  const connected = new ConnectedReaders();
  const onLeft = (one: Connected): void => {
    connected.leave(one, 'down').catch(() => {
      logger.log('error', 'a reader left and its last messages were not stored');
    });
  };
  const parts = { clock, logger, nonce, entrance: new Entrance(options, connected), onLeft };
  return {
    acceptReader: (socket, request) => new Visitor(parts).greet(socket, request),
    batches: createBatchDoor(parts),
    health: (tableId) => connected.all().flatMap((one) => (one.tableId === tableId ? [healthOf(one)] : [])),
    async order(reader, order) {
      const one = connected.all().find(({ hello }) => hello.reader === reader);
      return one === undefined ? 'gone' : one.session.order(order);
    },
    async close() {
      const all = connected.all();
      const stored = all.map((one) => connected.leave(one, 'down'));
      for (const { link } of all) link.end(1001, 'server stops');
      await Promise.all(stored);
      await connected.settled();
    },
  };
}
