// The places of a seat: slots that hold a card or are due one by the engine's word, and which of them the readers have filled.
import { tierAt } from './presence.ts';
import { DEAL_ORDER } from './rules.ts';
import type { Context, TagId, ZoneId } from './shape.ts';
import { isFree } from './standing.ts';
import { presencesOf, type TrackerState } from './state.ts';
import { upZone, zoneKind } from './zones.ts';

/** Slots that the seat holds or is due now, ascending. */
export function placesOf({ places, cardsPerSeat }: Context, seat: number): readonly number[] {
  return places[seat] ?? Array.from({ length: cardsPerSeat }, (_, slot) => slot);
}

interface Place {
  readonly seat: number;
  readonly slot: number;
}

export function isUp(context: Context, place: Place): boolean {
  return context.upSlots.includes(place.slot) && !isTurned(context, place);
}

/** A down card that was turned over lies there for everybody, and somebody has typed it: the seat's next card lies face down. */
export function isTurned({ turned }: Context, { seat, slot }: Place): boolean {
  return turned[seat]?.includes(slot) ?? false;
}

type Places = Pick<TrackerState, 'context' | 'hand' | 'cards'>;

/** Slots whose card was read. */
export function readSlots({ hand, cards }: Places, seat: number): readonly number[] {
  return (hand.slots[seat] ?? []).flatMap((tag) => {
    const home = cards[tag]?.home;
    return home?.at === 'seat' ? [home.slot] : [];
  });
}

/** Places with a card, read or typed. */
export function filledSlots(state: Places, seat: number): readonly number[] {
  const places = placesOf(state.context, seat);
  const filled = new Set([...readSlots(state, seat), ...(state.context.dealt[seat] ?? [])]);
  return [...filled].filter((slot) => places.includes(slot));
}

/** Places for which no card was read, those that nobody has filled first. */
export function unreadSlots(state: Places, seat: number): readonly number[] {
  const read = readSlots(state, seat);
  const filled = filledSlots(state, seat);
  const unread = placesOf(state.context, seat).filter((slot) => !read.includes(slot));
  return [...unread.filter((slot) => !filled.includes(slot)), ...unread.filter((slot) => filled.includes(slot))];
}

export function missingAt(state: Places, seat: number): number {
  return placesOf(state.context, seat).length - filledSlots(state, seat).length;
}

/** The slot that a card of the seat lies in. */
export function slotOf({ cards }: TrackerState, tag: TagId): number | null {
  const home = cards[tag]?.home;
  return home?.at === 'seat' ? home.slot : null;
}

/** The first place for a card that lies face down; null when the seat is due none. */
export function downSlot(state: Places, seat: number): number | null {
  return unreadSlots(state, seat).find((slot) => !isUp(state.context, { seat, slot })) ?? null;
}

/**
 * none: a card too many. wait: its seat may throw cards away first, or which of its cards is the open one cannot be told, and a
 * wrong guess would open a hidden one: a person types what he sees. offer: a person sees whether it lies face up.
 */
export type NoPlace = 'none' | 'wait' | 'offer';

interface Come {
  readonly tag: TagId;
  readonly seat: number;
  readonly zone: ZoneId;
}

/** The slot of a card that has come to a seat. */
export function placeFor(state: TrackerState, come: Come): number | NoPlace {
  const { context, hand } = state;
  const { seat, zone } = come;
  // an old card that is read late, or a new one that came before the old ones left
  if (context.throws[seat] !== undefined) return 'wait';
  if ((hand.slots[seat] ?? []).length >= placesOf(context, seat).length) return 'none';
  const unread = unreadSlots(state, seat);
  const down = unread.find((slot) => !isUp(context, { seat, slot }));
  const over = zoneKind(zone) === 'up';
  const up = unread.find((slot) => isUp(context, { seat, slot }) || (over && isTurned(context, { seat, slot })));
  if (over) return up === undefined ? 'none' : placeOver(state, { seat, zone, up });
  if (up === undefined) return down ?? 'none';
  if (down === undefined) return openPlace(state, seat, up);
  if (state.zones[upZone(seat)] !== undefined) return down;
  return filledSlots(state, seat).includes(up) ? byOrder(state, come, { down, up }) : 'wait';
}

/** A person has typed the open card: it is the one that came last, where the pauses of the deal tell it apart. */
function byOrder(
  state: TrackerState,
  { tag, seat }: Come,
  { down, up }: { readonly down: number; readonly up: number },
) {
  const { candidates, slots } = state.hand;
  const came = Object.values(candidates).filter((one) => one.seat === seat && !one.doubtful);
  const lying = [...came].sort((a, b) => a.seen - b.seen);
  const [before, last] = lying.slice(-2);
  const all = lying.length === placesOf(state.context, seat).length && (slots[seat] ?? []).length < lying.length;
  if (!all || before === undefined || last === undefined || last.seen - before.seen < DEAL_ORDER.apartMs) return 'wait';
  return candidates[tag] === last ? up : down;
}

/**
 * Over the antenna of the up cards: it may be a hidden one that was pitched there, or laid on top to protect it. It is the open
 * one when every hidden card due was read and no other card that nobody owns lies beside it. So it is with one that was typed.
 */
function placeOver(
  state: TrackerState,
  { seat, zone, up }: Pick<Come, 'seat' | 'zone'> & { readonly up: number },
): number | NoPlace {
  const read = readSlots(state, seat);
  const unread = placesOf(state.context, seat).filter((slot) => !read.includes(slot));
  if (unread.some((slot) => slot !== up && !isUp(state.context, { seat, slot }))) return 'wait';
  const free = presencesOf(state.zones[zone]?.tags ?? {}).filter(([tag]) => isFree(state, tag));
  return free.filter(([tag]) => tierAt(state, zone, tag) !== 'hint').length > unread.length ? 'wait' : up;
}

/** Only the open card is due, and it came to the seat's own antenna: when every other card was read, it can be no other. */
function openPlace(state: TrackerState, seat: number, up: number): number | NoPlace {
  const { context } = state;
  if (filledSlots(state, seat).includes(up)) return up;
  const others = placesOf(context, seat).length - 1;
  if (context.firstDeal || readSlots(state, seat).length < others) return 'wait';
  return state.zones[upZone(seat)] === undefined ? up : 'offer';
}
