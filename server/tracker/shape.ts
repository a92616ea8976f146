// What goes into the tracker and what comes out: observations, outputs, zones. Knows tags, never cards; it has no
// clock, so every time here is programme time in milliseconds that came with the input.
import type { Brand } from '../base/brand.ts';
import type { Context, TrackedStreet } from './context.ts';
import type { DiscardGate, HealthCode, MuckEvidence, MuckGate } from './evidence.ts';
import type { ZoneId } from './zoneId.ts';

export type {
  BoardStreet,
  CardsThrown,
  Context,
  Discarded,
  MuckPolicy,
  TrackedPhase,
  TrackedStreet,
} from './context.ts';
export type { ZoneId, ZoneKind } from './zoneId.ts';

/** The same brand as in the reader protocol: a tag travels from there to the vault without a cast. */
export type TagId = Brand<string, 'TagId'>;

/** Gives a key of a record its brand back. Names come from the reader protocol, never from here. */
export function tagId(text: string): TagId {
  return text as TagId;
}

/** The reader message an output came from. */
export interface Source {
  readonly reader: string;
  readonly boot: string;
  readonly seq: number;
}

/** One reader message: what each antenna saw. `rep` equal cycles ran from `from` to `at`. */
export interface Scan {
  readonly type: 'scan';
  readonly src: Source;
  readonly from: number;
  readonly at: number;
  /** uncertainty of `at` in ms */
  readonly atErr: number;
  /** old on arrival: may lead to outputs, but none that is accepted by itself */
  readonly late: boolean;
  readonly rep: number;
  /** tags in reading order; [] scanned and empty, null the scan failed, missing not scanned */
  readonly zones: Readonly<Partial<Record<ZoneId, readonly TagId[] | null>>>;
  /** as many as tags, in the reader's own unit; only where the reader tells any */
  readonly strengths?: Readonly<Partial<Record<ZoneId, readonly (number | null)[]>>>;
}

/** A reader that debounces by itself says that a tag came or went. */
export interface Edge {
  readonly type: 'edge';
  readonly src: Source;
  readonly at: number;
  readonly late: boolean;
  readonly zone: ZoneId;
  readonly tag: TagId;
  readonly present: boolean;
}

/** Everything a debouncing reader sees now: heals lost edges. */
export interface Snap {
  readonly type: 'snap';
  readonly src: Source;
  readonly at: number;
  readonly late: boolean;
  readonly zones: Readonly<Partial<Record<ZoneId, readonly TagId[] | null>>>;
}

export interface Fault {
  readonly type: 'fault';
  readonly src: Source;
  readonly at: number;
  readonly code: string;
  /** null: the whole reader */
  readonly zone: ZoneId | null;
  readonly on: boolean;
}

/** Messages were lost: the interval up to `at` is uncertain. */
export interface Gap {
  readonly type: 'gap';
  readonly src: Source;
  readonly at: number;
  readonly count: number;
}

/** The connection of a reader. Silence freezes its zones: nothing ages without scans. */
export interface Link {
  readonly type: 'link';
  readonly src: Source;
  readonly at: number;
  readonly link: 'up' | 'stale' | 'down';
}

/** What came through the reader inbox. */
export type ReaderObservation = Scan | Edge | Snap | Fault | Gap | Link;

export interface Tick {
  readonly type: 'tick';
  readonly at: number;
}

/** `named`: a cut card of the house, which means nothing. */
export type TagStanding = 'deck' | 'other-deck' | 'unknown' | 'named';

/** The vault's word on tags. Until it is given a tag is pending: it ages, but means nothing. */
export interface Known {
  readonly type: 'known';
  readonly at: number;
  readonly tags: Readonly<Record<TagId, TagStanding>>;
  /** the deck was changed: forget every earlier word */
  readonly fresh: boolean;
}

/** A person took what this output proposed. */
export interface Accepted {
  readonly type: 'accepted';
  readonly at: number;
  readonly output: string;
}

export type Observation = ReaderObservation | Tick | Context | Known | Accepted;

/** `${reader}|${boot}|${seq}|${n}`: the last reader message and a count from 1 after it. The same input, the same id. */
export type OutputId = Brand<string, 'OutputId'>;

export function outputId(source: Source | null, n: number): OutputId {
  const { reader, boot, seq } = source ?? { reader: '-', boot: '-', seq: 0 };
  return `${reader}|${boot}|${seq}|${n}` as OutputId;
}

export interface OutputBase {
  readonly id: OutputId;
  /** when the tracker was sure; whole milliseconds */
  readonly at: number;
  /** when by the reads it took place, <= at */
  readonly happened: number;
  /** led to by a late observation: never accepted without a person */
  readonly late: boolean;
}

