// Actions in turn, actions entered as ruled, and cards of a live seat seen in the muck (2.5.2 to 2.5.4, 5.2, 5.9.1).
import { err, ok } from '../base/result.ts';
import type { Action } from './action.ts';
import { tooMuch } from './betSizes.ts';
import { bringsAllIn, bringsIn, legalActions, mayFold, raiseAs } from './betting.ts';
import { type Chips, chips } from './chips.ts';
import type { HandCommand } from './command.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import { firstStreet } from './game/streets.ts';
import { type Hand, isLive, liveSeats, type SeatHand, seatOf } from './hand.ts';
import { muckPolicyOf } from './muckPolicy.ts';
import type { Ruling } from './role.ts';
import { stopOf } from './rulings/stopped.ts';
import { type RuleViolation, violation } from './violation.ts';

type Act = Extract<HandCommand, { type: 'Act' }>;
type AsRuled = Extract<HandCommand, { type: 'ActAsRuled' }>;
type Taken = Extract<HandEvent, { type: 'ActionTaken' }>;

export function decideAct(hand: Hand, command: Act): Decision {
  const s = seatOf(hand, command.seat);
  if (s === undefined) return err(violation('seat-not-dealt-in', { seat: command.seat }));
  if (hand.phase !== 'BETTING') return err(violation('not-betting', { phase: hand.phase }));
  if (hand.toAct !== command.seat)
    return err(violation('not-your-turn', { seat: command.seat, toAct: hand.toAct ?? 0 }));
  switch (command.action) {
    case 'fold':
      return mayFold(hand, s)
        ? ok(foldEvents(hand, s))
        : err(violation(bringsIn(hand) ? 'bring-in-first' : 'fold-unforced'));
    case 'check':
      return legalActions(hand, s.seat).check ? ok([taken(s, 'check', s.street)]) : err(notChecked(hand, s));
    case 'call':
      return call(hand, s);
    case 'bet':
      return hand.currentBet === 0
        ? wager(hand, s, command.to)
        : err(violation('bet-facing-bet', { level: hand.currentBet }));
    case 'raise':
      return hand.currentBet > 0 ? wager(hand, s, command.to) : err(violation('nothing-to-raise', {}, 'R55'));
    case 'complete':
      if (bringsAllIn(hand, s)) return bringIn(hand, s);
      return wager(hand, s, command.to ?? legalActions(hand, s.seat).raise?.min ?? null);
    case 'bring_in':
      return bringIn(hand, s);
    case 'allin':
      return allIn(hand, s);
  }
}

function taken(s: SeatHand, action: Action, to: number): Taken {
  const amount = chips(Math.max(0, to - s.street));
  return {
    type: 'ActionTaken',
    seat: s.seat,
    action,
    amount,
    to: chips(s.street + amount),
    allIn: amount > 0 && amount === s.stack,
    asRuled: null,
  };
}

/** A fold with nothing to call is recorded with a soft notice (`fold.unforced`). */
function foldEvents(hand: Hand, s: SeatHand): readonly HandEvent[] {
  const fold = taken(s, 'fold', s.street);
  const unforced = s.street >= hand.currentBet && !bringsIn(hand);
  return unforced ? [fold, { type: 'AlarmRaised', code: 'FOLD_UNFORCED', severity: 'soft', seat: s.seat }] : [fold];
}

function call(hand: Hand, s: SeatHand): Decision {
  const amount = legalActions(hand, s.seat).call;
  return amount === null ? err(violation('nothing-to-call')) : ok([taken(s, 'call', s.street + amount)]);
}

function notChecked(hand: Hand, s: SeatHand): RuleViolation {
  if (bringsIn(hand)) return violation('bring-in-first', { amount: hand.structure.bringIn });
  return violation('check-facing-bet', { toCall: hand.currentBet - s.street }, 'R55');
}

/** Stud: what the up cards make the opener put in. */
function bringIn(hand: Hand, s: SeatHand): Decision {
  const amount = legalActions(hand, s.seat).bringIn;
  return amount === null ? err(violation('no-bring-in')) : ok([taken(s, 'bring_in', s.street + amount)]);
}

