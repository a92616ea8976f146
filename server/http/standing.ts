// Looks after sockets that stand: ends those whose token is no longer good, that never showed one, or that are dead.
// One look-up for each token, however many sockets it opened.
import type { Authenticator } from '../access/authenticate.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { CLOSE, type Visitor } from './visitor.ts';

/** Often enough that with the half second of recentTokens a revocation elsewhere bites within one. */
export const SWEEP_MS = 400;
const PING_AFTER_MS = 15_000;
const DEAD_AFTER_MS = 30_000;

export interface StandingOptions {
  readonly visitors: () => Iterable<Visitor>;
  readonly authenticator: Pick<Authenticator, 'recheck'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Runs until the returned function is called. A slow look-up of tokens holds up nothing else. */
export function lookAfter(options: StandingOptions): () => void {
  const { clock, logger, visitors } = options;
  const stopping = new AbortController();
  const pinged = new WeakMap<Visitor, number>();
  const again = async (work: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      const next = clock.now() + SWEEP_MS;
      await work().catch(() => logger.log('error', 'standing sockets cannot be checked'));
      await clock.sleepUntil(next, stopping.signal);
    }
  };
  void again(() => recheckTokens(options));
  void again(async () => {
    for (const visitor of visitors()) checkLife(visitor, clock.now(), pinged);
  });
  return () => stopping.abort();
}

function checkLife(visitor: Visitor, now: number, pinged: WeakMap<Visitor, number>): void {
  if (visitor.principal === null && now - visitor.since >= visitor.patienceMs) {
    visitor.end(CLOSE.unauthorised, 'no-valid-token');
  }
  const stuck = visitor.stuckFor(now);
  const silent = visitor.silentFor(now);
  if (stuck >= DEAD_AFTER_MS || silent >= DEAD_AFTER_MS) {
    visitor.terminate();
    return;
  }
  if (silent < PING_AFTER_MS || now - (pinged.get(visitor) ?? Number.NEGATIVE_INFINITY) < PING_AFTER_MS) return;
  pinged.set(visitor, now);
  visitor.ping();
}

async function recheckTokens({ visitors, authenticator, logger }: StandingOptions): Promise<void> {
  const byToken = new Map<string, Visitor[]>();
  for (const visitor of visitors()) {
    const token = visitor.principal?.tokenId;
    if (token === undefined) continue;
    const holders = byToken.get(token);
    if (holders === undefined) byToken.set(token, [visitor]);
    else holders.push(visitor);
  }
  await Promise.all(
    [...byToken.values()].map(async (holders) => {
      const [{ principal } = { principal: null }] = holders;
      if (principal === null) return;
      const answer = await authenticator.recheck(principal);
      for (const visitor of holders) {
        // it got another token while this one was looked up, or is about to
        if (visitor.principal?.tokenId !== principal.tokenId || visitor.held) continue;
        if (answer.ok) visitor.principal = answer.value;
        else expel(visitor, answer.error);
      }
      if (!answer.ok) logger.log('warn', 'standing token refused', { token: principal.tokenId, reason: answer.error });
    }),
  );
}

/** The token is forgotten at once, so that nothing is done for this socket while it closes. */
function expel(visitor: Visitor, reason: string): void {
  visitor.refuse(reason);
  visitor.end(CLOSE.unauthorised, reason);
}
