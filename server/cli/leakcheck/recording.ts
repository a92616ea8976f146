// Everything that one world has said, channel by channel, with its moments; compared texts are kept until both worlds have
// been compared, and no longer.
import type { Clock } from '../../base/clock.ts';
import { type HandMoments, isDue, withoutDue } from './due.ts';
import { lanesOf } from './lanes.ts';
import { normalised, parsedOf } from './normalise.ts';
import { delayOf } from './stage.ts';
import type { LeakWorld } from './worlds.ts';

export interface Said {
  readonly text: string;
  /** of a canvas, the same without cards and what follows from them */
  readonly undue: string;
  /** cards of it may be there by now */
  readonly due: boolean;
  /** ms since the last step before it, by the delay of its channel */
  readonly after: number;
  readonly at: number;
  /** number of a frame on the feed of a canvas, from when the recording began; null for anything else */
  readonly feed: number | null;
  /** what stands until the next one comes, not a reply */
  readonly state: boolean;
}

export interface Stray {
  readonly channel: string;
  readonly what: string;
}

export class Recording {
  readonly hands = new Map<number, HandMoments>();
  readonly channels = new Map<string, Said[]>();
  /** tags that stand somewhere: no audience ever gets one */
  readonly strays: Stray[] = [];
  bytes = 0;
  frames = 0;
  readonly #clock: Clock;
  readonly #uids: readonly string[];
  readonly #steps: number[];
  readonly #states = new Map<string, Said>();
  readonly #pictures = new Map<string, string>();
  readonly #latest = new Map<string, number>();
  readonly #base = new Map<string, number>();

  constructor(world: LeakWorld, clock: Clock) {
    this.#clock = clock;
    this.#uids = [...world.uids.values()];
    this.#steps = [clock.now()];
  }

  /** What was said while the table was made ready is let go of. */
  begin(): void {
    for (const said of this.channels.values()) said.length = 0;
    for (const [channel, feed] of this.#latest) this.#base.set(channel, feed);
    this.step();
  }

  /** Something is done at the table. */
  step(): void {
    this.#steps.push(this.#clock.now());
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
  }

  /** A frame of a feed has come by this channel. */
  hasFrames(channel: string): boolean {
    return this.#latest.has(channel);
  }

  note(channel: string, text: string): void {
    this.#count(channel, text);
    if (FEED.test(text)) for (const lane of lanesOf(parsedOf(text))) this.#state(`${channel}${lane.name}`, lane.text);
    else this.#keep(channel, text, PLAIN);
  }

  /** Of a canvas: without cards that have become due there. */
  frame(channel: string, canvas: string, text: string): void {
    this.#count(channel, text);
    const feed = this.#number(channel, text);
    if (feed !== null && this.#isRepeat(channel, text))
      this.strays.push({ channel, what: 'a frame that says nothing new' });
    const [frame, now] = [parsedOf(text), this.#clock.now()];
    const due = isDue(frame, { canvas, now, hands: this.hands });
    if (feed === null) this.#keep(channel, text, PLAIN);
    else this.#state(channel, text, { delayMs: delayOf(canvas), feed, state: true, due });
  }

  /** No honest feed sends the same picture twice running, and how often it does could tell. */
  #isRepeat(channel: string, text: string): boolean {
    const picture = text.slice(text.indexOf('"view"'));
    const before = this.#pictures.get(channel);
    this.#pictures.set(channel, picture);
    return picture === before;
  }

  #count(channel: string, text: string): void {
    this.bytes += Buffer.byteLength(text);
    this.frames += 1;
    if (this.#uids.some((uid) => text.includes(uid))) this.strays.push({ channel, what: 'a tag' });
  }

  /** What is the same as before is no new state. */
  #state(channel: string, text: string, how: Kept = STATE): void {
    const said = this.#said(text, how);
    const before = this.#states.get(channel);
    this.#states.set(channel, said);
    if (before === undefined || !isSame(before, said)) this.#add(channel, said);
  }

  #keep(channel: string, text: string, how: Kept): void {
    this.#add(channel, this.#said(text, how));
  }

  #add(channel: string, said: Said): void {
    const all = this.channels.get(channel) ?? [];
    this.channels.set(channel, all);
    all.push(said);
  }

  #said(text: string, { delayMs, feed, state, due }: Kept): Said {
    const at = this.#clock.now();
    const plain = normalised(text);
    const undue = feed === null ? plain : normalised(JSON.stringify(withoutDue(parsedOf(text))));
    return { text: plain, undue, due, at, feed, state, after: at - this.#stepBefore(at - delayMs) };
  }

  #number(channel: string, text: string): number | null {
    const found = FEED.exec(text)?.[1];
    if (found === undefined) return null;
    this.#latest.set(channel, Number(found));
    return Number(found) - (this.#base.get(channel) ?? 0);
  }

  #stepBefore(at: number): number {
    return this.#steps.findLast((step) => step <= at) ?? this.#steps[0] ?? at;
  }
}

type Kept = Pick<Said, 'feed' | 'state' | 'due'> & { readonly delayMs: number };
const PLAIN: Kept = { delayMs: 0, feed: null, state: false, due: false };
const STATE: Kept = { ...PLAIN, state: true };

/** In two worlds a frame comes a little before a card is due, or a little after: it is compared as one behind it. */
export function isSame(a: Said, b: Said): boolean {
  return a.due || b.due ? a.undue === b.undue : a.text === b.text;
}

const MOST_STEPS = 500;
const FEED = /^\{"id":\d+,"result":\{"type":"data","id":"(\d+)"/;
