// What readers may expect at the seats, by the game and how far its cards have come: slots, cards face up, draws, boards. Public.
import { cardsDue, drawToCome, hasToDraw, mayShareCard, streetToDeal, toDraw } from '../engine/dealing.ts';
import type { Game } from '../engine/game/game.ts';
import { gameOf } from '../engine/game/games.ts';
import { boardSizeAfter, cardsHeld, firstStreet, ruleOf, upSlots } from '../engine/game/streets.ts';
import { type Hand, holdsCards, liveSeats, type SeatHand } from '../engine/hand.ts';
import { withSlots } from '../engine/heldSlots.ts';
import type { BoardStreet, CardsThrown, Context } from '../tracker/shape.ts';

type Due = Pick<
  Context,
  | 'cardsPerSeat'
  | 'places'
  | 'upSlots'
  | 'turned'
  | 'firstDeal'
  | 'dealTime'
  | 'throws'
  | 'boardStreets'
  | 'boardsTogether'
>;

/** `stopped`: the next street and the next draw have to wait. */
export function placesDue(hand: Hand, stopped: boolean): Due {
  const game = gameOf(hand.game);
  const next = stopped ? null : streetToDeal(hand);
  const { deal, draw } = ruleOf(game, hand.street);
  return {
    cardsPerSeat: cardsDue(hand, next ?? hand.street),
    places: Object.fromEntries(hand.seats.map((s) => [s.seat, placesOf(hand, s, next)])),
    upSlots: upSlots(game),
    turned: Object.fromEntries(hand.seats.map((s) => [s.seat, turnedSlots(game, s)])),
    firstDeal: next === null && hand.street === firstStreet(game),
    dealTime: next !== null || deal.length > 0 || draw > 0,
    throws: stopped ? {} : throwsOf(hand),
    boardStreets: boardStreets(hand, game),
    boardsTogether: hand.structure.boards > 1,
  };
}

/** Places face up by the game whose card the seat holds face down, since the dealer turned over another one. */
function turnedSlots(game: Game, { up }: SeatHand): readonly number[] {
  const exposed = up.flatMap((one) => (one.exposed === true ? [one.slot] : []));
  return exposed.filter((slot) => upSlots(game).includes(slot));
}

/** What the seat holds, and new slots for what it waits for. */
function placesOf(hand: Hand, s: SeatHand, next: ReturnType<typeof streetToDeal>): readonly number[] {
  const waits = next !== null || !hand.streetDealt;
  const due = waits && (holdsCards(s) || !hand.dealComplete) ? cardsDue(hand, next ?? hand.street) : 0;
  return withSlots(s, due).held;
}

/** In a draw the one in turn; cards that are not replaced are thrown away in any order. */
function throwsOf(hand: Hand): Readonly<Record<number, CardsThrown>> {
  const rule = hand.phase === 'DRAWING' ? drawToCome(hand) : null;
  if (rule === null) return {};
  const seats = liveSeats(hand).filter((s) => (rule.draw > 0 ? s.seat === toDraw(hand) : hasToDraw(hand, s, rule)));
  return Object.fromEntries(
    seats.map((s) => {
      const exact = s.held.length - cardsHeld(gameOf(hand.game), rule.street);
      const most = Math.min(rule.draw, s.held.length);
      return [s.seat, rule.draw > 0 ? { least: 0, most } : { least: exact, most: exact }];
    }),
  );
}

function boardStreets(hand: Hand, game: Game): readonly BoardStreet[] {
  const streets = game.streets.filter(({ board }) => board > 0).map(({ street }) => street);
  if (mayShareCard(hand)) return [{ street: streetToDeal(hand) ?? hand.street, size: 1 }];
  return streets.map((street) => ({ street, size: boardSizeAfter(game, street) }));
}
