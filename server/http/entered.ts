// A feed that somebody follows at a table: everybody there sees who is there, for as long as he follows it.
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import type { Feed, Frame } from '../release/feeds.ts';
import { follow } from './follow.ts';
import type { Hub, Speaker } from './hub.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';
import type { WorkCount } from './workCount.ts';

/** What every call works with. */
export interface Served {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly work: WorkCount;
}

export interface Entering {
  readonly table: TableId;
  readonly speaker: Speaker;
}

export type Entered = <V>(feed: Feed<V>, at: Entering, signal: AbortSignal | undefined) => AsyncIterable<Frame<V>>;

export function openAt({ hub, clock }: Pick<Served, 'hub' | 'clock'>, visitor: Visitor): Entered {
  return async function* (feed, at, signal) {
    const giveBack = visitor.subscribe();
    const leave = hub.enter(at.table, at.speaker);
    try {
      yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
    } finally {
      leave();
      giveBack();
    }
  };
}
