'use client';
// Language and token of a set-up page's address, and changing either without loading the page again: what was typed and
// the addresses that are shown once stay. The token never leaves the fragment.
import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../messages/language.ts';
import { parseSwitches, tokenOf } from '../ui/switches.ts';

export interface SetupAddressState {
  readonly language: Language;
  readonly token: string;
  readonly setLanguage: (language: Language) => void;
  readonly setToken: (token: string) => void;
  /** the address of another set-up page, with language and token */
  readonly to: (path: string) => string;
}

interface Parts {
  readonly language: Language;
  readonly token: string;
}

/** null until the page runs in a browser. */
export function useSetupAddress(): SetupAddressState | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    const read = (): void =>
      setParts({
        language: parseSwitches(window.location.search).language,
        token: tokenOf(window.location.hash),
      });
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const change = useCallback((next: Parts): void => {
    window.history.replaceState(window.history.state, '', addressOf(window.location.pathname, next));
    document.documentElement.lang = next.language;
    setParts(next);
  }, []);
  if (parts === null) return null;
  return {
    ...parts,
    setLanguage: (language) => change({ ...parts, language }),
    setToken: (token) => change({ ...parts, token }),
    to: (path) => addressOf(path, parts),
  };
}

function addressOf(path: string, { language, token }: Parts): string {
  const glue = path.includes('?') ? '&' : '?';
  const query = language === 'en' ? '' : `${glue}lang=${language}`;
  return `${path}${query}${token === '' ? '' : `#token=${token}`}`;
}
