'use client';
// The log of an earlier hand, and what a correction of it means.
import { useDesk } from '../desk.ts';
import { LogLines } from '../LogLine.tsx';

export function PastLines() {
  const { words } = useDesk();
  return (
    <div className="con-past-log">
      <LogLines />
      <p className="con-note">{words.messages.past.says}</p>
    </div>
  );
}
