// Cards that a seat throws away and stays in: a draw, or a card of pineapple. Told from a fold by what the game lets the seat do
// now; the engine's word on it, by a reader or by a person, is followed slot by slot.
import { isFirm } from './away.ts';
import { mayHearTooMuch } from './crossTalk.ts';
import type { DiscardGate } from './evidence.ts';
import { cameWithStub, type Muck, muckOf } from './muck.ts';
import { isGathering } from './phases.ts';
import { placesOf, readSlots, slotOf } from './places.ts';
import { tierAt } from './presence.ts';
import { DISCARD, MUCK } from './rules.ts';
import type { CardsThrown, TagId } from './shape.ts';
import { isFree } from './standing.ts';
import { emit, presencesOf, type Step, type TrackerState, withHand } from './state.ts';
import { seatZone } from './zones.ts';

export function readDiscards(step: Step): Step {
  const { context } = step.state;
  if (isGathering(context) || context.muck === 'off' || context.muck === 'corroborate') return step;
  return Object.entries(context.throws).reduce((next, [seat, thrown]) => discard(next, Number(seat), thrown), step);
}

function discard(step: Step, seat: number, may: CardsThrown): Step {
  const { state } = step;
  const muck = muckOf(state, seat);
  if (muck === null || state.now - newestOf(muck) < DISCARD.settleMs) return step;
  const gone = muck.tags.filter((tag) => isFirm(state, tag, state.cards[tag]));
  if (gone.length === 0 || gone.length < muck.reads.length) return step;
  const gates = gatesOf(state, { muck, gone, may });
  const automatic = gates.length === 0;
  // who holds the rest in the air may throw more of it away
  if (gates.includes('rest-unseen') && state.now - newestOf(muck) < DISCARD.askAfterMs) return step;
  const slots = gone.flatMap((tag) => slotOf(state, tag) ?? []).sort((a, b) => a - b);
  const told = `${slots.join()} ${automatic}`;
  if (state.hand.discardTold[seat] === told) return step;
  const next = withHand(step, { discardTold: { ...state.hand.discardTold, [seat]: told } });
  const confidence = automatic ? 0.98 : 0.8;
  return emit(next, muck.first, { type: 'discard', seat, slots, count: slots.length, confidence, gates, automatic });
}

function newestOf({ reads }: Muck): number {
  return Math.max(...reads.map(({ first }) => first));
}

interface Thrown {
  readonly muck: Muck;
  readonly gone: readonly TagId[];
  readonly may: CardsThrown;
}

function gatesOf(state: TrackerState, { muck, gone, may }: Thrown): readonly DiscardGate[] {
  const { context, gapAt, now, late } = state;
  const { seat } = muck;
  const held: readonly (readonly [DiscardGate, boolean])[] = [
    ['wrong-count', gone.length < may.least || gone.length > may.most],
    ['unread-card', readSlots(state, seat).length < placesOf(context, seat).length],
    ['rest-unseen', !isRestSeen(state, muck, gone)],
    ['with-stub', cameWithStub(state, muck)],
    ['late', late],
    ['uncertain-reads', gapAt !== null && now - gapAt < MUCK.uncertainMs],
    ['cross-talk', mayHearTooMuch(state, seat)],
    ['policy', context.muck !== 'auto'],
  ];
  return held.flatMap(([gate, shut]) => (shut ? [gate] : []));
}

/** Every other card was read at the seat behind those, and lies there, or as many new ones do as were thrown away. */
function isRestSeen(state: TrackerState, muck: Muck, gone: readonly TagId[]): boolean {
  const { seat, tags } = muck;
  const rest = tags.flatMap((tag) => (gone.includes(tag) ? [] : (state.cards[tag] ?? [])));
  if (rest.every(({ missed, seen }) => missed <= DISCARD.restScans && seen >= newestOf(muck))) return true;
  const zone = seatZone(seat);
  const fresh = presencesOf(state.zones[zone]?.tags ?? {}).filter(
    ([tag]) => isFree(state, tag) && tierAt(state, zone, tag) === 'firm',
  );
  return fresh.length === gone.length;
}
