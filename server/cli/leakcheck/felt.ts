// The felt of a check: which tag lies on which antenna, said over the real reader protocol. What is said, and when, hangs
// on where cards lie and never on which cards they are.
import type { Clock } from '../../base/clock.ts';
import type { Card } from '../../engine/card.ts';
import { type About, ReaderClient } from '../../readers/client/readerClient.ts';
import { BOARD_PORT, MUCK_PORT, SEATS } from './stage.ts';
import type { LeakWorld } from './worlds.ts';

export interface FeltOptions {
  readonly url: string;
  readonly reader: string;
  readonly secret: string;
  readonly boot: string;
  readonly world: LeakWorld;
  readonly clock: Clock;
}

const CYCLE_MS = 120;
/** Unchanged cycles stand in one message for so many. */
const REPEAT = 4;
const STRENGTH = 60;

const PORTS = [...SEATS.map(String), BOARD_PORT, MUCK_PORT];
const ABOUT: About = {
  fw: 'sim',
  model: 'simulated',
  tech: ['iso15693'],
  mode: 'scan',
  caps: { rssi: true },
  ants: PORTS,
};

export class LeakFelt {
  readonly #options: FeltOptions;
  readonly #client: ReaderClient;
  readonly #stopping = new AbortController();
  readonly #bootAt: number;
  #lying = new Map<Card, string>();
  #seq = 0;
  #changed = true;
  #connected = false;
  #served: Promise<unknown> = Promise.resolve();

  constructor(options: FeltOptions) {
    this.#options = options;
    this.#bootAt = options.clock.now();
    const { url, reader, secret, boot, clock } = options;
    this.#client = new ReaderClient({
      ...{ url, reader, secret, boot, clock, about: ABOUT },
      obey: async (command) => command.do !== 'cfg',
      mono: () => this.#now(),
      snap: () => ({
        at: this.#now(),
        message: { t: 'snap', seq: this.#next(), m: this.#now(), ants: this.#ants() },
      }),
      gap: (lost) => ({
        at: this.#now(),
        message: { t: 'gap', seq: this.#next(), m: this.#now(), lost, why: 'buffer' },
      }),
      onLink: (up) => {
        this.#connected = up;
      },
    });
  }

  get connected(): boolean {
    return this.#connected;
  }

  start(): void {
    this.#served = Promise.all([this.#client.run(), this.#scan()]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#client.stop();
    await this.#served;
  }

  lay(cards: readonly Card[], port: string): void {
    for (const card of cards) this.#lying.set(card, port);
    this.#changed = true;
  }

  gather(): void {
    this.#lying = new Map();
    this.#changed = true;
  }

  async #scan(): Promise<void> {
    const { clock } = this.#options;
    const { signal } = this.#stopping;
    let quiet = 0;
    for (let cycle = 1; !signal.aborted; cycle += 1) {
      await clock.sleepUntil(this.#bootAt + cycle * CYCLE_MS, signal);
      quiet += 1;
      if (!this.#changed && quiet < REPEAT) continue;
      const m1 = cycle * CYCLE_MS;
      const rep = this.#changed ? 1 : quiet;
      this.#client.say({
        at: m1,
        message: { t: 'scan', seq: this.#next(), m0: m1 - rep * CYCLE_MS, m1, rep, ants: this.#ants() },
      });
      this.#changed = false;
      quiet = 0;
      if (cycle % 8 < REPEAT)
        this.#client.say({ at: m1, message: { t: 'hb', m: m1, last: this.#seq, cycleMs: CYCLE_MS } });
    }
  }

  #ants(): Readonly<Record<string, { u: string; r: number }[]>> {
    const { uids } = this.#options.world;
    return Object.fromEntries(
      PORTS.map((port) => [
        port,
        [...this.#lying].filter(([, at]) => at === port).map(([card]) => ({ u: uids.get(card) ?? '', r: STRENGTH })),
      ]),
    );
  }

  #next(): number {
    this.#seq += 1;
    return this.#seq;
  }

  #now(): number {
    return Math.round(this.#options.clock.now() - this.#bootAt);
  }
}
