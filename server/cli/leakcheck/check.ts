// The check itself: two worlds are played hand by hand, and what they say is compared as they go.
import type { Clock } from '../../base/clock.ts';
import { Comparison, type Difference, difference } from './compare.ts';
import { again, suspects } from './confirm.ts';
import { blindSpots } from './coverage.ts';
import { LeakTrouble } from './desk.ts';
import { PROCEDURES } from './onlookers.ts';
import { openPlay, type WorldPlay } from './play.ts';
import type { LeakServer, StartLeakServer } from './server.ts';
import { AIR_MS } from './stage.ts';
import { makeLeakWorlds } from './worlds.ts';

export interface CheckOptions {
  readonly hands: number;
  readonly seed: string;
  readonly clock: Clock;
  readonly start: StartLeakServer;
  readonly say: (line: string) => void;
  /** of pages; of the build when left out */
  readonly routes?: readonly string[];
  /** goes on behind the first difference, and takes each for one that counts */
  readonly whole?: boolean;
  /** ends the check; what it made is taken away all the same */
  readonly stop?: AbortSignal;
}

export interface Checked {
  readonly hands: number;
  readonly bytes: number;
  readonly frames: number;
  /** how often differences did not come again with the same cards */
  readonly unsteady: number;
  /** empty: nothing tells of an unopened card */
  readonly differences: readonly Difference[];
}

/** Nothing was compared where something must have come. */
const BLIND = 'nothing was compared';
/** After the last hand, until the slowest picture has aired it. */
const AIRED_MS = AIR_MS + 3_000;
/** So often differences may not come again, and once more for each ten hands: a leak that is never the same is one at each. */
const UNSTEADY = { least: 3, hands: 10 };
/** So many hands are played again for a habit, which shows in most of them or is none. */
const SECOND_LOOK = 10;

export async function leakcheck(options: CheckOptions): Promise<Checked> {
  const { seed, start } = options;
  const worlds = makeLeakWorlds(seed);
  const started = await Promise.allSettled(worlds.map((world) => start(world)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    const failed = started.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    options.say('both servers are ready');
    const opened = await Promise.allSettled(
      worlds.map((world, i) => openPlay({ ...options, world, server: serverAt(servers, i) })),
    );
    const plays = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    try {
      const unopened = opened.find((one) => one.status === 'rejected');
      if (unopened !== undefined) throw unopened.reason;
      return await Promise.race([new Check(options, plays).run(), stopped(options.stop)]);
    } finally {
      await Promise.all(plays.map((play) => play.close()));
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Never resolves. */
function stopped(signal: AbortSignal | undefined): Promise<never> {
  const why = new LeakTrouble('stopped before the end: nothing was found out');
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(why);
    signal?.addEventListener('abort', () => reject(why), { once: true });
  });
}

function serverAt(servers: readonly LeakServer[], index: number): LeakServer {
  const server = servers[index];
  if (server === undefined) throw new Error('a world without a server');
  return server;
}

class Check {
  readonly #options: CheckOptions;
  readonly #plays: readonly WorldPlay[];
  /** which hand of the worlds each was, in the order of play */
  readonly #order: number[] = [];
  readonly #comparison = new Comparison((number) => this.#order[number - 1] ?? number);
  readonly #played: { readonly index: number; readonly ended: number }[] = [];
  #unsteady = 0;

  constructor(options: CheckOptions, plays: readonly WorldPlay[]) {
    this.#options = options;
    this.#plays = plays;
  }

  async run(): Promise<Checked> {
    const { hands, whole = false, say } = this.#options;
    const found: Difference[] = [];
    say('everybody looks on');
    for (let index = 0; index < hands; index += 1) {
      found.push(...(await this.#hand(index)));
      say(`hand ${index + 1} of ${hands}: ${this.#sum('frames')} messages`);
      if (found.length > 0 && !whole) {
        const sure = await this.#confirmed(found.splice(0));
        if (sure.length > 0) return this.#result(index + 1, sure);
      }
    }
    found.push(...(await this.#aired()));
    const sure = whole ? found : [...(await this.#confirmed(found)), ...(await this.#confirmedHabits())];
    await Promise.all(this.#plays.map((play) => play.finish()));
    const rest = this.#compare(true);
    return this.#result(hands, [...sure, ...rest, ...(whole ? this.#comparison.habits() : []), ...this.#blind()]);
  }

  async #hand(index: number): Promise<readonly Difference[]> {
    this.#order.push(index);
    await Promise.all(this.#plays.map((play) => play.hand(index)));
    this.#played.push({ index, ended: this.#options.clock.now() });
    return this.#compare(false);
  }

  /** Nothing more comes then until somebody does something. */
  async #aired(): Promise<readonly Difference[]> {
    const { clock } = this.#options;
    await clock.sleepUntil(clock.now() + AIRED_MS);
    return this.#compare(true);
  }

  /** Plays the hands again that they may come from. What stands in one world alone, as a tag does, is sure at once. */
  async #confirmed(found: readonly Difference[]): Promise<readonly Difference[]> {
    if (found.length === 0 || found.some(({ alone }) => alone)) return found;
    const { clock } = this.#options;
    this.#sayAgain('last', found);
    const second: Difference[] = [];
    for (const index of suspects(this.#played, clock.now() - AIRED_MS)) second.push(...(await this.#hand(index)));
    second.push(...(await this.#aired()));
    const sure = second.some(({ alone }) => alone) ? second : again(found, second);
    if (sure.length > 0) return sure;
    this.#unsteady += 1;
    return this.#unsteady > UNSTEADY.least + this.#options.hands / UNSTEADY.hands ? found : [];
  }

  /** Plays the first hands again for what showed over many messages alone. */
  async #confirmedHabits(): Promise<readonly Difference[]> {
    const first = this.#comparison.habits();
    if (first.length === 0) return [];
    this.#sayAgain('first', first);
    this.#comparison.again();
    const found: Difference[] = [];
    for (const index of this.#order.slice(0, SECOND_LOOK)) found.push(...(await this.#hand(index)));
    found.push(...(await this.#aired()));
    const isKnown = (habit: Difference) =>
      first.some(({ where, what }) => where === habit.where && what === habit.what);
    const sure = this.#comparison.habits().filter(isKnown);
    if (sure.length === 0) this.#unsteady += 1;
    return [...(await this.#confirmed(found)), ...sure];
  }

  #sayAgain(which: string, found: readonly Difference[]): void {
    const places = found.map(({ where, what }) => `${what} at ${where}`);
    this.#options.say(`the ${which} hands are played again for ${[...new Set(places)].join('; ')}`);
  }

  #compare(last: boolean): readonly Difference[] {
    const [a, b] = this.#plays;
    if (a === undefined || b === undefined) throw new Error('two worlds are compared');
    return this.#comparison.compare([a.recording, b.recording], last);
  }

  #blind(): readonly Difference[] {
    const [a] = this.#plays;
    const covered = { procedures: PROCEDURES, routes: [], others: [], ...a?.covered };
    return blindSpots(this.#comparison, covered).map((where) => difference(where, BLIND));
  }

  #sum(what: 'bytes' | 'frames'): number {
    return this.#plays.reduce((sum, { recording }) => sum + recording[what], 0);
  }

  #result(hands: number, differences: readonly Difference[]): Checked {
    return { hands, bytes: this.#sum('bytes'), frames: this.#sum('frames'), unsteady: this.#unsteady, differences };
  }
}
