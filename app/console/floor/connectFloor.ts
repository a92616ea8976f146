// The ruling desk's socket: one subscription for its view, commands until answered under one id, the record of rulings by page.
import type { FloorCommand, FloorReply, RulingPage, SettlementInput } from '../../../server/floor/view.ts';
import type { FeedEvent } from '../../ui/feedState.ts';
import { type ConsoleAddress, keepWatching, openConsoleSocket, refusalOf, SENDING } from '../connectConsole.ts';
import { type Me, refused, untilAnswered } from '../consoleLink.ts';

export interface FloorLink {
  /** `clientId`: UUIDv7; the same one twice is the same command */
  command(clientId: string, command: FloorCommand): Promise<FloorReply>;
  settle(clientId: string, settlement: SettlementInput): Promise<FloorReply>;
  looked(notice: string): Promise<FloorReply>;
  /** null: no answer */
  rulings(before: number | null): Promise<RulingPage | null>;
  me(): Promise<Me | null>;
}

export interface FloorConnection extends FloorLink {
  close(): void;
}

export const NO_FLOOR: FloorLink = {
  command: async () => refused('connection-lost'),
  settle: async () => refused('connection-lost'),
  looked: async () => refused('connection-lost'),
  rulings: async () => null,
  me: async () => null,
};

export function connectFloor({ table, token }: ConsoleAddress, listener: (event: FeedEvent) => void): FloorConnection {
  const { client, close } = openConsoleSocket(token);
  const stop = keepWatching((handlers) => client.floor.watch.subscribe({ table }, handlers), listener);
  return {
    command: (clientId, command) => untilAnswered(() => client.command.mutate({ table, clientId, command }), SENDING),
    settle: (clientId, settlement) =>
      untilAnswered(() => client.floor.settle.mutate({ table, clientId, settlement }), SENDING),
    looked: (notice) => client.floor.looked.mutate({ table, notice }).catch(refusalOf),
    rulings: (before) => client.floor.rulings.query({ table, before }).catch(() => null),
    me: () => client.me.query().catch(() => null),
    close() {
      stop();
      close();
    },
  };
}
