'use client';
// A feed as React state. Every event goes through the reducer, so that merged renders lose nothing.
import { useEffect, useReducer } from 'react';
import { type FeedRequest, watchFeed } from './feed.ts';
import { type FeedEvent, type FeedState, NO_FEED, nextFeedState, type ViewGuard } from './feedState.ts';

/** Watches while `request` is given; without one there is nothing to see. */
export function useFeed<V>(request: FeedRequest | null, isView: ViewGuard<V>): FeedState<V> {
  const [state, dispatch] = useReducer(
    (before: FeedState<V>, event: FeedEvent) => nextFeedState(before, event, isView),
    NO_FEED,
  );
  const { table = '', canvas = '', token = '' } = request ?? {};
  useEffect(() => {
    if (table === '' || token === '') return;
    return watchFeed({ table, canvas, token }, dispatch);
  }, [table, canvas, token]);
  return state;
}
