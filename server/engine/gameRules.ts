// Whether a game can be played with these players and this structure: each impossible hand is refused by name.
import { cardsOfKind } from './card/deckFaces.ts';
import type { Game } from './game/game.ts';
import { gameOf } from './game/games.ts';
import { fullBoard, holeCards, mostCards } from './game/streets.ts';
import type { HandStarted } from './handStart.ts';
import { straddlesInPlace } from './sleepers.ts';
import { type RuleViolation, violation } from './violation.ts';

type Start = Omit<HandStarted, 'type'>;

export function checkGame(start: Start): RuleViolation | null {
  const { unit, minBet, limit, smallBet = 0, bigBet = 0, boards = 1 } = start.structure;
  if (unit <= 0 || minBet <= 0) return violation('bad-structure', { unit, minBet });
  if (limit === 'fixed' && (smallBet <= 0 || bigBet <= 0)) return violation('fixed-bets-missing', { smallBet, bigBet });
  if (boards < 1 || boards > 3 || !Number.isInteger(boards))
    return violation('boards-out-of-range', { boards, most: 3 });
  return checkBoards(start) ?? checkDeck(start) ?? checkBlinds(start);
}

/** Several boards need a game with a board, and a hand that starts on the flop or with the first draw one with blinds. */
function checkBoards({ game, structure: { boards = 1, bombPot = false } }: Start): RuleViolation | null {
  const { forced, streets } = gameOf(game);
  if (fullBoard(gameOf(game)) === 0 && boards > 1) return violation('game-without-board', { game });
  return bombPot && (forced !== 'blinds' || streets[0].board > 0) ? violation('no-bomb-pot', { game }) : null;
}

function checkDeck({ game, seats, structure: { boards = 1 } }: Start): RuleViolation | null {
  const { deck, each, middle } = cardsNeeded(gameOf(game), boards);
  const needed = seats.length * each + middle;
  return needed > deck ? violation('deck-too-small', { needed, deck }) : null;
}

/** So many players have cards enough for a hand of the game. */
export function mostPlayers(game: Game, boards = 1): number {
  const { deck, each, middle } = cardsNeeded(game, boards);
  return Math.floor((deck - middle) / each);
}

/** Stud: the last card may be one for all. */
function cardsNeeded(game: Game, boards: number) {
  const board = fullBoard(game) * boards;
  const later = board === 0 && game.streets.some((rule, i) => i > 0 && rule.deal.length > 0);
  return {
    deck: cardsOfKind(game.deck).length,
    each: later ? mostCards(game) - 1 : holeCards(game),
    middle: later ? 1 : board,
  };
}

/** Somebody has to put in something before the first bet. */
function checkBlinds({ game, structure, bigBlindSeat }: Start): RuleViolation | null {
  const { bombPot = false, bringIn = 0, buttonBlind = 0, bigBlind, smallBlind, ante, anteKind } = structure;
  const antes = anteKind === 'none' ? 0 : ante;
  const byCards = gameOf(game).forced === 'bring_in';
  if (bombPot) return anteKind === 'each' && ante > 0 ? null : violation('bomb-ante-missing');
  if (byCards) return bringIn + antes > 0 ? null : violation('bring-in-missing');
  if (
    bigBlindSeat === null &&
    buttonBlind + straddlesInPlace(structure).length === 0 &&
    antes + smallBlind + bigBlind > 0
  )
    return violation('big-blind-missing');
  return null;
}
