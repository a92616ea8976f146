'use client';
// Keeps asking the server what time it is, and says what a clock may show at any moment.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PublicLine, reasonOf } from './feed.ts';
import { type Face, faceAt, readingOf, type Samples, withSample } from './serverClock.ts';

/** Quick at first, so that a good answer is among the first ones; then often enough that a new offset shows at once. */
const FIRST_QUESTIONS = 8;
const FIRST_EVERY_MS = 120;
const EVERY_MS = 400;
/** An answer that takes longer says nothing about the time; the line may be down without knowing it. */
const PATIENCE_MS = 2_000;

export interface ServerClock {
  /** by the browser's own clocks; call it when painting */
  readonly read: () => Face;
  /** '' unless the server declined: a code */
  readonly refusal: string;
}

/** `canvas`: whose media time, null for programme time. Nothing is asked without a line. */
export function useServerClock(line: PublicLine | null, canvas: string | null): ServerClock {
  const samples = useRef<Samples>([]);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    if (line === null) return;
    const stop = keepAsking(line, canvas, {
      heard: (next) => {
        samples.current = next(samples.current);
        setRefusal('');
      },
      refused: setRefusal,
    });
    // a page that was hidden may have slept: what it knew may be wrong by hours
    const forget = (): void => {
      samples.current = [];
    };
    document.addEventListener('visibilitychange', forget);
    return () => {
      stop();
      forget();
      document.removeEventListener('visibilitychange', forget);
    };
  }, [line, canvas]);
  const read = useCallback(() => faceAt(samples.current, { steady: performance.now(), wall: Date.now() }), []);
  return { read, refusal };
}

interface Ears {
  readonly heard: (next: (before: Samples) => Samples) => void;
  readonly refused: (reason: string) => void;
}

function keepAsking(line: PublicLine, canvas: string | null, { heard, refused }: Ears): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let stopped = false;
  const ask = async (): Promise<void> => {
    const sentAt = performance.now();
    const giveUp = new AbortController();
    const patience = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    try {
      const reading = readingOf(await line.clock(canvas, giveUp.signal));
      const sample = { sentAt, heardAt: performance.now(), wallAt: Date.now() };
      if (reading !== null && !stopped) heard((before) => withSample(before, { ...sample, reading }));
    } catch (error) {
      const reason = reasonOf(error);
      if (!stopped && reason !== 'refused') refused(reason);
    }
    clearTimeout(patience);
  };
  const next = (): void => {
    void ask();
    asked += 1;
    timer = setTimeout(next, asked < FIRST_QUESTIONS ? FIRST_EVERY_MS : EVERY_MS);
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
