// Places of thrown cards as a person named them, against what readers know: a card that the seat is said to hold lies in the muck,
// and one that it is said to have thrown away was read at the seat since. Says seat and count; places go to the table alone.
import { isFirm } from './away.ts';
import { isNamed } from './draws.ts';
import { isOver } from './phases.ts';
import { slotOf } from './places.ts';
import { MUCK } from './rules.ts';
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

/** A hand of which all cards went was folded; a card that was thrown away and lies there yet says nothing then. */
function wrongAt(state: TrackerState, seat: number): WrongPlaces | null {
  const thrown = entriesOf(state.cards).flatMap(([, card]) => {
    const slot = namedSlot(state, seat, card);
    return slot === null ? [] : [{ slot, seen: card.seen }];
  });
  const last = Math.max(...thrown.map(({ seen }) => seen));
  const held = state.hand.slots[seat] ?? [];
  const went = held.filter((tag) => {
    const card = state.cards[tag];
    return isFirm(state, tag, card) && last - (card?.muck?.first ?? last) >= MUCK.restMs;
  });
  if (went.length === 0 || went.length === held.length) return null;
  const since = Math.min(...went.map((tag) => state.cards[tag]?.muck?.first ?? last));
  const stayed = thrown.filter(({ seen }) => seen - since >= MUCK.restMs).map(({ slot }) => slot);
  return { seat, gone: ascending(went.flatMap((tag) => slotOf(state, tag) ?? [])), stayed: ascending(stayed) };
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
