// Cards that move after the deal: one more for each seat, what is thrown away, what comes for it.
import { err, ok, type Result } from '../base/result.ts';
import { type Card, duplicateCard } from '../engine/card.ts';
import { clockwiseAfter } from '../engine/seat.ts';
import { muckPoint, seatPoint, upPoint } from './felt.ts';
import type { CardStep } from './script.ts';
import { carry, fan, flight, isOut, isUpCard, LAID_MM, type Stage, scattered, took } from './stage.ts';

type StepOf<Do extends CardStep['do']> = Extract<CardStep, { do: Do }>;
type Moved = Result<number, 'card-is-out' | 'no-cards-at-seat' | 'no-such-seat'>;

/** Stud: clockwise after the button, to the up cards or to the hole cards. */
export function moreCards({ cards, up, button, pace }: StepOf<'card'>, stage: Stage): Moved {
  const { world, at } = stage;
  const { seats } = world.felt;
  const all = Object.values(cards).flat();
  if (duplicateCard(all) !== null || all.some((card) => isOut(world, card))) return err('card-is-out');
  let start = at;
  let done = at;
  for (const seat of clockwiseAfter(button ?? seats, Object.keys(cards).map(Number))) {
    const held = world.hands.get(seat) ?? [];
    const card = cards[seat]?.[0];
    if (held.length === 0 || card === undefined) return err('no-cards-at-seat');
    const ups = held.filter((one) => isUpCard(world, seat, one));
    const place = up ? upPoint(seat, seats, ups.length) : beside(seat, seats, held.length - ups.length);
    const to = scattered(stage, place, stage.scatter);
    const zone = up ? (`up:${seat}` as const) : (`seat:${seat}` as const);
    done = Math.max(done, carry(stage, { card, to, zone, start }, flight(stage, to)));
    world.hands.set(seat, [...held, card]);
    start += took(stage, pace * 1000);
  }
  return ok(done);
}

/** One more card beside `lying` others. */
function beside(seat: number, seats: number, lying: number): { readonly x: number; readonly y: number } {
  const { x, y } = seatPoint(seat, seats);
  return { x: x + fan(lying, lying + 1, LAID_MM), y };
}

/** Thrown to the muck, one soon after the other. */
export function discard({ seat, cards }: StepOf<'discard'>, stage: Stage): Moved {
  const { world, at } = stage;
  const held = world.hands.get(seat) ?? [];
  if (cards.some((card) => !held.includes(card) || !isOut(world, card))) return err('no-cards-at-seat');
  let start = at;
  let done = at;
  for (const card of cards) {
    const to = scattered(stage, muckPoint(world.felt), 20);
    done = Math.max(done, carry(stage, { card, to, zone: 'muck', start }, took(stage, stage.random.between(300, 600))));
    start += took(stage, 120);
  }
  world.hands.set(
    seat,
    held.filter((card) => !cards.includes(card)),
  );
  return ok(done);
}

/** In the places of those that went. */
export function replacements({ seat, cards }: StepOf<'replacements'>, stage: Stage): Moved {
  const { world, at } = stage;
  if (duplicateCard(cards) !== null || cards.some((card) => isOut(world, card))) return err('card-is-out');
  const held: readonly Card[] = world.hands.get(seat) ?? [];
  const place = seatPoint(seat, world.felt.seats);
  let start = at;
  let done = at;
  for (const [i, card] of cards.entries()) {
    const x = place.x + fan(held.length + i, held.length + cards.length, LAID_MM);
    const to = scattered(stage, { x, y: place.y }, stage.scatter);
    done = Math.max(done, carry(stage, { card, to, zone: `seat:${seat}`, start }, flight(stage, to)));
    start += took(stage, 350);
  }
  world.hands.set(seat, [...held, ...cards]);
  return ok(done);
}
