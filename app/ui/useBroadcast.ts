'use client';
// What every broadcast page needs of its address and feed, put together once.
import { useParams } from 'next/navigation';
import { debugText } from './debugText.ts';
import type { PublicLine } from './feed.ts';
import type { LinkState, ViewGuard } from './feedState.ts';
import type { Motion } from './motion.ts';
import type { Switches } from './switches.ts';
import { useFeed } from './useFeed.ts';
import { usePageAddress } from './usePageAddress.ts';
import { usePageReport } from './usePageReport.ts';
import { useSourceActive } from './useSourceActive.ts';

export interface Broadcast<V> {
  readonly view: V | null;
  readonly switches: Switches;
  /** what may move in this frame, before corrections are looked at */
  readonly motion: Motion;
  readonly link: LinkState | 'no-token';
  /** why the server declined, '' when it did not */
  readonly reason: string;
  readonly debugText: string;
  /** null until the page has a token */
  readonly line: PublicLine | null;
  /** the canvas that is watched */
  readonly canvas: string;
}

/** Nothing of the table is in such a picture. */
const CLEAR: readonly unknown[] = ['hidden', 'off-air'];

/** null in the static shell. */
export function useBroadcast<V extends { readonly show: string }>(
  own: string,
  isView: ViewGuard<V>,
): Broadcast<V> | null {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const active = useSourceActive();
  const canvas = address?.switches.canvas || own;
  const request = address === null || address.token === '' ? null : { table, canvas, token: address.token };
  const { feed, line } = useFeed(request, isView);
  const clear = feed.view === null || CLEAR.includes(feed.view.show);
  usePageReport(line, { canvas, feed: feed.feed, clear, active });
  if (address === null) return null;
  const { switches } = address;
  return {
    view: feed.view,
    switches,
    motion: feed.settle || !active ? 'none' : switches.motion,
    link: address.token === '' ? 'no-token' : feed.link,
    reason: feed.reason,
    debugText: switches.debug ? debugText({ feed, hasToken: address.token !== '' }) : '',
    line,
    canvas,
  };
}
