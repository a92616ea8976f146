// Turns a feed into what one socket gets: latest frame first, then the newest each time there is room. Nothing queues.
import type { Clock } from '../base/clock.ts';
import type { Feed, Frame } from '../release/feeds.ts';

export interface Pressure {
  /** Resolves when the socket can take another frame, or when the signal aborts. */
  drained(signal: AbortSignal): Promise<void>;
}

/** A screen shows no more than one picture in this time. */
const FRAME_MS = 16;

export async function* follow<V>(
  feed: Feed<V>,
  { pressure, clock }: { readonly pressure: Pressure; readonly clock: Clock },
  signal: AbortSignal,
): AsyncGenerator<Frame<V>, void, undefined> {
  let seen = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const next = await feed.next(seen, signal);
    if (next === null) return;
    if (clock.now() < sentAt + FRAME_MS) await clock.sleepUntil(sentAt + FRAME_MS, signal);
    await pressure.drained(signal);
    if (signal.aborted) return;
    const newest = feed.latest() ?? next;
    seen = newest.feed;
    sentAt = clock.now();
    yield newest;
  }
}
