// What an antenna reads at a moment: the chance of each tag from distance, cover, health, bursts of misses and
// cross-talk. It sees poses and health, never what a card is worth.
import type { Card } from '../engine/card.ts';
import type { Antenna, Felt } from './felt.ts';
import { distance } from './motion.ts';
import type { SimProfile } from './profiles.ts';
import type { Random, Streams } from './random.ts';
import { overlap, type Placed, type World } from './world.ts';

export interface TagRead {
  readonly u: string;
  /** signal strength, no unit */
  readonly r: number;
}

export interface AntennasOptions {
  readonly world: World;
  readonly profile: SimProfile;
  readonly streams: Streams;
  readonly uidOf: (card: Card) => string;
}

/** Below this chance nothing is drawn: the card is not there for this antenna. */
const NOWHERE = 0.002;

interface Seen {
  readonly card: Card;
  readonly chance: number;
  readonly mm: number;
}

export class Antennas {
  private readonly options: AntennasOptions;
  private readonly bad = new Map<string, boolean>();
  private readonly health = new Map<Card, number>();

  constructor(options: AntennasOptions) {
    this.options = options;
  }

  /** One inventory of one antenna at `t`, strongest first. */
  read(antenna: Antenna, t: number): readonly TagRead[] {
    const { profile, streams, uidOf } = this.options;
    const random = streams(`ant:${antenna.port}`);
    const reads: { readonly u: string; readonly r: number; readonly mm: number }[] = [];
    for (const { card, chance, mm } of this.inField(antenna, t)) {
      const hit = this.hits(antenna, card, chance);
      const r = Math.max(1, Math.round(80 - mm * 0.8 + random.normal(0, profile.rssiNoise)));
      if (hit) reads.push({ u: uidOf(card), r, mm });
    }
    const strongest = reads.sort((a, b) => a.mm - b.mm || (a.u < b.u ? -1 : 1)).slice(0, profile.maxTags);
    return strongest.map(({ u, r }) => ({ u, r }));
  }

  private inField(antenna: Antenna, t: number): readonly Seen[] {
    const { world, profile } = this.options;
    const placed = world.placed(t);
    const own = placed.flatMap((one) => this.seen(antenna, one, placed));
    if (profile.crossTalk === 0) return own;
    const heard = neighboursOf(world.felt, antenna).flatMap((beside) =>
      placed
        .flatMap((one) => this.seen(beside, one, placed))
        .map(({ card, chance, mm }) => ({ card, chance: chance * profile.crossTalk, mm: mm + 40 })),
    );
    return [...own, ...heard];
  }

  private seen(antenna: Antenna, one: Placed, all: readonly Placed[]): readonly Seen[] {
    const { profile } = this.options;
    const mm = gap(antenna, one);
    const { half, slope } = profile.range;
    if (mm > half + slope * 8) return [];
    const near = profile.p0 / (1 + Math.exp((mm - half) / slope));
    const chance = near * (1 - profile.shadow * cover(one, all) ** 4) * this.healthOf(one.card);
    return chance < NOWHERE ? [] : [{ card: one.card, chance, mm }];
  }

  private healthOf(card: Card): number {
    const known = this.health.get(card);
    if (known !== undefined) return known;
    const { tags } = this.options.profile;
    const drawn = this.options.streams(`tag:${card}`).next() < tags.weakShare ? tags.weak : tags.health;
    this.health.set(card, drawn);
    return drawn;
  }

  private hits(antenna: Antenna, card: Card, chance: number): boolean {
    const random = this.options.streams(`ant:${antenna.port}`);
    const factor = this.burst(`${antenna.port} ${card}`, random);
    return random.next() < chance * factor;
  }

  private burst(key: string, random: Random): number {
    const { burst } = this.options.profile;
    if (burst === null) return 1;
    const was = this.bad.get(key) ?? false;
    const now = was ? random.next() >= burst.toGood : random.next() < burst.toBad;
    this.bad.set(key, now);
    return now ? burst.bad : burst.good;
  }
}

function neighboursOf(felt: Felt, { neighbours }: Antenna): readonly Antenna[] {
  return felt.antennas.filter(({ port }) => neighbours.includes(port));
}

/** Distance in mm from where the antenna reads well. */
function gap(antenna: Antenna, { pose }: Placed): number {
  const x = Math.max(0, Math.abs(pose.x - antenna.x) - antenna.reachX);
  const y = Math.max(0, Math.abs(pose.y - antenna.y) - antenna.reachY);
  return Math.hypot(x, y, pose.z);
}

/** How much of the card lies under another one that came later. */
function cover(one: Placed, all: readonly Placed[]): number {
  let most = 0;
  for (const other of all) {
    if (other.order > one.order && distance(one.pose, other.pose) < 100)
      most = Math.max(most, overlap(one.pose, other.pose));
  }
  return most;
}
