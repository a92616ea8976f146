// Draws a feed anew when something changes: what changes within a moment is one frame, and one frame is made at a time, so
// that a view which waits for a name or for the vault never goes out after a newer one. Knows no view.
import type { Clock } from '../base/clock.ts';

export interface RedrawDeps {
  /** makes and publishes the newest view; after `stop` its answer counts no more */
  readonly draw: () => Promise<void>;
  readonly failed: () => void;
  /** how long changes are gathered; null: the next frame begins at once */
  readonly gather: { readonly clock: Clock; readonly ms: number } | null;
}

export class Redraw {
  readonly #deps: RedrawDeps;
  #dirty = false;
  #working = false;
  #stopped = false;

  constructor(deps: RedrawDeps) {
    this.#deps = deps;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  changed(): void {
    this.#dirty = true;
    if (!this.#working) void this.#work();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #work(): Promise<void> {
    const { draw, failed, gather } = this.#deps;
    this.#working = true;
    while (this.#dirty && !this.#stopped) {
      if (gather !== null) await gather.clock.sleepUntil(gather.clock.now() + gather.ms);
      this.#dirty = false;
      if (!this.#stopped) await draw().catch(failed);
    }
    this.#working = false;
  }
}
