// What a mixer is told of delays, in order: one cue for each step of a procedure. Names and times of canvases, no card.
import { createFeed, type WritableFeed } from './broadcast.ts';
import type { Cue, CueList } from './feeds.ts';

const CUES_KEPT = 50;

export class Cues {
  readonly feed: WritableFeed<CueList>;
  readonly #now: () => number;
  #list: readonly Cue[] = [];
  /** Numbers go on over a restart: programme time never falls, and no cue takes less than a millisecond of it. */
  #last: number;

  constructor(table: string, now: () => number) {
    this.feed = createFeed<CueList>(table, 'cues');
    this.#now = now;
    this.#last = now();
    this.#publish();
  }

  give(cue: Omit<Cue, 'n' | 'at'>): void {
    this.#last += 1;
    this.#list = [...this.#list, { n: this.#last, ...cue, at: this.#now() }].slice(-CUES_KEPT);
    this.#publish();
  }

  end(): void {
    this.feed.end();
  }

  #publish(): void {
    this.feed.publish({ cues: this.#list }, String(this.#last));
  }
}