/** `tag` and `tags` exist in 'hole-card', 'up-card' and 'board' and nowhere else. */
export type OutputBody =
  /** no hand runs and cards lie at these seats */
  | { readonly type: 'hand-start-seen'; readonly seats: readonly number[] }
  /** auto: goes to the vault */
  | {
      readonly type: 'hole-card';
      readonly seat: number;
      readonly slot: number;
      readonly tag: TagId;
      readonly tier: 'firm';
    }
  /** auto: goes through door 2, since it lies face up */
  | {
      readonly type: 'up-card';
      readonly seat: number;
      readonly slot: number;
      readonly tag: TagId;
      readonly tier: 'firm';
    }
  /** the card of this street lies at the seat, but not where its up cards are read: a person sees whether it is face up */
  | { readonly type: 'up-card-seen'; readonly seat: number }
  /** a seat threw cards away and stays in */
  | {
      readonly type: 'discard';
      readonly seat: number;
      /** ascending */
      readonly slots: readonly number[];
      readonly count: number;
      readonly confidence: number;
      /** empty: may be entered without a question */
      readonly gates: readonly DiscardGate[];
      readonly automatic: boolean;
    }
  /** so many cards of the seat went that it is said to hold; as many of those that were named stayed */
  | { readonly type: 'places-differ'; readonly seat: number; readonly count: number }
  /** every seat dealt in has all its cards */
  | { readonly type: 'deal-seen-complete'; readonly counts: Readonly<Record<number, number>> }
  /** quiet, and some seats are short: ask for a peek */
  | {
      readonly type: 'deal-short';
      readonly counts: Readonly<Record<number, number>>;
      readonly missing: readonly number[];
    }
  /** one card of the seat is unread, and one that nobody owns came to the muck with the rest of its hand */
  | { readonly type: 'card-with-muck'; readonly seat: number }
  /** F21, in the deal: a card of the seat has gone back to the dealer, and another lies there */
  | { readonly type: 'card-replaced'; readonly seat: number }
  /** the cards of these seats came in another order than that of the deal (6.3.3). Seats only */
  | {
      readonly type: 'deal-order';
      /** one round, as it should have been, of the seats that were read for certain */
      readonly expected: readonly number[];
      /** as many cards, as they came */
      readonly seen: readonly number[];
      /** seats whose cards came too late */
      readonly behind: readonly number[];
      /** the very first card went to another seat */
      readonly first: boolean;
    }
  /** the right number of new cards with betting closed. `ordered`: tags in board order; else in order of first read */
  | {
      readonly type: 'board';
      readonly street: TrackedStreet;
      readonly run: number;
      readonly tags: readonly TagId[];
      readonly ordered: boolean;
      readonly count: number;
    }
  /** the cards lie there, but betting is open */
  | { readonly type: 'board-waiting'; readonly street: TrackedStreet; readonly count: number }
  | { readonly type: 'board-incomplete'; readonly street: TrackedStreet; readonly count: number }
  | { readonly type: 'burn' }
  /** cards of a seat are in the muck; the table takes it for a fold or a showdown muck by the engine's phase */
  | {
      readonly type: 'muck';
      readonly seat: number;
      readonly all: boolean;
      readonly withStub: boolean;
      /** 0 to 1 */
      readonly confidence: number;
      readonly inTurn: boolean;
      /** empty: may be entered without a question */
      readonly gates: readonly MuckGate[];
      readonly automatic: boolean;
      readonly evidence: MuckEvidence;
    }
  /** the muck of a seat that the console had folded before: a note, no question */
  | { readonly type: 'muck-corroborated'; readonly seat: number; readonly all: boolean }
  /** cards of a mucked hand are back at its seat */
  | { readonly type: 'muck-returned'; readonly seat: number }
  | { readonly type: 'stub-to-muck'; readonly count: number }
  /** the hand is over and its cards have been gathered */
  | { readonly type: 'collected'; readonly seats: readonly number[] }
  /** no dealt tag of the finished hand lies at a seat any more (asked by release) */
  | { readonly type: 'tags-gone'; readonly seats: readonly number[] }
  | { readonly type: 'held'; readonly seat: number; readonly seconds: number }
  | { readonly type: 'unregistered'; readonly zone: ZoneId; readonly count: number }
  | { readonly type: 'foreign'; readonly zone: ZoneId; readonly count: number }
  /** F13, between hands: cards of another deck have lain there for a while, and none of this one */
  | { readonly type: 'other-deck'; readonly count: number }
  /** a card of `from` is read elsewhere: shown and logged, never applied */
  | { readonly type: 'contradiction'; readonly zone: ZoneId; readonly from: ZoneId | 'muck' }
  /** `lasting`: it has lain there for so long that nobody is on his way with it */
  | { readonly type: 'extra-card'; readonly zone: ZoneId; readonly count: number; readonly lasting: boolean }
  | {
      readonly type: 'health';
      readonly code: HealthCode;
      readonly reader: string;
      readonly zone: ZoneId | null;
      readonly on: boolean;
    };

export type Output = OutputBase & OutputBody;
export type OutputType = OutputBody['type'];
