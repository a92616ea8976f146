// What every movement of the simulated table is made of: a card carried straight to a place in so many milliseconds.
import type { Card } from '../engine/card.ts';
import { DEALER, type Point, type Zone } from './felt.ts';
import { flat } from './motion.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export interface Stage {
  readonly world: World;
  readonly random: Random;
  /** when the step begins, ms */
  readonly at: number;
  /** how many times faster than people; 1 is natural */
  readonly haste: number;
  /** landing error, mm */
  readonly scatter: number;
}

export function took({ haste }: Stage, ms: number): number {
  return ms / haste;
}

type Carry = { readonly card: Card; readonly to: Point | null; readonly zone: Zone | null; readonly start: number };

/** One card straight to a place, in so many ms; the moment it rests. */
export function carry({ world }: Stage, { card, to, zone, start }: Carry, ms: number): number {
  const from = world.poseOf(card, start) ?? flat(DEALER);
  const end = start + Math.max(1, ms);
  world.move(card, { start, end, from, to: to === null ? null : flat(to) }, zone);
  return end;
}

export function scattered({ random }: Stage, { x, y }: Point, sigma: number): Point {
  return { x: random.normal(x, sigma), y: random.normal(y, sigma) };
}

export function isOut(world: World, card: Card): boolean {
  return world.goalOf(card) !== null;
}
