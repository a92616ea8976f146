// What the deck page draws and may ask: the decks of a table, the card that is named next, what became of the last one.
// Cards here are the plan of laying and, in a check, cards of a deck that is not in play. Never a tag.
import { z } from 'zod';
import { isPlainLine } from '../../base/plainText.ts';
import { DECK_KINDS, type DeckKind } from '../../engine/card/deckFaces.ts';
import { DECK_ORDERS } from '../../engine/deckOrder.ts';

/** What the chosen antenna holds, told to the person beside it. */
export const DECK_ANTENNAS = ['unseen', 'occupied', 'empty', 'card', 'several', 'offline', 'fault'] as const;

/** Why a registration rests; it goes on by a press, nothing is lost. */
export const DECK_RESTS = ['asked', 'hand-running', 'idle', 'restart'] as const;

/** What became of the last card or press. */
export const DECK_NEWS = [
  'none',
  'taken',
  'skipped',
  'back',
  'registered',
  'in-this-deck',
  'in-other-deck',
  'several',
  'named',
  'unregistered',
  'out-of-order',
  'check-complete',
  'replaced',
  'failed',
] as const;

export interface DeckAntenna {
  readonly reader: string;
  /** as the layout of the reader names it: muck, board, board:1 to board:5, burn, deck, pad, seat:1 to seat:10 */
  readonly zone: string;
  readonly online: boolean;
}

export interface DeckLine {
  readonly deck: string;
  readonly name: string;
  readonly colour: string;
  /** wall time, ms */
  readonly registered: number;
  readonly cards: number;
  /** it lies at this table; otherwise at none */
  readonly atTable: boolean;
  readonly state: 'registered' | 'in-use' | 'retired';
  /** takes turns with the deck in use: no switch is asked for */
  readonly turns: boolean;
  readonly kind: DeckKind;
  readonly jokers: number;
  readonly cutCard: boolean;
  /** played with it */
  readonly hands: number;
  /** how many of its tags, told once it lies at no table; which ones is told by the report alone */
  readonly weak: number | null;
  readonly dead: number | null;
  readonly retiredTags: number;
}

/** Who had a deck and what was done to it, newest first. */
export interface CustodyLine {
  /** wall time, ms */
  readonly at: number;
  readonly who: string;
  /** as the audit log calls it: deck-registered, deck-handed-over... */
  readonly what: string;
  readonly note: string;
}

/** What a person writes into the custody of a deck. */
export const CUSTODY_NOTES = ['handed-over', 'locked-away', 'taken-out', 'counted'] as const;

export interface DeckNews {
  /** grows with each; the page beeps when it changes */
  readonly n: number;
  readonly what: (typeof DECK_NEWS)[number];
  readonly card: string | null;
  /** name of the deck it is about; null for one of another table */
  readonly deck: string | null;
  /** refusal code of `failed`, '' otherwise */
  readonly code: string;
}

export interface DeckView {
  readonly kind: 'deck';
  readonly table: string;
  readonly tableName: string;
  readonly handRuns: boolean;
  readonly decks: readonly DeckLine[];
  /** of the readers of this table */
  readonly antennas: readonly DeckAntenna[];
  /** the antenna to begin with; null while no reader is connected */
  readonly suggested: { readonly reader: string; readonly zone: string } | null;
  /** a deck that is half registered, running or resting */
  readonly draft: {
    readonly name: string;
    readonly colour: string;
    readonly next: string;
    readonly plan: readonly string[];
    readonly taken: readonly string[];
    readonly skipped: readonly string[];
    readonly canBack: boolean;
  } | null;
  readonly check: {
    readonly deck: string;
    readonly name: string;
    /** the card that was named last */
    readonly named: string | null;
    readonly plan: readonly string[];
    readonly seen: readonly string[];
    /** the deck is laid out in the order of `plan` */
    readonly ordered: boolean;
    readonly expected: string | null;
    /** read out of order */
    readonly wrong: readonly string[];
  } | null;
  /** a card that gets a new tag */
  readonly replacing: { readonly deck: string; readonly name: string; readonly card: string } | null;
  /** cards of a deck at no table that are hard to read; `rate`: 0 to 1, null where too little was read */
  readonly report: {
    readonly deck: string;
    readonly name: string;
    readonly worn: readonly {
      readonly card: string;
      readonly verdict: 'weak' | 'dead';
      readonly rate: number | null;
    }[];
  } | null;
  /** who works now and where; null while nothing runs */
  readonly session: {
    readonly kind: 'register' | 'check' | 'replace';
    readonly by: string;
    readonly reader: string;
    readonly zone: string;
    readonly antenna: (typeof DECK_ANTENNAS)[number];
  } | null;
  /** why the draft rests; null while it runs or there is none */
  readonly rests: (typeof DECK_RESTS)[number] | null;
  readonly news: DeckNews;
}

const line = z.string().max(60).refine(isPlainLine, 'not-plain-text');
const deck = z.string().min(1).max(200);
const place = { reader: z.string().min(1).max(64), zone: z.string().min(1).max(16) };
/** `n` of the news that the page had seen: a second press of the same moment changes nothing. */
const seen = { seen: z.int().min(0) };

export const deckCommandSchema = z.discriminatedUnion('do', [
  z.object({
    ...{ do: z.literal('register'), name: line, colour: line, order: z.enum(DECK_ORDERS), ...place },
    kind: z.enum(DECK_KINDS).default('52'),
    jokers: z.int().min(0).max(2).default(0),
    cutCard: z.boolean().default(false),
  }),
  /** with an order the deck is laid out and read back card by card */
  z.object({ do: z.literal('check'), deck, order: z.enum(DECK_ORDERS).optional(), ...place }),
  /** the next card laid takes the place of this one, whose tag is retired */
  z.object({ do: z.literal('replace'), deck, card: z.string().min(2).max(12), ...place }),
  /** to this table; off it; in play from the next hand on; out of use for ever; its weak and dead cards by name */
  z.object({ do: z.enum(['bring', 'putAway', 'switch', 'retire', 'report']), deck }),
  z.object({ do: z.literal('custody'), deck, what: z.enum(CUSTODY_NOTES), note: line }),
  /** goes on with a draft that rests */
  z.object({ do: z.literal('resume'), ...place }),
  z.object({ do: z.literal('skip'), ...seen }),
  z.object({ do: z.literal('back'), ...seen }),
  /** ends a check; a registration rests; a report is put aside */
  z.object({ do: z.literal('stop') }),
  /** the half registered deck is forgotten, its tags are free */
  z.object({ do: z.literal('drop') }),
]);
export type DeckCommand = z.input<typeof deckCommandSchema>;

export type DeckReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> };
