// The engine's word on which slots a seat holds, followed tag by tag: what was thrown away is out, and an undo gives it back.
import { isAway } from './location.ts';
import { placesOf, readSlots, slotOf } from './places.ts';
import { MUCK } from './rules.ts';
import type { TagId } from './shape.ts';
import { type Card, entriesOf, type Step, withCard, withHand } from './state.ts';
import { seatZone } from './zones.ts';

/** Slots that the engine took away or gave back (undo). */
export function followPlaces(step: Step): Step {
  const seats = Object.keys(step.state.context.places).map(Number);
  return takenToMuck(seats.reduce((next, seat) => givenBack(givenUp(next, seat), seat), step));
}

function givenUp(step: Step, seat: number): Step {
  const { context, hand } = step.state;
  const places = placesOf(context, seat);
  const tags = hand.slots[seat] ?? [];
  const gone = tags.filter((tag) => !places.includes(slotOf(step.state, tag) ?? -1));
  if (gone.length === 0) return step;
  const freed = gone.reduce((next, tag) => free(next, tag, seat), step);
  const { [seat]: _, ...discardTold } = hand.discardTold;
  const kept = tags.filter((tag) => !gone.includes(tag));
  return withHand(freed, { slots: { ...hand.slots, [seat]: kept }, discardTold });
}

/** In the muck it is out; at its seat or in the air it may have been thrown away or not: it is taken anew where it comes to lie. */
function free(step: Step, tag: TagId, seat: number): Step {
  const { state } = step;
  const card = state.cards[tag];
  const slot = slotOf(state, tag);
  if (card === undefined || slot === null) return step;
  const { street } = state.context;
  const isOut = card.muck !== null && isAway(state, tag, MUCK.awayMs);
  const home: Card['home'] = isOut ? { at: 'out', seat, slot, street } : { at: 'loose', seat, slot };
  return withCard(step, tag, { ...card, home, since: state.now });
}

function takenToMuck(step: Step): Step {
  let next = step;
  for (const [tag, card] of entriesOf(step.state.cards)) {
    const { home, muck } = card;
    if (home.at !== 'loose' || muck === null || muck.scans < MUCK.firmHits) continue;
    const atSeat = step.state.zones[seatZone(home.seat)]?.tags[tag]?.last ?? 0;
    if (muck.last <= atSeat) continue;
    next = withCard(next, tag, { ...card, home: { ...home, at: 'out', street: step.state.context.street } });
  }
  return next;
}

function givenBack(step: Step, seat: number): Step {
  const places = placesOf(step.state.context, seat);
  let next = step;
  for (const [tag, card] of entriesOf(step.state.cards)) {
    const { home } = card;
    if ((home.at !== 'loose' && home.at !== 'out') || home.seat !== seat || !places.includes(home.slot)) continue;
    if (readSlots(next.state, seat).includes(home.slot)) continue;
    const tags = next.state.hand.slots[seat] ?? [];
    const owned = withCard(next, tag, { ...card, home: { at: 'seat', seat, slot: home.slot, up: false } });
    next = withHand(owned, { slots: { ...next.state.hand.slots, [seat]: [...tags, tag] } });
  }
  return next;
}
