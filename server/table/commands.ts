// The one command door of a table: what consoles, the simulator and integrations may ask. Checked by zod at the edge.
// Nothing here ever carries a tag; a card only where a person typed one (card desk, board, tabled hand).
import { z } from 'zod';
import { isPlainNote } from '../base/plainText.ts';
import { ACTIONS } from '../engine/action.ts';
import { type Chips, chips } from '../engine/chips.ts';
import { STREETS } from '../engine/game/street.ts';
import { PROFILE_NAMES } from '../engine/profiles/profiles.ts';
import { MAX_SEATS } from '../engine/seat.ts';
import { NEW_STACKS } from '../engine/sessionEvent.ts';
import { amount, by, card, hand, line, seat, shares } from './fields.ts';
import { gameCommands, straddles, structureSchema } from './gameCommands.ts';
import { type DoorReport, rulingCommands } from './reports.ts';

/** chips that come to a table: what is too much is refused in words */
const broughtChips = z
  .int()
  .min(0)
  .transform((n): Chips => chips(n));
const note = z.string().refine(isPlainNote, 'not-plain-text');
const turn = z.int().min(0);
const word = z.string().max(64);
/** Bounded here; which values a switch knows is refused by name, by the rules (profiles/choices.ts). */
const switchValue = z.union([
  word,
  z.number(),
  z.boolean(),
  z.array(word).max(10).readonly(),
  z.record(word, z.union([word, z.number(), z.boolean()])).readonly(),
]);
const switches = z.record(z.string().regex(/^[a-zA-Z]{1,20}(\.[a-zA-Z]{1,30})?$/), switchValue.nullable()).readonly();
const ruling = z.object({ by, code: line.min(1).max(64), note: note.max(500) });
const street = z.enum(STREETS);
const action = z.enum([...ACTIONS, 'allin']);
/** What each seat takes of all pots together, and the floor's word where players may not agree by themselves. */
const chop = {
  shares,
  ruling: ruling.nullable().default(null),
};
/** How long ago a hand began that is entered afterwards. */
const beganAgoMs = z.int().min(0).max(86_400_000);

/** Five cards, and five more at each of three draws. */
const MOST_PLACES = 20;
/** a drawn card takes a new place, so that there are more of them than cards in a hand */
const slot = z
  .int()
  .min(0)
  .max(MOST_PLACES - 1);
/** `slots` null: nobody saw which of them */
const discard = { seat, count: z.int().min(0).max(7), slots: z.array(slot).max(7).nullable() };
/** `exposed`: the game deals it face down, and the dealer turned it over (stud) */
const upCard = { seat, slot, card, exposed: z.literal(true).exactOptional() };

/** A step inside an edit: only what a person enters; cards typed here lie face up. */
export const editedCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Act'), seat, action, to: amount.nullable() }),
  z.object({
    type: z.literal('ActAsRuled'),
    seat,
    action: z.enum(ACTIONS),
    to: amount.nullable(),
    ruling,
  }),
  z.object({ type: z.literal('CompleteDeal'), opener: seat.exactOptional() }),
  z.object({ type: z.literal('Discard'), ...discard }),
  z.object({ type: z.literal('DealUp'), ...upCard }),
  z.object({ type: z.literal('DealBoard'), street, run: z.int().min(0).max(3), cards: z.array(card).min(1).max(3) }),
  z.object({ type: z.literal('MuckHand'), seat }),
  z.object({ type: z.literal('AwardPots') }),
  z.object({ type: z.literal('ChopPots'), ...chop }),
]);

export const editSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('retract'), position: z.number() }),
  z.object({ type: z.literal('restore'), position: z.number() }),
  z.object({ type: z.literal('replace'), position: z.number(), command: editedCommandSchema }),
  z.object({
    type: z.literal('insert'),
    before: z.number().nullable(),
    happened: z.number(),
    command: editedCommandSchema,
  }),
]);

const amendment = {
  hand,
  edits: z.array(editSchema).min(1).max(50),
  onIllegal: z.enum(['cancel', 'cut', 'as-ruled']),
  ruling: ruling.nullable(),
};
/** An amendment that is only previewed. */
export const amendmentSchema = z.object(amendment);

