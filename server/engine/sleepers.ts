// Sleepers, straddles out of place (3.4): they count when everybody before them has folded, else they never were in the pot.
import { chipsToBet } from './betSizes.ts';
import { chips } from './chips.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import { firstStreet } from './game/streets.ts';
import { type Hand, type SeatHand, seatOf } from './hand.ts';
import type { SeatNo } from './seat.ts';
import type { Straddle, Structure } from './structure.ts';

/** Straddles that set the amount to call from the start. */
export function straddlesInPlace({ straddles }: Pick<Structure, 'straddles'>): readonly Straddle[] {
  return straddles.filter(({ sleeper }) => sleeper !== true);
}

/** The action has come to a sleeper over folds alone: its chips go in. A call or raise before it leaves them in the stack. */
export function sleeperPost(hand: Hand): readonly HandEvent[] {
  const s = hand.toAct === null ? undefined : seatOf(hand, hand.toAct);
  const sleeper = s === undefined ? undefined : sleeperOf(hand, s.seat);
  if (s === undefined || sleeper === undefined || !isFoldedTo(hand, s)) return [];
  const amount = chips(Math.min(chipsToBet(hand, s), sleeper.amount - s.street));
  const above = Math.min(sleeper.amount, s.street + amount) > hand.currentBet;
  return above ? [{ type: 'ForcedBetPosted', seat: s.seat, kind: 'straddle', amount, live: true, by: 'player' }] : [];
}

function isFoldedTo({ street, game, actions }: Hand, s: SeatHand): boolean {
  const first = street === firstStreet(gameOf(game));
  return first && s.presence === 'PRESENT' && !s.acted && !actions.some((action) => action.chips);
}

/**
 * A sleeper that goes in sets the amount to call; with `straddle.minRaise` straddle the smallest raise as well. Logs of the first
 * release posted it with the blinds, and it counted at once.
 */
export function withSleeper(hand: Hand, seat: SeatNo): Hand {
  const sleeper = sleeperOf(hand, seat);
  if (sleeper === undefined) return hand;
  const level = chips(Math.max(hand.currentBet, sleeper.amount));
  const byStraddle = hand.profile['straddle.minRaise'] === 'straddle';
  const lastFull = byStraddle ? chips(Math.max(hand.lastFull, sleeper.amount)) : hand.lastFull;
  return { ...hand, currentBet: level, fullLevel: level, lastFull };
}

function sleeperOf({ structure }: Pick<Hand, 'structure'>, seat: SeatNo): Straddle | undefined {
  return structure.straddles.find((straddle) => straddle.seat === seat && straddle.sleeper === true);
}
