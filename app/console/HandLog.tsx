'use client';
// The log of the hand, newest at the bottom, and the way to the hands before it.
import { useDesk } from './desk.ts';
import { LogLines } from './LogLine.tsx';

export function HandLog() {
  const { words, show, sheet } = useDesk();
  const { log, past } = words.messages;
  return (
    <section className="con-log">
      <header className="con-log-head">
        <h2 className="con-head">{log.title}</h2>
        <button
          type="button"
          className="con-btn con-log-past"
          data-tone="quiet"
          aria-pressed={sheet?.kind === 'past'}
          onClick={(event) => {
            event.currentTarget.blur();
            show({ kind: 'past', hand: '', on: null });
          }}
        >
          {past.open}
        </button>
      </header>
      <LogLines />
    </section>
  );
}
