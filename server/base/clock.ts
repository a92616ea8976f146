// The only door to time. Made once in main and handed down; nothing else may call Date, performance or timers.
export interface Clock {
  /** Steady milliseconds since an arbitrary start; never jumps, never falls. */
  now(): number;
  /** Wall time in Unix milliseconds; may jump, so nothing is released by it. */
  wall(): number;
  /**
   * Milliseconds since the computer was started, its sleep included; never falls. Left out where steady time is all there is.
   * It releases nothing: it only tells that the computer slept.
   */
  machine?(): number;
  /** Resolves once now() >= at, or at once when the signal aborts. */
  sleepUntil(at: number, signal?: AbortSignal): Promise<void>;
}
