// A simulated table that runs: cards are moved by orders, the reader scans at its own pace, the client sends. Steps run
// one after the other. Time comes from the clock it is given.
import type { Clock } from '../base/clock.ts';
import { type About, ReaderClient } from '../readers/client/readerClient.ts';
import { furnish } from './furnish.ts';
import type { Order, Report, SetUp } from './orders.ts';
import { perform } from './perform.ts';
import { SIM_PROFILES, type SimProfile } from './profiles.ts';
import type { Random } from './random.ts';
import type { Reader } from './reader.ts';
import type { World } from './world.ts';

export interface SimTableOptions {
  readonly setUp: SetUp;
  readonly clock: Clock;
  readonly boot: string;
  readonly report: (report: Report) => void;
}

/** Movements are forgotten this long after they were over, ms. */
const FORGET_MS = 5_000;

export class SimTable {
  private readonly options: SimTableOptions;
  private readonly profile: SimProfile;
  private readonly world: World;
  private readonly motion: Random;
  private readonly reader: Reader;
  private readonly client: ReaderClient;
  private readonly stopping = new AbortController();
  private readonly bootAt: number;
  private queue: Promise<void> = Promise.resolve();

  constructor(options: SimTableOptions) {
    const { setUp, clock, boot, report } = options;
    this.options = options;
    this.bootAt = clock.now();
    this.profile = SIM_PROFILES[setUp.profile];
    const { seed } = setUp;
    const furnished = furnish({ seed, deck: seed, profile: this.profile, felt: setUp });
    this.world = furnished.world;
    this.motion = furnished.streams('motion');
    this.reader = furnished.reader;
    this.client = new ReaderClient({
      ...{ url: setUp.url, reader: setUp.reader, secret: setUp.secret, boot, clock },
      about: aboutReader(this.world.felt.antennas.map(({ port }) => port)),
      mono: () => this.now(),
      snap: () => this.reader.snap(this.now()),
      gap: (lost) => this.reader.gap(this.now(), lost),
      obey: async (command) => command.do !== 'cfg',
      onLink: (up, why) => report({ is: 'link', up, why }),
    });
  }

  /** Until stop(). */
  async run(): Promise<void> {
    const { clock } = this.options;
    const { signal } = this.stopping;
    const served = this.client.run();
    while (!signal.aborted) {
      for (const said of this.reader.advance(this.now())) this.client.say(said);
      this.world.forget(this.now() - FORGET_MS);
      await clock.sleepUntil(clock.now() + this.profile.cycleMs, signal);
    }
    await served;
  }

  /** After the orders before it. */
  order(order: Order): void {
    this.queue = this.queue.then(() => this.obey(order));
  }

  stop(): void {
    this.stopping.abort();
    this.client.stop();
  }

  private now(): number {
    return Math.round(this.options.clock.now() - this.bootAt);
  }

  private async obey({ id, step }: Order): Promise<void> {
    const { clock, report, setUp } = this.options;
    if (this.stopping.signal.aborted) return;
    const at = this.now();
    const { world, motion: random, profile } = this;
    const done = perform(step, { world, random, at, haste: setUp.speed, scatter: profile.scatter });
    if (done.ok) await clock.sleepUntil(this.bootAt + done.value, this.stopping.signal);
    report(done.ok ? { is: 'done', id } : { is: 'refused', id, code: done.error });
  }
}

function aboutReader(ants: string[]): About {
  return { fw: 'sim', model: 'simulated', tech: ['iso15693'], mode: 'scan', caps: { rssi: true }, ants };
}
