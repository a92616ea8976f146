// Watches that the vault's process answers: one that stands still without ending is as good as dead, and holds up whoever asked.
// Knows what was asked by its name alone.
import type { Clock } from '../base/clock.ts';
import type { VaultPort, VaultRequest } from '../vault/port.ts';

export const ANSWER_WITHIN_MS = 10_000;
/** Many keys at once, and their whole table is written anew. */
const LONGER_MS: Partial<Record<VaultRequest['do'], number>> = { forgetHands: 120_000 };
/** The last part of the wait, by itself: a server that stood still reads first what lies there for it. */
const GRACE_MS = 1_000;

interface Watch {
  readonly clock: Pick<Clock, 'now' | 'sleepUntil'>;
  /** told of each request that got no answer in time */
  readonly hung: (asked: VaultRequest['do']) => void;
}

/** The same port; `hung` ends whatever is behind it, by which what was asked is answered. */
export function answering(port: VaultPort, watch: Watch): VaultPort {
  return {
    ...port,
    request(message) {
      const answered = new AbortController();
      void lookAfter(message.do, answered.signal, watch);
      return port.request(message).finally(() => answered.abort());
    },
  };
}

async function lookAfter(asked: VaultRequest['do'], answered: AbortSignal, { clock, hung }: Watch): Promise<void> {
  const within = LONGER_MS[asked] ?? ANSWER_WITHIN_MS;
  await clock.sleepUntil(clock.now() + within - GRACE_MS, answered);
  if (!answered.aborted) await clock.sleepUntil(clock.now() + GRACE_MS, answered);
  if (!answered.aborted) hung(asked);
}
