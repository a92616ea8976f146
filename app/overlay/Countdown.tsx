'use client';
// The plate before the show begins on air: down to the planned start or to the first hand, whichever is later. While neither
// is known there is nothing to count down to; a start that is awaited at a key has no figure, since nobody knows it.
import type { OverlayMessages } from '../messages/en/overlay.ts';
import { clockText, useSecondsLeft } from '../ui/useSecondsLeft.ts';

interface CountdownProps {
  /** -1: nobody knows yet; 0: the time has come, and somebody begins by hand */
  readonly remainingMs: number;
  readonly tableName: string;
  readonly messages: OverlayMessages;
}

export function Countdown({ remainingMs, tableName, messages }: CountdownProps) {
  const seconds = useSecondsLeft(remainingMs);
  return (
    <div className="fc-countdown">
      <div className="fc-countdown__table fc-clip">{tableName}</div>
      {remainingMs > 0 && (
        <div className="fc-countdown__row">
          <span className="fc-countdown__word">{messages.startsIn}</span>
          <span className="fc-countdown__time">{clockText(seconds)}</span>
        </div>
      )}
      {remainingMs === 0 && (
        <div className="fc-countdown__row fc-countdown__row--still">
          <span className="fc-countdown__word">{messages.startsSoon}</span>
        </div>
      )}
    </div>
  );
}
