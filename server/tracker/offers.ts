// Cards that most likely belong to a seat, though they were never sure there: told as a proposal without a tag, taken when a
// person says so. The card that came to the muck with the rest of a hand, and the one that replaced another in the deal (F21).
import { isAway } from './away.ts';
import { takeAt } from './deal.ts';
import { isGathering, isInPlay } from './phases.ts';
import { downSlot, isUp, missingAt, slotOf } from './places.ts';
import { tierAt } from './presence.ts';
import { MUCK } from './rules.ts';
import type { Observation, TagId, ZoneId } from './shape.ts';
import { isFree } from './standing.ts';
import { type Card, emit, type Offer, presencesOf, type Step, type TrackerState, withCard, withHand } from './state.ts';
import { dueUp } from './upCards.ts';
import { seatZone } from './zones.ts';

export function readOffers(step: Step): Step {
  const { context } = step.state;
  if (isGathering(context)) return step;
  let next = step;
  for (const seat of context.dealtIn) {
    const offered = isInPlay(context) ? mucked(next.state, seat) : replaced(next.state, seat);
    if (offered !== null) next = tell(next, offered);
  }
  return next;
}

type Found = Omit<Offer, 'id'> & { readonly first: number };

function tell(step: Step, { first, ...offer }: Found): Step {
  const { offers } = step.state.hand;
  if (offers.some((old) => old.tag === offer.tag && old.seat === offer.seat)) return step;
  const { seat } = offer;
  const told = emit(step, first, { type: offer.replaces === null ? 'card-with-muck' : 'card-replaced', seat });
  const id = told.out.at(-1)?.id;
  return id === undefined ? step : withHand(told, { offers: [...offers, { ...offer, id }] });
}

/** All other cards of the seat are in the muck, one is missing, and exactly one card that nobody owns came with them. */
function mucked(state: TrackerState, seat: number): Found | null {
  const tags = state.hand.slots[seat] ?? [];
  const reads = tags.flatMap((tag) => state.cards[tag]?.muck ?? []);
  if (tags.length === 0 || reads.length < tags.length || missingAt(state, seat) !== 1) return null;
  const first = Math.min(...reads.map((read) => read.first));
  if (state.now - first < MUCK.restMs + MUCK.settleMs || cameWithStub(state, first)) return null;
  if (state.context.dealtIn.some((other) => other !== seat && lacksToo(state, other, first))) return null;
  const came = presencesOf(state.zones.muck?.tags ?? {}).filter(
    ([tag, presence]) => isFree(state, tag) && Math.abs(presence.first - first) <= MUCK.settleMs,
  );
  const [only, ...more] = came;
  if (only === undefined || more.length > 0 || isOfAnother(state, only[0], seat)) return null;
  return { tag: only[0], seat, replaces: null, up: false, first: only[1].first };
}

/** Another hand that came with it lacks a card as well: nobody can tell whose the one card is. */
function lacksToo(state: TrackerState, seat: number, first: number): boolean {
  const reads = (state.hand.slots[seat] ?? []).flatMap((tag) => state.cards[tag]?.muck ?? []);
  return missingAt(state, seat) > 0 && reads.some((read) => Math.abs(read.first - first) <= MUCK.settleMs);
}

function cameWithStub({ hand }: TrackerState, first: number): boolean {
  return hand.stubAt !== null && Math.abs(hand.stubAt - first) <= MUCK.settleMs;
}

function isOfAnother({ hand }: TrackerState, tag: TagId, seat: number): boolean {
  const candidate = hand.candidates[tag];
  return candidate !== undefined && candidate.seat !== seat;
}

/** In the deal: one card of the seat has gone back to the dealer, and exactly one new card lies there. */
function replaced(state: TrackerState, seat: number): Found | null {
  // what lies face up is put right by who sees it
  const tags = (state.hand.slots[seat] ?? []).filter(
    (tag) => !isUp(state.context, { seat, slot: slotOf(state, tag) ?? 0 }),
  );
  const [gone, ...others] = tags.filter((tag) => isBack(state, tag));
  if (gone === undefined || others.length > 0 || missingAt(state, seat) > 0) return null;
  const zone = seatZone(seat);
  const [fresh, ...more] = presencesOf(state.zones[zone]?.tags ?? {}).filter(
    ([tag]) => isFree(state, tag) && tierAt(state, zone, tag) === 'firm',
  );
  return fresh === undefined || more.length > 0
    ? null
    : { tag: fresh[0], seat, replaces: gone, up: false, first: fresh[1].first };
}

const DEALERS: readonly ZoneId[] = ['muck', 'burn', 'deck'];

/** Absence alone is no proof: a player may hold it. */
function isBack(state: TrackerState, tag: TagId): boolean {
  const seen = state.cards[tag]?.muck !== null || DEALERS.some((zone) => state.zones[zone]?.tags[tag] !== undefined);
  return seen && isAway(state, tag, MUCK.awayMs);
}

/** A person took the proposal. Nothing follows from one whose cards have moved on. */
export function answerOffer(step: Step, observation: Observation): Step {
  if (observation.type !== 'accepted') return step;
  const offer = step.state.hand.offers.find(({ id }) => id === observation.output);
  if (offer === undefined || !isFree(step.state, offer.tag)) return step;
  if (offer.up) return turnedUp(step, offer);
  return offer.replaces === null ? complete(step, offer) : exchange(step, offer, offer.replaces);
}

function complete(step: Step, { tag, seat }: Offer): Step {
  const presence = step.state.zones.muck?.tags[tag];
  const place = downSlot(step.state, seat);
  if (missingAt(step.state, seat) < 1 || place === null) return step;
  const first = presence?.first ?? step.state.now;
  const taken = takeAt(step, { tag, seat, first, place, up: false }, { at: first, sure: false });
  const card = taken.state.cards[tag];
  if (card === undefined) return taken;
  const muck: Card['muck'] = { first, last: presence?.last ?? first, scans: MUCK.firmHits };
  return withCard(taken, tag, { ...card, seen: first - MUCK.emptyMs, missed: MUCK.awayScans, muck });
}

/** The card of the street lies face up, as a person sees. */
function turnedUp(step: Step, { tag, seat }: Offer): Step {
  const place = dueUp(step.state, seat);
  const first = step.state.zones[seatZone(seat)]?.tags[tag]?.first;
  if (place === null || first === undefined) return step;
  return takeAt(step, { tag, seat, first, place, up: false }, { at: first, sure: false });
}

/** The old card is out of play, and never a fold. */
function exchange(step: Step, { tag, seat }: Offer, old: TagId): Step {
  const card = step.state.cards[old];
  if (card === undefined) return step;
  const place = slotOf(step.state, old);
  if (place === null) return step;
  const rest = (step.state.hand.slots[seat] ?? []).filter((other) => other !== old);
  const out = withCard(step, old, { ...card, home: { at: 'burn' }, muck: null });
  const freed = withHand(out, { slots: { ...step.state.hand.slots, [seat]: rest } });
  const first = step.state.zones[seatZone(seat)]?.tags[tag]?.first ?? step.state.now;
  return takeAt(freed, { tag, seat, first, place, up: false }, { at: first, sure: false });
}
