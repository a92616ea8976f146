// What the tracker remembers, as plain JSON: it is sealed and stored as a checkpoint with every entry of the log.

import type { HealthCode } from './evidence.ts';
import {
  type Context,
  type Output,
  type OutputBody,
  type OutputId,
  type OutputType,
  outputId,
  type Source,
  type TagId,
  type TagStanding,
  type TrackedStreet,
  tagId,
  type ZoneId,
} from './shape.ts';
import { isZoneId } from './zones.ts';

/** Raised when the shape changes: a checkpoint of another version counts as missing, and what lies there is read again. */
export const TRACKER_VERSION = 10;

/** One tag at one zone, from its first hit until it is out of sight. */
export interface Presence {
  /** newest last, '1' hit, '0' miss, at most HISTORY long */
  readonly hits: string;
  readonly first: number;
  readonly last: number;
  /** good scans since the last hit */
  readonly missed: number;
}

export interface ZoneState {
  readonly reader: string;
  /** last good scan */
  readonly at: number;
  /** smoothed */
  readonly cycleMs: number;
  /** scanned well and in time ever since */
  readonly steadyFrom: number;
  readonly failed: number;
  readonly fault: boolean;
  readonly pile: boolean;
  readonly tags: Readonly<Record<TagId, Presence>>;
  /** hits of tags that are out of sight here, for as long as one of them is in the window */
  readonly faded: Readonly<Record<TagId, string>>;
  /** what a debouncing reader says lies here; null for a scanning reader */
  readonly held: readonly TagId[] | null;
  /** the reader is silent: nothing ages */
  readonly frozen: boolean;
  /** highest counts told */
  readonly unregistered: number;
  readonly foreign: number;
}

/** Reads of cards that rest at a zone: there, and at other zones at the same time. */
export interface Heard {
  readonly own: number;
  readonly at: Readonly<Partial<Record<ZoneId, number>>>;
}

/**
 * `up`: it came to where the seat's up cards are read. `loose`: its slot was given up, and it has not gone for certain. `out`: its
 * seat threw it away and it has gone. `street`: on which.
 */
export type Home =
  | { readonly at: 'seat'; readonly seat: number; readonly slot: number; readonly up: boolean }
  | { readonly at: 'loose'; readonly seat: number; readonly slot: number; readonly street: TrackedStreet | null }
  | { readonly at: 'out'; readonly seat: number; readonly slot: number; readonly street: TrackedStreet | null }
  | { readonly at: 'board' }
  | { readonly at: 'burn' };

/** Hits at the muck since the card was last read at its seat. */
export interface MuckReads {
  readonly first: number;
  readonly last: number;
  readonly scans: number;
}

/** A card owned in this hand. It leaves its home only for the muck or for nowhere, until the hand has ended. */
export interface Card {
  readonly home: Home;
  readonly since: number;
  /** last read at its seat, and good scans of that seat since */
  readonly seen: number;
  readonly missed: number;
  readonly muck: MuckReads | null;
  /** slots of its seat that it had before: a draw by its count gives the cards that stay new ones */
  readonly earlier: readonly number[];
  /** zones of contradictions already told */
  readonly told: readonly ZoneId[];
}

export type MuckSaid = 'partial' | 'all' | 'corroborated' | 'returned';

/** A tag that looked like a card of this seat before it was firm. */
export interface Candidate {
  readonly seat: number;
  readonly first: number;
  /** first of all in this hand: a card that another one covers goes out of sight and comes back */
  readonly seen: number;
  readonly hits: number;
  readonly dwellMs: number;
  /** another seat looked right too: never rescued */
  readonly doubtful: boolean;
}

/** When a dealt card was first read at its seat. */
export interface Arrival {
  readonly at: number;
  /** read as it came: neither history, nor found again, nor named from the muck */
  readonly sure: boolean;
}

/** A card that is proposed for a seat; nobody outside is told its tag. */
export interface Offer {
  readonly id: OutputId;
  readonly tag: TagId;
  readonly seat: number;
  /** the card that went back to the dealer; null where one was missing */
  readonly replaces: TagId | null;
  /** it is the card that is dealt face up on this street */
  readonly up: boolean;
}

export interface HandTrack {
  readonly id: string | null;
  readonly slots: Readonly<Record<number, readonly TagId[]>>;
  /** slots by seat whose cards were thrown away for certain, wherever they are now; names no tag */
  readonly gone: Readonly<Record<number, readonly number[]>>;
  readonly candidates: Readonly<Record<TagId, Candidate>>;
  /** by seat; names no tag */
  readonly arrivals: Readonly<Record<number, readonly Arrival[]>>;
  /** the order of the deal has been asked about */
  readonly orderTold: boolean;
  /** last card when the order was judged */
  readonly orderFor: number | null;
  readonly lastCardAt: number | null;
  readonly complete: boolean;
  /** the cards that were due when `complete` and `shortFor` were judged */
  readonly dealFor: string | null;
  readonly dealSince: number;
  /** counts the last prompt was for */
  readonly shortFor: string | null;
  readonly board: readonly TagId[];
  readonly boardTold: string | null;
  /** number of board cards the engine last had */
  readonly boardEngine: number;
  /** the engine took board cards back: offered again once betting has been open in between */
  readonly boardTaken: boolean;
  /** what lay on the board as it was to be cleared has been marked */
  readonly cleared: boolean;
  readonly mucks: Readonly<Record<number, MuckSaid>>;
  /** slots of the discard that was told last, by seat */
  readonly discardTold: Readonly<Record<number, string>>;
  /** by seat: slots that were told to differ from what was named */
  readonly wrongTold: Readonly<Record<number, string>>;
  readonly stubAt: number | null;
  readonly stubTold: boolean;
  readonly extras: readonly TagId[];
  /** of them those that were told again, as lasting */
  readonly extrasLasting: readonly TagId[];
  readonly heldTold: readonly number[];
  readonly offers: readonly Offer[];
  /** cards told as hidden ones at a place whose up card is another one that was turned over */
  readonly hiddenTold: readonly TagId[];
  readonly collected: boolean;
  readonly tagsGone: boolean;
}

