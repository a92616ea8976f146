// Where every card of the simulated table is at any moment. It knows cards and times, neither tags nor readers.
import type { Card } from '../engine/card.ts';
import { CARD, type Felt, type Point, type Zone } from './felt.ts';
import { type Leg, type Pose, poseAt } from './motion.ts';

/** A card at rest somewhere from a moment on, until its next stay begins. */
export interface Stay {
  readonly card: Card;
  readonly zone: Zone | null;
  readonly from: number;
}

interface Track {
  readonly legs: Leg[];
  /** counts arrivals: the later card lies on top */
  order: number;
  /** as it lies after its last leg; null until that is asked for */
  rest: Placed | null;
}

export interface Placed {
  readonly card: Card;
  readonly pose: Pose;
  readonly order: number;
}

export class World {
  readonly felt: Felt;
  readonly stays: Stay[] = [];
  /** hole cards by seat, in the order they were dealt */
  readonly hands = new Map<number, Card[]>();
  /** the cards of each board, in the order laid */
  readonly boards: Card[][] = [];
  private readonly tracks = new Map<Card, Track>();
  private arrivals = 0;

  constructor(felt: Felt) {
    this.felt = felt;
  }

  /** Cards that are out of the stub, in the order in which they left it. */
  get out(): readonly Card[] {
    return [...this.tracks.keys()];
  }

  poseOf(card: Card, t: number): Pose | null {
    return poseAt(this.tracks.get(card)?.legs ?? [], t);
  }

  /** Where the card will be when it has done all it was told. */
  goalOf(card: Card): Pose | null {
    return this.tracks.get(card)?.legs.at(-1)?.to ?? null;
  }

  /** Adds a leg; `zone` is where it ends for the truth, undefined for a leg that is only on its way. */
  move(card: Card, leg: Leg, zone?: Zone | null): void {
    const track = this.tracks.get(card) ?? { legs: [], order: 0, rest: null };
    this.tracks.set(card, track);
    track.rest = null;
    track.legs.push(leg);
    if (zone === undefined) return;
    this.arrivals += 1;
    track.order = this.arrivals;
    this.stays.push({ card, zone, from: leg.end });
  }

  /** Everything that is not in the stub at `t`. */
  placed(t: number): readonly Placed[] {
    const found: Placed[] = [];
    for (const [card, track] of this.tracks) {
      const last = track.legs.at(-1);
      if (last === undefined || t < last.end) {
        const pose = poseAt(track.legs, t);
        if (pose !== null) found.push({ card, pose, order: track.order });
      } else if (last.to !== null) {
        track.rest ??= { card, pose: last.to, order: track.order };
        found.push(track.rest);
      }
    }
    return found;
  }

  /** The deck is whole again: the next hand begins. Where cards were stays known until it is forgotten. */
  clear(): void {
    this.hands.clear();
    this.boards.length = 0;
  }

  /** Drops what was over before `t`, so that a show without an end does not grow. */
  forget(t: number): void {
    for (const [card, { legs }] of this.tracks) {
      while (legs.length > 1 && (legs[1]?.start ?? t) < t) legs.shift();
      if (legs.length === 1 && legs[0]?.to === null && legs[0].end < t) this.tracks.delete(card);
    }
    const kept = this.stays.filter(({ from }) => from >= t);
    this.stays.splice(0, this.stays.length, ...kept);
  }
}

/** Share of a card that another one covers, 0 to 1. */
export function overlap(a: Point, b: Point): number {
  const wide = 1 - Math.abs(a.x - b.x) / CARD.width;
  const high = 1 - Math.abs(a.y - b.y) / CARD.height;
  return wide > 0 && high > 0 ? wide * high : 0;
}
