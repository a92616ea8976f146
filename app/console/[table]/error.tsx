'use client';
// A console that fails says so and offers to start again; nothing entered is lost, since the server holds it.
import { consoleMessages } from '../../messages/console.ts';
import { parseSwitches } from '../../ui/switches.ts';

export default function ConsoleError({ reset }: { readonly reset: () => void }) {
  const { top } = consoleMessages(parseSwitches(window.location.search).language);
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" onClick={reset}>
        {top.error}
      </button>
    </main>
  );
}
