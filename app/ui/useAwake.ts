'use client';
// Keeps the screen on while a page is open: the browser's wake lock where the page is secure, a silent video over plain http.
// Browsers let a video play only after a touch, so that every touch tries until it has worked.
import { useEffect, useState } from 'react';

interface Sleepless {
  readonly enabled: boolean;
  enable(): unknown;
  disable(): void;
}

/** False until the screen is kept on; on plain http that takes one touch. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let sleepless: Sleepless | null = null;
    let gone = false;
    const wake = async (): Promise<void> => {
      if (sleepless === null || document.visibilityState !== 'visible') return;
      await sleepless.enable();
      if (!gone) setAwake(sleepless.enabled);
    };
    const touched = (): void => {
      if (sleepless?.enabled === false) void wake();
    };
    const back = (): void => {
      if (sleepless?.enabled === true) void wake();
    };
    void import('@zakj/no-sleep').then(({ default: NoSleep }) => {
      if (gone) return;
      sleepless = new NoSleep();
      if ('wakeLock' in navigator) void wake();
    });
    for (const kind of TOUCHES) document.addEventListener(kind, touched);
    document.addEventListener('visibilitychange', back);
    return () => {
      gone = true;
      for (const kind of TOUCHES) document.removeEventListener(kind, touched);
      document.removeEventListener('visibilitychange', back);
      if (sleepless?.enabled === true) sleepless.disable();
    };
  }, []);
  return awake;
}

const TOUCHES = ['click', 'touchend', 'keydown'] as const;
