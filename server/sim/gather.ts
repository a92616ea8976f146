// The ends of a hand at the simulated table: cards gathered by the dealer, and the deck washed over the felt.
import { DECK } from '../engine/card.ts';
import type { Point } from './felt.ts';
import type { CardStep } from './script.ts';
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
  // whose cards they were stays known until the next deal
  world.board.length = 0;
  return done;
}

/** The whole deck face down over the middle of the table, or over all of it (F26), mixed, and gathered again. */
export function wash({ for: seconds, everywhere }: Extract<CardStep, { do: 'wash' }>, stage: Stage): number {
  const { world, random, at } = stage;
  const end = at + took(stage, seconds * 1000);
  const { x, low, high } = everywhere ? { x: 950, low: -420, high: 430 } : { x: 400, low: -300, high: 150 };
  const spot = (): Point => ({ x: random.between(-x, x), y: random.between(low, high) });
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
