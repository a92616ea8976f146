// What a page knows of its feed, as a pure reducer over socket events: whole views, latest only.
export type FeedEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  /** the server declined; `reason` is a code for the debug strip, never for air */
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'frame'; readonly frame: unknown };

export const LINK_STATES = ['opening', 'live', 'lost', 'refused'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface FeedState<V> {
  readonly view: V | null;
  /** number of the frame shown; counts anew after each connection, 0 = none yet */
  readonly feed: number;
  /** this frame is the first of its connection: paint it settled, without entrances */
  readonly settle: boolean;
  readonly link: LinkState;
  readonly reason: string;
}

export const NO_FEED: FeedState<never> = { view: null, feed: 0, settle: true, link: 'opening', reason: '' };

/** Recognises a view of the page's own kind; anything else is dropped. */
export type ViewGuard<V> = (value: unknown) => value is V;

/** Between a new connection and its first frame the old view stays but counts as lost: it may have been taken off air. */
export function nextFeedState<V>(state: FeedState<V>, event: FeedEvent, isView: ViewGuard<V>): FeedState<V> {
  switch (event.type) {
    case 'connected':
      return { ...state, feed: 0, reason: '' };
    case 'disconnected':
      return { ...state, feed: 0, link: state.view === null ? 'opening' : 'lost' };
    case 'refused':
      return { ...state, feed: 0, link: state.view === null ? 'refused' : 'lost', reason: event.reason };
    case 'frame':
      return withFrame(state, event.frame, isView);
  }
}

function withFrame<V>(state: FeedState<V>, frame: unknown, isView: ViewGuard<V>): FeedState<V> {
  if (!isFrame(frame) || !isView(frame.view)) return { ...state, reason: 'malformed-frame' };
  if (frame.feed <= state.feed) return state;
  return { view: frame.view, feed: frame.feed, settle: state.feed === 0, link: 'live', reason: '' };
}

function isFrame(value: unknown): value is { readonly feed: number; readonly view: unknown } {
  return isRecord(value) && typeof value['feed'] === 'number' && 'view' in value;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A view by its kind, with the lists that the pages walk. */
export function isViewOf(kind: string, value: unknown): boolean {
  return (
    isRecord(value) &&
    value['kind'] === kind &&
    Array.isArray(value['seats']) &&
    Array.isArray(value['boards']) &&
    Array.isArray(value['pots'])
  );
}
