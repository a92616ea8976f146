// The page of one socket that waits for the token in place of its own: what it looks like, and the steps it is told, in order.
import type { Clock } from '../base/clock.ts';
import type { PageReport } from '../release/feeds.ts';
import type { ReissueOffice, Waiting } from '../setup/reissue/office.ts';
import type { SuccessorStep } from '../setup/reissue/view.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

export interface SuccessorParts {
  readonly reissue: Pick<ReissueOffice, 'enter'>;
  readonly clock: Clock;
  readonly visitor: Visitor;
}

interface Wait {
  readonly keeps: boolean;
  readonly report: () => PageReport | null;
  readonly signal: AbortSignal;
}

export class Successors {
  readonly #parts: SuccessorParts;
  #waiting: Waiting | null = null;

  constructor(parts: SuccessorParts) {
    this.#parts = parts;
  }

  /** One at a time: a socket is one page. */
  async *wait({ keeps, report, signal }: Wait): AsyncGenerator<SuccessorStep, void, undefined> {
    if (this.#waiting !== null) throw new Refusal('TOO_MANY_REQUESTS', 'too-many-subscriptions');
    const { reissue, clock, visitor } = this.#parts;
    const giveBack = visitor.subscribe();
    const steps = new Steps();
    this.#waiting = reissue.enter({
      principal: () => visitor.principal,
      seen: () => ({
        ...lookOf(report()),
        ...{ address: visitor.address, sinceMs: Math.round(clock.now() - visitor.since), keeps },
      }),
      say: (step) => steps.say(step),
      hold: () => visitor.hold(),
      carry: (principal) => visitor.carry(principal),
    });
    try {
      yield* steps.all(signal);
    } finally {
      this.#waiting.leave();
      this.#waiting = null;
      giveBack();
    }
  }

  answer(offer: string, kept: boolean): void {
    this.#waiting?.answer(offer, kept);
  }
}

function lookOf(report: PageReport | null) {
  const { host, width, height, visible } = report ?? { host: 'browser', width: 0, height: 0, visible: false };
  return { host, width, height, visible };
}

/** A text is dropped from here as it leaves. */
class Steps {
  readonly #steps: SuccessorStep[] = [];
  #wake = (): void => undefined;

  say(step: SuccessorStep): void {
    this.#steps.push(step);
    this.#wake();
  }

  async *all(signal: AbortSignal): AsyncGenerator<SuccessorStep, void, undefined> {
    while (!signal.aborted) {
      const step = this.#steps.shift();
      if (step !== undefined) yield step;
      else await this.#more(signal);
    }
  }

  #more(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#wake = done;
      signal.addEventListener('abort', done);
    });
  }
}
