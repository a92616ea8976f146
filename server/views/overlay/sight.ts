// What one canvas can see of the cards at its media time, and whose chances follow from that. The base of overlay and commentary.
import { type Card, duplicateCard } from '../../engine/card.ts';
import { type Hand, holdsCards, isRunning } from '../../engine/hand.ts';
import type { Moment } from '../../release/released.ts';
import type { ChancesOf } from '../chances/chances.ts';
import { awardsOf } from '../felt/awards.ts';
import { runsOf } from '../felt/boards.ts';
import { drawsLeft } from '../felt/draws.ts';
import { awaitsRuling } from '../felt/pots.ts';
import { cardPlaces, facesOf, noCards } from './cardPlaces.ts';
import { type Rivals, type SeatChances, seatChances } from './seatChances.ts';
import type { CardPlace } from './view.ts';

/** Hands that compete with all their cards in sight. */
export type Contest = Rivals;

export interface Sight {
  readonly hand: Hand | null;
  /** card places by seat, seats that were dealt in only */
  readonly places: ReadonlyMap<number, readonly CardPlace[]>;
  /** the same as far as they are the hands that the seats have now: what a seat held before a draw counts for nothing */
  readonly present: ReadonlyMap<number, readonly CardPlace[]>;
  readonly contest: Contest | null;
  /** by seat; nobody's while there is no contest */
  readonly chances: ReadonlyMap<number, SeatChances>;
}

const NO_CHANCES: Sight['chances'] = new Map();

export function sightOf(shown: Moment, chancesOf: ChancesOf): Sight {
  const { hand } = shown;
  const places = new Map((hand?.seats ?? []).map((s) => [s.seat, cardPlaces(shown, s)]));
  const before = new Set(shown.beforeDraw.map(({ seat }) => seat));
  const present = new Map([...places].filter(([seat]) => !before.has(seat)));
  const contest = hand === null ? null : contestOf(hand, present);
  const chances = hand === null || contest === null ? NO_CHANCES : seatChances(hand, contest, chancesOf);
  return { hand, places, present, contest, chances };
}

export function placesOf({ hand, places }: Sight, seat: number): readonly CardPlace[] {
  return places.get(seat) ?? noCards(hand);
}

/** The faces of a seat that can be compared with this board: all of them seen, no card twice. */
export function handFaces({ hand, present }: Sight, seat: number, board: readonly Card[]): readonly Card[] | null {
  const faces = facesOf(present.get(seat) ?? noCards(hand));
  return faces === null || duplicateCard([...faces, ...board]) !== null ? null : faces;
}

/**
 * From the complete deal to the award, with two hands or more left, and only when every one of them is in sight. Once
 * betting is over a hand that waits for a judge has no chances: a hundred percent would name the winner before he does.
 */
function contestOf(hand: Hand, places: ReadonlyMap<number, readonly CardPlace[]>): Contest | null {
  if (hand.orderSet && awaitsRuling(hand)) return null;
  if (!hand.dealComplete || !isRunning(hand) || awardsOf(hand).length > 0) return null;
  const rivals = hand.seats.filter(holdsCards);
  const hands = rivals.flatMap((s) => {
    const faces = facesOf(places.get(s.seat) ?? noCards(hand));
    return faces === null ? [] : [faces];
  });
  if (rivals.length < 2 || hands.length < rivals.length) return null;
  const seats = rivals.map((s) => s.seat);
  return { seats, game: hand.game, hands, boards: runsOf(hand), dead: [], drawsLeft: drawsLeft(hand) };
}
