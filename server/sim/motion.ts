// How a card moves: straight legs between places, each with a start and an end. A function of time and nothing else.
import type { Point } from './felt.ts';

/** z is the height above the felt. */
export interface Pose extends Point {
  readonly z: number;
}

/** From `from` to `to` between two moments, ms; afterwards the card rests at `to`. Null: in the stub, out of reach. */
export interface Leg {
  readonly start: number;
  readonly end: number;
  readonly from: Pose;
  readonly to: Pose | null;
}

export function flat({ x, y }: Point): Pose {
  return { x, y, z: 0 };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where the card is at `t`; null before its first leg and once it is back in the stub. */
export function poseAt(legs: readonly Leg[], t: number): Pose | null {
  for (let i = legs.length - 1; i >= 0; i -= 1) {
    const leg = legs[i];
    if (leg !== undefined && t >= leg.start) return t >= leg.end ? leg.to : between(leg, t);
  }
  return null;
}

function between({ start, end, from, to }: Leg, t: number): Pose {
  const part = (t - start) / (end - start);
  const goal = to ?? from;
  return {
    x: from.x + (goal.x - from.x) * part,
    y: from.y + (goal.y - from.y) * part,
    z: from.z + (goal.z - from.z) * part,
  };
}
