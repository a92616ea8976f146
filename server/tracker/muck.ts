// Layer 3, the muck: whose cards went there and how sure that is. A fold by itself only in turn, with every card, not
// all-in and not ending the hand; absence from a seat alone is never a fold.

import { isFirm } from './away.ts';
import { mayHearTooMuch } from './crossTalk.ts';
import { countsOf, isOutOfSight } from './deal.ts';
import type { MuckGate } from './evidence.ts';
import { own } from './location.ts';
import { isGathering, isInPlay } from './phases.ts';
import { missingAt, placesOf } from './places.ts';
import { lies, tierAt } from './presence.ts';
import { FOLD_WEIGHT, MUCK } from './rules.ts';
import type { Context, TagId } from './shape.ts';
import { isFree } from './standing.ts';
import { emit, type MuckReads, type MuckSaid, presencesOf, type Step, type TrackerState, withHand } from './state.ts';
import { wrongAt } from './wrongPlaces.ts';
import { seatZone } from './zones.ts';

export function readMuck(step: Step): Step {
  if (isGathering(step.state.context)) return step;
  let next = burns(stub(step));
  // F21: what goes back in the deal was replaced, and is no fold
  if (step.state.context.phase === 'DEALING') return next;
  for (const seat of step.state.context.dealtIn) next = held(returned(mucked(next, seat), seat), seat);
  return next;
}

/** A burn is inferred only where it has a place of its own. */
function burns(step: Step): Step {
  let next = step;
  if (!isInPlay(step.state.context)) return step;
  for (const [tag, { first }] of presencesOf(step.state.zones.burn?.tags ?? {})) {
    const tier = tierAt(step.state, 'burn', tag);
    if (!isFree(next.state, tag) || (tier !== 'provisional' && tier !== 'firm')) continue;
    next = emit(own(next, tag, { at: 'burn' }), first, { type: 'burn' });
  }
  return next;
}

/** Many cards nobody owns at once: the stub, not folds (2.5.7). */
function stub(step: Step): Step {
  const { hand, context } = step.state;
  if (hand.stubTold || !isInPlay(context) || areCardsDue(step.state)) return step;
  const came = freeAtMuck(step.state);
  const newest = Math.max(...came);
  const together = came.filter((first) => newest - first <= MUCK.stubWithinMs);
  if (together.length < MUCK.stubTags) return step;
  const stubAt = Math.min(...together);
  return emit(withHand(step, { stubTold: true, stubAt }), stubAt, { type: 'stub-to-muck', count: together.length });
}

/** Behind the first deal cards that are drawn or dealt to seats pass over the muck. */
function areCardsDue(state: TrackerState): boolean {
  const { context } = state;
  if (context.firstDeal) return false;
  return context.phase === 'DRAWING' || context.live.some((seat) => missingAt(state, seat) > 0);
}

function freeAtMuck(state: TrackerState): readonly number[] {
  return presencesOf(state.zones.muck?.tags ?? {}).flatMap(([tag, { first }]) => (isFree(state, tag) ? [first] : []));
}

/** The cards of one seat that have been read at the muck, judged together. */
export interface Muck {
  readonly seat: number;
  readonly tags: readonly TagId[];
  readonly reads: readonly MuckReads[];
  readonly firm: number;
  readonly first: number;
  readonly all: boolean;
}

export function muckOf(state: TrackerState, seat: number): Muck | null {
  const tags = state.hand.slots[seat] ?? [];
  const reads = tags.flatMap((tag) => state.cards[tag]?.muck ?? []);
  if (reads.length === 0) return null;
  const firm = tags.filter((tag) => isFirm(state, tag, state.cards[tag])).length;
  const all = firm === tags.length && tags.length >= placesOf(state.context, seat).length;
  return { seat, tags, reads, firm, first: Math.min(...reads.map((read) => read.first)), all };
}

function mucked(step: Step, seat: number): Step {
  const { state } = step;
  if (state.context.muck === 'off') return step;
  const muck = muckOf(state, seat);
  const said = state.hand.mucks[seat];
  if (muck === null || muck.firm === 0 || said === 'all' || said === 'corroborated') return step;
  const rest = state.now - muck.first;
  if (rest < (muck.all ? MUCK.settleMs : MUCK.restMs)) return step;
  if (!state.context.live.includes(seat)) return said === 'returned' ? step : corroborate(step, muck);
  if (mayThrow(state.context, muck) || isDraw(state, muck)) return step;
  if (state.context.muck === 'corroborate' && rest < MUCK.unconfirmedMs) return step;
  const level: MuckSaid = muck.all ? 'all' : 'partial';
  return said === level || state.context.live.length < 2 ? step : judge(step, muck, level);
}

/** While cards are drawn, and where the game lets the seat throw so many away, it is no fold. */
function mayThrow({ phase, throws }: Context, { seat, firm }: Muck): boolean {
  return phase === 'DRAWING' || firm <= (throws[seat]?.most ?? 0);
}

/** A card that went in the place of the one which somebody named: the draw is put right, nothing was folded. */
function isDraw(state: TrackerState, { seat, all, first }: Muck): boolean {
  if (all || state.context.discards[seat] === undefined) return false;
  return state.now - first < MUCK.unconfirmedMs || wrongAt(state, seat) !== null;
}

