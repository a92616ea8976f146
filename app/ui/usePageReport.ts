'use client';
// Tells the server every two seconds what this page is and what it last painted, so that consoles see a page that is missing,
// frozen or of the wrong size.
import { useEffect, useRef } from 'react';
import type { PublicLine } from './feed.ts';

const EVERY_MS = 2_000;
/** A window that is being dragged says its size once it rests. */
const RESTED_MS = 400;

export interface Reported {
  readonly canvas: string;
  /** number of the frame in the picture */
  readonly feed: number;
  /** nothing is drawn */
  readonly clear: boolean;
  /** on air in its mixer, as far as the page is told */
  readonly active: boolean;
}

export function usePageReport(line: PublicLine | null, { canvas, feed, clear, active }: Reported): void {
  const painted = useRef(0);
  const latest = useRef({ clear, active });
  latest.current = { clear, active };
  useEffect(() => {
    const handle = requestAnimationFrame(() => {
      painted.current = feed;
    });
    return () => cancelAnimationFrame(handle);
  }, [feed]);
  useEffect(() => {
    if (line === null) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const say = (): void => line.report(canvas, reportNow({ ...latest.current, frame: painted.current }));
    const soon = (): void => {
      clearTimeout(resting);
      resting = setTimeout(say, RESTED_MS);
    };
    soon();
    const timer = setInterval(say, EVERY_MS);
    window.addEventListener('resize', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      clearInterval(timer);
      clearTimeout(resting);
      window.removeEventListener('resize', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [line, canvas]);
}

interface Painted {
  readonly clear: boolean;
  readonly active: boolean;
  readonly frame: number;
}

function reportNow({ clear, active, frame }: Painted) {
  return {
    width: Math.round(window.innerWidth),
    height: Math.round(window.innerHeight),
    ratio: window.devicePixelRatio,
    host: 'obsstudio' in window ? 'obs' : 'browser',
    visible: active && document.visibilityState === 'visible',
    clear,
    frame,
  } as const;
}
