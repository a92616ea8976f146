'use client';
// The pages that are open on an address, looked at again and again while somebody chooses among them.
import { useEffect, useState } from 'react';
import type { ReissuePage } from '../../../server/setup/reissue/view.ts';
import { useTableDesk } from './tableDesk.ts';

const LOOK_EVERY_MS = 2_000;

/** null until the first answer */
export function usePagesOn(token: string): readonly ReissuePage[] | null {
  const { reissue } = useTableDesk();
  const { pages: ask } = reissue;
  const [pages, setPages] = useState<readonly ReissuePage[] | null>(null);
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
