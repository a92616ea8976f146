'use client';
// The air desk's own state, and its keys.
import { useEffect, useRef, useState } from 'react';
import { airDelayMessages, airMessages } from '../../messages/air.ts';
import type { Desk } from '../desk.ts';
import { frameAge } from '../frameAge.ts';
import { may } from '../permits.ts';
import type { AirDesk } from './airDesk.ts';
import { type AirIntent, airIntentOf } from './airKeys.ts';
import { placeAfter, steering } from './airMoves.ts';
import { type AirPlace, FIRST_PLACE } from './airPlace.ts';

const WIDE = '(min-width: 1560px)';

export function useAirState(desk: Desk, start: Partial<AirPlace> = {}): AirDesk {
  const [place, go] = useState<AirPlace>({ ...FIRST_PLACE, ...start });
  const wide = useWide();
  const { language } = desk.words;
  const air = { place, go, words: airMessages(language), delayWords: airDelayMessages(language), wide };
  useAirKeys((intent) => {
    const { view, link, me, steer } = desk;
    const now = view.release.programmeNow + frameAge(view, performance.now());
    const said = steering(intent, place, { release: view.release, now });
    if (said === null) go(placeAfter(intent, place, view.release));
    else if (link === 'live' && may(me, said.right)) steer(said.control);
  });
  return air;
}

function useWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const read = (): void => setWide(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return wide;
}

function useAirKeys(act: (intent: AirIntent) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const field = isField(event.target);
      const intent = airIntentOf({
        code: event.code,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        repeat: event.repeat,
        inField: field,
        inNumber: event.target instanceof HTMLInputElement && event.target.inputMode === 'numeric',
      });
      if (intent === null) return;
      event.preventDefault();
      if (intent.do === 'back' && event.target instanceof HTMLElement) event.target.blur();
      latest.current(intent);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
