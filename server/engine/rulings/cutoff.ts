// Until when a deal may be dealt again (6.3, A-17): one action, substantial action (R36), or two players.
import type { Hand } from '../hand.ts';
import { MAY_RULE, type Ruling } from '../role.ts';
import { type RuleViolation, violation } from '../violation.ts';

/** The right to a redeal has ended: later a wrong deal is played on. */
export function cutoffPassed(hand: Hand): boolean {
  const { actions } = hand;
  switch (hand.profile['misdeal.cutoff']) {
    case 'first_action':
      return actions.length > 0;
    case 'substantial_action':
      return substantialAction(hand);
    case 'two_players':
      return new Set(actions.map((one) => one.seat)).size >= 2;
  }
}

/** R36: three actions, or two of which one put chips in. */
export function substantialAction({ actions }: Hand): boolean {
  return actions.length >= 3 || (actions.length >= 2 && actions.some((one) => one.chips));
}

/** The seat has taken an action in this hand; forced bets are none (0.6). */
export function hasActed(hand: Hand, seat: number): boolean {
  return hand.actions.some((one) => one.seat === seat);
}

/** The seat has put chips in by an action of its own. */
export function hasPaid(hand: Hand, seat: number): boolean {
  return hand.actions.some((one) => one.seat === seat && one.chips);
}

/** '6.3.5' of `SP-6.3.5-REDEAL`, 'R35' of `TDA-R35-REDEAL`; '' when a code names no clause. */
export function clauseOf(code: string): string {
  return /-(\d+\.\d+(?:\.\d+)*|R\d+)/.exec(code)?.[1] ?? '';
}

/** What a redeal that comes too late is refused with, by the clause or the book that its code names. */
const PLAYED_ON: readonly (readonly [string, string])[] = [
  ['-6.3.1-', 'SP-6.3.1-PLAY_ON'],
  ['-6.3.2-', 'SP-6.3.2-PLAY_ON'],
  ['-6.3.3-', 'SP-6.3.3-PLAY_ON'],
  ['-6.3.4-', 'SP-6.3.4-PLAY_ON'],
  ['-6.3.5-', 'SP-6.3.5-PLAY_ON'],
  ['-6.3.6-', 'SP-6.3.6-PLAY_ON'],
  ['TDA-R35-', 'TDA-R36-PLAY_ON'],
  ['RRP-MISDEAL-', 'RRP-MISDEAL-PLAY_ON'],
];

/** The clauses that name no limit of their own: later a judge decides. */
const WITHOUT_LIMIT = ['6.3.1', '6.3.6'];

/** A redeal declared too late; null: it may be declared. A code without a clause of 6.3 is a judge's own. */
export function lateRedeal(hand: Hand, { code, by }: Ruling): RuleViolation | null {
  if (!cutoffPassed(hand)) return null;
  const clause = clauseOf(code);
  const judge = MAY_RULE.includes(by);
  const refused = PLAYED_ON.find(([part]) => code.includes(part))?.[1];
  if (judge && (refused === undefined || (WITHOUT_LIMIT.includes(clause) && judgeMayRedeal(hand)))) return null;
  return violation(refused ?? 'redeal-too-late', {}, clause);
}

/** the seeds leave a late redeal under 6.3.1 and 6.3.6 to a judge; R36 and Robert's do not. */
export function judgeMayRedeal(hand: Hand): boolean {
  return hand.profile['misdeal.cutoff'] === 'first_action';
}