const hole = {
  hand,
  seat,
  slot,
  card,
  /** also where the same person typed this card at another place of the hand */
  anyway: z.boolean().optional(),
};

/** What lies face up was entered wrongly and everybody in the room sees the right card; of this hand or an earlier one. */
const corrections = [
  z.object({ do: z.literal('correctBoard'), hand, run: z.int().min(0).max(3), index: z.int().min(0).max(4), card }),
  /** `index` counts in the opened cards as they are shown */
  z.object({ do: z.literal('correctOpened'), hand, seat, index: z.int().min(0).max(6), card }),
] as const;
/** A correction that is only previewed. */
export const correctionSchema = z.discriminatedUnion('do', corrections);

/** `hand` and `turn` (actions taken so far) guard betting commands: a stale one is refused with `stale-command`. */
export const tableCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('takeSeat'), seat, name: line.max(60), stack: broughtChips }),
  z.object({ do: z.literal('leaveSeat'), seat }),
  z.object({ do: z.literal('sitOut'), seat, out: z.boolean() }),
  z.object({ do: z.literal('renameSeat'), seat, name: line.max(60) }),
  z.object({ do: z.literal('setStack'), seat, stack: broughtChips }),
  /** chips on top of the stack */
  z.object({ do: z.literal('topUp'), seat, amount: broughtChips }),
  /** to a free seat, with stack and name; blinds stay where they were due */
  z.object({ do: z.literal('moveSeat'), seat, to: seat }),
  z.object({ do: z.literal('setStructure'), structure: structureSchema }),
  z.object({ do: z.literal('setProfile'), profile: z.enum(PROFILE_NAMES) }),
  /** changed switches over those of the profile; null puts one back */
  z.object({ do: z.literal('setSwitches'), switches }),
  z.object({ do: z.literal('setCurrency'), symbol: line.max(4), decimals: z.int().min(0).max(2) }),
  /** `dead`: where nobody sits (a dead button) */
  z.object({ do: z.literal('setButton'), button: z.int().min(1).max(MAX_SEATS), dead: z.boolean().optional() }),
  /** takes back a change that waits for the end of the hand; its id stands in the console view */
  z.object({ do: z.literal('withdrawChange'), change: z.int().min(1) }),
  /** the hand that runs, or the next one, is the last of the show; off: the show goes on */
  z.object({ do: z.literal('lastHand'), on: z.boolean() }),
  z.object({ do: z.literal('endShow') }),
  z.object({ do: z.literal('reopenShow') }),
  /** after an ended show: the same people, hand numbers from 1, stacks as they sat down with or as they are */
  z.object({ do: z.literal('newShow'), stacks: z.enum(NEW_STACKS) }),
  z.object({
    do: z.literal('startHand'),
    hand,
    straddles: straddles.optional(),
    /** of other seats than these the blinds that they owe are posted */
    posts: z
      .array(z.object({ seat, live: amount, dead: amount }))
      .max(MAX_SEATS)
      .optional(),
    /** everybody antes, no blinds; left out: as it is planned */
    bombPot: z.boolean().optional(),
    /** posts both blinds, the small one dead, and has the button next (3.4) */
    buysButton: seat.optional(),
    /** the hand was played already: its entries are placed from then on at a natural pace, until caught up */
    afterwards: z.object({ beganAgoMs }).optional(),
  }),
  /** a hand that is entered afterwards has caught up with the table: its entries take place as they are entered */
  z.object({ do: z.literal('catchUp'), hand }),
  /** `opener`: who opens the street, where an up card was not read */
  z.object({ do: z.literal('completeDeal'), hand, opener: seat.optional() }),
  /** a card that lies face up in front of a seat: everybody in the room sees it */
  z.object({ do: z.literal('typeUp'), hand, ...upCard }),
  /** thrown away, to draw as many or for good; a count of 0 stands pat. Names places, never cards */
  z.object({ do: z.literal('discard'), hand, ...discard }),
  z.object({ do: z.literal('act'), hand, turn, seat, action, to: amount.nullable() }),
  z.object({
    do: z.literal('actAsRuled'),
    hand,
    turn,
    seat,
    action: z.enum(ACTIONS),
    to: amount.nullable(),
    ruling,
  }),
  z.object({ do: z.literal('reopenRound'), hand, ruling }),
  z.object({
    do: z.literal('typeBoard'),
    hand,
    street,
    run: z.int().min(0).max(3),
    cards: z.array(card).min(1).max(3),
    /** for cards after the hand is decided, where the house allows them */
    ruling: ruling.optional(),
  }),
  ...corrections,
  z.object({ do: z.literal('agreeRuns'), hand, runs: z.int().min(1).max(4) }),
  /** face up on the table: the table adds the cards from the vault */
  z.object({ do: z.literal('openHand'), hand, seat }),
  /** face up on the table and not read: a person types what everybody in the room sees */
  z.object({ do: z.literal('typeOpened'), hand, seat, cards: z.array(card).min(1).max(7) }),
  z.object({ do: z.literal('confirmOpenings'), hand }),
  z.object({ do: z.literal('muckHand'), hand, seat }),
  z.object({ do: z.literal('killMuck'), hand, seat }),
  z.object({ do: z.literal('retrieveHand'), hand, seat, ruling: ruling.optional() }),
  z.object({ do: z.literal('askToSee'), hand, seat, by: seat }),
  z.object({ do: z.literal('killHand'), hand, seat, ruling }),
  z.object({ do: z.literal('award'), hand }),
  /** the pots by agreed amounts; the hand is complete */
  z.object({ do: z.literal('chop'), hand, ...chop }),
  z.object({ do: z.literal('misdeal'), hand, ruling }),
  z.object({ do: z.literal('voidHand'), hand, ruling }),
  z.object({ do: z.literal('abandonHand'), hand }),
  z.object({ do: z.literal('handLeft'), hand }),
  z.object({ do: z.literal('undo'), hand }),
  z.object({ do: z.literal('redo'), hand }),
  z.object({ do: z.literal('amend'), ...amendment }),
  /** card desk: write-only, one entry per slot, for any hand that has not aired; the log keeps hand, seat and slot */
  z.object({ do: z.literal('typeHole'), ...hole }),
  /** card desk: puts right what a slot was given, before its hand has aired; as write-only as typing */
  z.object({ do: z.literal('retypeHole'), ...hole }),
  ...gameCommands,
  ...rulingCommands,
  z.object({ do: z.literal('accept'), proposal: z.string().min(1).max(120) }),
  z.object({ do: z.literal('dismiss'), proposal: z.string().min(1).max(120) }),
]);

