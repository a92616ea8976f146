'use client';
// A players' page that fails says so and offers to start again.
import { scanMessages } from '../../messages/scan.ts';
import { parseSwitches } from '../../ui/switches.ts';

export default function ScanError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="scan scan-waiting" role="alert">
      <button type="button" onClick={reset}>
        {scanMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
