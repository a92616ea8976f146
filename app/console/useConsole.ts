'use client';
// The console's connection as React state: the view, whether the line stands, and who this console is.
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ConsoleView } from '../../server/console/view.ts';
import { type FeedEvent, type FeedState, isRecord, isViewOf, NO_FEED, nextFeedState } from '../ui/feedState.ts';
import { type ConsoleConnection, connectConsole } from './connectConsole.ts';
import { type ConsoleLink, refused } from './consoleLink.ts';
import { frameAge } from './frameAge.ts';

export interface ConsoleState {
  readonly feed: FeedState<ConsoleView>;
  readonly server: ConsoleLink;
}

const NO_SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
  me: async () => null,
};

function isConsoleView(value: unknown): value is ConsoleView {
  return isViewOf('console', value) && isRecord(value) && isRecord(value['release']) && Array.isArray(value['lines']);
}

export function useConsole(table: string, token: string): ConsoleState {
  const [feed, dispatch] = useReducer(
    (before: FeedState<ConsoleView>, event: FeedEvent) => nextFeedState(before, event, isConsoleView),
    NO_FEED,
  );
  const [connection, setConnection] = useState<ConsoleConnection | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectConsole({ table, token }, dispatch);
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [table, token]);
  // a clock drawn later counts from here, not from when it is drawn
  useEffect(() => {
    if (feed.view !== null) frameAge(feed.view, performance.now());
  }, [feed.view]);
  return useMemo(() => ({ feed, server: connection ?? NO_SERVER }), [feed, connection]);
}
