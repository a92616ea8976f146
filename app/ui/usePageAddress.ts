'use client';
// The parts of the address that only the browser knows: switches from the query, the token from the fragment.
import { useEffect, useState } from 'react';
import { parseSwitches, type Switches, tokenOf } from './switches.ts';

export interface PageAddress {
  readonly switches: Switches;
  readonly token: string;
}

/** null until the page runs in a browser: the static shell draws nothing. */
export function usePageAddress(): PageAddress | null {
  const [address, setAddress] = useState<PageAddress | null>(null);
  useEffect(() => {
    const read = (): void =>
      setAddress({ switches: parseSwitches(window.location.search), token: tokenOf(window.location.hash) });
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return address;
}
