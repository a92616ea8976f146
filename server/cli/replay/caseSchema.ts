// The format of recorded hands with their results, checked once when a file is read. Knows no engine.
import { z } from 'zod';

const amount = z.int().nonnegative();
const seat = z.int().min(0).max(9);
const cards = z.string().regex(/^([2-9TJQKA][cdhs])*$/, 'not a list of cards');
/** the deal may not know a card: '??' */
const dealt = z.string().regex(/^([2-9TJQKA?][cdhs?])*$/, 'not a list of cards');
/** [to call, lowest raise-to, highest raise-to] */
const can = z.tuple([amount, amount.nullable(), amount.nullable()]);

const deal = z.object({ act: z.literal('hole'), seat, cards: dealt });
const board = z.object({
  act: z.literal('board'),
  cards,
  pot: amount,
  board: z.int().positive().optional(),
  from: z.int().nonnegative().optional(),
});
const wager = z.object({
  act: z.enum(['fold', 'check', 'call', 'bet', 'raise']),
  seat,
  add: amount.optional(),
  to: amount.optional(),
  allin: z.boolean().optional(),
  can,
});
const show = z.object({ act: z.literal('show'), seat, cards });
const muck = z.object({ act: z.literal('muck'), seat });
const action = z.discriminatedUnion('act', [deal, board, wager, show, muck]);

const award = z.object({
  seat,
  amount,
  part: z.enum(['whole', 'high', 'low']),
  board: z.int().nonnegative().optional(),
});
const pot = z.object({ amount, seats: z.array(seat), awards: z.array(award) });
const result = z.object({
  stacks: z.array(amount),
  returned: z.object({ seat, amount }).nullable(),
  pots: z.array(pot),
  showdown: z
    .object({ order: z.array(seat), street: z.int().min(0).max(3), by: z.enum(['aggressor', 'position']) })
    .optional(),
  by_chip: z.object({ chip: amount, stacks: z.array(amount), pots: z.array(z.array(award)) }).optional(),
});

/** What every hand of every game has; decides whether the rest is read at all. */
export const caseHeadSchema = z.object({ id: z.string(), variant: z.string(), limit: z.string() });

const post = z.object({ seat, kind: z.enum(['ante', 'dead', 'blind', 'post']), amount });

export const handCaseSchema = z.object({
  id: z.string(),
  variant: z.literal('holdem'),
  limit: z.literal('no'),
  seats: z.int().min(2).max(10),
  button: seat,
  ante_kind: z.enum(['none', 'each', 'dead']),
  antes: z.array(amount),
  blinds: z.array(amount),
  min_bet: amount,
  stacks: z.array(amount),
  posts: z.array(post),
  actions: z.array(action),
  result,
  /** table seat of each position; only in runs of hands */
  seat_of: z.array(z.int()).optional(),
});

export type HandCase = z.infer<typeof handCaseSchema>;
export type CaseAction = HandCase['actions'][number];
export type BoardAction = z.infer<typeof board>;
export type WagerAction = z.infer<typeof wager>;
export type CaseAward = z.infer<typeof award>;
export type CaseResult = HandCase['result'];
