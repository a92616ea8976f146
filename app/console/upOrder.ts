// In which order up cards are typed: as they were dealt. Pure; knows places, no card.
import type { ConsoleView } from '../../server/console/view.ts';

type Cards = NonNullable<ConsoleView['upCards']>;
type UpCards = Pick<Cards, 'missing' | 'seats'>;
type Place = UpCards['missing'][number];

export function isMissing({ missing }: Pick<UpCards, 'missing'>, at: Place): boolean {
  return includesPlace(missing, at);
}

export function includesPlace(places: UpCards['missing'], { seat, slot }: Place): boolean {
  return places.some((one) => one.seat === seat && one.slot === slot);
}

/** Where the seat may show a card that the dealer turned over: the last one that may, null: none. */
export function exposableAt({ exposable }: Pick<Cards, 'exposable'>, seat: number): Place | null {
  return exposable.findLast((one) => one.seat === seat) ?? null;
}

/** The next one behind this place, whether or not its own card is there; else the first that is left, null: none is. */
export function upBehind({ missing, seats }: UpCards, at: Place): Place | null {
  const order = ({ seat, slot }: Place) => slot * seats.length + seats.indexOf(seat);
  return missing.find((one) => order(one) > order(at)) ?? missing[0] ?? null;
}
