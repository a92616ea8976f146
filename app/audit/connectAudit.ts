// The auditor's line to the server: questions and answers, no feed. A lost line and a refused token are answers.
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { AuditDesk, AuditFilter, AuditHand, AuditPage } from '../../server/audit/view.ts';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import { retryDelayMs } from '../ui/feed.ts';
import { isRecord } from '../ui/feedState.ts';

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

export interface AuditConnection {
  desk(): Promise<Asked<AuditDesk>>;
  rows(filter: AuditFilter): Promise<Asked<AuditPage>>;
  hand(at: { readonly table: string; readonly hand: string }): Promise<Asked<AuditHand>>;
  close(): void;
}

export const LOST = 'connection-lost';
const KEEP_ALIVE = { enabled: true, intervalMs: 5_000, pongTimeoutMs: 3_000 };
const LONGEST_MS = 15_000;

/** Only in a browser. */
export function connectAudit(token: string): AuditConnection {
  const { protocol, host } = window.location;
  const socket = createWSClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc/console`,
    connectionParams: () => ({ token }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const { audit } = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] });
  return {
    desk: () => asked((signal) => audit.desk.query(undefined, { signal })),
    rows: (filter) => asked((signal) => audit.rows.query(filter, { signal })),
    hand: (at) => asked((signal) => audit.hand.query(at, { signal })),
    close: () => void socket.close(),
  };
}

async function asked<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<Asked<T>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_MS);
  try {
    return { ok: true, value: await ask(patience.signal) };
  } catch (error) {
    const data: unknown = error instanceof TRPCClientError ? error.data : null;
    return { ok: false, code: isRecord(data) && typeof data['reason'] === 'string' ? data['reason'] : LOST };
  } finally {
    clearTimeout(timer);
  }
}