/** Folded at the console already: a note without a question. */
function corroborate(step: Step, { seat, all, first }: Muck): Step {
  const told = withHand(step, { mucks: { ...step.state.hand.mucks, [seat]: 'corroborated' } });
  return emit(told, first, { type: 'muck-corroborated', seat, all });
}

function judge(step: Step, muck: Muck, level: MuckSaid): Step {
  const { state } = step;
  const { seat, all } = muck;
  const confidence = confidenceOf(state, muck);
  if (confidence < MUCK.propose) return step;
  const gates = gatesOf(state, muck, confidence);
  const told = withHand(step, { mucks: { ...state.hand.mucks, [seat]: level } });
  return emit(told, muck.first, {
    type: 'muck',
    seat,
    all,
    withStub: gates.includes('with-stub'),
    confidence,
    inTurn: state.context.toAct === seat,
    gates,
    automatic: gates.length === 0,
    evidence: {
      seen: muck.reads.length,
      dealt: countsOf(state, [seat])[seat] ?? 0,
      seatEmpty: isOutOfSight(state, seat, MUCK.emptyMs),
      scans: scansOf(muck),
    },
  });
}

function scansOf({ reads }: Muck): number {
  return Math.max(...reads.map(({ scans }) => scans));
}

function confidenceOf(state: TrackerState, muck: Muck): number {
  const { toAct, facingBet } = state.context;
  let sum: number = muck.all ? FOLD_WEIGHT.allCards : FOLD_WEIGHT.someCards;
  sum += toAct === muck.seat ? FOLD_WEIGHT.inTurn : FOLD_WEIGHT.outOfTurn;
  if (toAct === muck.seat && facingBet) sum += FOLD_WEIGHT.facingBet;
  if (isOutOfSight(state, muck.seat, MUCK.emptyMs)) sum += FOLD_WEIGHT.seatEmpty;
  if (scansOf(muck) === 1) sum += FOLD_WEIGHT.oneScan;
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000;
}

/** 5.9.1 (i): each of these leaves the fold to a person. */
function gatesOf(state: TrackerState, muck: Muck, confidence: number): readonly MuckGate[] {
  const { context, gapAt, now, late } = state;
  const betting = context.phase === 'BETTING';
  const held: readonly (readonly [MuckGate, boolean])[] = [
    ['not-betting', !betting],
    ['out-of-turn', betting && context.toAct !== muck.seat],
    ['all-in', context.allIn.includes(muck.seat)],
    ['ends-hand', context.live.length === 2],
    ['partial', !muck.all],
    ['with-stub', cameWithStub(state, muck)],
    ['late', late],
    ['uncertain-reads', gapAt !== null && now - gapAt < MUCK.uncertainMs],
    ['cross-talk', mayHearTooMuch(state, muck.seat)],
    ['doubtful', confidence < MUCK.automatic],
    ['policy', context.muck !== 'auto'],
  ];
  return held.flatMap(([gate, shut]) => (shut ? [gate] : []));
}

/** T-257-c: in the same second as the stub, or as more than the one card a burn would be. */
export function cameWithStub(state: TrackerState, { first }: Muck): boolean {
  const near = freeAtMuck(state).filter((came) => Math.abs(came - first) <= MUCK.settleMs).length;
  const { stubAt } = state.hand;
  return near >= 2 || (stubAt !== null && Math.abs(stubAt - first) <= MUCK.settleMs);
}

/** A card of a mucked hand lies at its seat again: the table asks for a judge. */
function returned(step: Step, seat: number): Step {
  const { state } = step;
  const said = state.hand.mucks[seat];
  if (said === undefined || said === 'returned') return step;
  const zone = seatZone(seat);
  const back = (state.hand.slots[seat] ?? []).find(
    (tag) => state.cards[tag]?.muck === null && tierAt(state, zone, tag) === 'firm' && lies(state, { zone, tag }, 0),
  );
  const presence = back === undefined ? undefined : state.zones[zone]?.tags[back];
  if (presence === undefined || said === 'partial') return step;
  const told = withHand(step, { mucks: { ...state.hand.mucks, [seat]: 'returned' } });
  // nobody entered that fold: the player still holds his cards, and nothing was taken back
  if (state.context.muck === 'corroborate' && state.context.live.includes(seat)) return told;
  return emit(told, presence.first, { type: 'muck-returned', seat });
}

/** F24, 6.4.1: a live hand out of sight for longer than peeking takes. */
function held(step: Step, seat: number): Step {
  const { state } = step;
  if (!state.context.live.includes(seat)) return step;
  const out = muckOf(state, seat) === null && isOutOfSight(state, seat, state.context.lostMs);
  const told = state.hand.heldTold.includes(seat);
  if (out === told) return step;
  const heldTold = out ? [...state.hand.heldTold, seat] : state.hand.heldTold.filter((other) => other !== seat);
  const next = withHand(step, { heldTold });
  return out ? emit(next, state.now, { type: 'held', seat, seconds: state.context.lostMs / 1000 }) : next;
}
