// The engine's word on which slots a seat holds, followed tag by tag: what was thrown away is out, and an undo gives it back.
import { isAway, isFirm } from './away.ts';
import { drawOf, goneUnseen, hasGone, isNamed } from './draws.ts';
import { own } from './location.ts';
import { isUp, placesOf, readSlots, slotOf } from './places.ts';
import { tierAt } from './presence.ts';
import { MUCK } from './rules.ts';
import type { TagId } from './shape.ts';
import { type Card, emit, entriesOf, type Home, type Step, type TrackerState, withCard, withHand } from './state.ts';
import { seatZone } from './zones.ts';

/** Slots that the engine took away or gave back (undo), and cards that have left with them or come back. */
export function followPlaces(step: Step): Step {
  const seats = Object.keys(step.state.context.places).map(Number);
  const followed = seats.reduce((next, seat) => turnedDown(givenBack(givenUp(next, seat), seat), seat), step);
  const drawn = Object.keys(step.state.context.discards).map(Number);
  return drawn.reduce((next, seat) => unseen(tooMany(next, seat), seat), cameBack(left(followed)));
}

function givenUp(step: Step, seat: number): Step {
  const { context, hand } = step.state;
  const places = placesOf(context, seat);
  const tags = hand.slots[seat] ?? [];
  const gone = tags.filter((tag) => !places.includes(slotOf(step.state, tag) ?? -1));
  if (gone.length === 0) return step;
  const { [seat]: _, ...discardTold } = hand.discardTold;
  return withHand(
    gone.reduce((next, tag) => giveUp(next, tag), step),
    { discardTold },
  );
}

/** In the muck it is out; named it goes; at its seat or in the air it may have been thrown away or not. */
function giveUp(step: Step, tag: TagId): Step {
  const { state } = step;
  const card = state.cards[tag];
  if (card?.home.at !== 'seat') return step;
  const { seat, slot } = card.home;
  const rest = (state.hand.slots[seat] ?? []).filter((other) => other !== tag);
  const freed = withHand(step, { slots: { ...state.hand.slots, [seat]: rest } });
  if (card.muck !== null && isAway(state, tag, MUCK.awayMs)) return goes(freed, tag, slot);
  const home: Home = { at: 'loose', seat, slot, street: state.context.street };
  const loose = withCard(freed, tag, { ...card, home, since: state.now });
  return isNamed(state.context, seat, slot) ? sayGone(loose, seat, slot) : loose;
}

/** Thrown away for certain, and no longer at its seat. */
export function goes(step: Step, tag: TagId, slot: number): Step {
  const { state } = step;
  const card = state.cards[tag];
  if (card?.home.at !== 'seat' && card?.home.at !== 'loose') return step;
  const { seat } = card.home;
  const home: Home = { at: 'out', seat, slot, street: state.context.street };
  return sayGone(withCard(step, tag, { ...card, home, since: state.now }), seat, slot);
}

function sayGone(step: Step, seat: number, slot: number): Step {
  const { gone } = step.state.hand;
  return hasGone(step.state, seat, slot)
    ? step
    : withHand(step, { gone: { ...gone, [seat]: [...(gone[seat] ?? []), slot] } });
}

/** Loose cards that were seen in the muck, or that were named and are no longer at their seat. */
function left(step: Step): Step {
  let next = step;
  for (const [tag, card] of entriesOf(step.state.cards)) {
    const { home } = card;
    if (home.at !== 'loose') continue;
    const named = hasGone(next.state, home.seat, home.slot) && isAway(next.state, tag, MUCK.emptyMs);
    if (named || isFirm(next.state, tag, card)) next = goes(next, tag, home.slot);
  }
  return next;
}

/** Thrown away, and at its seat again on the same street: it is not dealt anew there. */
function cameBack(step: Step): Step {
  const { street } = step.state.context;
  let next = step;
  for (const [tag, card] of entriesOf(step.state.cards)) {
    const { home } = card;
    if (home.at !== 'out' || home.street !== street || tierAt(step.state, seatZone(home.seat), tag) !== 'firm')
      continue;
    const back: Card = { ...card, home: { ...home, at: 'loose' }, since: step.state.now, muck: null, missed: 0 };
    next = withCard(next, tag, back);
  }
  return next;
}

