'use client';
// A feed as React state, and the line it came by. Every event goes through the reducer, so that merged renders lose nothing.
import { useEffect, useReducer, useState } from 'react';
import { type FeedRequest, openLine, type PublicLine } from './feed.ts';
import { type FeedEvent, type FeedState, NO_FEED, nextFeedState, type ViewGuard } from './feedState.ts';

export interface Fed<V> {
  readonly feed: FeedState<V>;
  /** null until there is a request */
  readonly line: PublicLine | null;
}

/** Watches while `request` is given; without one there is nothing to see. */
export function useFeed<V>(request: FeedRequest | null, isView: ViewGuard<V>): Fed<V> {
  const [feed, dispatch] = useReducer(
    (before: FeedState<V>, event: FeedEvent) => nextFeedState(before, event, isView),
    NO_FEED,
  );
  const [line, setLine] = useState<PublicLine | null>(null);
  const { table = '', canvas = '', token = '' } = request ?? {};
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = openLine({ table, token });
    const stop = opened.watch(canvas, dispatch);
    const leave = opened.succeed(canvas);
    setLine(opened);
    return () => {
      setLine(null);
      stop();
      leave();
      opened.close();
    };
  }, [table, canvas, token]);
  return { feed, line };
}
