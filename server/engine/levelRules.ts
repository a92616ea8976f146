// Which levels make sense: each absurd one is refused by name. Whether the profile offers it is asked when the hand starts.
import { type Chips, chips } from './chips.ts';
import type { Game } from './game/game.ts';
import { HOLDEM } from './game/games.ts';
import { fullBoard } from './game/streets.ts';
import type { Structure } from './structure.ts';
import { type RuleViolation, violation } from './violation.ts';

const NONE = chips(0);

/** The most boards of one hand. */
export const MOST_BOARDS = 3;

export function checkLevel(structure: Structure, game: Game = HOLDEM): RuleViolation | null {
  return checkPosts(structure, game) ?? checkBets(structure, game) ?? checkStraddles(structure);
}

function checkPosts(structure: Structure, game: Game): RuleViolation | null {
  const { unit, minBet, smallBlind, bigBlind, bringIn = NONE } = structure;
  const blind = largestBlind(structure);
  if (unit <= 0 || minBet <= 0) return violation('bad-structure', { unit, minBet });
  if (smallBlind > bigBlind) return violation('small-blind-above-big', { smallBlind, bigBlind });
  const ante = structure.anteKind === 'none' ? 0 : structure.ante;
  if (blind === 0 && ante === 0 && bringIn === 0) return violation('blinds-missing');
  if (game.forced === 'bring_in') return checkBringIn(structure);
  if (unit > Math.max(blind, ante)) return violation('unit-above-big-blind', { unit, bigBlind: blind });
  return null;
}

/** Somebody has to open, for less than a bet. */
function checkBringIn({ bringIn = NONE, smallBet = NONE, minBet, anteKind }: Structure): RuleViolation | null {
  const bet = smallBet > 0 ? smallBet : minBet;
  if (bringIn === 0) return violation('bring-in-missing');
  if (bringIn >= bet) return violation('bring-in-above-bet', { bringIn, bet });
  return anteKind === 'big_blind' || anteKind === 'button' ? violation('ante-not-of-game', { kind: anteKind }) : null;
}

/** 5.4: both bets of fixed limit; a cap that somebody could bet up to; boards where the game has one. */
function checkBets(structure: Structure, game: Game): RuleViolation | null {
  const { limit, smallBet = NONE, bigBet = NONE, cap = NONE, boards = 1 } = structure;
  const blind = largestBlind(structure);
  if (limit === 'fixed' && (smallBet <= 0 || bigBet <= 0)) return violation('fixed-bets-missing');
  if (limit === 'fixed' && bigBet < smallBet) return violation('big-bet-below-small', { smallBet, bigBet });
  if (cap > 0 && cap < blind) return violation('cap-below-big-blind', { cap, bigBlind: blind });
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS)
    return violation('boards-out-of-range', { most: MOST_BOARDS });
  return boards > 1 && fullBoard(game) === 0 ? violation('game-without-board') : null;
}

/** What a straddle doubles: the big blind, or the button's where that is more (short deck). */
function largestBlind({ bigBlind, buttonBlind = NONE }: Pick<Structure, 'bigBlind' | 'buttonBlind'>): Chips {
  return chips(Math.max(bigBlind, buttonBlind));
}

/** 3.4: one after the other, each at least twice the blind or straddle before it. */
export function checkStraddles({
  straddles,
  ...blinds
}: Pick<Structure, 'straddles' | 'bigBlind' | 'buttonBlind'>): RuleViolation | null {
  const empty = straddles.find(({ amount }) => amount === 0);
  if (empty !== undefined) return violation('straddle-missing', { seat: empty.seat });
  const twice = straddles.find(({ seat }, i) => straddles.findIndex((other) => other.seat === seat) !== i);
  if (twice !== undefined) return violation('straddle-twice', { seat: twice.seat });
  const least = (i: number) => 2 * (straddles[i - 1]?.amount ?? largestBlind(blinds));
  const small = straddles.findIndex(({ amount }, i) => amount < least(i));
  return small === -1
    ? null
    : violation('straddle-too-small', { seat: straddles[small]?.seat ?? 0, least: least(small) });
}
