// The card desk's socket: one subscription for its places, cards sent one after another until they are answered.
import type { FeedEvent } from '../../ui/feedState.ts';
import { type ConsoleAddress, keepWatching, openConsoleSocket, SENDING } from '../connectConsole.ts';
import { type Answer, untilAnswered } from '../consoleLink.ts';
import { createInOrder } from './inOrder.ts';

export interface HoleEntry {
  readonly do: 'typeHole' | 'retypeHole';
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
  /** also where this person typed it at another place of the hand */
  readonly anyway: boolean;
}

export interface CardsConnection {
  /** `clientId`: UUIDv7; the same one twice is the same card */
  enter(clientId: string, entry: HoleEntry): Promise<Answer>;
  close(): void;
}

export function connectCards({ table, token }: ConsoleAddress, listener: (event: FeedEvent) => void): CardsConnection {
  const { client, close } = openConsoleSocket(token);
  const stop = keepWatching((handlers) => client.watchCards.subscribe({ table }, handlers), listener);
  const inOrder = createInOrder();
  return {
    enter: (clientId, command) =>
      inOrder(() => untilAnswered(() => client.command.mutate({ table, clientId, command }), SENDING)),
    close() {
      stop();
      close();
    },
  };
}
