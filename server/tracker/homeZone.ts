// Where a card of the hand is looked for: the antenna under the place it came to.
import type { ZoneId } from './shape.ts';
import type { Home } from './state.ts';
import { seatZone, upZone } from './zones.ts';

export function homeZone(home: Home): ZoneId {
  if (home.at === 'seat') return home.up ? upZone(home.seat) : seatZone(home.seat);
  if (home.at === 'loose') return seatZone(home.seat);
  return home.at === 'board' ? 'board' : 'burn';
}
