'use client';
// Something asked of the server for a key: asked again when the key changes, and an answer that comes too late is dropped.
import { useEffect, useRef, useState } from 'react';

/** null until the first answer; then the last one, until that of a new key is there. `ask` may answer null: not asked. */
export function useAsked<T>(ask: (key: string) => Promise<T> | null, key: string): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    let open = true;
    void latest.current(key)?.then((got) => open && setAnswer(got));
    return () => {
      open = false;
    };
  }, [key]);
  return answer;
}