/** The count was put right behind the cards: one that was taken for staying lies in the muck. */
function tooMany(step: Step, seat: number): Step {
  let next = step;
  for (const tag of step.state.hand.slots[seat] ?? []) {
    const card = next.state.cards[tag];
    const old = card?.earlier.at(-1);
    const draw = drawOf(next.state, seat);
    if (old === undefined || hasGone(next.state, seat, old)) continue;
    if (draw === null || draw.toGo <= 0 || !isFirm(next.state, tag, card)) continue;
    const rest = (next.state.hand.slots[seat] ?? []).filter((other) => other !== tag);
    next = withHand(goes(next, tag, old), { slots: { ...next.state.hand.slots, [seat]: rest } });
  }
  return next;
}

function unseen(step: Step, seat: number): Step {
  return goneUnseen(step.state, seat).reduce((next, tag) => {
    const home = next.state.cards[tag]?.home;
    return home?.at === 'loose' ? goes(next, tag, home.slot) : next;
  }, step);
}

function givenBack(step: Step, seat: number): Step {
  const places = placesOf(step.state.context, seat);
  let next = said(step, seat, places);
  for (const [tag, card] of entriesOf(step.state.cards)) {
    const { home } = card;
    if ((home.at !== 'loose' && home.at !== 'out') || home.seat !== seat) continue;
    const taken = readSlots(next.state, seat);
    const slot = [home.slot, ...card.earlier].find((one) => places.includes(one) && !taken.includes(one));
    if (slot === undefined) continue;
    const tags = next.state.hand.slots[seat] ?? [];
    const owned = withCard(next, tag, { ...card, home: { at: 'seat', seat, slot, up: false } });
    next = withHand(owned, { slots: { ...next.state.hand.slots, [seat]: [...tags, tag] } });
    next = saidAgain(next, { tag, seat, slot });
  }
  return next;
}

/** It was taken for the up card before a person said that another one was turned over: no door was asked, and now it is hidden. */
function turnedDown(step: Step, seat: number): Step {
  const turned = step.state.context.turned[seat] ?? [];
  const tags = turned.length === 0 ? [] : (step.state.hand.slots[seat] ?? []);
  return tags.reduce((next, tag) => {
    const home = next.state.cards[tag]?.home;
    const hidden = home?.at === 'seat' && !home.up && turned.includes(home.slot);
    const { hiddenTold } = next.state.hand;
    if (!hidden || hiddenTold.includes(tag)) return next;
    return saidAgain(withHand(next, { hiddenTold: [...hiddenTold, tag] }), { tag, seat, slot: home.slot });
  }, step);
}

/** A card that the hand does not have: its street was stopped or taken back as it came. */
function saidAgain(step: Step, place: { readonly tag: TagId; readonly seat: number; readonly slot: number }): Step {
  const { context, now } = step.state;
  const dealt = context.dealt[place.seat] ?? [];
  if (dealt.includes(place.slot)) return step;
  return emit(step, now, { type: isUp(context, place) ? 'up-card' : 'hole-card', ...place, tier: 'firm' });
}

/** A slot that came back is not gone. */
function said(step: Step, seat: number, places: readonly number[]): Step {
  const gone = step.state.hand.gone[seat] ?? [];
  if (!gone.some((slot) => places.includes(slot))) return step;
  const rest = gone.filter((slot) => !places.includes(slot));
  return withHand(step, { gone: { ...step.state.hand.gone, [seat]: rest } });
}

/** A card that nobody had read at its seat for certain, thrown away in a draw. */
export function goesUnread(step: Step, tag: TagId, seat: number): Step {
  const slot = unknownSlot(step.state, seat);
  if (slot === null || (drawOf(step.state, seat)?.unread ?? 0) <= 0) return step;
  const { street } = step.state.context;
  return sayGone(own(step, tag, { at: 'out', seat, slot, street }), seat, slot);
}

/** A slot that was given up and of whose card nobody knows. */
function unknownSlot({ context, cards, hand }: TrackerState, seat: number): number | null {
  const given = (context.discards[seat] ?? []).flatMap(({ slots }) => slots);
  const known = entriesOf(cards).flatMap(([, { home, earlier }]) =>
    'slot' in home && home.seat === seat ? [home.slot, ...earlier] : [],
  );
  return given.find((slot) => !known.includes(slot) && !(hand.gone[seat] ?? []).includes(slot)) ?? null;
}
