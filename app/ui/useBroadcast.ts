'use client';
// What every broadcast page needs of its address and feed, put together once.
import { useParams } from 'next/navigation';
import { debugText } from './debugText.ts';
import type { LinkState, ViewGuard } from './feedState.ts';
import type { Motion } from './motion.ts';
import type { Switches } from './switches.ts';
import { useFeed } from './useFeed.ts';
import { usePageAddress } from './usePageAddress.ts';
import { useSourceActive } from './useSourceActive.ts';

export interface Broadcast<V> {
  readonly view: V | null;
  readonly switches: Switches;
  /** what may move in this frame, before corrections are looked at */
  readonly motion: Motion;
  readonly link: LinkState | 'no-token';
  readonly debugText: string;
}

/** null in the static shell. */
export function useBroadcast<V>(canvas: string, isView: ViewGuard<V>): Broadcast<V> | null {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const active = useSourceActive();
  const request =
    address === null || address.token === ''
      ? null
      : { table, canvas: address.switches.canvas || canvas, token: address.token };
  const feed = useFeed(request, isView);
  if (address === null) return null;
  const { switches } = address;
  return {
    view: feed.view,
    switches,
    motion: feed.settle || !active ? 'none' : switches.motion,
    link: address.token === '' ? 'no-token' : feed.link,
    debugText: switches.debug ? debugText({ feed, hasToken: address.token !== '' }) : '',
  };
}
