// A chop: those left in the hand share its pots by agreed amounts, without comparing hands (rules.md 2.2, docs/RULES.md 6.5).
import { err, ok } from '../base/result.ts';
import { type Chips, chips, sum } from './chips.ts';
import type { ChopShare } from './chopShare.ts';
import type { HandCommand } from './command.ts';
import { pushAll } from './decideEnd.ts';
import type { Decision } from './decision.ts';
import type { HandEvent, PotShare } from './event.ts';
import { evolve } from './evolve.ts';
import { type Hand, type HandState, isRunning, seatOf } from './hand.ts';
import { type Pot, type SplitRule, splitPot, wholeShare } from './pots.ts';
import { rakeEvents } from './rake.ts';
import { MAY_RULE, type Ruling } from './role.ts';
import type { SeatNo } from './seat.ts';
import { contenders, showdownPots } from './showdown.ts';
import { type RuleViolation, violation } from './violation.ts';

/** Code of a pot that was shared by agreement. */
export const CHOPPED = 'CHOPPED';

/** What a console needs to ask for a chop. */
export interface ChopOffer {
  readonly total: Chips;
  /** the most a seat can win of the pots it is in */
  readonly most: readonly ChopShare[];
  /** every pot in equal parts, odd chips by 5.9.3: the first suggestion */
  readonly equal: readonly ChopShare[];
  /** shares are multiples of it; 1 where a pot is none */
  readonly unit: number;
  readonly needsRuling: boolean;
}

type ChopPots = Extract<HandCommand, { type: 'ChopPots' }>;

/** Players share a pot by their own agreement in a cash game only; where pots are played for a title the floor decides. */
export function chopNeedsRuling(hand: Hand): boolean {
  return hand.profile.setting !== 'cash';
}

/** Null while the pots cannot be shared. */
export function chopOffer(closed: Hand): ChopOffer | null {
  if (notNow(closed) !== null) return null;
  const { hand } = raked(closed);
  const pots = openPots(hand);
  const rule = splitRule(hand);
  return {
    total: sum(pots.map((pot) => pot.amount)),
    most: perSeat(
      hand,
      pots.flatMap((pot) => pot.seats.map((seat) => ({ seat, amount: pot.amount }))),
    ),
    equal: perSeat(
      hand,
      pots.flatMap((pot) => splitPot(pot.amount, pot.seats, rule).shares),
    ),
    unit: unitOf(hand, pots),
    needsRuling: chopNeedsRuling(hand),
  };
}

export function decideChop(closed: Hand, { shares, ruling }: ChopPots): Decision {
  const refused = notNow(closed) ?? notAllowed(closed, ruling);
  if (refused !== null) return err(refused);
  const { hand, taken } = raked(closed);
  const pots = openPots(hand);
  const wrong = wrongShares(hand, pots, shares);
  if (wrong !== null) return err(wrong);
  const codes = ruling === null ? [CHOPPED] : [CHOPPED, ruling.code];
  const decided = filled(hand, pots, shares).map(
    ({ pot, parts }): Decided => ({
      type: 'PotDecided',
      pot: pot.index,
      amount: pot.amount,
      shown: false,
      shares: parts,
      codes,
    }),
  );
  return ok([...taken, ...decided, ...pushAll(decided.reduce<HandState>(evolve, hand))]);
}

/** 3.4: what players share is what the house leaves of the pots. */
function raked(hand: Hand): { readonly hand: Hand; readonly taken: readonly HandEvent[] } {
  const taken = hand.decided.length > 0 ? [] : rakeEvents(hand, showdownPots(hand));
  return { hand: taken.reduce<Hand>((next, event) => evolve(next, event) ?? next, hand), taken };
}

type Decided = Extract<HandEvent, { type: 'PotDecided' }>;

/** Betting is over, somebody can still win against somebody else, and no released hand can come back (R14). */
function notNow(hand: Hand): RuleViolation | null {
  if (!isRunning(hand)) return violation('hand-over');
  if (hand.phase === 'DEALING') return violation('deal-not-complete');
  if (hand.phase === 'BETTING') return violation('chop-too-early', { toAct: hand.toAct ?? 0 }, '2.5.3');
  const released = hand.seats.find((s) => s.state === 'MUCK_PENDING');
  if (released !== undefined) return violation('released-hand-waits', { seat: released.seat }, 'R14');
  return openPots(hand).some((pot) => pot.seats.length > 1) ? null : violation('nothing-to-chop', {}, '5.9.1');
}

function notAllowed(hand: Hand, ruling: Ruling | null): RuleViolation | null {
  if (ruling === null) return chopNeedsRuling(hand) ? violation('chop-needs-ruling') : null;
  return MAY_RULE.includes(ruling.by) ? null : violation('SP-6.3.0-ROLE', { role: ruling.by });
}

