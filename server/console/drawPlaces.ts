// Which places a seat held when it drew, and which of them went, for whoever puts the draw right. Numbers, never a card.
import type { HandRecord } from '../engine/amend.ts';
import type { HandEvent } from '../engine/event.ts';
import { gameOf } from '../engine/game/games.ts';
import { holeCards } from '../engine/game/streets.ts';
import { withoutSlots, withSlots } from '../engine/heldSlots.ts';
import type { ConsoleLine } from './view.ts';

export type DrawPlaces = NonNullable<ConsoleLine['draw']>;
type Held = { readonly held: readonly number[]; readonly thrown: readonly number[] };
type Discarded = Extract<HandEvent, { type: 'CardsDiscarded' }>;

/** By the position of the draw's entry. */
export function drawPlaces({ effective }: HandRecord): ReadonlyMap<number, DrawPlaces> {
  const places = new Map<number, DrawPlaces>();
  const start = effective[0]?.command;
  if (start?.type !== 'StartHand') return places;
  const game = gameOf(start.start.game);
  const draws = game.streets.some((rule) => rule.draw > 0);
  const dealt: Held = { held: Array.from({ length: holeCards(game) }, (_, slot) => slot), thrown: [] };
  const seats = new Map<number, Held>();
  for (const { origin, command, events } of effective) {
    const event = events.find((one) => one.type === 'CardsDiscarded');
    if (event?.type !== 'CardsDiscarded' || command.type !== 'Discard') continue;
    const before = seats.get(event.seat) ?? dealt;
    if (origin !== null) places.set(origin, { held: before.held, gone: command.slots });
    seats.set(event.seat, after(before, event, draws));
  }
  return places;
}

function after(before: Held, { slots, count }: Discarded, draws: boolean): Held {
  const left = withoutSlots(before, slots, count);
  return draws ? withSlots(left, left.held.length + count) : left;
}
