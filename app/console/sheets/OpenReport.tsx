'use client';
// A report that does not stop the hand, or not yet: what may be ruled on it now.
import { useDesk } from '../desk.ts';
import { StopPanel } from '../StopPanel.tsx';

export function OpenReport({ incident }: { readonly incident: number }) {
  const { view, words } = useDesk();
  const open = view.open.find(({ id }) => id === incident);
  if (open === undefined) return <p className="con-note">{words.messages.stop.settled}</p>;
  return <StopPanel stop={open} stops={false} />;
}
