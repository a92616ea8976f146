// Layer 3, the deal: start of a hand, hole cards, a complete or a short deal. Tags leave only as 'hole-card'.

import { isAway } from './away.ts';
import { readDealOrder } from './dealOrder.ts';
import { drawPlace } from './drawPlace.ts';
import { drawOf } from './draws.ts';
import { tellExtras } from './extras.ts';
import { followPlaces, goes, goesUnread } from './followPlaces.ts';
import { nobodys } from './leftBehind.ts';
import { mayComeTo, own } from './location.ts';
import { isNoisy } from './noisy.ts';
import { isDealTime, isGathering, isInPlay, isOver } from './phases.ts';
import { downSlot, filledSlots, isTurned, isUp, missingAt, placeFor, placesOf } from './places.ts';
import { lies, tierAt } from './presence.ts';
import { DEAL, DEAL_ORDER, MUCK } from './rules.ts';
import type { Context, TagId, ZoneId } from './shape.ts';
import { isFree } from './standing.ts';
import {
  type Arrival as Came,
  emit,
  type Home,
  presencesOf,
  type Step,
  type TrackerState,
  withCard,
  withHand,
  zonesOf,
} from './state.ts';
import { offerUp } from './upCards.ts';
import { isWashing } from './wash.ts';
import { seatOfZone, seatZone, upZone, zoneKind } from './zones.ts';

export function readDeal(step: Step): Step {
  return shortDeal(readDealOrder(completeDeal(holeCards(newDeal(startOfHand(step))))));
}

/** Other cards are due: a street that deals to the seats, or a draw. */
function newDeal(step: Step): Step {
  const { context, hand, now } = step.state;
  if (isOver(context)) return step;
  const dealFor = context.dealtIn.map((seat) => placesOf(context, seat).join()).join(' ');
  if (dealFor === hand.dealFor) return step;
  const first = hand.dealFor === null;
  return withHand(step, { dealFor, dealSince: now, ...(first ? {} : { complete: false, shortFor: null }) });
}

export interface Arrival {
  readonly tag: TagId;
  readonly seat: number;
  readonly zone: ZoneId;
  readonly first: number;
}

function startOfHand(step: Step): Step {
  const { state } = step;
  if (!isOver(state.context)) return { ...step, state: { ...state, startTold: false } };
  const old = nobodys(state);
  const arrived = arrivals(state, ['provisional', 'firm']).filter(({ tag }) => old[tag] === undefined);
  if (arrived.length === 0) return { ...step, state: { ...state, startTold: false } };
  const newest = Math.max(...arrived.map(({ first }) => first));
  const dealt = arrived.filter(({ first }) => newest - first <= DEAL.startWithinMs);
  const seats = [...new Set(dealt.map(({ seat }) => seat))].sort((a, b) => a - b);
  if (state.startTold || seats.length < 2 || !isBoardEmpty(state) || isWashing(state)) return step;
  const told = { ...step, state: { ...state, startTold: true } };
  return emit(told, Math.min(...dealt.map(({ first }) => first)), { type: 'hand-start-seen', seats });
}

function isBoardEmpty(state: TrackerState): boolean {
  return !zonesOf(state).some(
    ([zone, { tags }]) =>
      zoneKind(zone) === 'board' && presencesOf(tags).some(([tag]) => tierAt(state, zone, tag) !== 'hint'),
  );
}

/** Cards at seats that nobody owns there, oldest first. */
export function arrivals(state: TrackerState, tiers: readonly string[]): readonly Arrival[] {
  const found: Arrival[] = [];
  for (const [zone, { tags, pile }] of zonesOf(state)) {
    const seat = seatOfZone(zone);
    if (seat === null || pile) continue;
    for (const [tag, { first }] of presencesOf(tags)) {
      if (mayComeTo(state, tag, zone) && tiers.includes(tierAt(state, zone, tag)))
        found.push({ tag, seat, zone, first });
    }
  }
  return found.sort((a, b) => a.first - b.first);
}

function holeCards(step: Step): Step {
  if (isGathering(step.state.context)) return step;
  let next = rescued(followPlaces(step));
  for (const arrival of arrivals(next.state, ['firm'])) next = deal(next, arrival);
  return next;
}

