// When a device said something, in the bridge's milliseconds: the quickest delivery so far is believed to have taken no
// time, so that what was delivered slower is as old as it is.

/** Crystals differ by less than this. */
const DRIFT = 1e-4;
/** A device whose time falls back by more was started anew. */
const RESTART_MS = 1000;

export class DeviceClock {
  private best: { readonly offset: number; readonly at: number } | null = null;
  private latest = Number.NEGATIVE_INFINITY;

  /** `m` of the device, if it has a clock; `arrival` in the bridge's milliseconds. Never later than the arrival. */
  when(m: number | undefined, arrival: number): number {
    if (m === undefined) return arrival;
    if (m < this.latest - RESTART_MS) this.best = null;
    this.latest = Math.max(m, this.best === null ? m : this.latest);
    const offset = arrival - m;
    const known = this.best === null ? offset : this.best.offset + (arrival - this.best.at) * DRIFT;
    if (this.best === null || offset <= known) this.best = { offset, at: arrival };
    return Math.max(0, arrival - Math.max(0, offset - Math.min(known, offset)));
  }
}
