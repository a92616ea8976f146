// Layer 2: one card, one place. Cards of a hand are latched to their home; they leave it for the muck or for nowhere
// until the hand is over. A reading anywhere else is a contradiction: told once, never applied.

import { isAway } from './away.ts';
import { hear } from './crossTalk.ts';
import { mayStay } from './draws.ts';
import { homeZone } from './homeZone.ts';
import { isGathering } from './phases.ts';
import { hitsIn, type Run, tierAt } from './presence.ts';
import { DISCARD, HISTORY } from './rules.ts';
import type { TagId, ZoneId } from './shape.ts';
import { isFree } from './standing.ts';
import {
  type Candidate,
  type Card,
  emit,
  entriesOf,
  type Home,
  presencesOf,
  type Step,
  type TrackerState,
  withCard,
  withHand,
  zonesOf,
} from './state.ts';
import { seatOfZone, zoneKind } from './zones.ts';

/**
 * A card that may be dealt to the zone: nobody's; one of the seat whose slot was given up, once it is known to stay and has lain
 * there for a while; one that was thrown away and dealt again, out of the muck or by a later draw.
 */
export function mayComeTo(state: TrackerState, tag: TagId, zone: ZoneId): boolean {
  if (isFree(state, tag)) return true;
  const card = state.cards[tag];
  const seat = seatOfZone(zone);
  if (card?.home.at === 'loose') {
    const last = state.zones[zone]?.tags[tag]?.last ?? 0;
    if (card.home.seat === seat) return mayStay(state, tag) && last - card.since >= DISCARD.anewMs;
    return card.home.street !== state.context.street && isAway(state, tag, DISCARD.unseenMs);
  }
  if (card?.home.at !== 'out' || state.zones.muck?.tags[tag] !== undefined) return false;
  return card.home.seat !== seat || card.home.street !== state.context.street;
}

export function own(step: Step, tag: TagId, home: Home): Step {
  const { now } = step.state;
  return withCard(step, tag, { home, since: now, seen: now, missed: 0, muck: null, earlier: [], told: [] });
}

export function locate(step: Step, runs: readonly (readonly [ZoneId, Run])[]): Step {
  const read = { ...step, state: hear(homeAndMuckReads(step.state, runs), runs) };
  return contradictions(candidates(clearing(read)));
}

/** Counts hits at the muck since the card was last read at its seat: cross-talk from the seat never adds up to a fold. */
function homeAndMuckReads(state: TrackerState, runs: readonly (readonly [ZoneId, Run])[]): TrackerState {
  const cards: Record<TagId, Card> = { ...state.cards };
  for (const [, run] of runs.filter(([zone]) => zone === 'muck')) {
    for (const tag of run.tags) {
      const card = cards[tag];
      if (card?.home.at === 'seat' || card?.home.at === 'loose')
        cards[tag] = { ...card, muck: addReads(card.muck, run) };
    }
  }
  const loose = entriesOf(state.cards).filter(([, { home }]) => home.at === 'loose');
  for (const [zone, run] of runs) {
    const seat = seatOfZone(zone) ?? 0;
    const ownTags = loose.flatMap(([tag, { home }]) => (home.at === 'loose' && home.seat === seat ? [tag] : []));
    for (const tag of [...(state.hand.slots[seat] ?? []), ...ownTags]) {
      const card = cards[tag];
      if (card === undefined) continue;
      if (run.tags.includes(tag)) cards[tag] = { ...card, seen: run.at, missed: 0, muck: null };
      else if (zone === homeZone(card.home)) cards[tag] = { ...card, missed: card.missed + run.rep };
    }
  }
  return { ...state, cards };
}

function addReads(old: Card['muck'], run: Run): Card['muck'] {
  const first = run.rep === 1 ? run.at : run.from;
  return { first: old?.first ?? first, last: run.at, scans: (old?.scans ?? 0) + run.rep };
}

/** Cards of an earlier hand stay named until they have left their place; an empty table frees them all. */
function clearing(step: Step): Step {
  const { state } = step;
  const left = entriesOf(state.leftover).filter(([tag, zone]) => state.zones[zone]?.tags[tag] !== undefined);
  const leftover = Object.fromEntries(left);
  const clear =
    zonesOf(state).length > 0 &&
    !zonesOf(state).some(
      ([zone, { tags }]) => isCardPlace(zone) && presencesOf(tags).some(([tag]) => mayBeCard(state, tag)),
    );
  return { ...step, state: { ...state, leftover, clearAt: clear ? state.now : state.clearAt } };
}

/** A card of the deck, or a tag on which the vault has not spoken yet. */
function mayBeCard(state: TrackerState, tag: TagId): boolean {
  return (state.known[tag] ?? 'deck') === 'deck';
}

function isCardPlace(zone: ZoneId): boolean {
  const kind = zoneKind(zone);
  return kind === 'seat' || kind === 'up' || kind === 'board';
}

/** Remembers where a free card looked at home before it was firm, for a hand that is thrown away at once. */
function candidates(step: Step): Step {
  const { state } = step;
  const found: Record<TagId, Candidate> = { ...state.hand.candidates };
  let changed = false;
  for (const [zone, { tags, pile }] of zonesOf(state)) {
    const seat = seatOfZone(zone);
    if (seat === null || pile) continue;
    for (const [tag, presence] of presencesOf(tags)) {
      if (presence.missed > 0 || !isFree(state, tag)) continue;
      const tier = tierAt(state, zone, tag);
      if (tier !== 'provisional' && tier !== 'firm') continue;
      const old = found[tag];
      const doubtful = old !== undefined && (old.doubtful || old.seat !== seat);
      const dwellMs = presence.last - presence.first;
      const seen = old?.seat === seat ? old.seen : presence.first;
      found[tag] = { seat, first: presence.first, seen, hits: hitsIn(presence, HISTORY), dwellMs, doubtful };
      changed = true;
    }
  }
  return changed ? withHand(step, { candidates: found }) : step;
}

function contradictions(step: Step): Step {
  if (isGathering(step.state.context)) return step;
  let next = step;
  for (const [zone, { tags, pile }] of zonesOf(step.state)) {
    if (!isCardPlace(zone) || pile) continue;
    for (const [tag] of presencesOf(tags)) next = contradiction(next, zone, tag);
  }
  return next;
}

function contradiction(step: Step, zone: ZoneId, tag: TagId): Step {
  const card = step.state.cards[tag];
  if (card === undefined || ROAMING.includes(card.home.at) || isAtHome(card.home, zone) || card.told.includes(zone))
    return step;
  if (tierAt(step.state, zone, tag) !== 'firm') return step;
  const told = withCard(step, tag, { ...card, told: [...card.told, zone] });
  const from = card.muck === null ? homeZone(card.home) : 'muck';
  return emit(told, step.state.zones[zone]?.tags[tag]?.first ?? step.state.now, { type: 'contradiction', zone, from });
}

/** Homes that are no place: such a card may lie anywhere. */
const ROAMING: readonly Home['at'][] = ['burn', 'loose', 'out'];

/** A player may draw his up cards in to the others. */
function isAtHome(home: Home, zone: ZoneId): boolean {
  if (home.at === 'board') return zoneKind(zone) === 'board';
  return (home.at === 'seat' || home.at === 'loose') && seatOfZone(zone) === home.seat;
}

/** Where the card is read at its home, if it is. */
export function visibleHome(state: TrackerState, tag: TagId, { home }: Card): ZoneId | null {
  for (const [zone, { tags }] of zonesOf(state)) {
    if (isCardPlace(zone) && isAtHome(home, zone) && tags[tag] !== undefined) return zone;
  }
  return null;
}
