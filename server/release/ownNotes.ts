// What release does by itself, on its way into the audit log. Nobody waits for it and nothing stops for it: what could not be
// written stays in line and is written with what comes next.
import type { Logger } from '../base/logger.ts';
import { createQueue } from '../base/queue.ts';
import type { Note, ReleaseNote } from './note.ts';

interface Deps {
  readonly note: Note;
  readonly logger: Logger;
}

export class OwnNotes {
  readonly #deps: Deps;
  readonly #queue = createQueue();
  /** oldest first */
  readonly #waiting: ReleaseNote[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  add(fact: ReleaseNote): void {
    this.#waiting.push(fact);
    this.again();
  }

  /** Once more what could not be written. */
  again(): void {
    if (this.#waiting.length > 0) void this.#queue.run(() => this.#write());
  }

  async #write(): Promise<void> {
    try {
      for (let [fact] = this.#waiting; fact !== undefined; [fact] = this.#waiting) {
        await this.#deps.note(fact);
        this.#waiting.shift();
      }
    } catch {
      this.#deps.logger.log('error', 'what release did by itself is not in the audit log yet');
    }
  }
}
