'use client';
// A page of rules that fails says so and offers to start again; nothing was changed by it.
import { switchesMessages } from '../../../messages/switches.ts';
import { parseSwitches } from '../../../ui/switches.ts';

export default function RulesError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" data-size="large" onClick={reset}>
        {switchesMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