function wager(hand: Hand, s: SeatHand, to: Chips | null): Decision {
  const range = legalActions(hand, s.seat).raise;
  const verb: Action = raiseAs(hand);
  if (to === null || !Number.isSafeInteger(to)) return err(violation('amount-missing'));
  if (range === null && bringsAllIn(hand, s))
    return err(violation('bring-in-first', { amount: hand.structure.bringIn }));
  if (range === null) return err(violation('raise-not-open', { level: hand.currentBet }, '5.2'));
  if (to > range.max) return err(tooMuch(hand, s, range));
  if (to < range.min)
    return err(violation(verb === 'bet' ? 'bet-too-small' : 'raise-too-small', { min: range.min }, '5.2'));
  return ok([taken(s, verb, to)]);
}

function allIn(hand: Hand, s: SeatHand): Decision {
  const to = s.street + s.stack;
  if (bringsAllIn(hand, s)) return bringIn(hand, s);
  if (to <= hand.currentBet) return call(hand, s);
  return wager(hand, s, chips(to));
}

/** design.md section 7: an action that the rules refuse but that did happen and stands (floor, clause). */
export function decideAsRuled(hand: Hand, command: AsRuled): Decision {
  const s = seatOf(hand, command.seat);
  if (s === undefined || !isLive(s)) return err(violation('seat-not-in-hand', { seat: command.seat }));
  const reopens = isClosedRound(hand);
  if (hand.phase !== 'BETTING' && !reopens) return err(violation('not-betting', { phase: hand.phase }));
  const still = command.action === 'fold' || command.action === 'check';
  const owed = Math.min(s.stack, Math.max(0, hand.currentBet - s.street));
  const to = still ? s.street : (command.to ?? s.street + owed);
  if (!Number.isSafeInteger(to) || to < s.street) return err(violation('amount-missing'));
  if (to > s.street + s.stack) return err(violation('more-than-stack', { max: s.street + s.stack }));
  const action: HandEvent = { ...taken(s, command.action, to), asRuled: command.ruling };
  return ok(reopens ? [{ type: 'RoundReopened', street: hand.street, ruling: command.ruling }, action] : [action]);
}

/** The round of this street was held and is closed, and no card of the next one lies there. */
function isClosedRound({ phase, streetDealt, street, structure, game }: Hand): boolean {
  const held = streetDealt && !(structure.bombPot && street === firstStreet(gameOf(game)));
  return held && (phase === 'BETTING_CLOSED' || phase === 'DRAWING');
}

/** A ruling, so a person of the floor or the dealer must have made it; only before the next card. */
export function decideReopen(hand: Hand, ruling: Ruling): Decision {
  if (!isClosedRound(hand)) return err(violation('round-not-closed', { phase: hand.phase }));
  if (ruling.by === 'OPERATOR' || ruling.by === 'PLAYER') return err(violation('SP-6.3.0-ROLE', { role: ruling.by }));
  return ok([{ type: 'RoundReopened', street: hand.street, ruling }]);
}

/**
 * 5.9.1 (i): where the policy is `auto` a fold in turn with all tags of the hand in the muck, not all-in and not ending the hand, is a fold. Everything
 * else waits for a person, and so does a fold while an open report stops the hand; cards of a hand that is out or decided have
 * no meaning.
 */
export function decideSeenMuck(hand: Hand, command: Extract<HandCommand, { type: 'SeeMuck' }>): Decision {
  const s = seatOf(hand, command.seat);
  if (s === undefined || !isLive(s) || s.state === 'OPENED') return ok([]);
  if (['AWARDING', 'COMPLETE', 'MISDEAL', 'VOID', 'UNCONTESTED', 'DRAWING'].includes(hand.phase)) return ok([]);
  // the dealer takes an absent player's cards: no fold of his (6.4.3)
  const absent = s.presence !== 'PRESENT';
  if (absent && hand.phase === 'DEALING') return ok([]);
  const inTurn = hand.toAct === s.seat && !absent;
  const clear = command.all && !command.withStub && inTurn && s.stack > 0 && liveSeats(hand).length > 2;
  const goesOn = muckPolicyOf(hand) === 'auto' && hand.phase === 'BETTING' && stopOf(hand) === null;
  if (goesOn && clear && mayFold(hand, s)) return ok(foldEvents(hand, s));
  const code = ['SHOWDOWN', 'FACE_UP', 'RUNOUT'].includes(hand.phase) ? 'MUCK_UNCONFIRMED' : 'FOLD_UNCONFIRMED';
  return ok([{ type: 'AlarmRaised', code, severity: 'soft', seat: s.seat }]);
}
