// What every movement of the simulated table is made of: a card carried straight to a place in so many milliseconds.
import type { Card } from '../engine/card.ts';
import { DEALER, type Point, seatPoint, upPoint, type Zone } from './felt.ts';
import { distance, flat } from './motion.ts';
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

/** 1.0 m/s, give or take 0.3. */
export function flight(stage: Stage, to: Point): number {
  return took(stage, distance(DEALER, to) / stage.random.between(0.7, 1.3));
}

export function scattered({ random }: Stage, { x, y }: Point, sigma: number): Point {
  return { x: random.normal(x, sigma), y: random.normal(y, sigma) };
}

/** Cards that were looked at lie so far from each other, mm. */
export const LAID_MM = 24;

/** Where a card of a fan lies beside its middle; wide hands lie closer, so that they stay on their antenna. */
export function fan(i: number, of: number, step: number): number {
  return (i - (of - 1) / 2) * Math.min(step, WIDEST_MM / Math.max(1, of - 1));
}

const WIDEST_MM = 110;

/** It was dealt to the place of the seat's up cards. */
export function isUpCard(world: World, seat: number, card: Card): boolean {
  const pose = world.goalOf(card);
  const { seats } = world.felt;
  return pose !== null && distance(pose, upPoint(seat, seats)) < distance(pose, seatPoint(seat, seats));
}

export function isOut(world: World, card: Card): boolean {
  return world.goalOf(card) !== null;
}
