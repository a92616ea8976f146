'use client';
// The ruling desk's connection as React state, who sits at it, and the sound of a new alarm.
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { FloorView } from '../../../server/floor/view.ts';
import { type FeedEvent, type FeedState, isRecord, NO_FEED, nextFeedState } from '../../ui/feedState.ts';
import type { Me } from '../consoleLink.ts';
import { useBeeper } from '../useBeeper.ts';
import { hardAlarms } from './alarms.ts';
import { connectFloor, type FloorConnection, type FloorLink, NO_FLOOR } from './connectFloor.ts';

export interface FloorState {
  readonly feed: FeedState<FloorView>;
  readonly server: FloorLink;
  readonly me: Me | null;
}

export function isFloorView(value: unknown): value is FloorView {
  return (
    isRecord(value) &&
    value['kind'] === 'floor' &&
    Array.isArray(value['inbox']) &&
    Array.isArray(value['incidents']) &&
    Array.isArray(value['seats'])
  );
}

export function useFloor(table: string, token: string): FloorState {
  const [feed, dispatch] = useReducer(
    (before: FeedState<FloorView>, event: FeedEvent) => nextFeedState(before, event, isFloorView),
    NO_FEED,
  );
  const [connection, setConnection] = useState<FloorConnection | null>(null);
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectFloor({ table, token }, dispatch);
    setConnection(opened);
    return () => {
      setConnection(null);
      setMe(null);
      opened.close();
    };
  }, [table, token]);
  // asked again with every new line until it is known
  useEffect(() => {
    if (feed.link === 'live' && me === null) void connection?.me().then(setMe);
  }, [feed.link, me, connection]);
  useAlert(feed.view);
  return useMemo(() => ({ feed, server: connection ?? NO_FLOOR, me }), [feed, connection, me]);
}

/** One low tone for each alarm that stops the hand; those that were there when the page came are old. */
function useAlert(view: FloorView | null): void {
  const sound = useBeeper();
  const heard = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (view === null) return;
    const keys = hardAlarms(view);
    if (keys.some((key) => heard.current?.has(key) === false)) sound('bad');
    heard.current = new Set(keys);
  }, [view, sound]);
}
