// Drives one hand through the engine and keeps what came of it. Knows no recorded case.
import { err, ok, type Result } from '../../base/result.ts';
import type { HandCommand } from '../../engine/command.ts';
import { decide } from '../../engine/decide.ts';
import type { HandEvent } from '../../engine/event.ts';
import { evolve } from '../../engine/evolve.ts';
import type { Hand, HandState } from '../../engine/hand.ts';
import type { RuleViolation } from '../../engine/violation.ts';

export class Player {
  #state: HandState = null;
  readonly #events: HandEvent[] = [];

  get events(): readonly HandEvent[] {
    return this.#events;
  }

  /** Throws before the hand was started. */
  get hand(): Hand {
    if (this.#state === null) throw new Error('the hand has not been started');
    return this.#state;
  }

  /** The events of this command alone, or the refusal; a refused command leaves the hand as it was. */
  send(command: HandCommand): Result<readonly HandEvent[], RuleViolation> {
    const decided = decide(this.#state, command);
    if (!decided.ok) return err(decided.error);
    for (const event of decided.value) this.#state = evolve(this.#state, event);
    this.#events.push(...decided.value);
    return ok(decided.value);
  }
}
