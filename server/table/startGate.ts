// What has to be in order before a hand is dealt: the deck (6.1, 6.2), the shuffle and the cut (5.5), and a competition that goes on. Pure.
import type { HandEvent } from '../engine/event.ts';
import { deckBlockOf } from '../engine/rulings/deckState.ts';
import { type Omission, omissionsOf, procedureAlarm } from '../engine/rulings/procedure.ts';
import { stopOf } from '../engine/rulings/stopped.ts';
import { profileOf } from '../engine/session.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import { sevenDeuceWaits } from './sevenDeuce.ts';

/** `late`: the hand was played before it is entered, with whatever deck and shuffle. */
export function mayDeal(state: TableState, late: boolean): RuleViolation | null {
  const { session, hand } = state;
  if (session.competitionEnd !== null) return violation('competition-ended', {}, '5.10.1');
  // R22: what was reported behind the last pot is ruled on first
  const open = hand?.phase === 'COMPLETE' ? stopOf(hand) : null;
  if (open !== null) return violation('hand-stopped', { code: open.code, id: open.id }, open.clause);
  // 3.4: behind the next hand nobody could be paid any more, and none of the stacks would be right
  if (sevenDeuceWaits(state)) return violation('seven-deuce-waits');
  return late ? null : (unfitDeck(state) ?? missingStep(state));
}

function unfitDeck({ session }: TableState): RuleViolation | null {
  const block = deckBlockOf(session.deck, profileOf(session));
  return block === null ? null : violation(block.code, block.card === null ? {} : { card: block.card }, block.clause);
}

function missingStep(state: TableState): RuleViolation | null {
  if (gateOf(state) !== 'blocking') return null;
  const missing = omissions(state).find(({ gate }) => gate);
  return missing === undefined ? null : violation(missing.code, {}, missing.clause);
}

function omissions({ session }: TableState): readonly Omission[] {
  const { procedure, handNumber } = session;
  return omissionsOf({ profile: profileOf(session), procedure, restart: handNumber === 0 });
}

function gateOf({ session }: TableState) {
  return profileOf(session)['procedure.gates'];
}

/**
 * Soft alarms of a start. Where nobody reports shuffles nothing is known of them, and nothing is said: advice counts from
 * the first report of the show on.
 */
export function startAlarms(state: TableState): readonly HandEvent[] {
  if (gateOf(state) === 'off' || !state.session.procedureKept) return [];
  return omissions(state).map(procedureAlarm);
}

/** 5.5.2: too short a time since the last hand for a shuffle by hand (`shuffle.minSeconds`). `now`: programme ms. */
export function suspicion(state: TableState, now: number): readonly HandEvent[] {
  const { session, hand, playedUntil } = state;
  const profile = profileOf(session);
  const watched = gateOf(state) !== 'off' && session.procedure.shuffle !== null && profile['event.shuffler'] !== 'on';
  const quick = hand !== null && now - playedUntil < profile['shuffle.minSeconds'] * 1_000;
  return watched && quick ? [procedureAlarm({ code: 'SHUFFLE_SUSPECT' })] : [];
}
