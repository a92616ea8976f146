// Commands under way: a stop waits for them and lets no new one begin.
import { Refusal } from './wireError.ts';

export class WorkCount {
  #running = 0;
  #stopping = false;

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#stopping) throw new Refusal('SERVICE_UNAVAILABLE', 'server-stopping');
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  get running(): number {
    return this.#running;
  }

  stop(): void {
    this.#stopping = true;
  }
}
