'use client';
// Seconds to go: counts between frames by the browser's frame clock and is corrected by each frame.
import { useEffect, useState } from 'react';

export function useSecondsLeft(remainingMs: number): number {
  const [seconds, setSeconds] = useState(toSeconds(remainingMs));
  useEffect(() => {
    let start = -1;
    let handle = requestAnimationFrame(function tick(now) {
      if (start < 0) start = now;
      const left = remainingMs - (now - start);
      setSeconds(toSeconds(left));
      if (left > 0) handle = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(handle);
  }, [remainingMs]);
  return seconds;
}

function toSeconds(ms: number): number {
  return Math.max(Math.ceil(ms / 1000), 0);
}

/** 0:27, 12:05, 1:00:00. */
export function clockText(totalSeconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const seconds = two(totalSeconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
