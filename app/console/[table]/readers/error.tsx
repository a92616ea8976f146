'use client';
// A page of the readers that fails says so and offers to start again.
import { readersMessages } from '../../../messages/readers.ts';
import { parseSwitches } from '../../../ui/switches.ts';

export default function ReadersError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" data-size="large" onClick={reset}>
        {readersMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
