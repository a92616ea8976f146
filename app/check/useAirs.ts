'use client';
// When the hand on the checker's canvas begins on air, second by second, by the server's clock.
import { useEffect, useState } from 'react';
import type { CheckView } from '../../server/views/check/view.ts';
import type { Face } from '../ui/serverClock.ts';
import { type Airs, airsIn } from './checkWord.ts';

export type AirsNow = Airs | { readonly state: 'unknown' | 'stands' };

const EVERY_MS = 200;

export function useAirs(view: CheckView | null, read: () => Face): AirsNow {
  const [airs, setAirs] = useState<AirsNow>({ state: 'unknown' });
  useEffect(() => {
    const look = (): void => {
      const next = view === null ? null : airsNow(view, read());
      setAirs((before) => (next === null || isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [view, read]);
  return airs;
}

/** Twice the same is not drawn again. */
function isSame(before: AirsNow, next: AirsNow): boolean {
  if (before.state !== next.state) return false;
  return before.state !== 'later' || next.state !== 'later' || before.seconds === next.seconds;
}

function airsNow(view: CheckView, { ms, state }: Face): AirsNow {
  if (state === 'held') return { state: 'stands' };
  return ms === null ? { state: 'unknown' } : airsIn(view, ms);
}
