// A street that goes back to where it came from (6.4.6, 2.5.5): until when, and what becomes of the hand. Knows no remedy.
import { seatsWithChips } from '../betting.ts';
import { chips } from '../chips.ts';
import type { HandEvent } from '../event.ts';
import { gameOf } from '../game/games.ts';
import type { Street } from '../game/street.ts';
import { boardSizeAfter, firstStreet, streetBefore } from '../game/streets.ts';
import { type Hand, isLive } from '../hand.ts';
import { contenders, showdownPots } from '../showdown.ts';

/** The last street that was dealt, before anybody acted on it, and before the first pot is pushed; one board only. */
export function mayTakeBack(hand: Hand, street: Street): boolean {
  if (street !== hand.street || street === firstStreet(gameOf(hand.game)) || hand.runs > 1) return false;
  if (hand.lastRoundHeld === street || hand.decided.some((pot) => pot.awarded)) return false;
  if (hand.stubMucked && hand.profile['burn.restoreFromLog'] === 'never') return false;
  return hand.seats.filter(isLive).length > 1;
}

/** Betting was over before this street came: nobody acts on it. */
export function inRunOut(hand: Hand): boolean {
  return !hand.roundOpen && hand.lastRoundHeld !== hand.street;
}

/**
 * The round before is closed again and waits for the same street. Pots that the cards had decided are open again; the stub,
 * if it lay on the muck, is put together from the log.
 */
export function takenBack(hand: Hand, { street, burns }: Extract<HandEvent, { type: 'BoardTakenBack' }>): Hand {
  const game = gameOf(hand.game);
  const before = streetBefore(game, street);
  const kept = boardSizeAfter(game, before);
  const over = seatsWithChips(hand).length <= 1;
  return {
    ...hand,
    burns,
    street: before,
    streetDealt: true,
    roundOpen: false,
    toAct: null,
    currentBet: chips(0),
    stubMucked: false,
    boards: hand.boards.map((board) => board.slice(0, kept)),
    decided: hand.decided.filter((pot) => pot.awarded || isLone(hand, pot.pot)),
    ...(over ? {} : { orderSet: false, openOrder: [], faceUp: false }),
  };
}

/** Decided without cards: everybody else in it is out (5.9.2.3). */
function isLone(hand: Hand, index: number): boolean {
  const pot = showdownPots(hand).find((one) => one.index === index);
  return pot !== undefined && contenders(hand, pot).length <= 1;
}
