'use client';
// Listens for the keys of the console. While a form is open only Escape, hold and panic work.
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { type Intent, intentOf } from './keys.ts';

const ALWAYS: readonly Intent['do'][] = ['cancel', 'hold', 'panic'];

export function useKeys(desk: Desk): void {
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { press, sheet, locked, view } = latest.current;
      const intent = intentOf({
        code: event.code,
        key: event.key,
        shift: event.shiftKey,
        modified: event.ctrlKey || event.altKey || event.metaKey,
        repeat: event.repeat,
        inField: isField(event.target),
        onButton: event.target instanceof HTMLButtonElement,
        decimals: view.currency.decimals,
      });
      if (intent === null) return;
      const allowed = ALWAYS.includes(intent.do) || (sheet === null && !locked);
      if (!allowed) return;
      event.preventDefault();
      // leaving a text field gives the keys back to the table
      if (intent.do === 'cancel' && event.target instanceof HTMLElement) event.target.blur();
      press(intent);
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
