// F26, F13, between hands: a deck that is spread over the table means nothing, and cards of another deck alone are another deck.
import { competes, isOneBoard } from './crossTalk.ts';
import { isOver } from './phases.ts';
import { countHits } from './presence.ts';
import { HISTORY, OTHER_DECK, WASH } from './rules.ts';
import type { TagId, ZoneId } from './shape.ts';
import { emit, presencesOf, type Step, type TrackerState, zonesOf } from './state.ts';

/** Nothing is inferred while cards are washed, and a while behind. */
export function isWashing({ washAt, now }: TrackerState): boolean {
  return washAt !== null && now - washAt < WASH.quietMs;
}

export function readWash(step: Step): Step {
  const { state } = step;
  if (!isOver(state.context) || movingCards(state) < WASH.cards) return step;
  return { ...step, state: { ...state, washAt: state.now } };
}

/** Cards that two places read about as often: a card at rest is heard elsewhere, but not so much. */
function movingCards(state: TrackerState): number {
  const zones = zonesOf(state).filter(([zone]) => competes(zone));
  const visible = new Set(zones.flatMap(([, { tags }]) => presencesOf(tags).map(([tag]) => tag)));
  return [...visible].filter((tag) => isMoving(readsOf(zones, tag))).length;
}

type Reads = readonly (readonly [ZoneId, number])[];

function readsOf(zones: ReturnType<typeof zonesOf>, tag: TagId): Reads {
  return zones.flatMap(([zone, { tags, faded }]) => {
    const hits = tags[tag]?.hits ?? faded[tag];
    return hits === undefined ? [] : [[zone, countHits(hits, HISTORY)] as const];
  });
}

function isMoving(places: Reads): boolean {
  const [best, ...others] = [...places].sort(([, a], [, b]) => b - a);
  if (best === undefined) return false;
  return others.some(([zone, hits]) => !isOneBoard(zone, best[0]) && hits >= WASH.share * best[1]);
}

/** Cards of another deck and none of this one, for so long: told once. */
export function readOtherDeck(step: Step): Step {
  const { state } = step;
  const { theirs, ours } = onTable(state);
  const alone = isOver(state.context) && ours === 0 && theirs >= OTHER_DECK.cards;
  if (!alone) return state.otherDeck === null ? step : { ...step, state: { ...state, otherDeck: null } };
  const since = state.otherDeck?.since ?? state.now;
  const told = state.otherDeck?.told ?? false;
  const due = !told && state.now - since >= OTHER_DECK.ms;
  const next = { ...step, state: { ...state, otherDeck: { since, told: told || due } } };
  return due ? emit(next, since, { type: 'other-deck', count: theirs }) : next;
}

/** While only another deck lies there nobody is asked about each of its cards. */
export function isOtherDeckAlone({ otherDeck }: TrackerState): boolean {
  return otherDeck !== null;
}

function onTable(state: TrackerState): { readonly theirs: number; readonly ours: number } {
  const seen = new Set<TagId>();
  for (const [zone, { tags }] of zonesOf(state))
    if (competes(zone)) for (const [tag] of presencesOf(tags)) seen.add(tag);
  const of = (standing: string) => [...seen].filter((tag) => state.known[tag] === standing).length;
  return { theirs: of('other-deck'), ours: of('deck') };
}
