// What follows from a game's definition about its streets. Pure; knows no hand.
import type { Game, StreetRule } from './game.ts';
import type { Street } from './street.ts';

/** The rule of a street; of its first one when the game does not have this street. */
export function ruleOf(game: Game, street: Street): StreetRule {
  return game.streets.find((rule) => rule.street === street) ?? game.streets[0];
}

/** 0 for the first street; -1 for one that the game does not have. */
export function streetIndex(game: Game, street: Street): number {
  return game.streets.findIndex((rule) => rule.street === street);
}

export function firstStreet(game: Game): Street {
  return game.streets[0].street;
}

export function lastStreet(game: Game): Street {
  return game.streets.at(-1)?.street ?? firstStreet(game);
}

/** The street that is dealt behind this one; null behind the last. */
export function nextStreet(game: Game, street: Street): Street | null {
  return game.streets[streetIndex(game, street) + 1]?.street ?? null;
}

/** The first street has none before it and answers itself. */
export function streetBefore(game: Game, street: Street): Street {
  return game.streets[Math.max(0, streetIndex(game, street) - 1)]?.street ?? firstStreet(game);
}

/** Board cards that lie after `street` was dealt. */
export function boardSizeAfter(game: Game, street: Street): number {
  return upTo(game, street).reduce((size, rule) => size + rule.board, 0);
}

/** Board cards when nothing more is to come. */
export function fullBoard(game: Game): number {
  return boardSizeAfter(game, lastStreet(game));
}

/** Hole cards that a seat has been dealt as the first street opens. */
export function holeCards(game: Game): number {
  return game.streets[0].deal.length;
}

/** Cards that a seat holds once `street` is open: dealt so far less thrown away; a draw changes cards, not their number. */
export function cardsHeld(game: Game, street: Street): number {
  return upTo(game, street).reduce((held, rule) => held + rule.deal.length - rule.discard, 0);
}

/** The most cards a seat holds at once. */
export function mostCards(game: Game): number {
  return Math.max(...game.streets.map((rule) => cardsHeld(game, rule.street)));
}

/** Slots that lie face up once everybody has the cards of `street`. */
export function upSlots(game: Game, street: Street = lastStreet(game)): readonly number[] {
  return upTo(game, street)
    .flatMap((rule) => rule.deal)
    .flatMap((face, slot) => (face === 'up' ? [slot] : []));
}

/**
 * Stud: where a card lies that the dealer turned over and the game deals face down. One of the first down cards is then the up
 * card, and what comes third lies face down in its stead; the last card lies face up at its own place.
 */
export function exposedSlots(game: Game): readonly number[] {
  const up = upSlots(game);
  const first = holeCards(game);
  const behind = Array.from({ length: mostCards(game) - first }, (_, i) => first + i);
  return up.length === 0 ? [] : [...up.filter((slot) => slot < first), ...behind.filter((slot) => !up.includes(slot))];
}

function upTo(game: Game, street: Street): readonly StreetRule[] {
  return game.streets.slice(0, Math.max(1, streetIndex(game, street) + 1));
}

/** Slots that a seat may ever be dealt: a drawn card takes a new one. */
export function mostSlots(game: Game): number {
  return game.streets.reduce((slots, rule) => slots + rule.deal.length + rule.draw, 0);
}
