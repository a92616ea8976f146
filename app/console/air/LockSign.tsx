'use client';
// A padlock by colour, shape and word: shut, open, or none.
import { useAir } from './airDesk.ts';
import type { Canvas, Lock } from './onAir.ts';

const SHUT = 'M5 9V6a5 5 0 0 1 10 0v3h1v9H4V9Zm2 0h6V6a3 3 0 0 0-6 0Z';
const OPEN = 'M5 9V6a5 5 0 0 1 9.6-2l-1.9.8A3 3 0 0 0 7 6v3h9v9H4V9Z';

/** Cards during play have a strip of their own; here the kind of show says why. */
export function LockSign({ lock, kind }: { readonly lock: Lock; readonly kind: Canvas['kind'] }) {
  const { desk, words } = useAir();
  return (
    <span className="air-lock" data-lock={lock}>
      {(lock === 'protected' || lock === 'during-play') && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={lock === 'protected' ? SHUT : OPEN} />
        </svg>
      )}
      {lock === 'during-play' ? desk.words.messages.release.kind[kind] : words.lock[lock]}
    </span>
  );
}
