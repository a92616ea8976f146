// Movements that nobody wants: cards held in the air or drawn off their antenna, a card that is put aside for the next.
import { err, ok, type Result } from '../base/result.ts';
import { muckPoint, type Point, seatPoint, type Zone } from './felt.ts';
import { flat, type Pose } from './motion.ts';
import type { CardStep } from './script.ts';
import { carry, fan, isOut, LAID_MM, type Stage, scattered, took } from './stage.ts';

type StepOf<Do extends CardStep['do']> = Extract<CardStep, { do: Do }>;

/** Too high for any antenna, and beside every one, mm. */
const HELD_MM = 260;
const DRAWN_MM = 200;
const PICK_UP_MS = 350;
/** As long as a card that is swept over an antenna lies on it. */
const PAUSE_MS = 250;

/** F23, F24: away and, as long after as it takes, back where they lay. */
export function away({ seat, for: seconds, how }: StepOf<'away'>, stage: Stage): Result<number, 'no-cards-at-seat'> {
  const { world, at } = stage;
  const cards = (world.hands.get(seat) ?? []).filter((card) => isOut(world, card));
  if (cards.length === 0) return err('no-cards-at-seat');
  const [lift, held] = [took(stage, PICK_UP_MS), took(stage, seconds * 1000)];
  const place = seatPoint(seat, world.felt.seats);
  const out = 1 + DRAWN_MM / Math.hypot(place.x, place.y);
  for (const [i, card] of cards.entries()) {
    const from = world.poseOf(card, at) ?? flat(place);
    const gone: Pose = how === 'held' ? { ...from, z: HELD_MM } : { x: from.x * out, y: from.y * out, z: 0 };
    const x = place.x + fan(i, cards.length, LAID_MM);
    const to = flat(scattered(stage, { x, y: place.y }, stage.scatter));
    world.move(card, { start: at, end: at + lift, from, to: gone });
    world.move(card, { start: at + lift + held, end: at + lift * 2 + held, from: gone, to });
  }
  return ok(at + lift * 2 + held);
}

/** F20, F21: the card goes, and the next of the deck lies where it lay. */
export function replace(
  { seat, slot, card, to }: StepOf<'replace'>,
  stage: Stage,
): Result<number, 'no-cards-at-seat' | 'card-is-out'> {
  const { world, at } = stage;
  const old = world.hands.get(seat)?.[slot];
  if (old === undefined || !isOut(world, old)) return err('no-cards-at-seat');
  if (isOut(world, card)) return err('card-is-out');
  const goal = to === 'muck' ? scattered(stage, muckPoint(world.felt), 20) : null;
  const gone = carry(stage, { card: old, to: goal, zone: to === 'muck' ? 'muck' : null, start: at }, took(stage, 700));
  world.hands.set(seat, (world.hands.get(seat) ?? []).with(slot, card));
  const place = seatPoint(seat, world.felt.seats);
  const x = place.x + fan(slot, (world.hands.get(seat) ?? []).length, 20);
  const lies = scattered(stage, { x, y: place.y }, stage.scatter);
  return ok(carry(stage, { card, to: lies, zone: `seat:${seat}`, start: gone }, took(stage, 900)));
}

/** F06, F07: where a card rests for a moment on its way, and from when on it goes further. Null: no such antenna. */
export function sweptOver(
  card: StepOf<'lay'>['cards'][number],
  { zone, start, ms }: { readonly zone: Zone; readonly start: number; readonly ms: number },
  stage: Stage,
): number | null {
  const antenna = stage.world.felt.antennas.find((one) => one.zone === zone);
  if (antenna === undefined) return null;
  const from = stage.world.poseOf(card, start);
  const spot: Point = scattered(stage, antenna, 10);
  stage.world.move(card, { start, end: start + Math.max(1, ms), from: from ?? flat(spot), to: flat(spot) });
  return start + ms + took(stage, PAUSE_MS);
}
