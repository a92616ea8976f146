'use client';
// What every part of the air desk shares beside the console's desk: where the producer is, the words, the time.
import { createContext, useContext } from 'react';
import type { AirMessages } from '../../messages/en/air.ts';
import type { AirDelayMessages } from '../../messages/en/airDelay.ts';
import { type Desk, useDesk } from '../desk.ts';
import { useElapsed } from '../useElapsed.ts';
import type { AirPlace } from './airPlace.ts';
import type { Moment } from './onAir.ts';

export interface AirDesk {
  readonly place: AirPlace;
  readonly go: (place: AirPlace) => void;
  readonly words: AirMessages;
  readonly delayWords: AirDelayMessages;
  /** hands have a column of their own */
  readonly wide: boolean;
}

export const AirContext = createContext<AirDesk | null>(null);

export function useAir(): AirDesk & { readonly desk: Desk } {
  const desk = useDesk();
  const air = useContext(AirContext);
  if (air === null) throw new Error('no air desk above this part');
  return { ...air, desk };
}

/** Clocks stand while the line is down. */
export function useMoment(): Moment {
  const { view, link } = useDesk();
  const ticking = useElapsed(view);
  const elapsed = link === 'live' ? ticking : 0;
  return { now: view.release.programmeNow + elapsed, elapsed };
}

/** Who may steer: the producer, while the line stands. */
export function useSteer(): { readonly off: boolean; readonly barred: boolean; readonly title: string | undefined } {
  const { desk, words } = useAir();
  const barred = desk.me !== null && desk.me.role !== 'producer';
  return { off: barred || desk.link !== 'live', barred, title: barred ? words.forProducer : undefined };
}
