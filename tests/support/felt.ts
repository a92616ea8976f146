// The felt of a world: which place lies on which antenna, and what the reader says of it. How well a place is read is
// drawn for the place; only the UID comes from the world.
import type { Pipeline } from './pipeline.ts';
import { type Dice, dice } from './seeded.ts';
import { type Place, uidAt, type World } from './world.ts';

export interface FeltOptions {
  readonly pipeline: Pipeline;
  readonly world: World;
  readonly seed: string;
  readonly seats: number;
  /** antennas under the up cards as well */
  readonly up?: boolean;
}

/** Cycles that one message stands for, and their length. */
const CYCLES = 4;
const MESSAGE_MS = 480;
/** A place is missed by about one message in so many. */
const MISSED = 14;
const QUIET_MS = 5_000;
const CLOSED_MS = 15_000;

export class Felt {
  /** index of the hand whose cards lie here */
  hand = 0;
  private readonly options: FeltOptions;
  private readonly lying = new Map<Place, string>();
  private readonly unread = new Set<Place>();
  private readonly streams = new Map<string, Dice>();
  private seq = 0;

  constructor(options: FeltOptions) {
    this.options = options;
  }

  get boardPort(): string {
    return String(this.options.seats + 1);
  }

  get muckPort(): string {
    return String(this.options.seats + 2);
  }

  deal(seats: readonly number[], slots: readonly number[] = [0, 1]): void {
    for (const slot of slots) for (const seat of seats) this.lying.set(`${seat}.${slot}`, String(seat));
  }

  board(from: number, to: number): void {
    for (let index = from; index < to; index += 1) this.lying.set(`board.${index}`, this.boardPort);
  }

  /** Board cards that are taken up again. */
  lift(from: number, to: number): void {
    for (let index = from; index < to; index += 1) this.lying.delete(`board.${index}`);
  }

  muck(seat: number, slots: readonly number[] = [0, 1]): void {
    for (const slot of slots) this.lying.set(`${seat}.${slot}`, this.muckPort);
  }

  /** On the antenna for what lies face up in front of the seat. */
  up(seat: number, slot: number): void {
    this.lying.set(`${seat}.${slot}`, String(this.options.seats + 2 + seat));
  }

  muckAll(seat: number): void {
    for (const place of this.lying.keys()) if (place.startsWith(`${seat}.`)) this.lying.set(place, this.muckPort);
  }

  /** The tag of this place gives no answer until it is heard. */
  deafen(place: Place, deaf: boolean): void {
    if (deaf) this.unread.add(place);
    else this.unread.delete(place);
  }

  gather(): void {
    this.lying.clear();
    this.unread.clear();
  }

  /** Scans go on for `ms`. */
  async run(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= MESSAGE_MS) await this.message();
  }

  /** Nothing changes on the table; time goes by in leaps, and the reader only says that it lives. */
  async wait(ms: number): Promise<void> {
    const { pipeline } = this.options;
    for (let left = ms; left > 0; left -= QUIET_MS) {
      await pipeline.jump(Math.min(left, QUIET_MS));
      pipeline.reader.send({ t: 'hb', m: pipeline.clock.now(), last: this.seq });
      await pipeline.settle();
    }
  }

  /** The show is over: the reader is switched off and longer leaps follow. */
  async close(ms: number): Promise<void> {
    const { pipeline } = this.options;
    await pipeline.disconnectReader();
    for (let left = ms; left > 0; left -= CLOSED_MS) await pipeline.jump(Math.min(left, CLOSED_MS));
  }

  private async message(): Promise<void> {
    const { pipeline } = this.options;
    const m0 = pipeline.clock.now();
    await pipeline.advance(MESSAGE_MS);
    this.seq += 1;
    const m1 = pipeline.clock.now();
    pipeline.reader.send({ t: 'scan', seq: this.seq, m0, m1, rep: CYCLES, ants: this.read() });
    await pipeline.settle();
    await pipeline.rest();
  }

  private read(): Readonly<Record<string, readonly { readonly u: string; readonly r: number }[]>> {
    const { world, seats, up = false } = this.options;
    const ports = Array.from({ length: seats + 2 + (up ? seats : 0) }, (_, i) => String(i + 1));
    return Object.fromEntries(
      ports.map((port) => {
        const here = [...this.lying].filter(([place, at]) => at === port && this.hears(place));
        return [
          port,
          here.map(([place]) => ({ u: uidAt(world, this.hand, place), r: 40 + this.dice(place).below(40) })),
        ];
      }),
    );
  }

  private hears(place: Place): boolean {
    return this.dice(place).below(MISSED) > 0 && !this.unread.has(place);
  }

  /** One stream for each place of each hand: what happens elsewhere shifts nothing here. */
  private dice(place: Place): Dice {
    const name = `${this.options.seed} ${this.hand} ${place}`;
    const known = this.streams.get(name) ?? dice(name);
    this.streams.set(name, known);
    return known;
  }
}