export type TableCommand = z.output<typeof tableCommandSchema>;
export type TableCommandInput = z.input<typeof tableCommandSchema>;

/** What previewing an amendment answers; no card of a closed hand. */
export interface AmendPreview {
  readonly consequences: readonly {
    readonly position: number | null;
    readonly code: string;
    readonly clause: string;
  }[];
  readonly stacks: readonly { readonly seat: number; readonly before: number; readonly after: number }[];
}

/** ok or a refusal, never state (design.md section 2). `waits`: accepted, and takes effect when the hand is over. */
export type CommandReply =
  | { readonly ok: true; readonly position: number; readonly waits?: true }
  | {
      readonly ok: false;
      readonly code: string;
      readonly clause: string;
      readonly params: Readonly<Record<string, string | number>>;
    };

export const PROPOSAL_KINDS = [
  'start-hand',
  'complete-deal',
  'fold',
  'muck',
  'board',
  'award',
  'missing-card',
  'replaced-card',
  'up-card',
  'discard',
  'draw-places',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** A suggestion that one key accepts. Shows counts, never values; tags stay with the tracker. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly seat: number | null;
  readonly count: number | null;
  /** 0 to 1 */
  readonly confidence: number;
  readonly evidence: Readonly<Record<string, string | number | boolean>>;
  /** a discard: the places, never what lies there */
  readonly slots?: readonly number[];
}

/** Something the table cannot settle by itself, with a recommended answer and the clause. */
export interface Question {
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly seat: number | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly recommended: string;
  /** what `accept` reports of it: an incident of the hand */
  readonly report?: DoorReport;
}

/** A reply as the hand log stored it. */
export function storedReply(reply: unknown): CommandReply {
  return reply as CommandReply;
}
