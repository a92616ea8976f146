// The feeds of the page of the readers, for who sees a console, and of the players' page, whose token opens nothing else.
import { allowed, known } from './allowed.ts';
import type { Served } from './entered.ts';
import { follow } from './follow.ts';
import type { ReadingCalls } from './readingRouter.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';

export function createReadingCalls({ hub, clock }: Pick<Served, 'hub' | 'clock'>, visitor: Visitor): ReadingCalls {
  return {
    async *watchHealth(table, signal) {
      allowed(visitor, table, ['console:view']);
      const feed = known(hub.healthFeed(table));
      const giveBack = visitor.subscribe();
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        giveBack();
      }
    },
    async *watchScan(table, signal) {
      allowed(visitor, table, ['scan:view']);
      const feed = known(hub.scanFeed(table));
      const giveBack = visitor.subscribe();
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        giveBack();
      }
    },
  };
}
