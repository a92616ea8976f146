// The demo's hands at the table and its eyes on the console: what the director needs, and nothing of how it travels.
import type { Clock } from '../../base/clock.ts';
import type { ConsoleControl, ConsoleControlReply, ConsoleReply, ConsoleView } from '../../console/view.ts';
import type { CardStepInput } from '../../sim/script.ts';
import type { TableCommandInput } from '../../table/commands.ts';

/** Cards are moved; resolves when they are at rest. */
export interface CardTable {
  perform(step: CardStepInput): Promise<void>;
}

/** Whose token a command is given with. */
export type DeskRole = 'operator' | 'producer' | 'floor' | 'card-desk';

export interface Desk {
  command(command: TableCommandInput, by?: DeskRole): Promise<ConsoleReply>;
  control(command: ConsoleControl): Promise<ConsoleControlReply>;
  readonly watched: WatchedView;
}

/** What was waited for did not come. */
export class DemoTimeout extends Error {}

export class DemoRefusal extends Error {}

/** A table without readers: nobody hears cards that move. */
export const NO_READER: CardTable = { perform: () => Promise.resolve() };

/** The show is being closed: whatever still goes on ends here. */
export class DemoClosed extends Error {}

/** The latest frame of the console feed, and those who wait for a certain one. */
export class WatchedView {
  private readonly clock: Clock;
  private latest: ConsoleView | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Throws before the first frame. */
  get view(): ConsoleView {
    if (this.latest === null) throw new DemoTimeout('the console feed has not begun');
    return this.latest;
  }

  get begun(): boolean {
    return this.latest !== null;
  }

  show(view: ConsoleView): void {
    this.latest = view;
    for (const look of [...this.waiting]) look();
  }

  /** The first view, from now on, for which it holds; null when it does not within `ms`. */
  async find(holds: (view: ConsoleView) => boolean, ms: number): Promise<ConsoleView | null> {
    const { latest } = this;
    if (latest !== null && holds(latest)) return latest;
    const giveUp = new AbortController();
    let found: ConsoleView | null = null;
    const look = (): void => {
      if (this.latest === null || !holds(this.latest)) return;
      found = this.latest;
      giveUp.abort();
    };
    this.waiting.add(look);
    await this.clock.sleepUntil(this.clock.now() + ms, giveUp.signal);
    this.waiting.delete(look);
    return found;
  }

  /** As `find`, but a wait in vain is an error that says what was waited for. */
  async until(what: string, holds: (view: ConsoleView) => boolean, ms: number): Promise<ConsoleView> {
    const found = await this.find(holds, ms);
    if (found === null) throw new DemoTimeout(`waited ${Math.round(ms / 1000)} s in vain: ${what}`);
    return found;
  }
}
