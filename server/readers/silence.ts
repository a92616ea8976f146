// Notices that a reader says nothing any more: three missed heartbeats make it stale, three times as long a dead socket.
import type { Clock } from '../base/clock.ts';
import { HEARTBEAT_MS, MISSED_HEARTBEATS } from './protocol/limits.ts';

export interface SilenceOptions {
  readonly clock: Clock;
  /** steady time of its last word */
  readonly heard: () => number;
  /** told again at every look while it lasts */
  readonly onStale: () => void;
  readonly onDead: () => void;
}

const PATIENCE_MS = HEARTBEAT_MS * MISSED_HEARTBEATS;
/** A socket that is silent for this long is half open. */
const DEAD_MS = PATIENCE_MS * 3;

/** Until the signal aborts or the reader is dead. */
export async function listenForSilence(
  { clock, heard, onStale, onDead }: SilenceOptions,
  signal: AbortSignal,
): Promise<void> {
  let wake = heard() + PATIENCE_MS;
  while (!signal.aborted) {
    await clock.sleepUntil(wake, signal);
    if (signal.aborted) return;
    const silence = clock.now() - heard();
    if (silence >= DEAD_MS) return onDead();
    if (silence >= PATIENCE_MS) onStale();
    wake = silence >= PATIENCE_MS ? clock.now() + HEARTBEAT_MS : heard() + PATIENCE_MS;
  }
}
