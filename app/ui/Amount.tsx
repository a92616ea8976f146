'use client';
// A number that counts to its new value within 400 ms, or jumps when nothing may move.
import { useContext, useEffect, useRef, useState } from 'react';
import type { FormatAmount } from './amounts.ts';
import { MotionContext } from './motion.ts';

const COUNT_MS = 400;

interface AmountProps {
  readonly value: number;
  readonly format: FormatAmount;
}

export function Amount({ value, format }: AmountProps) {
  const moving = useContext(MotionContext) === 'full';
  return <span className="fc-amount">{format(useCounted(value, moving))}</span>;
}

export function useCounted(target: number, moving: boolean): number {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    const from = latest.current;
    const show = (value: number): void => {
      latest.current = value;
      setShown(value);
    };
    if (!moving || from === target) return show(target);
    return countFrames((progress) => show(Math.round(from + (target - from) * eased(progress))));
  }, [target, moving]);
  return moving ? shown : target;
}

function eased(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** Calls `step` with 0..1 on every frame; the frame's own timestamp is the only clock. Returns the way to stop. */
function countFrames(step: (progress: number) => void): () => void {
  let start = -1;
  let handle = requestAnimationFrame(function tick(now) {
    if (start < 0) start = now;
    const progress = Math.min((now - start) / COUNT_MS, 1);
    step(progress);
    if (progress < 1) handle = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(handle);
}
