// LISTEN with reconnect. A notification is a hint: the receiver reads what is new, also after a lost connection.
import { Client, type ClientConfig } from 'pg';
import type { Clock } from '../server/base/clock.ts';
import type { Logger } from '../server/base/logger.ts';

/** `payload` is undefined after a reconnect: something may have been missed. */
export type OnNotify = (payload: string | undefined) => void;

export type Listener = {
  /** Resolves once the channel is listened to; the returned function ends this one subscription. */
  listen(channel: string, onNotify: OnNotify): Promise<() => void>;
  close(): Promise<void>;
};

const CHANNEL = /^[a-z][a-z_]{0,40}$/;
const RETRY_MS = 250;

export function createListener(options: {
  readonly config: () => ClientConfig;
  readonly clock: Clock;
  readonly logger: Logger;
}): Listener {
  const subscribers = new Map<string, Set<OnNotify>>();
  const stopped = new AbortController();
  let current: Promise<Client | undefined> | undefined;

  const connect = async (): Promise<Client> => {
    const fresh = new Client({ ...options.config(), application_name: 'feltcast listen', keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => {
      for (const notify of subscribers.get(channel) ?? []) notify(payload);
    });
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
      for (const channel of subscribers.keys()) await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', () => void reconnect());
    return fresh;
  };

  const reconnect = async (): Promise<void> => {
    if (stopped.signal.aborted) return;
    options.logger.log('warn', 'listen connection lost');
    current = retry();
    await current;
    if (stopped.signal.aborted) return;
    for (const set of subscribers.values()) for (const notify of set) notify(undefined);
  };

  /** Undefined once closed. */
  const retry = async (): Promise<Client | undefined> => {
    while (!stopped.signal.aborted) {
      try {
        return await connect();
      } catch {
        await options.clock.sleepUntil(options.clock.now() + RETRY_MS, stopped.signal);
      }
    }
    return undefined;
  };

  return {
    async listen(channel, onNotify) {
      if (!CHANNEL.test(channel)) throw new Error(`not a channel name: ${channel}`);
      const set = subscribers.get(channel) ?? new Set<OnNotify>();
      subscribers.set(channel, set.add(onNotify));
      current ??= retry();
      // A failure here means the connection is just being lost; the next one listens to every channel.
      await (await current)?.query(`listen ${channel}`).catch(() => undefined);
      return () => void set.delete(onNotify);
    },
    async close() {
      stopped.abort();
      await (await current)?.end().catch(() => undefined);
    },
  };
}
