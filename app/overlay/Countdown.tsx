'use client';
// The plate before the first hand airs.
import type { OverlayMessages } from '../messages/en/overlay.ts';
import { clockText, useSecondsLeft } from '../ui/useSecondsLeft.ts';

interface CountdownProps {
  readonly remainingMs: number;
  readonly tableName: string;
  readonly messages: OverlayMessages;
}

export function Countdown({ remainingMs, tableName, messages }: CountdownProps) {
  const seconds = useSecondsLeft(remainingMs);
  return (
    <div className="fc-countdown">
      <div className="fc-countdown__table fc-clip">{tableName}</div>
      <div className="fc-countdown__row">
        <span className="fc-countdown__word">{messages.firstHand}</span>
        <span className="fc-countdown__time">{clockText(seconds)}</span>
      </div>
    </div>
  );
}
