// The ends of a hand at the simulated table: cards gathered by the dealer, and the deck washed over the felt.
import { type Card, DECK } from '../engine/card.ts';
import { DEALER, muckPoint, type Point } from './felt.ts';
import { distance } from './motion.ts';
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
  world.boards.length = 0;
  return done;
}

/** Nothing of it is dealt again: it lies beside the dealer, beyond every antenna. */
export function clearMuck(stage: Stage): number {
  const { world, at } = stage;
  const place = muckPoint(world.felt);
  const near = (card: Card) => distance(world.poseOf(card, at) ?? DEALER, place) < MUCK_MM;
  const cards = world.out.filter((card) => isOut(world, card) && near(card));
  const rests = cards.map((card) => carry(stage, { card, to: DEALER, zone: null, start: at }, took(stage, 600)));
  return Math.max(at, ...rests);
}

const MUCK_MM = 120;

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
