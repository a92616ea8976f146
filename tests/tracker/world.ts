// A small table for tests: cards lie on zones, readers scan them with bursty misses and cross-talk, time is counted.
// Its own seeded generator; independent misses alone prove nothing, so misses come from a two-state process.

import { unknownTags } from '../../server/tracker/absorb.ts';
import { emptyTracker, NO_CONTEXT } from '../../server/tracker/empty.ts';
import type { Context, Observation, Output, Scan, TagId, ZoneId } from '../../server/tracker/shape.ts';
import type { TrackerState } from '../../server/tracker/state.ts';
import { track } from '../../server/tracker/track.ts';

export function generator(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function tag(n: number): TagId {
  return `15693:E004015000000${n.toString(16).toUpperCase().padStart(3, '0')}` as TagId;
}

export interface WorldOptions {
  readonly seed?: number;
  readonly seats?: number;
  readonly cycleMs?: number;
  /** chance that a burst of misses starts; 0 reads perfectly */
  readonly burst?: number;
  /** how often a neighbouring seat reads a card, relative to its own antenna */
  readonly crossTalk?: number;
  readonly board?: 'one' | 'five';
  readonly rename?: (tag: TagId) => TagId;
  readonly step?: typeof track;
  readonly standing?: (tag: TagId) => 'deck' | 'other-deck' | 'unknown';
}

export class World {
  readonly outputs: Output[] = [];
  readonly log: Observation[] = [];
  state: TrackerState = emptyTracker();
  now = 1000;
  seq = 0;
  boot = 'b1';
  /** antennas whose scans fail */
  readonly fails = new Set<ZoneId>();
  late = false;
  readonly zones: ZoneId[];
  private quiet = false;
  /** false: this antenna misses this card now; scans count from 1 */
  sees: (card: TagId, zone: ZoneId, seq: number) => boolean = () => true;
  private readonly lying = new Map<TagId, ZoneId>();
  private readonly bad = new Map<string, boolean>();
  private readonly silent = new Set<ZoneId>();
  private readonly random: () => number;
  private readonly options: WorldOptions;

  constructor(options: WorldOptions = {}) {
    this.options = options;
    this.random = generator(options.seed ?? 1);
    const seats = Array.from({ length: options.seats ?? 6 }, (_, i): ZoneId => `seat:${i + 1}`);
    const board: ZoneId[] =
      options.board === 'five' ? ['board:1', 'board:2', 'board:3', 'board:4', 'board:5'] : ['board'];
    this.zones = [...seats, ...board, 'muck'];
  }

  put(card: TagId, zone: ZoneId | null): void {
    if (zone === null) this.lying.delete(card);
    else this.lying.set(card, zone);
  }

  /** Every card is taken away. */
  clear(): void {
    this.lying.clear();
  }

  /** The antennas are put right: no cross-talk from now on. */
  quieten(): void {
    this.quiet = true;
  }

  zoneOf(card: TagId): ZoneId | null {
    return this.lying.get(card) ?? null;
  }

  silence(zone: ZoneId, on: boolean): void {
    if (on) this.silent.add(zone);
    else this.silent.delete(zone);
  }

  feed(observation: Observation): readonly Output[] {
    this.log.push(observation);
    const [state, outputs] = (this.options.step ?? track)(this.state, observation);
    this.state = state;
    this.outputs.push(...outputs);
    const asked = unknownTags(state);
    if (asked.length > 0) {
      const standing = this.options.standing ?? (() => 'deck' as const);
      const tags = Object.fromEntries(asked.map((name) => [name, standing(name)]));
      this.feed({ type: 'known', at: this.now, tags, fresh: false });
    }
    return outputs;
  }

  context(patch: Partial<Context>): void {
    this.feed({ ...NO_CONTEXT, ...this.state.context, ...patch, at: this.now });
  }

  /** Scans every cycle until `ms` have gone by. */
  run(ms: number): void {
    const cycle = this.options.cycleMs ?? 120;
    const until = this.now + ms;
    while (this.now + cycle <= until) this.scan(cycle);
    this.now = until;
  }

  scan(cycle: number): void {
    const from = this.now;
    this.now += cycle;
    this.seq += 1;
    const zones: Partial<Record<ZoneId, TagId[] | null>> = {};
    for (const zone of this.zones)
      if (!this.silent.has(zone)) zones[zone] = this.fails.has(zone) ? null : this.read(zone);
    const src = { reader: 'tbl-a', boot: this.boot, seq: this.seq };
    const scan: Scan = { type: 'scan', src, from, at: this.now, atErr: 5, late: this.late, rep: 1, zones };
    this.feed(scan);
  }

  private read(zone: ZoneId): TagId[] {
    const found: TagId[] = [];
    for (const [card, at] of this.lying) {
      const chance = at === zone ? 1 : !this.quiet && this.isNeighbour(at, zone) ? (this.options.crossTalk ?? 0) : 0;
      if (chance > 0 && this.sees(card, zone, this.seq) && this.reads(card, zone) * chance > this.random())
        found.push(this.options.rename?.(card) ?? card);
    }
    return found;
  }

  private isNeighbour(a: ZoneId, b: ZoneId): boolean {
    const ring = this.zones;
    return Math.abs(ring.indexOf(a) - ring.indexOf(b)) === 1;
  }

  /** Two states per antenna and tag: 0.97 when good, 0.2 when bad, bursts of four scans on average. */
  private reads(card: TagId, zone: ZoneId): number {
    const { burst = 0 } = this.options;
    if (burst === 0) return 1;
    const key = `${card} ${zone}`;
    const was = this.bad.get(key) ?? false;
    const now = was ? this.random() > 0.25 : this.random() < burst;
    this.bad.set(key, now);
    return now ? 0.2 : 0.97;
  }

  of<T extends Output['type']>(type: T): Extract<Output, { type: T }>[] {
    return this.outputs.filter((output): output is Extract<Output, { type: T }> => output.type === type);
  }
}

export const SIX = [1, 2, 3, 4, 5, 6];

/** Opens a hand and deals two cards to each seat, `pace` ms apart: tag(seat) first, tag(seat + 10) second. */
export function deal(world: World, { seats = SIX, pace = 350, handId = 'h1' } = {}): void {
  world.context({
    handId,
    phase: 'DEALING',
    street: 'preflop',
    dealtIn: seats,
    live: seats,
    occupied: seats,
    boards: [0],
    closed: false,
    toAct: null,
  });
  for (const round of [0, 10]) {
    for (const seat of seats) {
      world.put(tag(seat + round), `seat:${seat}`);
      world.run(pace);
    }
  }
}

export function bet(world: World, patch: Partial<Context> = {}): void {
  world.context({ phase: 'BETTING', street: 'preflop', toAct: 1, facingBet: true, closed: false, ...patch });
}

/** Both cards of the seat go to the muck, lie there, and stay. */
export function throwAway(world: World, seat: number, ms = 3000): void {
  world.put(tag(seat), 'muck');
  world.put(tag(seat + 10), 'muck');
  world.run(ms);
}
