// What follows by itself from an accepted command: closing rounds, returns, the showdown's order, decided pots.
import { drawsLeft, isDrawing } from './dealing.ts';
import { dealtOut } from './decideCards.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type Hand, type HandState, isLive } from './hand.ts';
import { uncalledPart } from './pots.ts';
import { rakeEvents } from './rake.ts';
import { absentAtDealEnd, absentNow } from './rulings/presence.ts';
import { stopOf } from './rulings/stopped.ts';
import {
  bettingOver,
  boardsComplete,
  decideBest,
  decideLone,
  mustOpenAll,
  openOrder,
  orderCode,
  pointer,
  showdownPots,
} from './showdown.ts';
import { sleeperPost } from './sleepers.ts';

/** Appends consequences to `events` until nothing more follows. */
export function withConsequences(state: HandState, events: readonly HandEvent[]): readonly HandEvent[] {
  const all = [...events, ...atDealEnd(state, events)];
  let hand = all.reduce(evolve, state);
  for (;;) {
    const more = hand === null ? [] : beforeRake(hand, nextConsequences(hand));
    if (more.length === 0) return all;
    all.push(...more);
    hand = more.reduce(evolve, hand);
  }
}

/** 3.4: the house takes its part before the pots are divided. */
function beforeRake(hand: Hand, next: readonly HandEvent[]): readonly HandEvent[] {
  if (!next.some((event) => event.type === 'PotDecided')) return next;
  const taken = rakeEvents(hand, showdownPots(hand));
  return taken.length === 0 ? next : taken;
}

/** 6.4.3, A-29: who is away as the last card of the deal lies there; who comes later has no cards (T-644-c). */
function atDealEnd(state: HandState, events: readonly HandEvent[]): readonly HandEvent[] {
  if (state?.dealComplete === true || !events.some((event) => event.type === 'DealCompleted')) return [];
  const dealt = events.reduce(evolve, state);
  return dealt === null ? [] : absentAtDealEnd(dealt);
}

function nextConsequences(hand: Hand): readonly HandEvent[] {
  if (!hand.dealComplete || ['AWARDING', 'COMPLETE', 'MISDEAL', 'VOID'].includes(hand.phase)) return [];
  const uncontested = hand.seats.filter(isLive).length === 1;
  if (hand.roundOpen && (uncontested || hand.toAct === null)) return [{ type: 'RoundClosed', street: hand.street }];
  if (hand.roundOpen) return inRound(hand);
  // while the hand is stopped no round opens behind its last card
  const dealt = uncontested || stopOf(hand) !== null ? [] : dealtOut(hand);
  if (dealt.length > 0) return dealt;
  // a street whose cards are still coming has had no round: its blinds are there to be called
  const uncalled = hand.streetDealt || uncontested ? uncalledPart(hand) : null;
  if (uncalled !== null) return [{ type: 'UncalledReturned', ...uncalled }];
  if (uncontested) return decideLone(hand) ?? [];
  const away = isDrawing(hand) ? absentNow(hand) : [];
  if (away.length > 0) return away;
  return bettingOver(hand) && !drawsLeft(hand) ? atShowdown(hand) : [];
}

/** The seat to act is away, or has a sleeper that counts now. */
function inRound(hand: Hand): readonly HandEvent[] {
  const away = absentNow(hand);
  return away.length > 0 ? away : sleeperPost(hand);
}

/** Section 4: order and face-up duty once, then every pot that can be decided. */
function atShowdown(hand: Hand): readonly HandEvent[] {
  if (!hand.orderSet) return enterShowdown(hand);
  const lone = decideLone(hand);
  if (lone !== null) return lone;
  const absent = absentNow(hand);
  if (absent.length > 0) return absent;
  const unopened = hand.seats.some((s) => isLive(s) && s.state !== 'OPENED');
  const partly = hand.seats.some((s) => s.state === 'OPENED' && s.cards.length < s.held.length);
  if (!boardsComplete(hand) || pointer(hand) !== null || partly || (hand.faceUp && unopened)) return [];
  return decideBest(hand) ?? [];
}

function enterShowdown(hand: Hand): readonly HandEvent[] {
  const order = openOrder(hand);
  const opened: HandEvent = { type: 'ShowdownOpened', ...order, code: orderCode(order) };
  if (!mustOpenAll(hand)) return [opened];
  const always = hand.profile['showdown.allInFaceUp'] === 'always';
  return [opened, { type: 'FaceUpRequired', code: always ? 'TDA-R16-FACE_UP' : 'HR-A02-FACE_UP' }];
}
