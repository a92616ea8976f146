'use client';
// The pages that are open on an address, looked at again and again while somebody chooses among them.
import { useEffect, useState } from 'react';
import type { OpenPage } from './mixerPage.ts';

const LOOK_EVERY_MS = 2_000;

export type AskPages = (
  token: string,
) => Promise<{ readonly ok: true; readonly pages: readonly OpenPage[] } | { readonly ok: false }>;

/** `ask`: the same function as long as the page is open. Null until the first answer. */
export function usePagesOn(token: string, ask: AskPages): readonly OpenPage[] | null {
  const [pages, setPages] = useState<readonly OpenPage[] | null>(null);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const answer = await ask(token);
      if (!left && answer.ok) setPages(answer.pages);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [ask, token]);
  return pages;
}
