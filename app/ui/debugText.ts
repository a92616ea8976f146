// The one line of `?debug=1`: link, frame, engine. Holds no value of a view and no token.
import type { FeedState } from './feedState.ts';

export function debugText({ feed, hasToken }: { feed: FeedState<unknown>; hasToken: boolean }): string {
  const engine = /Chrome\/[\d.]+/.exec(navigator.userAgent)?.[0] ?? navigator.userAgent;
  const reason = hasToken ? feed.reason : 'no token in the fragment';
  return [feed.link, `frame ${feed.feed}`, reason, engine].filter((part) => part !== '').join(' | ');
}
