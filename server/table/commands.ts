// The one command door of a table: what consoles, the simulator and integrations may ask. Checked by zod at the edge.
// Nothing here ever carries a tag; a card only where a person typed one (card desk, board, tabled hand).
import { z } from 'zod';
import { isCard } from '../engine/card.ts';
import { type Chips, chips } from '../engine/chips.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { PROFILE_NAMES } from '../engine/profiles/profiles.ts';
import { ROLES } from '../engine/role.ts';
import { MAX_SEATS, type SeatNo, seatNo } from '../engine/seat.ts';
import { ANTE_KINDS, LIMITS } from '../engine/structure.ts';

const seat = z
  .int()
  .min(1)
  .max(MAX_SEATS)
  .transform((n): SeatNo => seatNo(n));
/** Ten stacks of this and what is taken off them still count exactly; in smallest currency units. */
export const MAX_AMOUNT = 100_000_000_000_000;
const amount = z
  .int()
  .min(0)
  .max(MAX_AMOUNT)
  .transform((n): Chips => chips(n));
const card = z.string().refine(isCard, 'not-a-card');
/** One hand has one spelling of its id. */
const hand = z.uuid().transform((text): HandId => handId(text.toLowerCase()));
/** Neither control characters nor halves of one: the database keeps no NUL, and a screen shows none of them. */
const line = z.string().refine((text) => /^[^\p{Cc}\p{Cs}]*$/u.test(text), 'not-plain-text');
const note = z.string().refine((text) => /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u.test(text), 'not-plain-text');
const turn = z.int().min(0);
const ruling = z.object({ by: z.enum(ROLES), code: line.min(1).max(64), note: note.max(500) });
const street = z.enum(['flop', 'turn', 'river']);
const action = z.enum(['fold', 'check', 'call', 'bet', 'raise', 'allin']);

export const structureSchema = z.object({
  limit: z.enum(LIMITS),
  smallBlind: amount,
  bigBlind: amount,
  anteKind: z.enum(ANTE_KINDS),
  ante: amount,
  straddles: z.array(z.object({ seat, amount })).max(3),
  posts: z.array(z.object({ seat, live: amount, dead: amount })).max(MAX_SEATS),
  unit: amount,
  minBet: amount,
});

/** A step inside an edit: only what a person enters; cards typed here lie face up. */
export const editedCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Act'), seat, action, to: amount.nullable() }),
  z.object({
    type: z.literal('ActAsRuled'),
    seat,
    action: z.enum(['fold', 'check', 'call', 'bet', 'raise']),
    to: amount.nullable(),
    ruling,
  }),
  z.object({ type: z.literal('CompleteDeal') }),
  z.object({ type: z.literal('DealBoard'), street, run: z.int().min(0).max(3), cards: z.array(card).min(1).max(3) }),
  z.object({ type: z.literal('MuckHand'), seat }),
  z.object({ type: z.literal('AwardPots') }),
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

/** `hand` and `turn` (actions taken so far) guard betting commands: a stale one is refused with `stale-command`. */
export const tableCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('takeSeat'), seat, name: line.min(1).max(60), stack: amount }),
  z.object({ do: z.literal('leaveSeat'), seat }),
  z.object({ do: z.literal('sitOut'), seat, out: z.boolean() }),
  z.object({ do: z.literal('renameSeat'), seat, name: line.min(1).max(60) }),
  z.object({ do: z.literal('setStack'), seat, stack: amount }),
  z.object({ do: z.literal('setStructure'), structure: structureSchema }),
  z.object({ do: z.literal('setProfile'), profile: z.enum(PROFILE_NAMES) }),
  z.object({ do: z.literal('setCurrency'), symbol: line.max(4), decimals: z.int().min(0).max(2) }),
  z.object({ do: z.literal('setButton'), button: z.int().min(1).max(MAX_SEATS) }),
  z.object({
    do: z.literal('startHand'),
    hand,
    straddles: z.array(z.object({ seat, amount })).max(3).optional(),
    posts: z
      .array(z.object({ seat, live: amount, dead: amount }))
      .max(MAX_SEATS)
      .optional(),
  }),
  z.object({ do: z.literal('completeDeal'), hand }),
  z.object({ do: z.literal('act'), hand, turn, seat, action, to: amount.nullable() }),
  z.object({
    do: z.literal('actAsRuled'),
    hand,
    turn,
    seat,
    action: z.enum(['fold', 'check', 'call', 'bet', 'raise']),
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
  z.object({ do: z.literal('correctBoard'), hand, run: z.int().min(0).max(3), index: z.int().min(0).max(4), card }),
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
  z.object({ do: z.literal('misdeal'), hand, ruling }),
  z.object({ do: z.literal('voidHand'), hand, ruling }),
  z.object({ do: z.literal('abandonHand'), hand }),
  z.object({ do: z.literal('handLeft'), hand }),
  z.object({ do: z.literal('undo'), hand }),
  z.object({ do: z.literal('redo'), hand }),
  z.object({ do: z.literal('amend'), ...amendment }),
  /** card desk: write-only, one entry per slot; the log keeps hand, seat and slot */
  z.object({ do: z.literal('typeHole'), hand, seat, slot: z.int().min(0).max(6), card }),
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

/** ok or a refusal, never state (design.md section 2). */
export type CommandReply =
  | { readonly ok: true; readonly position: number }
  | {
      readonly ok: false;
      readonly code: string;
      readonly clause: string;
      readonly params: Readonly<Record<string, string | number>>;
    };

export const PROPOSAL_KINDS = ['start-hand', 'complete-deal', 'fold', 'muck', 'board', 'award'] as const;
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
}

/** Something the table cannot settle by itself, with a recommended answer and the clause. */
export interface Question {
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly seat: number | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly recommended: string;
}

/** A reply as the hand log stored it. */
export function storedReply(reply: unknown): CommandReply {
  return reply as CommandReply;
}
