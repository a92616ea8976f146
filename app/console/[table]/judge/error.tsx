'use client';
// A judge's page that fails shows no card any more and offers to start again; cases are kept by the server.
import { judgeMessages } from '../../../messages/judge.ts';
import { parseSwitches } from '../../../ui/switches.ts';

export default function JudgeError({ reset }: { readonly reset: () => void }) {
  return (
    <main className="con con-waiting" role="alert">
      <button type="button" className="con-btn" data-size="large" onClick={reset}>
        {judgeMessages(parseSwitches(window.location.search).language).error}
      </button>
    </main>
  );
}
