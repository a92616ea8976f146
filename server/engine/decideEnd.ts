// How a hand ends: award, misdeal, void, and a hand killed by ruling (5.9.1, 6.2.2, 6.3, A-21).
import { err, ok } from '../base/result.ts';
import { revertedLevel } from './betting.ts';
import { chips } from './chips.ts';
import type { HandCommand } from './command.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type Hand, type HandState, isLive, isRunning, type SeatHand, seatOf } from './hand.ts';
import { MAY_RULE, type Role, type Ruling } from './role.ts';
import { clauseOf, lateRedeal } from './rulings/cutoff.ts';
import { awardsBack, deckOf, isFouled, mayFoulHand } from './rulings/fouledDeck.ts';
import type { SeatNo } from './seat.ts';
import { paymentsBack, sevenDeuce } from './sidePayments.ts';
import type { TakenOff } from './takenOff.ts';
import { violation } from './violation.ts';

/** 6.3.0: what the dealer may declare, a judge may, too; the operator only records it. */
export const MAY_DECLARE: readonly Role[] = ['DEALER', ...MAY_RULE];

export function award(hand: Hand, { facesWait, off }: Extract<HandCommand, { type: 'AwardPots' }>): Decision {
  if (hand.phase !== 'AWARDING') return err(violation('nothing-to-award', { phase: hand.phase }));
  return ok(pushAll(hand, facesWait === true ? 'later' : (off ?? [])));
}

/** last side pot first, main pot last; then the hand is complete. `bounty`: seven-deuce waits, or is paid without what was taken off. */
export function pushAll(hand: HandState, bounty: readonly TakenOff[] | 'later' = 'later'): readonly HandEvent[] {
  const pots = [...(hand?.decided ?? [])].sort((a, b) => b.pot - a.pot);
  const awards: HandEvent[] = pots.flatMap((d) =>
    d.shares.map((share) => ({ type: 'PotAwarded', pot: d.pot, share }) as const),
  );
  const pushed = awards.reduce<HandState>(evolve, hand);
  const aside = pushed === null || bounty === 'later' ? [] : sevenDeuce(pushed, bounty);
  const paid = aside.reduce<HandState>(evolve, pushed);
  const eliminated = (paid?.seats ?? []).filter((s) => s.stack === 0).map((s) => s.seat);
  return [...awards, ...aside, { type: 'HandCompleted', eliminated }];
}

/** 6.3.0: declared by dealer, judge, chief judge or an authorised person, until the clause's cut-off; the operator only records it. */
export function declareMisdeal(hand: Hand, ruling: Ruling): Decision {
  if (!MAY_DECLARE.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, '6.3'));
  if (!isRunning(hand)) return err(violation('hand-over'));
  const late = lateRedeal(hand, ruling);
  return late === null ? ok(misdealt(hand, ruling)) : err(late);
}

/** All chips go back; the redeal posts the same forced bets of the same level again, so that nobody pays twice. */
export function misdealt(hand: Hand, ruling: Ruling): readonly HandEvent[] {
  return [{ type: 'MisdealDeclared', ruling }, returnAll(hand), ...deckOf(hand, ruling)];
}

/**
 * 6.2.2: every contribution of the hand goes back to its owner, forced bets included, until the last pot is awarded. A judge has
 * seen both cards; the dealer voids nothing by himself.
 */
export function voidHand(hand: Hand, ruling: Ruling): Decision {
  if (!MAY_RULE.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, '6.2.2'));
  const inTime = isFouled(ruling) ? mayFoulHand(hand) : isRunning(hand);
  if (!inTime) return err(violation('SP-6.2.2-TOO_LATE', {}, '6.2.2'));
  return ok(voided(hand, ruling));
}

export function voided(hand: Hand, ruling: Ruling): readonly HandEvent[] {
  return [
    { type: 'HandVoided', ruling },
    ...paymentsBack(hand),
    ...awardsBack(hand),
    returnAll(hand),
    ...deckOf(hand, ruling),
  ];
}

function returnAll(hand: Hand): HandEvent {
  const returns = hand.seats
    .map((s) => ({ seat: s.seat, amount: chips(s.invested + s.dead) }))
    .filter((back) => back.amount > 0);
  return { type: 'ChipsReturned', returns };
}

/** Clauses by which the dealer takes a hand himself: that of a player who is away. Every other dead hand is a judge's word. */
const OF_THE_DEALER: readonly string[] = ['6.4.3', '6.4.4'];

export function killHand(hand: Hand, seat: SeatNo, ruling: Ruling): Decision {
  const s = seatOf(hand, seat);
  const clause = clauseOf(ruling.code);
  const may = OF_THE_DEALER.includes(clause) ? MAY_DECLARE : MAY_RULE;
  if (!may.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, clause || '6.3'));
  if (s === undefined || !isLive(s) || !isRunning(hand)) return err(violation('seat-not-in-hand', { seat }));
  if (hand.phase === 'AWARDING') return err(violation('pot-already-decided'));
  if (hand.seats.filter(isLive).length <= 1) return err(violation('last-live-hand', { seat }, '6.3.9'));
  return ok(killEvents(hand, s, ruling));
}

/** The kill, and what it returns at once. The caller has looked whether the hand may be killed. */
export function killEvents(hand: Hand, s: SeatHand, ruling: Ruling): readonly HandEvent[] {
  return deadHand(hand, s, { ruling, clause: clauseOf(ruling.code) });
}

/** Who killed a hand, and the clause that decides about its uncalled part. */
interface Killing {
  readonly ruling: Ruling;
  readonly clause: string;
}

/** What the dealer posted for an absent player stays in the pot (6.4.4). */
const POSTS_STAY = { '6.4.4': 'forfeit' } as const;

/**
 * clauses without a word of their own return the uncalled part, at once where the level reverts (R65-A). 6.4.4: what was
 * posted for an absent player stays.
 */
export function deadHand(hand: Hand, { seat, street }: SeatHand, { ruling, clause }: Killing): readonly HandEvent[] {
  const byClause: Readonly<Record<string, 'forfeit' | 'return'>> = {
    ...hand.profile['deadHand.uncalled'],
    ...POSTS_STAY,
  };
  const uncalled = clause === '6.4.4' ? 'forfeit' : (byClause[clause] ?? 'return');
  const killed: HandEvent = { type: 'HandKilled', seat, uncalled, ruling };
  const level = revertedLevel(hand, seat);
  if (level === null || uncalled === 'forfeit') return [killed];
  return [killed, { type: 'UncalledReturned', seat, amount: chips(street - level) }];
}
