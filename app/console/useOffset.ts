'use client';
// The offset that this console asks for: presses faster than the server's frames add up instead of getting lost.
import { useEffect, useState } from 'react';
import type { ConsoleView } from '../../server/console/view.ts';
import { useDesk } from './desk.ts';
import { type FrameRate, movedBy, rateOf } from './offsetSteps.ts';

type Canvas = ConsoleView['release']['canvases'][number];

/** What has not come true by then was refused or overtaken by another console. */
const TRUSTED_MS = 2_000;

export function useOffset({ name, offsetMs }: Pick<Canvas, 'name' | 'offsetMs'>): {
  readonly offsetMs: number;
  readonly move: (by: number) => void;
} {
  const { steer } = useDesk();
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (asked === null) return;
    if (asked === offsetMs) return setAsked(null);
    const timer = setTimeout(() => setAsked(null), TRUSTED_MS);
    return () => clearTimeout(timer);
  }, [asked, offsetMs]);
  const shown = asked ?? offsetMs;
  return {
    offsetMs: shown,
    move: (by) => {
      const next = movedBy(shown, by);
      setAsked(next);
      steer({ do: 'setOffset', name, offsetMs: next });
    },
  };
}

const RATE_KEY = 'feltcast.frame-rate';

/** How long a frame is, remembered on this device; a browser that keeps nothing starts at 25. */
export function useFrameRate(): readonly [FrameRate, (rate: FrameRate) => void] {
  const [rate, setRate] = useState<FrameRate>('25');
  useEffect(() => setRate(rateOf(stored())), []);
  return [
    rate,
    (next) => {
      setRate(next);
      try {
        window.localStorage.setItem(RATE_KEY, next);
      } catch {
        // storage is switched off: the choice holds for this page
      }
    },
  ];
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(RATE_KEY);
  } catch {
    return null;
  }
}
