'use client';
// The card desk's connection as React state.
import { useEffect, useReducer, useState } from 'react';
import type { CardsView } from '../../../server/console/cards/view.ts';
import { type FeedEvent, type FeedState, isRecord, NO_FEED, nextFeedState } from '../../ui/feedState.ts';
import { type Answer, refused } from '../consoleLink.ts';
import { type CardsConnection, connectCards, type HoleEntry } from './connectCards.ts';

export type EnterHole = (clientId: string, entry: HoleEntry) => Promise<Answer>;

export interface CardsState {
  readonly feed: FeedState<CardsView>;
  readonly enter: EnterHole;
}

function isCardsView(value: unknown): value is CardsView {
  return isRecord(value) && value['kind'] === 'cards' && Array.isArray(value['hands']);
}

const NOT_CONNECTED: EnterHole = async () => refused('connection-lost');

export function useCards(table: string, token: string): CardsState {
  const [feed, dispatch] = useReducer(
    (before: FeedState<CardsView>, event: FeedEvent) => nextFeedState(before, event, isCardsView),
    NO_FEED,
  );
  const [connection, setConnection] = useState<CardsConnection | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectCards({ table, token }, dispatch);
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [table, token]);
  return { feed, enter: connection?.enter ?? NOT_CONNECTED };
}
