// What was chosen at the card desk, and the place that the next card goes to. Pure; knows no card.
import type { CardsHand } from '../../../server/console/cards/view.ts';
import { type ChosenHand, isThere, nextFree, type Place, type Sending } from './places.ts';

export interface Chosen extends ChosenHand {
  /** null: the next free place behind `after` */
  readonly place: Place | null;
  readonly after: Place | null;
  readonly armed: boolean;
  readonly anyway: Place | null;
}

export const NOTHING: Chosen = { hand: null, stay: false, place: null, after: null, armed: false, anyway: null };

interface Standing {
  readonly hand: CardsHand | null;
  readonly chosen: Chosen;
  readonly sending: Sending;
}

/** What was chosen counts for the hand it was chosen for, and as long as its place is there: the next card fills a free one. */
export function standing({ hand, chosen, sending }: Standing): Pick<Chosen, 'place' | 'armed' | 'anyway'> {
  if (hand === null) return NOTHING;
  const { place, after, armed, anyway } = hand.handId === chosen.hand ? chosen : NOTHING;
  if (place !== null && isThere(hand, place)) return { place, armed, anyway };
  return { place: nextFree(hand, after, sending), armed: false, anyway: null };
}
