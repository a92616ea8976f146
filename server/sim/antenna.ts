// What an antenna reads at a moment: the chance of each tag from distance, cover, health, bursts of misses and
// cross-talk. It sees poses and health, never what a card is worth.
import type { Card } from '../engine/card.ts';
import { Bursts } from './bursts.ts';
import type { Antenna } from './felt.ts';
import { distance } from './motion.ts';
import type { SimProfile } from './profiles.ts';
import type { Random, Streams } from './random.ts';
import { overlap, type Placed, type World } from './world.ts';

export interface TagRead {
  readonly u: string;
  /** signal strength, no unit */
  readonly r: number;
}

/** A read before anything that is wrong with the reader: which card gave it and from how far. */
export interface CardRead extends TagRead {
  readonly card: Card;
  readonly mm: number;
}

export interface AntennasOptions {
  readonly world: World;
  readonly profile: SimProfile;
  readonly streams: Streams;
  readonly uidOf: (card: Card) => string;
}

/** Below this chance nothing is drawn: the card is not there for this antenna. */
const NOWHERE = 0.002;
/** A card heard through the table counts as so much further away. */
export const THROUGH_MM = 40;

interface Seen {
  readonly card: Card;
  readonly chance: number;
  readonly mm: number;
}

/** What belongs to one antenna alone. */
interface Coil {
  readonly random: Random;
  readonly beside: readonly Antenna[];
  readonly bursts: Bursts<Card>;
  /** F03: cards that answered the poll before */
  readonly spent: Set<Card>;
}

export class Antennas {
  private readonly options: AntennasOptions;
  private readonly coils = new Map<string, Coil>();
  private readonly health = new Map<Card, number>();

  constructor(options: AntennasOptions) {
    this.options = options;
    const { world, streams, profile } = options;
    for (const { port, neighbours } of world.felt.antennas) {
      const beside = world.felt.antennas.filter((one) => neighbours.includes(one.port));
      this.coils.set(port, {
        random: streams(`ant:${port}`),
        beside,
        bursts: new Bursts(profile.burst),
        spent: new Set(),
      });
    }
  }

  /** One inventory of one antenna at `t`, strongest first. */
  read(antenna: Antenna, t: number): readonly TagRead[] {
    return this.reads(antenna, t).map(({ u, r }) => ({ u, r }));
  }

  /** The same with the cards that gave it. */
  reads(antenna: Antenna, t: number): readonly CardRead[] {
    const { profile } = this.options;
    const coil = this.coils.get(antenna.port);
    const reads: CardRead[] = [];
    if (coil === undefined) return reads;
    for (const { card, chance, mm } of this.inField(antenna, coil, t)) {
      const hit = this.hits(coil, card, chance);
      const r = Math.max(1, Math.round(80 - mm * 0.8 + coil.random.normal(0, profile.rssiNoise)));
      if (hit) reads.push({ card, u: this.uidOf(card), r, mm });
    }
    return reads.sort((a, b) => a.mm - b.mm || (a.u < b.u ? -1 : 1)).slice(0, profile.maxTags);
  }

  /** What it would read of its own cards without bursts. */
  near(antenna: Antenna, t: number): readonly (Seen & { readonly u: string })[] {
    const found: (Seen & { readonly u: string })[] = [];
    this.look(antenna, this.options.world.placed(t), (seen) => found.push({ ...seen, u: this.uidOf(seen.card) }));
    return found;
  }

  uidOf(card: Card): string {
    return this.options.uidOf(card);
  }

  private inField(antenna: Antenna, { beside }: Coil, t: number): readonly Seen[] {
    const { world, profile } = this.options;
    const placed = world.placed(t);
    const found: Seen[] = [];
    this.look(antenna, placed, (seen) => found.push(seen));
    if (profile.crossTalk === 0) return found;
    for (const other of beside)
      this.look(other, placed, ({ card, chance, mm }) =>
        found.push({ card, chance: chance * profile.crossTalk, mm: mm + THROUGH_MM }),
      );
    return found;
  }

  private look(antenna: Antenna, placed: readonly Placed[], found: (seen: Seen) => void): void {
    const { p0, range, shadow } = this.options.profile;
    const reach = range.half + range.slope * 8;
    for (const one of placed) {
      const mm = gap(antenna, one, reach);
      if (mm > reach) continue;
      const near = p0 / (1 + Math.exp((mm - range.half) / range.slope));
      const chance = near * (1 - shadow * cover(one, placed) ** 4) * this.healthOf(one.card);
      if (chance >= NOWHERE) found({ card: one.card, chance, mm });
    }
  }

  private healthOf(card: Card): number {
    const known = this.health.get(card);
    if (known !== undefined) return known;
    const { tags } = this.options.profile;
    const drawn = this.options.streams(`tag:${card}`).next() < tags.weakShare ? tags.weak : tags.health;
    this.health.set(card, drawn);
    return drawn;
  }

  private hits(coil: Coil, card: Card, chance: number): boolean {
    const factor = coil.bursts.factor(card, coil.random);
    const hit = coil.random.next() < chance * factor;
    if (!this.options.profile.alternates) return hit;
    if (coil.spent.delete(card)) return false;
    if (hit) coil.spent.add(card);
    return hit;
  }
}

/** Distance in mm from where the antenna reads well; anything beyond `reach` is as good as infinite. */
function gap(antenna: Antenna, { pose }: Placed, reach: number): number {
  const x = Math.abs(pose.x - antenna.x) - antenna.reachX;
  if (x > reach) return x;
  const y = Math.abs(pose.y - antenna.y) - antenna.reachY;
  return y > reach ? y : Math.hypot(Math.max(0, x), Math.max(0, y), pose.z);
}

/** How much of the card lies under another one that came later. */
function cover(one: Placed, all: readonly Placed[]): number {
  let most = 0;
  for (const other of all) {
    if (other.order > one.order && Math.abs(other.pose.x - one.pose.x) < 100 && distance(one.pose, other.pose) < 100)
      most = Math.max(most, overlap(one.pose, other.pose));
  }
  return most;
}
