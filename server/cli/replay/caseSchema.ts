// The format of recorded hands with their results, checked once when a file is read. Knows of the engine only its words.
import { z } from 'zod';
import { ACTIONS } from '../../engine/action.ts';
import { LIMITS } from '../../engine/structure.ts';

const amount = z.int().nonnegative();
const seat = z.int().min(0).max(9);
const cards = z.string().regex(/^([2-9TJQKA][cdhs])*$/, 'not a list of cards');
/** the deal may not know a card: '??' */
const dealt = z.string().regex(/^([2-9TJQKA?][cdhs?])*$/, 'not a list of cards');
/** [to call, lowest raise-to, highest raise-to] */
const can = z.tuple([amount, amount.nullable(), amount.nullable()]);

/** `up`: which of these cards lie face up */
const deal = z.object({ act: z.literal('hole'), seat, cards: dealt, up: z.array(z.int().nonnegative()).optional() });
/** '' stands pat */
const discard = z.object({ act: z.literal('discard'), seat, cards: dealt, pot: amount });
const board = z.object({
  act: z.literal('board'),
  cards,
  pot: amount,
  board: z.int().positive().optional(),
  from: z.int().nonnegative().optional(),
});
const wager = z.object({
  act: z.enum(ACTIONS),
  seat,
  add: amount.optional(),
  to: amount.optional(),
  allin: z.boolean().optional(),
  can,
});
const show = z.object({ act: z.literal('show'), seat, cards });
const muck = z.object({ act: z.literal('muck'), seat });
const action = z.discriminatedUnion('act', [deal, discard, board, wager, show, muck]);

const award = z.object({
  seat,
  amount,
  part: z.enum(['whole', 'high', 'low']),
  board: z.int().nonnegative().optional(),
});
const pot = z.object({ amount, seats: z.array(seat), awards: z.array(award) });
/** what an opened hand was worth, for each part of the pot */
const hand = z.object({ part: z.string(), category: z.string().nullish(), ranks: z.string().optional() });
const result = z.object({
  stacks: z.array(amount),
  returned: z.object({ seat, amount }).nullable(),
  pots: z.array(pot),
  showdown: z
    .object({ order: z.array(seat), street: z.int().min(0).max(4), by: z.enum(['aggressor', 'position']) })
    .optional(),
  hands: z.record(z.string(), z.array(hand)).optional(),
  by_chip: z.object({ chip: amount, stacks: z.array(amount), pots: z.array(z.array(award)) }).optional(),
});

const post = z.object({ seat, kind: z.enum(['ante', 'dead', 'blind', 'post']), amount });

export const handCaseSchema = z.object({
  id: z.string(),
  variant: z.string(),
  limit: z.enum(LIMITS),
  seats: z.int().min(2).max(10),
  /** null where the cards say who opens */
  button: seat.nullable(),
  /** only where not the usual number of the game */
  hole_cards: z.int().min(2).max(7).optional(),
  ante_kind: z.enum(['none', 'each', 'dead']),
  antes: z.array(amount),
  blinds: z.array(amount),
  min_bet: amount.optional(),
  small_bet: amount.optional(),
  big_bet: amount.optional(),
  bring_in: amount.optional(),
  stacks: z.array(amount),
  posts: z.array(post),
  actions: z.array(action),
  result,
  /** table seat of each position; only in runs of hands */
  seat_of: z.array(z.int()).optional(),
});

export type HandCase = z.infer<typeof handCaseSchema>;
export type CaseAction = HandCase['actions'][number];
export type DealAction = z.infer<typeof deal>;
export type DiscardAction = z.infer<typeof discard>;
export type BoardAction = z.infer<typeof board>;
export type WagerAction = z.infer<typeof wager>;
export type CaseAward = z.infer<typeof award>;
export type CaseResult = HandCase['result'];
