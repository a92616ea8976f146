'use client';
// The canvases on which an ended show still airs, and for how long; counts on between frames.
import { useDesk } from './desk.ts';
import { useElapsed } from './useElapsed.ts';

export interface Draining {
  readonly canvas: string;
  readonly ms: number;
}

export function useDrain(): readonly Draining[] {
  const { view, link } = useDesk();
  const ticking = useElapsed(view);
  const now = view.release.programmeNow + (link === 'live' ? ticking : 0);
  return view.show.drain.map(({ canvas, endsAt }) => ({ canvas, ms: endsAt - now })).filter(({ ms }) => ms > 0);
}

/** Until the last of them is out. */
export function longest(left: readonly Draining[]): number {
  return Math.max(0, ...left.map(({ ms }) => ms));
}
