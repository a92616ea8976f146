// Which cards a canvas showed before they were due, by the due times that the tests work out for themselves.
import { isCard } from '../../server/engine/card.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import { type Down, dueAt, handOnAir } from './due.ts';
import type { HandTimes } from './handTimes.ts';
import type { Said, Trace } from './trace.ts';
import type { HandPlaces, Place, World } from './world.ts';

export interface EarlyOptions {
  readonly world: World;
  readonly canvases: readonly CanvasConfig[];
  readonly hands: readonly HandTimes[];
  readonly places: readonly HandPlaces[];
  /** what the programme time must have been at that moment; what the house says it was, when left out */
  readonly timeOf?: (said: Said) => number;
  readonly down?: Down;
}

export interface Shown {
  readonly canvas: CanvasConfig;
  readonly hand: number;
  readonly place: Place;
  /** programme ms at which it was on the canvas */
  readonly at: number;
  readonly due: number;
}

/** Every sight of a card that its room never saw, with the moment and the due time. */
export function closedCardsShown(trace: Trace, options: EarlyOptions): readonly Shown[] {
  return trace.flatMap((said) => {
    const canvas = options.canvases.find(({ name }) => said.channel === `canvas ${name}`);
    return canvas === undefined ? [] : inFrame(said, canvas, options);
  });
}

interface SeatOnAir {
  readonly seat: number;
  readonly cards: readonly string[];
}

function inFrame(said: Said, canvas: CanvasConfig, options: EarlyOptions): readonly Shown[] {
  const { hands, places, down, timeOf = ({ programme }) => programme } = options;
  const frame: { readonly result: { readonly data: { readonly data: { readonly view: View } } } } = JSON.parse(
    said.text,
  );
  const { handNumber, seats } = frame.result.data.data.view;
  const hand = handOnAir(hands, handNumber, { canvas, programme: timeOf(said) });
  const shown = places[hand]?.shown ?? [];
  return seats.flatMap(({ seat, cards }) =>
    cards.flatMap((card, slot): readonly Shown[] => {
      const place: Place = `${seat}.${slot}`;
      if (!isCard(card) || shown.includes(place)) return [];
      return [{ canvas, hand, place, at: timeOf(said), due: dueAt(hands, hand, { place, canvas, down }) }];
    }),
  );
}

interface View {
  readonly handNumber: number;
  readonly seats: readonly SeatOnAir[];
}
