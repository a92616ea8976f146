// When a player's cards come into the picture, once they are due (product.md 1.7): worked out from the hand as it has aired.
import { type Hand, isLive, type SeatHand } from '../engine/hand.ts';
import { bettingOver, boardsComplete } from '../engine/showdown.ts';
import type { MuckedHands, Reveal } from './control.ts';

/** Which seats' cards may be asked for now. What has come into the picture once is not taken back by this. */
export function comesIn(hand: Hand, reveal: Reveal): (seat: SeatHand) => boolean {
  switch (reveal) {
    case 'at-once':
      return () => true;
    case 'after-first-action':
      return (s) => hasActed(hand, s) || (isOver(hand) && reachedTheEnd(s));
    case 'betting-over':
      return (s) => isOver(hand) && reachedTheEnd(s);
    case 'showdown-cash':
      return (s) => isOpened(s) || showsAtShowdown(hand, s);
    case 'showdown-tournament':
      return (s) => isOpened(s) || showsAtShowdown(hand, s) || (nobodyCanBet(hand) && reachedTheEnd(s));
    case 'never':
      return () => false;
  }
}

function hasActed(hand: Hand, { seat }: SeatHand): boolean {
  return hand.actions.some((action) => action.seat === seat);
}

function isOver(hand: Hand): boolean {
  return bettingOver(hand) || hand.phase === 'UNCONTESTED' || hand.phase === 'AWARDING' || hand.phase === 'COMPLETE';
}

/** Neither folded nor killed before the betting was over. */
function reachedTheEnd(s: SeatHand): boolean {
  return isLive(s) || s.state === 'MUCKED';
}

function isOpened(s: SeatHand): boolean {
  return s.state === 'OPENED';
}

/** Nothing is shown down where everybody else has folded. */
function showsAtShowdown(hand: Hand, s: SeatHand): boolean {
  if (hand.openOrder.length === 0 || !boardsComplete(hand) || !reachedTheEnd(s)) return false;
  const wins = hand.decided.some(({ shares }) => shares.some(({ seat }) => seat === s.seat));
  return wins || hand.openOrder[0] === s.seat;
}

function nobodyCanBet(hand: Hand): boolean {
  if (hand.faceUp) return true;
  const allIn = hand.seats.some((s) => reachedTheEnd(s) && s.allInBy !== null);
  return allIn && hand.openOrder.length > 0 && isOver(hand);
}

/** Of the switch and the canvas whatever shows less of a hand mucked at the showdown. */
export function muckedRule(byRules: 'as_played' | 'hide' | 'show', onCanvas: MuckedHands): typeof byRules {
  if (byRules === 'hide' || onCanvas === 'hide') return 'hide';
  return byRules === 'as_played' || onCanvas === 'as-played' ? 'as_played' : 'show';
}
