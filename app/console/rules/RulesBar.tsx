'use client';
// The foot of the page of rules: how many changes wait for Confirm, when they take effect, and what came of them.
import { Button } from '../Button.tsx';
import type { RulesWork } from './useRulesWork.ts';

export function RulesBar({ desk, said, busy, confirm, drop }: RulesWork) {
  const { view, messages, draft, refused } = desk;
  const { bar } = messages;
  if (draft.size === 0)
    return said === '' ? null : (
      <footer className="rul-bar" role="status">
        <p>{said}</p>
      </footer>
    );
  return (
    <footer className="rul-bar">
      <p>
        <b>{bar.waiting(draft.size)}</b> {view.handRuns ? bar.afterHand : bar.next}
        {refused !== null && <span className="rul-warning">{refused.text}</span>}
      </p>
      <Button size="large" tone="quiet" disabled={busy} onPress={drop}>
        {bar.drop}
      </Button>
      <Button size="large" tone="main" disabled={busy} onPress={confirm}>
        {bar.confirm}
      </Button>
    </footer>
  );
}
