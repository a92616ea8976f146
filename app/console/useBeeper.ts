'use client';
// The beeper of a page for as long as the page is there. Every press wakes it: a browser lets a page sound only after one.
import { useCallback, useEffect, useRef } from 'react';
import { Beeper, type Tone } from './beeps.ts';

const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/** Sounds; the same function for as long as the page is there. */
export function useBeeper(): (tone: Tone) => void {
  const beeper = useRef<Beeper | null>(null);
  useEffect(() => {
    const own = new Beeper();
    beeper.current = own;
    const wake = (): void => own.wake();
    for (const kind of PRESSES) document.addEventListener(kind, wake);
    return () => {
      for (const kind of PRESSES) document.removeEventListener(kind, wake);
      own.close();
    };
  }, []);
  return useCallback((tone) => beeper.current?.sound(tone), []);
}
