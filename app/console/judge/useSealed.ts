'use client';
// What a look has brought, for as long as it may stand on the screen: 60 s at most, and gone at once when the page is left, the
// window loses the focus, or the line breaks. The cards lie in this state and nowhere else in the page.
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LookReply } from '../../../server/judge/view.ts';

export type Look = Extract<LookReply, { ok: true }>;

export interface Sealed {
  /** null: nothing is shown */
  readonly look: Look | null;
  readonly secondsLeft: number;
  show(look: Look): void;
  hide(): void;
}

/** `hidden`: the look is over on this page. */
export function useSealed(hidden: (look: string) => void): Sealed {
  const [look, setLook] = useState<Look | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const current = useRef<string | null>(null);
  const told = useRef(hidden);
  told.current = hidden;
  const hide = useCallback((): void => {
    if (current.current !== null) told.current(current.current);
    current.current = null;
    setLook(null);
  }, []);
  const show = useCallback((next: Look): void => {
    // the answer came while nobody looks at this page
    if (document.visibilityState === 'hidden' || !document.hasFocus()) {
      told.current(next.look);
      return;
    }
    current.current = next.look;
    setSecondsLeft(Math.ceil(next.lastsMs / 1_000));
    setLook(next);
  }, []);
  useEffect(() => {
    if (look === null) return;
    const end = performance.now() + look.lastsMs;
    const timer = setInterval(() => {
      const left = end - performance.now();
      setSecondsLeft(Math.max(0, Math.ceil(left / 1_000)));
      if (left <= 0) hide();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [look, hide]);
  useEffect(() => {
    // before anything takes a picture of the page that is being left
    const leave = (): void => flushSync(hide);
    const away = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    window.addEventListener('blur', leave);
    window.addEventListener('pagehide', leave);
    window.addEventListener('keydown', pressed);
    document.addEventListener('visibilitychange', away);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('keydown', pressed);
      document.removeEventListener('visibilitychange', away);
      hide();
    };
  }, [hide]);
  return { look, secondsLeft, show, hide };
}

const TICK_MS = 250;
