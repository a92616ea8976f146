'use client';
// How much may move. A frame that must be painted settled (first, resumed, corrected) has motion none.
import { createContext, useContext, useState } from 'react';

export const MOTIONS = ['full', 'reduced', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export const MotionContext = createContext<Motion>('none');

/** The class of something that has just appeared; decided once, when it appears, so that a later frame replays nothing. */
export function useEntrance(className = 'fc-enter'): string {
  const motion = useContext(MotionContext);
  const [entering] = useState(motion === 'none' ? '' : motion === 'reduced' ? 'fc-fade' : className);
  return entering;
}
