// Everything that one world has said, channel by channel, with its moments; compared texts are kept until both worlds have
// been compared, and no longer.
import type { Clock } from '../../base/clock.ts';
import { type HandMoments, handIn } from './due.ts';
import { lanesOf } from './lanes.ts';
import { parsedOf } from './normalise.ts';
import { isSame, type Said, type SaidHow, saidOf } from './said.ts';
import { canvasOf } from './stage.ts';
import { strayFinder } from './strays.ts';
import { asOwn, LEAK_TABLE } from './tableName.ts';
import type { LeakWorld } from './worlds.ts';

export interface Stray {
  readonly channel: string;
  readonly what: string;
}

export class Recording {
  readonly hands = new Map<number, HandMoments>();
  readonly channels = new Map<string, Said[]>();
  /** what may not be there in one world alone: no audience ever gets a tag */
  readonly strays: Stray[] = [];
  bytes = 0;
  frames = 0;
  readonly #clock: Clock;
  readonly #asOwn: (text: string) => string;
  readonly #strayIn: (text: string) => string | null;
  readonly #steps: number[];
  readonly #states = new Map<string, Said>();
  readonly #pictures = new Map<string, string>();

  /** `table`: how it is called on this server */
  constructor(world: LeakWorld, clock: Clock, table: string = LEAK_TABLE) {
    this.#clock = clock;
    this.#asOwn = asOwn(table);
    this.#strayIn = strayFinder(world);
    this.#steps = [clock.now()];
  }

  /** What was said while the table was made ready is let go of. */
  begin(): void {
    for (const said of this.channels.values()) said.length = 0;
    this.step();
  }

  /** Something is done at the table. */
  step(): void {
    this.#steps.push(this.#clock.now());
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
  }

  /** A frame of a feed has come by this channel. */
  hasFrames(channel: string): boolean {
    return this.#pictures.has(channel);
  }

  note(on: string, said: string): void {
    const [channel, text] = this.#heard(on, said);
    if (FEED.test(text))
      for (const { name, text: part, sampled = false } of lanesOf(parsedOf(text)))
        this.#state(`${channel}${name}`, part, { ...this.#how(), sampled });
    else this.#add(channel, saidOf(text, this.#how()));
  }

  /** Of the log, an export or the audit log: it stays as it is, however often it is read. */
  written(on: string, said: string): void {
    const [channel, text] = this.#heard(on, said);
    this.#add(channel, saidOf(text, { ...this.#how(), written: true }));
  }

  /** Of a file that is the same from every server, byte for byte. */
  file(on: string, said: string): void {
    const [channel, text] = this.#heard(on, said);
    this.#add(channel, saidOf(text, { ...this.#how(), raw: true }));
  }

  /** Of a canvas: without cards that have become due there. */
  frame(on: string, canvas: string, said: string): void {
    if (!FEED.test(said)) {
      this.note(on, said);
      return;
    }
    const [channel, text] = this.#heard(on, said);
    if (this.#isRepeat(channel, text)) this.strays.push({ channel, what: 'a frame that says nothing new' });
    const hand = handIn(parsedOf(text), { canvas, now: this.#clock.now(), hands: this.hands });
    this.#state(channel, text, { ...this.#how(canvasOf(canvas)?.delayMs), hand, timed: true });
  }

  /** No honest feed sends the same picture twice running, and how often it does could tell. */
  #isRepeat(channel: string, text: string): boolean {
    const picture = text.slice(text.indexOf('"view"'));
    const before = this.#pictures.get(channel);
    this.#pictures.set(channel, picture);
    return picture === before;
  }

  #heard(on: string, said: string): readonly [string, string] {
    const [channel, text] = [this.#asOwn(on), this.#asOwn(said)];
    this.bytes += Buffer.byteLength(said);
    this.frames += 1;
    const what = this.#strayIn(text);
    if (what !== null) this.strays.push({ channel, what });
    return [channel, text];
  }

  /** What is the same as before is no new state. */
  #state(channel: string, text: string, how: SaidHow): void {
    const said = saidOf(text, { ...how, state: true });
    const before = this.#states.get(channel);
    this.#states.set(channel, said);
    if (before === undefined || !isSame(before, said)) this.#add(channel, said);
  }

  #add(channel: string, said: Said): void {
    const all = this.channels.get(channel) ?? [];
    this.channels.set(channel, all);
    all.push(said);
  }

  #how(delayMs = 0): SaidHow {
    const at = this.#clock.now();
    return {
      at,
      after: at - this.#stepBefore(at - delayMs),
      timed: false,
      state: false,
      hand: null,
      sampled: false,
      written: false,
    };
  }

  #stepBefore(at: number): number {
    return this.#steps.findLast((step) => step <= at) ?? this.#steps[0] ?? at;
  }
}

const MOST_STEPS = 500;
const FEED = /^\{"id":\d+,"result":\{"type":"data","id":"(\d+)"/;
