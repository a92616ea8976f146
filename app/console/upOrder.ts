// In which order up cards are typed: as they were dealt. Pure; knows places, no card.
import type { ConsoleView } from '../../server/console/view.ts';

type UpCards = Pick<NonNullable<ConsoleView['upCards']>, 'missing' | 'seats'>;
type Place = UpCards['missing'][number];

export function isMissing({ missing }: Pick<UpCards, 'missing'>, { seat, slot }: Place): boolean {
  return missing.some((one) => one.seat === seat && one.slot === slot);
}

/** The next one behind this place, whether or not its own card is there; else the first that is left, null: none is. */
export function upBehind({ missing, seats }: UpCards, at: Place): Place | null {
  const order = ({ seat, slot }: Place) => slot * seats.length + seats.indexOf(seat);
  return missing.find((one) => order(one) > order(at)) ?? missing[0] ?? null;
}
