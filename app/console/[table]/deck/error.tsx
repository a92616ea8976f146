'use client';
// A deck page that fails says so and offers to start again; cards that were laid are kept by the server.
import { deckMessages } from '../../../messages/deck.ts';
import { parseSwitches } from '../../../ui/switches.ts';

export default function DeckError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" data-size="large" onClick={reset}>
        {deckMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