export interface Ill {
  readonly code: HealthCode;
  readonly reader: string;
  readonly zone: ZoneId | null;
}

export interface ReaderState {
  readonly link: 'up' | 'stale' | 'down';
  readonly atErr: number;
}

export interface TrackerState {
  readonly version: number;
  readonly now: number;
  readonly late: boolean;
  readonly source: Source | null;
  /** outputs made since the last reader message */
  readonly n: number;
  readonly zones: Readonly<Partial<Record<ZoneId, ZoneState>>>;
  readonly known: Readonly<Record<TagId, TagStanding>>;
  readonly cards: Readonly<Record<TagId, Card>>;
  /** cards of an earlier hand that have not left their place yet, and that place */
  readonly leftover: Readonly<Record<TagId, ZoneId>>;
  /** last moment with no card of the deck at any seat or on the board */
  readonly clearAt: number | null;
  readonly startTold: boolean;
  /** last moment at which cards were being washed */
  readonly washAt: number | null;
  /** only cards of another deck lie on the table since then */
  readonly otherDeck: { readonly since: number; readonly told: boolean } | null;
  readonly gapAt: number | null;
  readonly hearing: Readonly<Partial<Record<ZoneId, Heard>>>;
  readonly readers: Readonly<Record<string, ReaderState>>;
  readonly context: Context;
  readonly hand: HandTrack;
  /** outputs of this hand that ask a person something, oldest first; none names a tag */
  readonly asked: readonly Output[];
  /** what is wrong now */
  readonly ills: readonly Ill[];
}

/** A state on its way through the layers with what they have said so far. */
export interface Step {
  readonly state: TrackerState;
  readonly out: readonly Output[];
}

const ASKING: readonly OutputType[] = [
  'hand-start-seen',
  'deal-short',
  'deal-order',
  'other-deck',
  'card-with-muck',
  'card-replaced',
  'board-waiting',
  'board-incomplete',
  'muck',
  'discard',
  'places-differ',
  'up-card-seen',
  'muck-returned',
  'extra-card',
  'contradiction',
  'unregistered',
  'foreign',
];
const ASKED_KEPT = 32;

export function emit(step: Step, happened: number, body: OutputBody): Step {
  const { state } = step;
  const n = state.n + 1;
  const base = {
    id: outputId(state.source, n),
    at: Math.round(state.now),
    happened: Math.round(Math.min(happened, state.now)),
    late: state.late,
  };
  const output: Output = { ...base, ...body };
  const asked = ASKING.includes(body.type) ? [...state.asked, output].slice(-ASKED_KEPT) : state.asked;
  return { state: { ...state, n, asked }, out: [...step.out, output] };
}

export function withHand(step: Step, patch: Partial<HandTrack>): Step {
  return { ...step, state: { ...step.state, hand: { ...step.state.hand, ...patch } } };
}

export function withCard(step: Step, tag: TagId, card: Card): Step {
  return { ...step, state: { ...step.state, cards: { ...step.state.cards, [tag]: card } } };
}

export function withZone(step: Step, zone: ZoneId, patch: Partial<ZoneState>): Step {
  const old = step.state.zones[zone];
  if (old === undefined) return step;
  return { ...step, state: { ...step.state, zones: { ...step.state.zones, [zone]: { ...old, ...patch } } } };
}

/** Entries in the order they came: never sorted by tag, so that a renaming changes nothing. */
export function entriesOf<T>(record: Readonly<Record<TagId, T>>): readonly (readonly [TagId, T])[] {
  return Object.entries(record).map(([tag, value]) => [tagId(tag), value] as const);
}

type PresenceEntries = readonly (readonly [TagId, Presence])[];
/** What a zone reads never changes within a step, and is asked for many times. */
const read = new WeakMap<ZoneState['tags'], PresenceEntries>();

export function presencesOf(tags: ZoneState['tags']): PresenceEntries {
  const known = read.get(tags);
  if (known !== undefined) return known;
  const entries = entriesOf(tags);
  read.set(tags, entries);
  return entries;
}

type ZoneEntries = readonly (readonly [ZoneId, ZoneState])[];
/** Remembers the list for as long as the zones are unchanged: it is asked for many times in a step. */
const listed = new WeakMap<TrackerState['zones'], ZoneEntries>();

export function zonesOf({ zones }: Pick<TrackerState, 'zones'>): ZoneEntries {
  const known = listed.get(zones);
  if (known !== undefined) return known;
  const entries = Object.entries(zones).flatMap(([zone, value]) =>
    value !== undefined && isZoneId(zone) ? [[zone, value] as const] : [],
  );
  listed.set(zones, entries);
  return entries;
}
