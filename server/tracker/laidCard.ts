// One antenna where cards are laid one after the other, as at the deck desk: says which tag lies there alone and firmly.
// Pure; separate from the state of the tracker, which does not hear this antenna meanwhile.
import { EDGE_SCAN_MS } from './rules.ts';
import type { ReaderObservation, TagId, ZoneId } from './shape.ts';

export interface LaidPlace {
  readonly reader: string;
  readonly zone: ZoneId;
}

/** What the antenna holds, for the person beside it. */
export const ANTENNA_WORDS = ['unseen', 'occupied', 'empty', 'card', 'several', 'offline', 'fault'] as const;
export type AntennaWord = (typeof ANTENNA_WORDS)[number];

const SIGHTS = ['none', 'one', 'several'] as const;

/** The same sight in so many good scans, and since when. */
interface Streak {
  readonly sight: (typeof SIGHTS)[number];
  readonly scans: number;
  readonly from: number;
  readonly at: number;
}

export interface LaidState {
  readonly word: AntennaWord;
  /** what was there before the desk began has to leave first */
  readonly open: boolean;
  readonly tag: TagId | null;
  readonly streak: Streak;
  /** the tag that was told last; it is told again only after it has left */
  readonly told: TagId | null;
  /** for a reader that debounces by itself: what it says lies there */
  readonly held: readonly TagId[] | null;
}

export type LaidOutput =
  | { readonly type: 'laid'; readonly tag: TagId }
  | { readonly type: 'several'; readonly count: number };

/** A card counts when it lies there alone for so many scans, or for so long. */
const FIRM_SCANS = 2;
const FIRM_MS = 150;
/** A card has left after so many scans without it: one miss is no lift. */
const GONE_SCANS = 3;
/** Two cards for as long as it takes to swap them by hand are nothing to say. */
const SEVERAL_MS = 700;

const NO_STREAK: Streak = { sight: 'none', scans: 0, from: 0, at: 0 };

export const NOTHING_LAID: LaidState = {
  word: 'unseen',
  open: false,
  tag: null,
  streak: NO_STREAK,
  told: null,
  held: null,
};

type Step = readonly [LaidState, LaidOutput | null];

export function laidCard(state: LaidState, place: LaidPlace, observation: ReaderObservation): Step {
  if (observation.src.reader !== place.reader) return [state, null];
  switch (observation.type) {
    case 'scan': {
      const tags = observation.zones[place.zone];
      // an old message is history: nobody lays a card in the past
      if (tags == null || observation.late) return [state, null];
      const { rep: scans, from, at } = observation;
      return see({ ...state, held: null }, [...new Set(tags)], { scans, from, at });
    }
    case 'edge':
      return observation.zone === place.zone && !observation.late ? edge(state, observation) : [state, null];
    case 'snap': {
      const tags = observation.zones[place.zone];
      if (tags == null || observation.late || (state.held === null && state.word !== 'unseen')) return [state, null];
      return hold(state, [...new Set(tags)], observation.at);
    }
    case 'link':
      return observation.link === 'up' ? [restarted(state), null] : [{ ...restarted(state), word: 'offline' }, null];
    case 'fault':
      return faulty(state, place, observation);
    case 'gap':
      return [{ ...state, streak: NO_STREAK }, null];
  }
}

/** Time passes: what a debouncing reader last said still holds. */
export function laidTime(state: LaidState, at: number): Step {
  if (state.held === null || state.word === 'offline' || state.word === 'fault') return [state, null];
  const rep = Math.floor((at - state.streak.at) / EDGE_SCAN_MS);
  return rep < 1 ? [state, null] : see(state, state.held, { scans: rep, from: state.streak.at, at });
}

/** After silence or a fault what lies there has to show itself anew. */
function restarted(state: LaidState): LaidState {
  return { ...state, word: 'unseen', streak: NO_STREAK, held: null };
}

function edge(
  state: LaidState,
  { tag, present, at }: { readonly tag: TagId; readonly present: boolean; readonly at: number },
): Step {
  const rest = (state.held ?? []).filter((other) => other !== tag);
  // an edge is the arrival itself: what lay there before is not told by such a reader
  return hold({ ...state, open: true }, present ? [...rest, tag] : rest, at);
}

function hold(state: LaidState, tags: readonly TagId[], at: number): Step {
  return see({ ...state, held: tags }, tags, { scans: 1, from: at, at });
}

function faulty(
  state: LaidState,
  place: LaidPlace,
  { zone, on }: { readonly zone: ZoneId | null; readonly on: boolean },
): Step {
  if (zone !== null && zone !== place.zone) return [state, null];
  return [on ? { ...restarted(state), word: 'fault' } : restarted(state), null];
}

type Seen = Omit<Streak, 'sight'>;

function see(state: LaidState, tags: readonly TagId[], seen: Seen): Step {
  const [tag, more] = tags;
  if (more !== undefined) return several(state, tags.length, { ...seen, sight: 'several' });
  return tag === undefined ? nothing(state, { ...seen, sight: 'none' }) : one(state, tag, { ...seen, sight: 'one' });
}

function nothing(state: LaidState, seen: Streak): Step {
  const streak = joined(state.streak, seen);
  const next = { ...state, tag: null, streak };
  return streak.scans < GONE_SCANS ? [next, null] : [{ ...next, word: 'empty', open: true, told: null }, null];
}

function one(state: LaidState, tag: TagId, seen: Streak): Step {
  const streak = state.tag === tag ? joined(state.streak, seen) : seen;
  if (!state.open) return [{ ...state, tag, streak, word: 'occupied' }, null];
  const firm = streak.scans >= FIRM_SCANS || streak.at - streak.from >= FIRM_MS;
  const next: LaidState = { ...state, tag, streak, word: 'card' };
  return firm && state.told !== tag
    ? [
        { ...next, told: tag },
        { type: 'laid', tag },
      ]
    : [next, null];
}

/** Told once, until one of them has gone. The one that was told before has not left. */
function several(state: LaidState, count: number, seen: Streak): Step {
  const streak = joined(state.streak, seen);
  const next: LaidState = { ...state, tag: null, streak, word: state.open ? 'several' : 'occupied' };
  const told = state.streak.sight === 'several' && lasted(state.streak) >= SEVERAL_MS;
  return state.open && !told && lasted(streak) >= SEVERAL_MS ? [next, { type: 'several', count }] : [next, null];
}

function lasted({ from, at }: Streak): number {
  return at - from;
}

function joined(streak: Streak, seen: Streak): Streak {
  const goesOn = streak.sight === seen.sight && streak.scans > 0;
  return goesOn ? { ...seen, scans: streak.scans + seen.scans, from: streak.from } : seen;
}
