// The cards that won, lit once the pot has been pushed. A pot that nobody contested lights nothing, nor does a hand of which a
// judge moved the chips: light for one pot would veil hands as beaten that the other was taken from.
import type { Card } from '../../engine/card.ts';
import { awardsOf } from '../felt/awards.ts';
import { winningHand } from './hands.ts';
import type { Sight } from './sight.ts';

export interface DecidingCards {
  /** by seat, the cards of its winning hands; hole cards among them */
  readonly seats: ReadonlyMap<number, ReadonlySet<Card>>;
  readonly runs: ReadonlyMap<number, ReadonlySet<Card>>;
}

export function decidingCards(sight: Sight): DecidingCards {
  const seats = new Map<number, ReadonlySet<Card>>();
  const runs = new Map<number, ReadonlySet<Card>>();
  const { hand } = sight;
  for (const award of hand === null || hand.overruled !== null ? [] : awardsOf(hand)) {
    const best = winningHand(sight, award)?.cards ?? [];
    seats.set(award.seat, new Set([...(seats.get(award.seat) ?? []), ...best]));
    runs.set(award.run, new Set([...(runs.get(award.run) ?? []), ...best]));
  }
  return { seats, runs };
}
