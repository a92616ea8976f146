'use client';
// The feed of the players' page as React state.
import { useEffect, useReducer } from 'react';
import type { ScanView } from '../../server/console/scan/view.ts';
import { keepWatching, openConsoleSocket } from '../console/connectConsole.ts';
import { type FeedEvent, type FeedState, isRecord, NO_FEED, nextFeedState } from '../ui/feedState.ts';

export function isScanView(value: unknown): value is ScanView {
  return isRecord(value) && value['kind'] === 'scan' && Array.isArray(value['seats']);
}

export function useScan(table: string, token: string): FeedState<ScanView> {
  const [feed, dispatch] = useReducer(
    (before: FeedState<ScanView>, event: FeedEvent) => nextFeedState(before, event, isScanView),
    NO_FEED,
  );
  useEffect(() => {
    if (table === '' || token === '') return;
    const { client, close } = openConsoleSocket(token);
    const stop = keepWatching((handlers) => client.reading.scan.subscribe({ table }, handlers), dispatch);
    return () => {
      stop();
      close();
    };
  }, [table, token]);
  return feed;
}
