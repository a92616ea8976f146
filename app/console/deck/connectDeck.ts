// The deck page's socket: one subscription for its view, one command at a time. A command that got no answer is not sent
// again: what was laid may have changed what it means.
import type { CustodyLine, DeckCommand, DeckReply } from '../../../server/console/deck/view.ts';
import type { FeedEvent } from '../../ui/feedState.ts';
import { type ConsoleAddress, keepWatching, openConsoleSocket, refusalOf } from '../connectConsole.ts';

export interface DeckConnection {
  ask(command: DeckCommand): Promise<DeckReply>;
  /** empty when it cannot be had now */
  custody(deck: string): Promise<readonly CustodyLine[]>;
  close(): void;
}

export function connectDeck({ table, token }: ConsoleAddress, listener: (event: FeedEvent) => void): DeckConnection {
  const { client, close } = openConsoleSocket(token);
  const stop = keepWatching((handlers) => client.deckDesk.watch.subscribe({ table }, handlers), listener);
  return {
    async ask(command) {
      try {
        return await client.deckDesk.do.mutate({ table, command });
      } catch (error) {
        const { code, params } = refusalOf(error);
        return { ok: false, code, params };
      }
    },
    custody: (deck) => client.deckDesk.custody.query({ table, deck }).catch(() => []),
    close() {
      stop();
      close();
    },
  };
}
