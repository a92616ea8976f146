'use client';
// What the checker says and what he is answered. One word at a time; a lost line answers, too.
import { useEffect, useRef, useState } from 'react';
import type { CheckView } from '../../server/views/check/view.ts';
import { wordOfKey } from './checkKeys.ts';
import { type CheckWord, wordsFor } from './checkWord.ts';
import { type CheckConnection, connectCheck } from './connectCheck.ts';

export type Said =
  | { readonly state: 'nothing' }
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly what: CheckWord['do'] }
  | { readonly state: 'refused'; readonly code: string };

export interface Checker {
  readonly said: Said;
  say(what: CheckWord['do']): void;
}

export interface CheckerPlace {
  readonly table: string;
  /** '' until there is one */
  readonly token: string;
  readonly view: CheckView | null;
}

export function useChecker({ table, token, view }: CheckerPlace): Checker {
  const [said, setSaid] = useState<Said>({ state: 'nothing' });
  const connection = useRef<CheckConnection | null>(null);
  useEffect(() => {
    if (token === '') return;
    const opened = connectCheck({ table, token });
    connection.current = opened;
    return () => {
      connection.current = null;
      opened.close();
    };
  }, [table, token]);
  const say = (what: CheckWord['do']): void => {
    const word = view === null ? null : wordOf(what, view);
    const line = connection.current;
    if (word === null || line === null) return;
    setSaid({ state: 'sending' });
    void line.say(word).then((answer) => {
      setSaid(answer.ok ? { state: 'done', what } : { state: 'refused', code: answer.code });
    });
  };
  useKeys(say);
  return { said, say };
}

function wordOf(what: CheckWord['do'], view: CheckView): CheckWord | null {
  if (what === 'hold') return { do: what };
  return wordsFor(view).includes(what) ? { do: what, hand: view.hand } : null;
}

function useKeys(say: (what: CheckWord['do']) => void): void {
  const latest = useRef(say);
  latest.current = say;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const what = wordOfKey(event);
      if (what !== null) latest.current(what);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
