// The sign-in page's end of the server. A lost line is an answer, never an exception; no answer is kept.
import { createTRPCClient, createWSClient, TRPCClientError, wsLink } from '@trpc/client';
import type { InvitationReply, SignInReply, StartReply } from '../../server/access/view.ts';
import type { SignInRouter } from '../../server/http/signInRouter.ts';
import { retryDelayMs } from '../ui/feed.ts';
import { isRecord } from '../ui/feedState.ts';

/** The call itself failed: `code` in kebab words, `connection-lost` when the line broke. */
export interface Failed {
  readonly ok: false;
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface SignInLink {
  signIn(name: string, passphrase: string): Promise<SignInReply | Failed>;
  start(work: string): Promise<StartReply | Failed>;
  invitation(code: string): Promise<InvitationReply | Failed>;
  accept(code: string, passphrase: string): Promise<SignInReply | Failed>;
  change(name: string, old: string, passphrase: string): Promise<SignInReply | Failed>;
  close(): void;
}

/** Somebody stays signed in, to choose, as long as the line stands. */
const STANDS_MS = 600_000;
const LONGEST_MS = 30_000;

/** Only in a browser. Opens a line when something is asked, not before. */
export function connectSignIn(): SignInLink {
  const { protocol, host } = window.location;
  const socket = createWSClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/trpc/signin`,
    retryDelayMs,
    lazy: { enabled: true, closeMs: STANDS_MS },
  });
  const door = createTRPCClient<SignInRouter>({ links: [wsLink({ client: socket })] });
  return {
    signIn: (name, passphrase) => answered((signal) => door.signIn.mutate({ name, passphrase }, { signal })),
    start: (work) => answered((signal) => door.start.mutate({ work }, { signal })),
    invitation: (code) => answered((signal) => door.invitation.mutate({ code }, { signal })),
    accept: (code, passphrase) => answered((signal) => door.accept.mutate({ code, passphrase }, { signal })),
    change: (name, old, passphrase) => answered((signal) => door.change.mutate({ name, old, passphrase }, { signal })),
    close: () => void socket.close(),
  };
}

async function answered<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T | Failed> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LONGEST_MS);
  try {
    return await ask(patience.signal);
  } catch (error) {
    const data: unknown = error instanceof TRPCClientError ? error.data : null;
    const reason = isRecord(data) && typeof data['reason'] === 'string' ? data['reason'] : 'connection-lost';
    return { ok: false, code: reason, params: {} };
  } finally {
    clearTimeout(timer);
  }
}
