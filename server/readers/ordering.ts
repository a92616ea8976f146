// The numbers of one session: what is out of reach is refused, what comes early waits, what never comes is given up when its
// time has come. Knows neither socket nor storage.
import type { Clock } from '../base/clock.ts';
import type { Arrival } from './readerClock.ts';
import { createSequence, type InOrder, type Numbered, type Sequence } from './sequence.ts';
import { createNumberWindow, type NumberWindow } from './window.ts';

export type Arrived = Arrival & Numbered;

export interface OrderingOptions {
  readonly clock: Clock;
  /** highest number that is stored, and the highest that the reader says it has */
  readonly stored: number;
  readonly told: number;
  /** ends the waiting */
  readonly signal: AbortSignal;
  readonly onReady: (ready: readonly InOrder<Arrived>[]) => void;
}

export class Ordering {
  private readonly options: OrderingOptions;
  private readonly sequence: Sequence<Arrived>;
  private readonly window: NumberWindow;
  private expiring = false;

  constructor(options: OrderingOptions) {
    this.options = options;
    this.sequence = createSequence(options.stored + 1);
    this.window = createNumberWindow(Math.max(options.stored, options.told));
  }

  /** Held back until others have come. */
  get waiting(): number {
    return this.sequence.waiting;
  }

  take(arrived: Arrived): 'taken' | 'duplicate' | 'out-of-reach' {
    if (!this.window.admits(arrived.message)) return 'out-of-reach';
    const { ready, duplicate } = this.sequence.push(arrived, arrived.steady);
    this.options.onReady(ready);
    if (this.sequence.due !== null && !this.expiring) void this.expire();
    return duplicate ? 'duplicate' : 'taken';
  }

  private async expire(): Promise<void> {
    const { clock, signal, onReady } = this.options;
    this.expiring = true;
    for (let due = this.sequence.due; due !== null && !signal.aborted; due = this.sequence.due) {
      await clock.sleepUntil(due, signal);
      if (!signal.aborted) onReady(this.sequence.expire(clock.now()));
    }
    this.expiring = false;
  }
}
