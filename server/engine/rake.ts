// What the house takes from the pots of a hand (3.4): how much, and from which pot. Knows no card.
import { type Chips, chips, sum } from './chips.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import { firstStreet, fullBoard } from './game/streets.ts';
import type { Hand } from './hand.ts';
import type { Pot } from './pots.ts';

/**
 * Before pots are decided: a part of all pots, uncalled chips taken back, up to the cap and in whole steps; from the main pot first,
 * the rest from the side pots in their order. A side pot that somebody had alone before the flop is left as it was decided.
 */
export function rakeEvents(hand: Hand, pots: readonly Pot[]): readonly HandEvent[] {
  if (hand.raked > 0) return [];
  const decided = pots.findIndex((pot) => hand.decided.some((one) => one.pot === pot.index));
  const open = sum((decided === -1 ? pots : pots.slice(0, decided)).map((pot) => pot.amount));
  const rake = rakeOf(hand, sum(pots.map((pot) => pot.amount)));
  return portions(pots, chips(Math.min(rake, open))).flatMap((amount, i) =>
    amount === 0 ? [] : [{ type: 'RakeTaken', pot: pots[i]?.index ?? i, amount }],
  );
}

function rakeOf(hand: Hand, total: Chips): Chips {
  const { rake } = hand.profile;
  if (rake === 'none' || (rake.noFlopNoDrop && !hasFlop(hand))) return chips(0);
  const steps = partOf(total, rake.pct) / BigInt(rake.roundDownTo);
  return chips(Math.min(rake.cap, Number(steps) * rake.roundDownTo, total));
}

/** Whole chips below the part: in whole numbers, since 2.3 percent of 3,000 are 69 and no fraction less. */
function partOf(total: Chips, pct: number): bigint {
  return (BigInt(Math.round(pct * PARTS_OF_PERCENT)) * BigInt(total)) / BigInt(100 * PARTS_OF_PERCENT);
}

/** As fine as anybody says a rake. */
const PARTS_OF_PERCENT = 1_000_000;

/** Where no board is dealt the second street is what the flop is elsewhere. */
function hasFlop(hand: Hand): boolean {
  const game = gameOf(hand.game);
  if (fullBoard(game) === 0) return hand.street !== firstStreet(game);
  const early = game.streets[0].board;
  return hand.boards.some((board) => board.length > early);
}

/** The pots as they are paid out. */
export function withoutRake(pots: readonly Pot[], raked: Chips): readonly Pot[] {
  const taken = portions(pots, raked);
  return raked === 0 ? pots : pots.map((pot, i) => ({ ...pot, amount: chips(pot.amount - (taken[i] ?? 0)) }));
}

function portions(pots: readonly Pot[], rake: Chips): readonly Chips[] {
  let left: number = rake;
  return pots.map(({ amount }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return chips(taken);
  });
}
