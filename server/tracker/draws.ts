// A draw that was entered by its count: all slots of the seat were given up, and which of the old cards stay is known only when
// as many have gone. Counts cards; guesses none.
import { isAway } from './away.ts';
import { placesOf, readSlots } from './places.ts';
import { DISCARD } from './rules.ts';
import type { Context, TagId } from './shape.ts';
import { entriesOf, type TrackerState } from './state.ts';

export interface Draw {
  /** places of the old cards that stay */
  readonly kept: readonly number[];
  /** places of the cards that come for those that go */
  readonly fresh: readonly number[];
  /** cards of the seat that have to leave yet, in this draw and earlier ones */
  readonly toGo: number;
  /** old cards that no reader has seen */
  readonly unread: number;
}

/** The last draw of the seat of which nobody said which cards went; null where there is none. */
export function drawOf(state: TrackerState, seat: number): Draw | null {
  const discards = state.context.discards[seat] ?? [];
  const last = discards.findLastIndex(isUnnamed);
  const { slots = [], count = 0 } = discards[last] ?? {};
  if (last < 0) return null;
  const used = Math.max(...discards.slice(0, last + 1).flatMap((one) => one.slots)) + 1;
  const places = placesOf(state.context, seat);
  const kept = places.filter((slot) => slot >= used && slot < used + slots.length - count);
  const thrown = discards.reduce((sum, one) => sum + one.count, 0);
  const toGo = thrown - goneSlots(state, seat).length;
  const read = readSlots(state, seat).filter((slot) => kept.includes(slot)).length;
  const unread = toGo + kept.length - read - undecided(state, seat).length;
  return { kept, fresh: places.filter((slot) => !kept.includes(slot)), toGo, unread };
}

function isUnnamed({ slots, count }: { readonly slots: readonly number[]; readonly count: number }): boolean {
  return slots.length > count;
}

/** Somebody said that this very slot was given up, by name. */
export function isNamed({ discards }: Context, seat: number, slot: number): boolean {
  return (discards[seat] ?? []).some((one) => one.slots.includes(slot) && !isUnnamed(one));
}

/** Slots whose cards have gone: those that were named before anything was in doubt, and those that were seen to go. */
function goneSlots({ context, hand }: TrackerState, seat: number): readonly number[] {
  const discards = context.discards[seat] ?? [];
  const given = discards.flatMap(({ slots }) => slots);
  const doubt = discards.findIndex(isUnnamed);
  const named = discards.slice(0, doubt).flatMap(({ slots }) => slots);
  const seen = (hand.gone[seat] ?? []).filter((slot) => given.includes(slot) && !named.includes(slot));
  return [...named, ...seen];
}

export function hasGone({ hand }: TrackerState, seat: number, slot: number): boolean {
  return hand.gone[seat]?.includes(slot) ?? false;
}

/** Old cards of the seat that may stay or go. */
export function undecided(state: TrackerState, seat: number): readonly TagId[] {
  const given = (state.context.discards[seat] ?? []).filter(isUnnamed).flatMap(({ slots }) => slots);
  return entriesOf(state.cards).flatMap(([tag, { home }]) => {
    const isOld = home.at === 'loose' && home.seat === seat && given.includes(home.slot);
    return isOld && !hasGone(state, seat, home.slot) ? [tag] : [];
  });
}

/** A card whose slot was given up may lie in another one of its seat: as many have gone, and it is seen there. */
export function mayStay(state: TrackerState, tag: TagId): boolean {
  const card = state.cards[tag];
  if (card?.home.at !== 'loose' || card.missed > 0 || hasGone(state, card.home.seat, card.home.slot)) return false;
  const { seat, slot } = card.home;
  const given = (state.context.discards[seat] ?? []).some(({ slots }) => slots.includes(slot));
  return !given || (drawOf(state, seat)?.toGo ?? 0) <= 0;
}

/**
 * Cards that must have gone, though no muck has shown them: all old ones were read, the new ones lie there, and exactly as many
 * as went were not seen for long while the others rest at the seat.
 */
export function goneUnseen(state: TrackerState, seat: number): readonly TagId[] {
  const draw = drawOf(state, seat);
  if (draw === null || draw.toGo <= 0 || draw.unread !== 0) return [];
  const old = undecided(state, seat);
  const away = old.filter((tag) => isAway(state, tag, DISCARD.unseenMs));
  const rest = old.filter((tag) => !away.includes(tag));
  const lie = rest.every((tag) => (state.cards[tag]?.missed ?? 0) <= DISCARD.restScans);
  return away.length === draw.toGo && lie && haveCome(state, seat, draw) ? away : [];
}

/** The new cards are read; where none come, the next street is there. */
function haveCome(state: TrackerState, seat: number, { fresh }: Draw): boolean {
  const read = readSlots(state, seat);
  if (fresh.length > 0) return fresh.every((slot) => read.includes(slot));
  const [tag] = undecided(state, seat);
  const home = tag === undefined ? undefined : state.cards[tag]?.home;
  return home?.at === 'loose' && home.street !== state.context.street;
}
