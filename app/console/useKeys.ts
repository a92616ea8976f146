'use client';
// Listens for the keys of the console. While a form is open only Escape works, and hold and panic for whoever has them;
// what is typed goes into its first field.
import { useEffect, useRef } from 'react';
import { isAirKey, leadsToAir, openAirDesk } from './airLink.ts';
import type { Desk } from './desk.ts';
import { focusFirstField } from './firstField.ts';
import { type Intent, intentOf, type KeyPress, wantsField } from './keys.ts';
import { may } from './permits.ts';
import { isCardSheet } from './sheet.ts';

const ALWAYS: readonly Intent['do'][] = ['cancel', 'hold', 'panic', 'resume'];

export function useKeys(desk: Desk): void {
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { press, locked, me } = latest.current;
      const pressed = keyPressOf(event, latest.current);
      if (leadsToAir(me) && isAirKey(pressed)) openAirDesk();
      // the key's own letter follows the focus
      if (wantsField(pressed)) focusFirstField(document.querySelector('[data-sheet]'), 'end');
      const intent = intentOf(pressed);
      if (intent === null || (locked && !ALWAYS.includes(intent.do))) return;
      event.preventDefault();
      // leaving a text field gives the keys back to the table
      if (intent.do === 'cancel' && event.target instanceof HTMLElement) event.target.blur();
      press(intent);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function keyPressOf(event: KeyboardEvent, { sheet, view, me, presses }: Desk): KeyPress {
  return {
    code: event.code,
    key: event.key,
    shift: event.shiftKey,
    modified: event.ctrlKey || event.altKey || event.metaKey,
    repeat: event.repeat,
    formOpen: sheet !== null,
    mayResume: view.release.held && me !== null && may(me, 'resume'),
    mayStop: me !== null && may(me, 'stop'),
    inField: isField(event.target),
    inNumber: event.target instanceof HTMLInputElement && event.target.inputMode === 'numeric',
    boardSent: sheet?.kind === 'board' && presses.sent.includes('typeBoard'),
    cardsOpen: isCardSheet(sheet),
    onButton: event.target instanceof HTMLButtonElement,
    decimals: view.currency.decimals,
  };
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}
