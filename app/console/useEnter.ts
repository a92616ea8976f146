'use client';
// Enter does what the main button of an open form does, from every field of it; a button that was reached with the Tab key
// keeps its own Enter.
import { useEffect, useRef } from 'react';

/** `null` while there is nothing to do. */
export function useEnter(act: (() => void) | null): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const plain = event.key === 'Enter' && !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (plain && !(event.target instanceof HTMLButtonElement)) latest.current?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
