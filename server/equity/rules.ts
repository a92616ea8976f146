// What the chances depend on of a game: the part of its definition that says which cards a hand has and what they are worth.
import type { DeckKind } from '../engine/card/deckFaces.ts';
import type { Game } from '../engine/game/game.ts';
import { GAMES } from '../engine/game/games.ts';
import type { HandKind } from '../engine/game/handKind.ts';
import { cardsHeld, fullBoard, lastStreet, mostCards } from '../engine/game/streets.ts';

export interface EquityRules {
  readonly deck: DeckKind;
  readonly holeUse: Game['holeUse'];
  /** One wins the whole pot; of two each wins a half, and the first all of it when nobody has the second. */
  readonly kinds: readonly [HandKind] | readonly [HandKind, HandKind];
  /** Cards of a complete board: 5, or 0 in stud and draw games. */
  readonly boardCards: number;
  /** Cards of a hand: as many as it may hold at once, and as many as it has left when nothing more is thrown away. */
  readonly mostCards: number;
  readonly lastCards: number;
  /** How often cards may be exchanged: 0 to 3. */
  readonly draws: number;
}

export function rulesOf(game: Game): EquityRules {
  return {
    deck: game.deck,
    holeUse: game.holeUse,
    kinds: game.kinds,
    boardCards: fullBoard(game),
    mostCards: mostCards(game),
    lastCards: cardsHeld(game, lastStreet(game)),
    draws: game.streets.filter((rule) => rule.draw > 0).length,
  };
}

export const HOLDEM: EquityRules = rulesOf(GAMES.holdem);