function deal(step: Step, arrival: Arrival): Step {
  const { context } = step.state;
  const { seat, zone } = arrival;
  const isIn = context.dealtIn.includes(seat) && (context.phase === 'DEALING' || context.live.includes(seat));
  const place = isIn ? (drawPlace(step.state, arrival) ?? placeFor(step.state, arrival)) : 'none';
  if (typeof place === 'number') {
    const taken = { ...arrival, place, up: zone === upZone(seat) };
    return lies(step.state, arrival, 0) ? takeAt(step, taken, arrivalOf(step.state, arrival)) : step;
  }
  if (place === 'wait' || (isIn && isHeldUp(context))) return step;
  if (place === 'offer') return offerUp(step, arrival);
  const lying = arrivals(step.state, ['firm']).filter((other) => lies(step.state, other, DEAL.restScans));
  const beside = lying.filter((other) => other.seat === seat);
  return lies(step.state, arrival, DEAL.restScans) ? tellExtras(step, zone, beside) : step;
}

/** The places of the next street or draw would be due, but the hand stands still. */
function isHeldUp({ stopped, phase }: Context): boolean {
  return stopped && phase !== 'DEALING' && phase !== 'BETTING';
}

/** When it came: what covered it meanwhile does not count, what looked like another seat's or came as history proves nothing. */
function arrivalOf({ hand, late }: TrackerState, { tag, first }: Arrival): Came {
  const candidate = hand.candidates[tag];
  const at = Math.min(first, candidate?.seen ?? first);
  return { at, sure: !late && candidate?.doubtful !== true && first - at <= DEAL_ORDER.rereadMs };
}

interface Taken extends Pick<Arrival, 'tag' | 'seat' | 'first'> {
  readonly place: number;
  /** it lies where the seat's up cards are read */
  readonly up: boolean;
}

/** An up card that a person has typed is taken over without a word: what it is lies open. */
export function takeAt(step: Step, { tag, seat, first, place: slot, up }: Taken, came: Came): Step {
  const { hand, now, context } = step.state;
  const lies = isUp(context, { seat, slot });
  const typed = lies ? filledSlots(step.state, seat).includes(slot) : isTurned(context, { seat, slot }) && up;
  const placed = withHand(ownedAnew(step, tag, { at: 'seat', seat, slot, up }), {
    slots: { ...hand.slots, [seat]: [...(hand.slots[seat] ?? []), tag] },
    arrivals: { ...hand.arrivals, [seat]: [...(hand.arrivals[seat] ?? []), came] },
    lastCardAt: now,
  });
  if (typed) return placed;
  const told = isTurned(context, { seat, slot }) ? withHand(placed, { hiddenTold: [...hand.hiddenTold, tag] }) : placed;
  return emit(told, first, { type: lies ? 'up-card' : 'hole-card', seat, slot, tag, tier: 'firm' });
}

/** One that stays in a draw remembers its slots; one that another seat had has gone from there. */
function ownedAnew(step: Step, tag: TagId, home: Extract<Home, { at: 'seat' }>): Step {
  const old = step.state.cards[tag];
  const before = old?.home.at === 'loose' || old?.home.at === 'out' ? old.home : null;
  const left = before !== null && before.seat !== home.seat ? goes(step, tag, before.slot) : step;
  const owned = own(left, tag, home);
  const card = owned.state.cards[tag];
  if (card === undefined || before?.seat !== home.seat) return owned;
  return withCard(owned, tag, { ...card, earlier: [...(old?.earlier ?? []), before.slot] });
}

/** A card thrown into the muck before it was firm: its seat is named when nothing else fits. */
function rescued(step: Step): Step {
  const { state } = step;
  if (!isInPlay(state.context)) return step;
  let next = step;
  for (const [tag, { last }] of presencesOf(state.zones.muck?.tags ?? {})) {
    const candidate = state.hand.candidates[tag];
    if (candidate === undefined || !isFree(state, tag) || !isRescuable(next.state, tag, last)) continue;
    if (isLeaving(next.state, candidate.seat)) {
      next = goesUnread(next, tag, candidate.seat);
      continue;
    }
    const place = downSlot(next.state, candidate.seat);
    if (place === null) continue;
    next = takeAt(next, { tag, ...candidate, place, up: false }, { at: candidate.first, sure: false });
    const card = next.state.cards[tag];
    if (card === undefined) continue;
    const { first, dwellMs } = candidate;
    next = withCard(next, tag, {
      ...card,
      seen: first + dwellMs,
      missed: MUCK.awayScans,
      muck: { first: last, last, scans: 1 },
    });
  }
  return next;
}

