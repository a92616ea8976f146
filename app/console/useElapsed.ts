'use client';
// Milliseconds since the last frame arrived, so that clocks run between frames, also in a form opened long after it.
import { useEffect, useState } from 'react';
import { frameAge } from './frameAge.ts';

const TICK_MS = 250;

export function useElapsed(frame: object): number {
  const [elapsed, setElapsed] = useState(() => frameAge(frame, performance.now()));
  useEffect(() => {
    const tick = (): void => setElapsed(frameAge(frame, performance.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [frame]);
  return elapsed;
}
