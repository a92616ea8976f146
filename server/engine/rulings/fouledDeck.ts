// 6.2.2: a fouled deck voids the hand. Until when, and what comes back when its pots were pushed already. A leaf of decideEnd.
import type { HandEvent } from '../event.ts';
import { type Hand, isRunning } from '../hand.ts';
import type { Ruling } from '../role.ts';
import { clauseOf } from './cutoff.ts';

/** Until the last pot is awarded; where the house follows R22, until the next hand begins. */
export function mayFoulHand(hand: Hand): boolean {
  return isRunning(hand) || (hand.phase === 'COMPLETE' && hand.profile['fouled.window'] === 'next_hand');
}

/** A fouled deck by the seeds or by Robert's, not any void: only that has a window behind the last pot. */
export function isFouled({ code }: Ruling): boolean {
  return clauseOf(code).startsWith('6.2') || code.startsWith('RRP-FOULED-');
}

/** What was pushed goes back before the bets do. */
export function awardsBack(hand: Hand): readonly HandEvent[] {
  const awards = hand.seats.flatMap(({ seat, won }) => (won > 0 ? [{ seat, amount: won }] : []));
  return awards.length === 0 ? [] : [{ type: 'AwardsTakenBack', awards }];
}

/** The replay is dealt with another deck, also where two cards alike were reported and the hand ended before anybody had looked. */
export function deckOf({ incidents }: Hand, ruling: Ruling): readonly HandEvent[] {
  const inQuestion = incidents.some(({ report, status }) => report.kind === 'duplicate' && status === 'open');
  return isFouled(ruling) || inQuestion ? [toReplace('SP-6.2.0-REPLACE', '6.2')] : [];
}

export function toReplace(code: string, clause: string): HandEvent {
  return { type: 'DeckToReplace', code, clause };
}
