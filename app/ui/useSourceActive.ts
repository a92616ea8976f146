'use client';
// Whether the page is visible in its browser source; while it is not, frames are painted settled.
import { useEffect, useState } from 'react';
import { isRecord } from './feedState.ts';

export function useSourceActive(): boolean {
  const [active, setActive] = useState(true);
  useEffect(() => {
    const change = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      if (isRecord(detail) && typeof detail['active'] === 'boolean') setActive(detail['active']);
    };
    window.addEventListener('obsSourceActiveChanged', change);
    return () => window.removeEventListener('obsSourceActiveChanged', change);
  }, []);
  return active;
}
