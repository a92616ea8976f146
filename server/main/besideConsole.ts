// Feeds that are made from each new frame of the console: what they say was on every console before.
import type { ConsoleView } from '../console/view.ts';
import type { Feed } from '../release/feeds.ts';

export interface BesideConsole {
  /** resolves when nothing is made any more */
  stop(): Promise<void>;
}

export function besideConsole(feed: Feed<ConsoleView>, made: (view: ConsoleView) => void): BesideConsole {
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    for (let seen = 0; ; ) {
      const frame = await feed.next(seen, stopping.signal);
      if (frame === null) return;
      seen = frame.feed;
      made(frame.view);
    }
  };
  const done = work();
  return {
    stop() {
      stopping.abort();
      return done;
    },
  };
}