function isRescuable(state: TrackerState, tag: TagId, muckAt: number): boolean {
  const candidate = state.hand.candidates[tag];
  if (candidate === undefined || candidate.doubtful || isNoisy(state, seatZone(candidate.seat))) return false;
  if (candidate.hits < DEAL.rescueHits || candidate.dwellMs < DEAL.rescueDwellMs) return false;
  const { seat } = candidate;
  const presence = state.zones[seatZone(seat)]?.tags[tag];
  if (presence !== undefined && (presence.last > muckAt || presence.missed === 0)) return false;
  return isLeaving(state, seat) || (hasRoom(state, seat) && isThrowing(state, seat));
}

/** Cards of the seat have to leave yet: what comes from there was one of them, if one was never read. */
function isLeaving(state: TrackerState, seat: number): boolean {
  return (drawOf(state, seat)?.toGo ?? 0) > 0;
}

function hasRoom({ context, hand }: TrackerState, seat: number): boolean {
  return context.dealtIn.includes(seat) && (hand.slots[seat] ?? []).length < placesOf(context, seat).length;
}

/** The seat is to act, was folded at the console, or its other cards are in the muck. */
function isThrowing({ context, hand, cards }: TrackerState, seat: number): boolean {
  const others = hand.slots[seat] ?? [];
  return context.toAct === seat || !context.live.includes(seat) || others.some((tag) => cards[tag]?.muck !== null);
}

/** Cards that each seat is known to hold, whether they were read or typed. */
export function countsOf(state: TrackerState, seats: readonly number[]): Readonly<Record<number, number>> {
  return Object.fromEntries(seats.map((seat) => [seat, filledSlots(state, seat).length]));
}

function completeDeal(step: Step): Step {
  const { context, hand } = step.state;
  const due = context.firstDeal ? context.dealtIn : context.live;
  const full = due.length > 0 && shortSeats(step.state, due).length === 0;
  if (hand.complete || !full || !isDealTime(context)) return step;
  const counts = countsOf(step.state, context.dealtIn);
  return emit(withHand(step, { complete: true }), hand.lastCardAt ?? step.state.now, {
    type: 'deal-seen-complete',
    counts,
  });
}

function shortSeats(state: TrackerState, seats: readonly number[]): readonly number[] {
  return seats.filter((seat) => missingAt(state, seat) > 0);
}

/** F04, F08: somebody is short and nothing new has come for a while. */
function shortDeal(step: Step): Step {
  const { context, hand, now } = step.state;
  const last = lastCame(step.state);
  // who draws next may still throw cards away
  if (context.phase === 'DRAWING' && Object.keys(context.throws).length > 0) return step;
  if (hand.complete || last === null || now - last < DEAL.shortAfterMs || !isDealTime(context)) return step;
  const seats = asked(context);
  const missing = shortSeats(step.state, seats);
  const counts = countsOf(step.state, seats);
  // one of two is another question than none at all (6.3.4, 6.3.5)
  const shortFor = missing.map((seat) => `${seat}:${counts[seat]}`).join(',');
  if (missing.length === 0 || hand.shortFor === shortFor) return step;
  return emit(withHand(step, { shortFor }), now, { type: 'deal-short', counts, missing });
}

/** The newest card that was taken, or that lies at a seat and may not be taken there (F05). */
function lastCame(state: TrackerState): number | null {
  const noisy = arrivals(state, ['provisional']).filter(({ zone }) => isNoisy(state, zone));
  const came = [state.hand.lastCardAt, ...noisy.map(({ first }) => first)].filter((at) => at !== null);
  const last = came.length === 0 ? null : Math.max(...came);
  const { context, hand } = state;
  if (context.firstDeal) return last;
  // before the next street opens nobody is short until the dealer has begun
  if (context.phase === 'BETTING_CLOSED') return last !== null && last >= hand.dealSince ? last : null;
  // the dealer may give to several before the first card is sure
  return last !== null && last >= hand.dealSince ? last : hand.dealSince + DEAL.shortAfterMs;
}

function asked({ phase, dealtIn, live }: Context): readonly number[] {
  return phase === 'DEALING' ? dealtIn : live;
}

/** F24: every card of a live seat has been out of sight for long. */
export function isOutOfSight(state: TrackerState, seat: number, ms: number): boolean {
  const tags = state.hand.slots[seat] ?? [];
  return tags.length > 0 && tags.every((tag) => isAway(state, tag, ms));
}
