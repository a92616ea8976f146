// Cues for mixers over one socket: in order, each once; whoever comes back goes on behind the one that he had last.
import { cuesSince } from '../release/feeds.ts';
import { allowed, known } from './allowed.ts';
import type { ConsoleCalls } from './consoleRouter.ts';
import type { Served } from './entered.ts';
import { follow } from './follow.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';

export function createCueCalls(
  { hub, clock }: Pick<Served, 'hub' | 'clock'>,
  visitor: Visitor,
): Pick<ConsoleCalls, 'watchCues'> {
  return {
    async *watchCues(table, after, signal) {
      allowed(visitor, table, ['release:control', 'playout:control']);
      const feed = known(hub.cueFeed(table));
      const giveBack = visitor.subscribe();
      try {
        let seen = after;
        for await (const { view } of follow(feed, { pressure: visitor, clock }, stopSignal(signal))) {
          const last = view.cues.at(-1)?.n ?? 0;
          // a database that was put back counts from before: its cues are none that he had
          yield* cuesSince(view.cues, seen !== null && seen > last ? null : seen);
          seen = last;
        }
      } finally {
        giveBack();
      }
    },
  };
}
