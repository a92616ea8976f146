// 6.4.3 and 6.4.4: players who are away from the table or serve a penalty, and when the dealer folds their cards.
import { err, ok } from '../../base/result.ts';
import { legalActions } from '../betting.ts';
import type { HandCommand } from '../command.ts';
import { drawToCome, hasToDraw, toDraw } from '../dealing.ts';
import { killEvents } from '../decideEnd.ts';
import type { Decision } from '../decision.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { type Hand, isLive, liveSeats, type SeatHand, seatOf } from '../hand.ts';
import type { Ruling } from '../role.ts';
import type { SeatNo } from '../seat.ts';
import { pointer } from '../showdown.ts';
import { violation } from '../violation.ts';
import { hasActed } from './cutoff.ts';
import { stopOf } from './stopped.ts';

/** What it does stands at the check points; leaving after an own all-in costs nobody his hand. */
export function decidePresence(
  hand: Hand,
  { seat, presence }: Extract<HandCommand, { type: 'SetPresence' }>,
): Decision {
  const s = seatOf(hand, seat);
  if (s === undefined) return err(violation('seat-not-dealt-in', { seat }, '6.4.3'));
  if (s.presence === presence) return ok([]);
  const leaves = s.presence === 'PRESENT' && isLive(s) && isProtected(hand, s);
  return ok([{ type: 'PresenceChanged', seat, presence }, ...(leaves ? [stays(seat)] : [])]);
}

/** End of the initial deal: absent seats clockwise after the button; the last live hand is never killed (T-644-d). */
export function absentAtDealEnd(hand: Hand): readonly HandEvent[] {
  if (!hand.profile['absent.check'].startsWith('deal_end')) return [];
  const opener = hand.toAct === null ? undefined : seatOf(hand, hand.toAct);
  const events: HandEvent[] = opener !== undefined && isAway(opener) ? [...broughtIn(hand, opener)] : [];
  let now = after(hand, events);
  for (const { seat } of hand.seats) {
    const s = seatOf(now, seat);
    if (s === undefined || !isAway(s)) continue;
    const more = isProtected(now, s) ? [stays(seat)] : kill(now, s);
    events.push(...more);
    now = after(now, more);
  }
  return events;
}

/** The action or the draw reaches an absent seat, or it must open or muck; nothing while an open alarm stops the hand. */
export function absentNow(hand: Hand): readonly HandEvent[] {
  if (stopOf(hand) !== null) return [];
  const due = hand.roundOpen ? atTurn(hand) : (atDraw(hand) ?? atShowdown(hand));
  if (due === undefined) return [];
  const posts = broughtIn(hand, due);
  const now = after(hand, posts);
  const s = seatOf(now, due.seat) ?? due;
  return [...posts, ...(posts.length > 0 && isProtected(now, s) ? [stays(s.seat)] : kill(now, s))];
}

/** 6.4.4: the dealer puts in for him what his low card makes him put in; it stays in the pot. */
function broughtIn(hand: Hand, { seat, stack }: SeatHand): readonly HandEvent[] {
  const { bringIn, fold } = legalActions(hand, seat);
  if (bringIn === null || fold) return [];
  const allIn = stack === bringIn;
  return [{ type: 'ActionTaken', seat, action: 'bring_in', amount: bringIn, to: bringIn, allIn, asRuled: null }];
}

function after(hand: Hand, events: readonly HandEvent[]): Hand {
  return events.reduce<Hand>((next, event) => evolve(next, event) ?? next, hand);
}

function atTurn(hand: Hand): SeatHand | undefined {
  const s = hand.toAct === null ? undefined : seatOf(hand, hand.toAct);
  return s !== undefined && isAway(s) && hand.profile['absent.check'].includes('turn') ? s : undefined;
}

/** In turn where cards are exchanged; where they are thrown away in any order, once nobody who is there has to. */
function atDraw(hand: Hand): SeatHand | undefined {
  const rule = drawToCome(hand);
  if (rule === null || !hand.profile['absent.check'].includes('turn')) return undefined;
  const next = toDraw(hand);
  const due = liveSeats(hand).filter((s) => (rule.draw > 0 ? s.seat === next : hasToDraw(hand, s, rule)));
  return due.every(isAway) ? due.find((s) => !isProtected(hand, s)) : undefined;
}

/** At the pointer of 4.3, and all of them where every hand is turned up (4.2). */
function atShowdown(hand: Hand): SeatHand | undefined {
  if (!hand.orderSet || !hand.profile['absent.check'].includes('showdown')) return undefined;
  const at = pointer(hand);
  const due = hand.faceUp ? hand.seats : hand.seats.filter((s) => s.seat === at);
  return due.find((s) => isAway(s) && !isProtected(hand, s));
}

/** Closed live cards of somebody who is not there. */
function isAway(s: SeatHand): boolean {
  return s.presence !== 'PRESENT' && (s.state === 'LIVE_DOWN' || s.state === 'LIVE_PARTIAL');
}

/** 6.4.3: an all-in of his own keeps the hand; a blind that the dealer posted does not, unless the house says so. */
function isProtected(hand: Hand, s: SeatHand): boolean {
  return s.allInBy === 'player' || (s.allInBy === 'dealer' && hand.profile['absent.forcedAllInLive'] === true);
}

function stays(seat: SeatNo): HandEvent {
  return { type: 'AlarmRaised', code: 'SP-6.4.3-ALLIN_EXCEPTION', severity: 'soft', seat };
}

function kill(hand: Hand, s: SeatHand): readonly HandEvent[] {
  if (liveSeats(hand).length <= 1) return [];
  const posted = s.dealerPosted && !hasActed(hand, s.seat);
  const code = posted ? 'SP-6.4.4-POSTED_FOLDED' : 'SP-6.4.3-FOLDED';
  const ruling: Ruling = { by: 'DEALER', code, note: '' };
  return killEvents(hand, s, ruling);
}

/** The dealer folded the hand of somebody who was not there. */
export function foldedAway({ killedFor }: SeatHand): boolean {
  return killedFor === 'SP-6.4.3-FOLDED' || killedFor === 'SP-6.4.4-POSTED_FOLDED';
}

/**
 * Seats that lost their last chip to a forced bet while they were away (6.4.4): "absent, blinded out", never an elimination by
 * cards. Of a complete hand.
 */
export function blindedOut(hand: Hand): readonly SeatNo[] {
  const out = (s: SeatHand) => s.allInBy === 'dealer' && s.state === 'KILLED' && s.stack === 0;
  return hand.phase === 'COMPLETE' ? hand.seats.filter(out).map((s) => s.seat) : [];
}
