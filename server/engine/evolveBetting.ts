// How posts, actions, board cards and kills change chips, levels and the seat to act.

import { isFullBet, levelsAfter } from './betSizes.ts';
import { bettingStartsAfter, nextToAct, revertedLevel } from './betting.ts';
import { type Chips, chips } from './chips.ts';
import type { HandEvent } from './event.ts';
import type { Hand, SeatHand } from './hand.ts';
import { isOpenedByCards, openerByCards } from './opener.ts';
import type { SeatNo } from './seat.ts';
import { contenders, showdownPots } from './showdown.ts';
import { withSleeper } from './sleepers.ts';

export function change(hand: Hand, seat: SeatNo, update: (s: SeatHand) => SeatHand): Hand {
  return { ...hand, seats: hand.seats.map((s) => (s.seat === seat ? update(s) : s)) };
}

export function posted(hand: Hand, event: Extract<HandEvent, { type: 'ForcedBetPosted' }>): Hand {
  const layered = event.live ? event.amount : 0;
  const onStreet = event.live && event.kind !== 'ante' ? event.amount : 0;
  const paid = change(hand, event.seat, (s) => ({
    ...s,
    stack: chips(s.stack - event.amount),
    invested: chips(s.invested + layered),
    street: chips(s.street + onStreet),
    dead: chips(s.dead + event.amount - layered),
    dealerPosted: s.dealerPosted || event.by === 'dealer',
    allInBy: s.stack === event.amount ? event.by : s.allInBy,
    lastAction: { action: event.kind, amount: event.amount, allIn: s.stack === event.amount },
  }));
  const next = { ...paid, deadMoney: chips(hand.deadMoney + event.amount - layered) };
  if (event.kind !== 'straddle') return next;
  const level = withSleeper(next, event.seat);
  return hand.toAct === event.seat ? { ...level, toAct: nextToAct(level, event.seat) } : level;
}

/**
 * A street opens for betting; a street on which nobody can act closes at once (T-254-c). `said`: who opens, where an up card was
 * not read.
 */
export function openRound(hand: Hand, said?: SeatNo): Hand {
  const open = { ...hand, roundOpen: true };
  if (!isOpenedByCards(hand)) return { ...open, toAct: nextToAct(open, bettingStartsAfter(open)) };
  const opener = said ?? openerByCards(hand);
  if (opener === null) return { ...open, toAct: nextToAct(open, hand.button) };
  return { ...open, openers: { ...hand.openers, [hand.street]: opener }, toAct: nextToAct(open, opener, true) };
}

export function acted(hand: Hand, event: Extract<HandEvent, { type: 'ActionTaken' }>): Hand {
  const raised = event.to > hand.currentBet;
  const chosen = event.action !== 'bring_in';
  const aggressive = raised && isAggressive(hand, event);
  const moved = change(hand, event.seat, (s) => ({
    ...s,
    acted: true,
    state: event.action === 'fold' ? 'FOLDED' : s.state,
    // 6.4.4: who is away has it brought in by the dealer
    dealerPosted: s.dealerPosted || (!chosen && s.presence !== 'PRESENT'),
    allInBy: !event.allIn ? s.allInBy : chosen || s.presence === 'PRESENT' ? 'player' : 'dealer',
    stack: chips(s.stack - event.amount),
    street: chips(s.street + event.amount),
    invested: chips(s.invested + event.amount),
    lastAction: { action: event.action, amount: event.action === 'call' ? event.amount : event.to, allIn: event.allIn },
  }));
  const next: Hand = {
    ...moved,
    // 0.6: a forced bet is no action
    ...(chosen ? actionOf(hand, event) : {}),
    ...(raised ? levelsAfter(hand, event) : {}),
    lastRaise: raised && chosen ? raiseOf(hand, event.seat) : hand.lastRaise,
    aggressors: aggressive ? { ...hand.aggressors, [hand.street]: event.seat } : hand.aggressors,
  };
  const inTurn = hand.toAct === event.seat || hand.toAct === null;
  return { ...next, toAct: inTurn ? nextToAct(next, event.seat) : nextToAct(next, hand.toAct, true) };
}

function actionOf({ actions, street }: Hand, { seat, amount }: Taken): Partial<Hand> {
  return { handHasAction: true, actions: [...actions, { seat, chips: amount > 0 }], lastRoundHeld: street };
}

type Taken = Extract<HandEvent, { type: 'ActionTaken' }>;

/** A bring-in is no bet of his own. */
function isAggressive(hand: Hand, { action, to }: Taken): boolean {
  return action !== 'bring_in' && (isFullBet(hand, to) || hand.profile['showdown.shortRaiseIsAggression']);
}

function raiseOf({ currentBet, lastFull, fullLevel, aggressors, street }: Hand, seat: SeatNo): Hand['lastRaise'] {
  return { seat, from: currentBet, lastFull, fullLevel, aggressor: aggressors[street] ?? null };
}

/**
 * the hand is dead; its level stands or reverts; a dead aggressor is dropped from the order of opening. A pot that it
 * was to get goes to the others that still hold cards for it (E-12).
 */
export function killed(hand: Hand, event: Extract<HandEvent, { type: 'HandKilled' }>): Hand {
  const level = revertedLevel(hand, event.seat);
  const open = { ...reverted(hand, level), decided: hand.decided.filter((d) => !isReopened(hand, d, event.seat)) };
  const dead = change(open, event.seat, (s) => ({
    ...s,
    state: 'KILLED',
    killedFor: event.ruling.code,
    killedUncalled: event.uncalled,
  }));
  if (hand.toAct === null) return dead;
  return { ...dead, toAct: nextToAct(dead, hand.toAct, true) };
}

/** Decided for this seat, not pushed, and somebody else still holds cards for it. */
function isReopened(hand: Hand, { pot, awarded, shares }: Hand['decided'][number], seat: SeatNo): boolean {
  if (awarded || !shares.some((share) => share.seat === seat)) return false;
  const its = showdownPots(hand).find(({ index }) => index === pot);
  return its !== undefined && contenders(hand, its).some((s) => s.seat !== seat);
}

function reverted(hand: Hand, level: Chips | null): Hand {
  const { lastRaise, street } = hand;
  if (level === null || lastRaise === null) return hand;
  const { [street]: _, ...others } = hand.aggressors;
  return {
    ...hand,
    currentBet: level,
    lastFull: lastRaise.lastFull,
    fullLevel: lastRaise.fullLevel,
    lastRaise: null,
    aggressors: lastRaise.aggressor === null ? others : { ...others, [street]: lastRaise.aggressor },
  };
}
