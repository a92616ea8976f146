// Places of thrown cards as a person named them, against what readers know: a card that the seat is said to hold lies in the muck,
// and one that it is said to have thrown away was read at the seat since. Says seat and count; places go to the table alone.
import { isAway, isFirm } from './away.ts';
import { isNamed } from './draws.ts';
import { isOver } from './phases.ts';
import { slotOf } from './places.ts';
import { DISCARD, MUCK } from './rules.ts';
import type { TagId } from './shape.ts';
import { type Card, emit, entriesOf, type Step, type TrackerState, withHand } from './state.ts';

export interface WrongPlaces {
  readonly seat: number;
  /** slots that the seat is said to hold and whose cards went, ascending */
  readonly gone: readonly number[];
  /** slots that were named as thrown away and whose cards were read at the seat behind that, ascending */
  readonly stayed: readonly number[];
}

type Known = Pick<TrackerState, 'context' | 'hand' | 'cards' | 'zones'>;

export function wrongPlaces(state: TrackerState): readonly WrongPlaces[] {
  const { live, discards } = state.context;
  if (isOver(state.context)) return [];
  return live.flatMap((seat) => (discards[seat] === undefined ? [] : (wrongAt(state, seat) ?? [])));
}

interface Thrown {
  readonly slot: number;
  /** last read at the seat */
  readonly seen: number;
}

interface Went {
  readonly tag: TagId;
  readonly since: number;
}

/** A hand of which all cards went was folded; a card that was thrown away and lies there yet says nothing then. */
export function wrongAt(state: TrackerState, seat: number): WrongPlaces | null {
  const held = state.hand.slots[seat] ?? [];
  const thrown = thrownOf(state, seat);
  const last = Math.max(...thrown.map(({ seen }) => seen));
  const heard = held.flatMap((tag) => inMuck(state, tag, last));
  const all = [...heard, ...held.flatMap((tag) => unheard(state, tag, last))];
  // one that no muck has shown went in the place of one that stayed, or it is held up
  const isHeldUp = all.length === held.length || staying(thrown, all).length < all.length;
  const went = isHeldUp ? heard : all;
  if (went.length === 0 || went.length === held.length) return null;
  const gone = went.flatMap(({ tag }) => slotOf(state, tag) ?? []);
  return { seat, gone: ascending(gone), stayed: ascending(staying(thrown, went)) };
}

function thrownOf(state: TrackerState, seat: number): readonly Thrown[] {
  return entriesOf(state.cards).flatMap(([, card]) => {
    const slot = namedSlot(state, seat, card);
    return slot === null ? [] : [{ slot, seen: card.seen }];
  });
}

function staying(thrown: readonly Thrown[], went: readonly Went[]): readonly number[] {
  const since = Math.min(...went.map((one) => one.since));
  return thrown.filter(({ seen }) => seen - since >= MUCK.restMs).map(({ slot }) => slot);
}

function inMuck(state: TrackerState, tag: TagId, last: number): readonly Went[] {
  const card = state.cards[tag];
  const since = card?.muck?.first ?? last;
  return isFirm(state, tag, card) && last - since >= MUCK.restMs ? [{ tag, since }] : [];
}

/** Not seen for long while the seat shows what was thrown away. */
function unheard(state: TrackerState, tag: TagId, last: number): readonly Went[] {
  const card = state.cards[tag];
  if (card === undefined || card.muck !== null || !isAway(state, tag, DISCARD.unseenMs)) return [];
  return last - card.seen >= DISCARD.unseenMs ? [{ tag, since: card.seen }] : [];
}

/** The slot of the card that somebody named as thrown away; a card that stays may have had it before. */
function namedSlot({ context }: Known, seat: number, { home, earlier }: Card): number | null {
  if (!('slot' in home) || home.seat !== seat) return null;
  return [home.slot, ...earlier].find((slot) => isNamed(context, seat, slot)) ?? null;
}

function ascending(slots: readonly number[]): readonly number[] {
  return [...slots].sort((a, b) => a - b);
}

/** Told once for each seat, and again when it was put right and is wrong anew. */
export function tellWrongPlaces(step: Step): Step {
  const { wrongTold } = step.state.hand;
  const wrong = wrongPlaces(step.state);
  const now = Object.fromEntries(wrong.map(({ seat, gone }) => [seat, gone.join()]));
  const fresh = wrong.filter(({ seat }) => wrongTold[seat] !== now[seat]);
  if (fresh.length === 0 && Object.keys(wrongTold).length === wrong.length) return step;
  return fresh.reduce(
    (next, { seat, gone }) => emit(next, next.state.now, { type: 'places-differ', seat, count: gone.length }),
    withHand(step, { wrongTold: now }),
  );
}
