'use client';
// A ruling desk that fails says so and offers to start again; what was ruled is kept by the server.
import { floorMessages } from '../../../messages/floor.ts';
import { parseSwitches } from '../../../ui/switches.ts';

export default function FloorError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" data-size="large" onClick={reset}>
        {floorMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
