// The ends of a hand at the simulated table: cards gathered by the dealer, and the deck washed over the felt.
import { DECK } from '../engine/card.ts';
import type { Point } from './felt.ts';
import { carry, isOut, type Stage, took } from './stage.ts';

/** Hand by hand to the dealer, the board and the muck with them. */
export function collect(stage: Stage): number {
  const { world, at } = stage;
  let start = at;
  let done = at;
  for (const card of world.out.filter((one) => isOut(world, one))) {
    done = Math.max(done, carry(stage, { card, to: null, zone: null, start }, took(stage, 500)));
    start += took(stage, 90);
  }
  world.clear();
  return done;
}

/** The whole deck face down over the middle of the table, mixed, and gathered again. */
export function wash(seconds: number, stage: Stage): number {
  const { world, random, at } = stage;
  const end = at + took(stage, seconds * 1000);
  const spot = (): Point => ({ x: random.between(-400, 400), y: random.between(-300, 150) });
  for (const card of DECK.filter((one) => !isOut(world, one))) {
    let t = at + took(stage, random.between(0, 300));
    while (t < end - took(stage, 600)) {
      const rests = carry(stage, { card, to: spot(), zone: null, start: t }, took(stage, random.between(300, 700)));
      t = rests + took(stage, random.between(0, 400));
    }
    carry(stage, { card, to: null, zone: null, start: Math.max(t, end) }, took(stage, 400));
  }
  return end + took(stage, 400);
}
