'use client';
// Milliseconds since the last frame arrived, so that clocks run between frames.
import { useEffect, useState } from 'react';

const TICK_MS = 250;

export function useElapsed(frame: unknown): number {
  const [elapsed, setElapsed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame starts the count anew
  useEffect(() => {
    const start = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - start), TICK_MS);
    return () => clearInterval(timer);
  }, [frame]);
  return elapsed;
}
