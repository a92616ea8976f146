// Single cards laid on an antenna and taken up again by hand, as when a deck is registered. Belongs to no deal.
import { err, ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import type { Zone } from './felt.ts';
import { carry, isOut, type Stage, took } from './stage.ts';

/** A hand over the antenna, ms. */
const LAY_MS = 350;
const LIFT_MS = 250;
/** Cards that lie beside each other on one antenna, mm. */
const BESIDE = 12;

export function lay(
  { cards, zone }: { readonly cards: readonly Card[]; readonly zone: Zone },
  stage: Stage,
): Result<number, 'no-such-antenna' | 'card-is-out'> {
  const { world, at } = stage;
  const antenna = world.felt.antennas.find((one) => one.zone === zone);
  if (antenna === undefined) return err('no-such-antenna');
  if (cards.some((card) => isOut(world, card))) return err('card-is-out');
  const first = antenna.x - ((cards.length - 1) * BESIDE) / 2;
  const rests = cards.map((card, i) =>
    carry(stage, { card, to: { x: first + i * BESIDE, y: antenna.y }, zone, start: at }, took(stage, LAY_MS)),
  );
  return ok(Math.max(at, ...rests));
}

export function lift(cards: readonly Card[], stage: Stage): Result<number, 'card-not-out'> {
  const { world, at } = stage;
  if (cards.some((card) => !isOut(world, card))) return err('card-not-out');
  const rests = cards.map((card) => carry(stage, { card, to: null, zone: null, start: at }, took(stage, LIFT_MS)));
  return ok(Math.max(at, ...rests));
}
