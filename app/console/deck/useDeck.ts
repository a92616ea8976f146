'use client';
// The deck page's connection as React state, with the beeps that follow its news.
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { DeckCommand, DeckReply, DeckView } from '../../../server/console/deck/view.ts';
import { type FeedEvent, type FeedState, isRecord, NO_FEED, nextFeedState } from '../../ui/feedState.ts';
import { useBeeper } from '../useBeeper.ts';
import { connectDeck, type DeckConnection } from './connectDeck.ts';
import type { CustodyOf } from './deckParts.ts';
import { toneOf } from './deckWords.ts';

export interface DeckState {
  readonly feed: FeedState<DeckView>;
  readonly ask: (command: DeckCommand) => Promise<DeckReply>;
  readonly custody: CustodyOf;
}

const NOT_CONNECTED: DeckReply = { ok: false, code: 'connection-lost', params: {} };

export function isDeckView(value: unknown): value is DeckView {
  return isRecord(value) && value['kind'] === 'deck' && Array.isArray(value['decks']) && isRecord(value['news']);
}

export function useDeck(table: string, token: string): DeckState {
  const [feed, dispatch] = useReducer(
    (before: FeedState<DeckView>, event: FeedEvent) => nextFeedState(before, event, isDeckView),
    NO_FEED,
  );
  const [connection, setConnection] = useState<DeckConnection | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectDeck({ table, token }, dispatch);
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [table, token]);
  useBeeps(feed.view);
  const ask = connection?.ask ?? null;
  const custody = connection?.custody ?? null;
  return useMemo(
    () => ({ feed, ask: ask ?? (async () => NOT_CONNECTED), custody: custody ?? (async () => []) }),
    [feed, ask, custody],
  );
}

/** Sounds each news once; what was there when the page came is old. */
function useBeeps(view: DeckView | null): void {
  const sound = useBeeper();
  const heard = useRef<number | null>(null);
  const n = view?.news.n ?? null;
  useEffect(() => {
    if (view === null || n === null) return;
    if (heard.current !== null && heard.current !== n) sound(toneOf(view.news));
    heard.current = n;
  }, [n, view, sound]);
}
