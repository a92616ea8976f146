// How a hand ends: award, misdeal, void, and a hand killed by ruling (5.9.1, 6.2.2, 6.3, A-21).
import { err, ok } from '../base/result.ts';
import { revertedLevel } from './betting.ts';
import { chips } from './chips.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type Hand, type HandState, isLive, isRunning, seatOf } from './hand.ts';
import { MAY_RULE, type Role, type Ruling } from './role.ts';
import type { SeatNo } from './seat.ts';
import { violation } from './violation.ts';

const MAY_DECLARE: readonly Role[] = ['DEALER', ...MAY_RULE];

/** last side pot first, main pot last. */
export function award(hand: Hand): Decision {
  if (hand.phase !== 'AWARDING') return err(violation('nothing-to-award', { phase: hand.phase }));
  const pots = [...hand.decided].sort((a, b) => b.pot - a.pot);
  const awards: HandEvent[] = pots.flatMap((d) =>
    d.shares.map((share) => ({ type: 'PotAwarded', pot: d.pot, share }) as const),
  );
  const paid = awards.reduce<HandState>(evolve, hand);
  const eliminated = (paid?.seats ?? []).filter((s) => s.stack === 0).map((s) => s.seat);
  return ok([...awards, { type: 'HandCompleted', eliminated }]);
}

/** 6.3.0: declared by dealer, judge, chief judge or an authorised person; the operator only records it. */
export function declareMisdeal(hand: Hand, ruling: Ruling): Decision {
  if (!MAY_DECLARE.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, '6.3'));
  if (!isRunning(hand)) return err(violation('hand-over'));
  return ok([{ type: 'MisdealDeclared', ruling }, returnAll(hand)]);
}

/** 6.2.2: every contribution of the hand goes back to its owner, forced bets included, until the last pot is awarded. */
export function voidHand(hand: Hand, ruling: Ruling): Decision {
  if (!MAY_DECLARE.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, '6.2.2'));
  if (!isRunning(hand)) return err(violation('SP-6.2.2-TOO_LATE', {}, '6.2.2'));
  return ok([{ type: 'HandVoided', ruling }, returnAll(hand)]);
}

function returnAll(hand: Hand): HandEvent {
  const returns = hand.seats
    .map((s) => ({ seat: s.seat, amount: chips(s.invested + s.dead) }))
    .filter((back) => back.amount > 0);
  return { type: 'ChipsReturned', returns };
}

export function killHand(hand: Hand, seat: SeatNo, ruling: Ruling): Decision {
  const s = seatOf(hand, seat);
  if (!MAY_DECLARE.includes(ruling.by)) return err(violation('SP-6.3.0-ROLE', { role: ruling.by }, '6.3'));
  if (s === undefined || !isLive(s) || !isRunning(hand)) return err(violation('seat-not-in-hand', { seat }));
  if (hand.phase === 'AWARDING') return err(violation('pot-already-decided'));
  if (hand.seats.filter(isLive).length <= 1) return err(violation('last-live-hand', { seat }, '6.3.9'));
  const uncalled = uncalledRule(hand, ruling);
  const level = revertedLevel(hand, seat);
  const killed: HandEvent = { type: 'HandKilled', seat, uncalled, ruling };
  // R65-A: where the level reverts, what nobody called goes back at once
  if (level === null || uncalled === 'forfeit') return ok([killed]);
  return ok([killed, { type: 'UncalledReturned', seat, amount: chips(s.street - level) }]);
}

/** the clause in the ruling's code decides; clauses without a word of their own return the uncalled part. */
function uncalledRule(hand: Hand, ruling: Ruling): 'forfeit' | 'return' {
  const byClause: Readonly<Record<string, 'forfeit' | 'return'>> = hand.profile['deadHand.uncalled'];
  const clause = /-(\d+\.\d+\.\d+)/.exec(ruling.code)?.[1] ?? '';
  return byClause[clause] ?? 'return';
}
