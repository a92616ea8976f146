'use client';
// The rules as React state: asked for when the page opens, when it comes back to the front, and now and then meanwhile.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RulesView } from '../../../server/console/rules/view.ts';
import { connectRules, type RulesConnection } from './connectRules.ts';

const LOOK_AGAIN_MS = 10_000;

export interface RulesState {
  readonly view: RulesView | null;
  /** why the last question was not answered; '' when it was */
  readonly fault: string;
  readonly link: RulesConnection | null;
  readonly look: () => void;
}

export function useRules(table: string, token: string): RulesState {
  const [view, setView] = useState<RulesView | null>(null);
  const [fault, setFault] = useState('');
  const [link, setLink] = useState<RulesConnection | null>(null);
  const current = useRef<RulesConnection | null>(null);
  const look = useCallback((): void => {
    const asked = current.current;
    void asked?.rules().then((answer) => {
      if (current.current !== asked) return;
      setFault(answer.ok ? '' : answer.code);
      if (answer.ok) setView(answer.rules);
    });
  }, []);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectRules({ table, token });
    current.current = opened;
    setLink(opened);
    look();
    const seen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(seen, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      current.current = null;
      setLink(null);
      opened.close();
    };
  }, [table, token, look]);
  return { view, fault, link, look };
}
