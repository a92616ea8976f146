// What set-up answered a moment ago, for a page that lost the answer and asks again. Token texts lie in these replies and in
// nothing else, so that they are kept for a minute and no longer.
import type { ClientId } from '../base/ids.ts';
import type { TablePlan } from '../setup/plan/view.ts';
import type { CreateReply } from '../setup/view.ts';

export interface KeptReply {
  readonly plan: TablePlan;
  readonly reply: Promise<CreateReply>;
}

/** How long a reply is kept, ms. */
export const KEPT_MS = 60_000;

export class KeptReplies {
  readonly #now: () => number;
  readonly #kept = new Map<ClientId, KeptReply & { readonly until: number }>();

  /** `now`: steady ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  find(id: ClientId): KeptReply | undefined {
    this.forgetOld();
    return this.#kept.get(id);
  }

  /** A refusal and a failure are not kept: the next try is a new one. */
  keep(id: ClientId, kept: KeptReply): void {
    this.#kept.set(id, { ...kept, until: this.#now() + KEPT_MS });
    const forget = () => this.#kept.delete(id);
    kept.reply.then(({ ok }) => ok || forget(), forget);
  }

  /** Called whenever a set-up page asks for anything, which an open one does every few seconds. */
  forgetOld(): void {
    for (const [id, { until }] of this.#kept) if (until <= this.#now()) this.#kept.delete(id);
  }

  get size(): number {
    return this.#kept.size;
  }
}
