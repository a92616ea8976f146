// The socket of the set-up pages: typed by the console's router, opened when something is asked.
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import { retryDelayMs } from '../ui/feed.ts';
import { isRecord } from '../ui/feedState.ts';
import { type Failed, failed, type SetupLink } from './setupLink.ts';

export interface SetupConnection extends SetupLink {
  close(): void;
}

const KEEP_ALIVE = { enabled: true, intervalMs: 5_000, pongTimeoutMs: 3_000 };
/** A whole table takes seconds; whoever waits longer than this is told instead. */
const LONGEST_MS = 30_000;

/** Only in a browser. */
export function connectSetup(token: string): SetupConnection {
  const { protocol, host } = window.location;
  const socket = createWSClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc/console`,
    connectionParams: () => ({ token }),
    retryDelayMs,
    keepAlive: KEEP_ALIVE,
  });
  const { setup, staff, reissue } = createTRPCClient<ConsoleRouter>({ links: [wsLink({ client: socket })] });
  return {
    overview: () => answered((signal) => setup.overview.query(undefined, { signal })),
    nameAdmin: (person, passphrase) => answered((signal) => setup.nameAdmin.mutate({ person, passphrase }, { signal })),
    staff: {
      list: () => answered((signal) => staff.list.query(undefined, { signal })),
      add: (name) => answered((signal) => staff.add.mutate({ name }, { signal })),
      grant: (wish) => answered((signal) => staff.grant.mutate(wish, { signal })),
      take: (grant) => answered((signal) => staff.take.mutate({ grant }, { signal })),
      invite: (person) => answered((signal) => staff.invite.mutate({ person }, { signal })),
      reset: (person) => answered((signal) => staff.reset.mutate({ person }, { signal })),
      end: (person) => answered((signal) => staff.end.mutate({ person }, { signal })),
      ownPassphrase: (passphrase) => answered((signal) => staff.ownPassphrase.mutate({ passphrase }, { signal })),
    },
    reissue: {
      pages: (table, token) => answered((signal) => reissue.pages.query({ table, token }, { signal })),
      issue: (table, token, page) => answered((signal) => reissue.issue.mutate({ table, token, page }, { signal })),
    },
    checkPlan: (plan) => answered((signal) => setup.checkPlan.query({ plan }, { signal })),
    createTable: (clientId, plan) => answered((signal) => setup.createTable.mutate({ clientId, plan }, { signal })),
    finish: (table) => answered((signal) => setup.finish.mutate({ table }, { signal })),
    table: (table) => answered((signal) => setup.table.query({ table }, { signal })),
    planFrom: (table) => answered((signal) => setup.planFrom.query({ table }, { signal })),
    address: (table, wish) => answered((signal) => setup.address.mutate({ table, wish }, { signal })),
    revoke: (id) => answered((signal) => setup.revoke.mutate({ token: id }, { signal })),
    setCardDesk: (table, on) => answered((signal) => setup.setCardDesk.mutate({ table, on }, { signal })),
    close: () => void socket.close(),
  };
}

async function answered<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | Failed> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_MS);
  try {
    return await ask(patience.signal);
  } catch (error) {
    return failed(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** An error with data came from the server; without it the line broke. */
function reasonOf(error: unknown): string {
  const data: unknown = error instanceof TRPCClientError ? error.data : null;
  return isRecord(data) && typeof data['reason'] === 'string' ? data['reason'] : 'connection-lost';
}
