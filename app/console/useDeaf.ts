'use client';
// Moments in which a tap is no press of its own but the echo of the one before: a double tap, or a finger that was on its
// way when the button under it became another. Keys are never held back here: they have their own queue.
import { useEffect, useRef, useState } from 'react';

/** Nobody reads a new step and decides in less. */
export const STEP_DEAF_MS = 400;
/** The second half of a double tap. */
export const REPEAT_DEAF_MS = 250;

/** Deaf for a moment whenever the step becomes another; '' never is. */
export function useNewStep(step: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), STEP_DEAF_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return step !== '' && settled !== step;
}

export interface Repeat {
  readonly deaf: boolean;
  readonly tapped: () => void;
}

/** Deaf for a moment after each tap that counted. */
export function useRepeat(): Repeat {
  const [deaf, setDeaf] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tapped = (): void => {
    setDeaf(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDeaf(false), REPEAT_DEAF_MS);
  };
  return { deaf, tapped };
}
