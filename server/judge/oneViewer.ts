// Exactly one viewer (5.9.2.5): while a look into a hand is open, another one into it is refused, also to the same person at
// a second page. Knows no card. In memory: after a restart the page that looked has lost its line and hides what it showed.
import { LOOK_MS } from './view.ts';

interface Look {
  readonly id: string;
  /** steady ms */
  readonly until: number;
}

export type Taken = { readonly look: string } | { readonly waitMs: number };

export class OneViewer {
  readonly #now: () => number;
  readonly #newId: () => string;
  readonly #open = new Map<string, Look>();

  /** `now`: steady ms */
  constructor(now: () => number, newId: () => string) {
    this.#now = now;
    this.#newId = newId;
  }

  /** `place`: one hand of one table */
  take(place: string): Taken {
    const there = this.#open.get(place);
    if (there !== undefined && there.until > this.#now()) return { waitMs: there.until - this.#now() };
    const look = { id: this.#newId(), until: this.#now() + LOOK_MS };
    this.#open.set(place, look);
    return { look: look.id };
  }

  end(look: string): void {
    for (const [place, { id }] of this.#open) if (id === look) this.#open.delete(place);
  }
}
