// How much one token may take of a door over all its sockets: places and messages. One that was copied to many machines
// gets no more than one that was not.
import type { Clock } from '../base/clock.ts';
import type { MessageRate } from './visitor.ts';

export interface TokenLimits {
  readonly sockets: number;
  readonly rate: MessageRate;
}

interface Traffic {
  sockets: number;
  allowance: number;
  at: number;
}

/** Remembers a token for as long as one of its sockets stands. */
export class TokenTraffic {
  readonly #limits: TokenLimits;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #byToken = new Map<string, Traffic>();

  constructor(limits: TokenLimits, clock: Pick<Clock, 'now'>) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** The function that gives the place back, once; null when there is none. */
  enter(token: string): (() => void) | null {
    const { sockets, rate } = this.#limits;
    const traffic = this.#byToken.get(token) ?? { sockets: 0, allowance: rate.burst, at: this.#clock.now() };
    if (traffic.sockets >= sockets) return null;
    traffic.sockets += 1;
    this.#byToken.set(token, traffic);
    return () => {
      traffic.sockets -= 1;
      if (traffic.sockets === 0) this.#byToken.delete(token);
    };
  }

  /** False for one message too many. */
  message(token: string): boolean {
    const traffic = this.#byToken.get(token);
    if (traffic === undefined) return true;
    const { burst, perSecond } = this.#limits.rate;
    const now = this.#clock.now();
    traffic.allowance = Math.min(burst, traffic.allowance + ((now - traffic.at) / 1000) * perSecond) - 1;
    traffic.at = now;
    return traffic.allowance >= 0;
  }
}
