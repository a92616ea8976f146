// The course of a check: two worlds are played hand by hand, what they say is compared as they go, and what differs is played again.
import type { Clock } from '../../base/clock.ts';
import { Comparison, type Difference, difference } from './compare.ts';
import { again, suspects } from './confirm.ts';
import { blindSpots } from './coverage.ts';
import { PROCEDURES } from './onlookers.ts';
import type { WorldPlay } from './play.ts';
import { AIR_MS } from './stage.ts';

export interface CourseOptions {
  readonly hands: number;
  readonly clock: Clock;
  readonly say: (line: string) => void;
  /** goes on behind the first difference, and takes each for one that counts */
  readonly whole?: boolean;
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
/** What a last look brings about reaches everybody within this, also from a busy server. */
const STILL_MS = 2_000;
/** So often differences may not come again, and once more for each ten hands: a leak that is never the same is one at each. */
const UNSTEADY = { least: 3, hands: 10 };
/** So many hands are played again for a habit, which shows in most of them or is none. */
const SECOND_LOOK = 10;

type Look = () => Promise<readonly Difference[]>;

interface Found {
  readonly found: readonly Difference[];
  /** moment of the comparison before */
  readonly since: number;
  /** the last one at what is played again; of the pictures when left out */
  readonly look?: Look;
}

export class Course {
  readonly #options: CourseOptions;
  readonly #plays: readonly WorldPlay[];
  /** which hand of the worlds each was, in the order of play */
  readonly #order: number[] = [];
  readonly #comparison = new Comparison((number) => this.#order[number - 1] ?? number);
  readonly #played: { readonly index: number; readonly ended: number }[] = [];
  #unsteady = 0;
  /** moment of the last comparison */
  #compared: number;

  constructor(options: CourseOptions, plays: readonly WorldPlay[]) {
    this.#options = options;
    this.#plays = plays;
    this.#compared = options.clock.now();
  }

  async run(): Promise<Checked> {
    const { hands, whole = false, say } = this.#options;
    const found: Difference[] = [];
    say('everybody looks on');
    for (let index = 0; index < hands; index += 1) {
      const since = this.#compared;
      found.push(...(await this.#hand(index)));
      say(`hand ${index + 1} of ${hands}: ${this.#sum('frames')} messages`);
      if (found.length > 0 && !whole) {
        const sure = await this.#confirmed({ found: found.splice(0), since });
        if (sure.length > 0) return this.#result(index + 1, sure);
      }
    }
    const last = whole ? [...found, ...(await this.#wholeEnd())] : await this.#end();
    return this.#result(hands, [...last, ...this.#blind()]);
  }

  async #end(): Promise<readonly Difference[]> {
    let since = this.#compared;
    const aired = await this.#confirmed({ found: await this.#aired(), since });
    const habits = await this.#confirmedHabits();
    since = this.#compared;
    const look: Look = async () => [...(await this.#aired()), ...(await this.#lastLook())];
    return [...aired, ...habits, ...(await this.#confirmed({ found: await this.#lastLook(), since, look }))];
  }

  async #wholeEnd(): Promise<readonly Difference[]> {
    return [...(await this.#aired()), ...(await this.#lastLook()), ...this.#comparison.habits()];
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

  /** Everybody asks once more, and what is written down is read. */
  async #lastLook(): Promise<readonly Difference[]> {
    const { clock } = this.#options;
    await Promise.all(this.#plays.map((play) => play.finish()));
    await clock.sleepUntil(clock.now() + STILL_MS);
    return this.#compare(true);
  }

  /** Plays the hands again that they may come from: found by `look`, in what has come since the comparison before. */
  async #confirmed({ found, since, look = () => this.#aired() }: Found): Promise<readonly Difference[]> {
    if (found.length === 0 || found.some(({ sure }) => sure)) return found;
    this.#sayAgain('last', found);
    const second: Difference[] = [];
    for (const index of suspects(this.#played, since - AIRED_MS)) second.push(...(await this.#hand(index)));
    second.push(...(await look()));
    const sure = second.some((one) => one.sure) ? second : again(found, second);
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
    const since = this.#compared;
    const found: Difference[] = [];
    for (const index of this.#order.slice(0, SECOND_LOOK)) found.push(...(await this.#hand(index)));
    found.push(...(await this.#aired()));
    const isKnown = (habit: Difference) =>
      first.some(({ where, what }) => where === habit.where && what === habit.what);
    const sure = this.#comparison.habits().filter(isKnown);
    if (sure.length === 0) this.#unsteady += 1;
    return [...(await this.#confirmed({ found, since })), ...sure];
  }

  #sayAgain(which: string, found: readonly Difference[]): void {
    const places = found.map(({ where, what }) => `${what} at ${where}`);
    this.#options.say(`the ${which} hands are played again for ${[...new Set(places)].join('; ')}`);
  }

  #compare(last: boolean): readonly Difference[] {
    const [a, b] = this.#plays;
    if (a === undefined || b === undefined) throw new Error('two worlds are compared');
    this.#compared = this.#options.clock.now();
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
