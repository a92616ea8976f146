// What goes on by itself in the procedure of another delay: the card goes up behind the hand on air, a long pause proposes a
// shorter delay once, and what nobody confirmed in time lapses. Knows no card.
import type { DelayProcedure, OpenChange } from './delayChange.ts';
import { dueTime } from './due.ts';
import type { CueName } from './feeds.ts';
import { lapsesAt, type Pausing, shrunk } from './shrink.ts';

/** How long what a hand came to stays in the picture before the card, media ms. */
export const RESULT_MS = 5_000;

/** Told of each step that nobody pressed. */
export type DelayStep = (cue: CueName, change: OpenChange) => void;

export class DelayWatch {
  readonly #delay: DelayProcedure;
  readonly #told: DelayStep;
  /** first log position of the hand behind which a long pause has proposed a shorter delay */
  #proposedIn = -1;
  /** the hand that is over on air, by its first log position, and since which media time */
  #over: { readonly hand: number; readonly since: number } | null = null;

  constructor(delay: DelayProcedure, told: DelayStep) {
    this.#delay = delay;
    this.#told = told;
  }

  /** True: the card of a delay that was armed has gone up now, no hand being on air. */
  showsCard(seen: Pausing): boolean {
    const from = this.#resultSeen(seen);
    if (from === null) return false;
    if (this.#delay.open === null) this.#propose(seen);
    const change = this.#delay.armed && seen.tau >= from ? this.#delay.showCard(seen.now, seen.config.delayMs) : null;
    if (change !== null) this.#told('delay.change', change);
    return change !== null;
  }

  /** Programme ms at which the card of a delay that is armed goes up; null while that is not known. */
  cardAt(seen: Pausing): number | null {
    const from = this.#delay.armed ? this.#resultSeen(seen) : null;
    const { delayMs, offsetMs } = seen.config;
    return from === null ? null : dueTime(from, delayMs + offsetMs, seen.pace.down);
  }

  /** Media time from which what the hand on air came to has been seen; null while it is played. */
  #resultSeen({ line, tau }: Pausing): number | null {
    const { firstPosition: hand } = line.segment;
    if (!line.over) this.#over = null;
    else if (this.#over?.hand !== hand) this.#over = { hand, since: line.started ? tau : tau - RESULT_MS };
    return this.#over === null ? null : this.#over.since + RESULT_MS;
  }

  /** True: the mixer has not spoken in time. The old delay stays, and nothing of the next hand is missed. */
  lapse(seen: Pausing): boolean {
    // also of what was proposed before a restart
    if (this.#delay.open?.actor === '') this.#proposedIn = seen.line.segment.firstPosition;
    const at = this.lapsesAt(seen);
    const open = at === null || at > seen.now ? null : this.#delay.end();
    if (open !== null) this.#told('delay.cancelled', open);
    return open !== null;
  }

  /** Programme ms; null: what is open waits for people, or nothing is known of the next hand. */
  lapsesAt({ line, pace }: Pausing): number | null {
    const { open } = this.#delay;
    if (open === null || open.actor !== '' || open.stage !== 'card') return null;
    return lapsesAt(open.config, line, pace);
  }

  #propose(seen: Pausing): void {
    const { firstPosition } = seen.line.segment;
    const config = this.#proposedIn === firstPosition ? null : shrunk(seen);
    if (config === null) return;
    this.#proposedIn = firstPosition;
    this.#delay.arm({ config, actor: '', fromMs: seen.config.delayMs, now: seen.now });
  }
}