/** All pots that were not pushed and that somebody can still win, decided ones too: the agreement goes before the cards. */
function openPots(hand: Hand): readonly Pot[] {
  return showdownPots(hand)
    .map((pot) => ({ ...pot, seats: contenders(hand, pot).map((s) => s.seat) }))
    .filter((pot) => pot.amount > 0 && pot.seats.length > 0);
}

function wrongShares(hand: Hand, pots: readonly Pot[], shares: readonly ChopShare[]): RuleViolation | null {
  const wrong = shares.map((share) => wrongShare(hand, pots, share)).find((found) => found !== null);
  if (wrong !== undefined) return wrong;
  if (new Set(shares.map((share) => share.seat)).size < shares.length) return violation('seat-twice');
  const total = sum(pots.map((pot) => pot.amount));
  const off = sum(shares.map((share) => share.amount)) - total;
  if (off < 0) return violation('chop-below-pots', { total, off: -off });
  if (off > 0) return violation('chop-above-pots', { total, off });
  return aboveTogether(pots, shares) ?? belowUnit(hand, pots, shares);
}

function wrongShare(hand: Hand, pots: readonly Pot[], { seat, amount }: ChopShare): RuleViolation | null {
  if (seatOf(hand, seat) === undefined) return violation('seat-not-dealt-in', { seat });
  const its = pots.filter((pot) => pot.seats.includes(seat));
  if (its.length === 0) return violation('seat-not-in-hand', { seat });
  if (!Number.isSafeInteger(amount) || amount < 0) return violation('chop-not-an-amount', { seat });
  const most = sum(its.map((pot) => pot.amount));
  return amount > most ? violation('share-above-pots', { seat, most }, '0.8') : null;
}

/** Pots are nested: those who are not in a side pot cannot take more together than the pots inside it. */
function aboveTogether(pots: readonly Pot[], shares: readonly ChopShare[]): RuleViolation | null {
  for (const [i, side] of pots.entries()) {
    const outside = shares.filter((share) => share.amount > 0 && !side.seats.includes(share.seat));
    const most = sum(pots.slice(0, i).map((pot) => pot.amount));
    const taken = sum(outside.map((share) => share.amount));
    if (taken > most)
      return violation('shares-above-pots', { seats: outside.map((share) => share.seat).join(', '), most }, '0.8');
  }
  return null;
}

/** 5.9.3: nobody breaks a chip; where a pot itself is no multiple of the unit, smaller chips lie there anyway. */
function unitOf(hand: Hand, pots: readonly Pot[]): number {
  const { unit } = hand.structure;
  return pots.some((pot) => pot.amount % unit !== 0) ? 1 : unit;
}

function belowUnit(hand: Hand, pots: readonly Pot[], shares: readonly ChopShare[]): RuleViolation | null {
  const unit = unitOf(hand, pots);
  const broken = shares.find((share) => share.amount % unit !== 0);
  return broken === undefined ? null : violation('share-below-unit', { seat: broken.seat, unit }, '5.9.3');
}

interface Filled {
  readonly pot: Pot;
  readonly parts: readonly PotShare[];
}

/** The smallest circle of seats first: what is left of every share then fits into the pots inside. */
function filled(hand: Hand, pots: readonly Pot[], shares: readonly ChopShare[]): readonly Filled[] {
  const left = new Map(shares.map((share) => [share.seat, share.amount]));
  const outwards = [...pots].reverse().map((pot) => ({ pot, parts: fill(pot, left, splitRule(hand)) }));
  return outwards.reverse();
}

/** Equal parts, each up to what is left of the seat's share, until the pot is given out. Takes them off `left`. */
function fill(pot: Pot, left: Map<SeatNo, Chips>, rule: SplitRule): readonly PotShare[] {
  const got = new Map<SeatNo, Chips>();
  for (let rest: number = pot.amount; rest > 0; ) {
    const open = pot.seats.filter((seat) => (left.get(seat) ?? 0) > 0);
    if (open.length === 0) break;
    for (const part of splitPot(chips(rest), open, rule).shares) {
      const amount = Math.min(part.amount, left.get(part.seat) ?? 0);
      left.set(part.seat, chips((left.get(part.seat) ?? 0) - amount));
      got.set(part.seat, chips((got.get(part.seat) ?? 0) + amount));
      rest -= amount;
    }
  }
  return pot.seats.flatMap((seat) => {
    const amount = got.get(seat) ?? chips(0);
    return amount === 0 ? [] : [wholeShare(seat, 0, { seat, amount, oddUnits: 0 })];
  });
}

function splitRule(hand: Hand): SplitRule {
  return { button: hand.button, unit: hand.structure.unit, oddChips: hand.profile.oddChips };
}

function perSeat(hand: Hand, parts: readonly ChopShare[]): readonly ChopShare[] {
  return hand.seats.flatMap(({ seat }) => {
    const own = parts.filter((part) => part.seat === seat);
    return own.length === 0 ? [] : [{ seat, amount: sum(own.map((part) => part.amount)) }];
  });
}
