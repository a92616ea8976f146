// The checker's words to release: over the console's door, which gives his token nothing else. A lost line is an answer.
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import { retryDelayMs } from '../ui/feed.ts';
import { isRecord } from '../ui/feedState.ts';
import type { CheckWord } from './checkWord.ts';

export type CheckAnswer = { readonly ok: true } | { readonly ok: false; readonly code: string };

export interface CheckConnection {
  say(word: CheckWord): Promise<CheckAnswer>;
  close(): void;
}

const KEEP_ALIVE = { enabled: true, intervalMs: 3_000, pongTimeoutMs: 3_000 };
const LONGEST_MS = 5_000;
const LOST: CheckAnswer = { ok: false, code: 'connection-lost' };

/** Only in a browser. */
export function connectCheck({ table, token }: { readonly table: string; readonly token: string }): CheckConnection {
  const { protocol, host } = window.location;
  const socket = createWSClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc/console`,
    connectionParams: () => ({ token }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const client = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] });
  return {
    say: (command) => answered((signal) => client.control.mutate({ table, command }, { signal })),
    close: () => void socket.close(),
  };
}

async function answered(ask: (signal: AbortSignal) => Promise<CheckAnswer>): Promise<CheckAnswer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_MS);
  try {
    return await ask(patience.signal);
  } catch (error) {
    const data: unknown = error instanceof TRPCClientError ? error.data : null;
    return isRecord(data) && typeof data['reason'] === 'string' ? { ok: false, code: data['reason'] } : LOST;
  } finally {
    clearTimeout(timer);
  }
}
