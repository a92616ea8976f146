// The hand script: what happens at a table, step by step, as people would tell it. Also what a live simulated table is
// told. Checked here; no step knows a tag.
import { z } from 'zod';
import { MAX_SEATS } from '../engine/seat.ts';
import { faultSchema } from './faults.ts';
import { BOARDS } from './felt.ts';
import { cards, oneCard, zone } from './scriptFields.ts';

const seat = z.int().min(1).max(MAX_SEATS);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const seconds = z.number().min(0).max(600);

/** Hole cards by seat; a record's keys are text. */
const hole = z.record(z.string().regex(/^(?:[1-9]|10)$/), cards);
const wait = {
  at: z
    .string()
    .regex(/^\+\d+(\.\d+)?$/)
    .optional(),
};

const cardSteps = [
  z.object({
    do: z.literal('deal'),
    ...wait,
    pace: seconds.default(0.35),
    hole: hole.optional(),
    button: seat.optional(),
    /** stud: the last so many cards of each hand are dealt face up, to their own place */
    up: z.int().min(0).max(4).default(0),
    /** F06: this seat's cards rest on another antenna for a moment */
    over: z.object({ seat, zone }).optional(),
  }),
  z.object({ do: z.literal('burn'), ...wait }),
  /** one card to each of these seats, after the hand was dealt (stud) */
  z.object({
    do: z.literal('card'),
    ...wait,
    pace: seconds.default(0.35),
    cards: hole,
    up: z.boolean(),
    button: seat.optional(),
  }),
  z.object({
    do: z.enum(['flop', 'turn', 'river']),
    ...wait,
    cards,
    /** 0 is the first board */
    board: z.int().min(0).max(2).default(0),
  }),
  /** a seat throws cards away and stays in; pineapple, or the first half of a draw */
  z.object({ do: z.literal('discard'), ...wait, seat, cards }),
  /** as many cards come to the seat */
  z.object({ do: z.literal('replacements'), ...wait, seat, cards }),
  /** the dealer draws what lies in the muck to himself */
  z.object({ do: z.literal('clearMuck'), ...wait }),
  z.object({
    do: z.literal('fold'),
    ...wait,
    seat,
    style: z.enum(['throw', 'slide']).default('throw'),
    /** how many of its cards reach the muck */
    count: z.int().min(1).max(7).optional(),
    /** F07: on their way they are swept over another antenna */
    over: zone.optional(),
  }),
  z.object({ do: z.literal('peek'), ...wait, seat, for: seconds.default(2) }),
  /** turned face up in front of the player; a reader sees no difference */
  z.object({ do: z.literal('show'), ...wait, seat }),
  /** laid by hand on the middle of an antenna, one beside the other, as at the deck desk */
  z.object({ do: z.literal('lay'), ...wait, cards, zone }),
  /** taken up again, back to the stub */
  z.object({ do: z.literal('lift'), ...wait, cards }),
  /** F23: held in the air; F24: drawn off the antenna */
  z.object({ do: z.literal('away'), ...wait, seat, for: seconds, how: z.enum(['held', 'drawn']) }),
  /** F20, F21: a dealt card is put aside and the next one takes its place */
  z.object({
    do: z.literal('replace'),
    ...wait,
    seat,
    slot: z.int().min(0).max(6),
    card: oneCard,
    to: z.enum(['muck', 'stub']),
  }),
  z.object({ do: z.literal('collect'), ...wait }),
  /** F26: `everywhere` is over the whole table, the seats too */
  z.object({ do: z.literal('wash'), ...wait, for: seconds.default(6), everywhere: z.boolean().default(false) }),
  z.object({ do: z.literal('wait'), ...wait, for: seconds }),
] as const;

/** A step that moves cards; what a live table takes. Seconds of table time. */
export const cardStepSchema = z.discriminatedUnion('do', cardSteps);
export type CardStep = z.output<typeof cardStepSchema>;
export type CardStepInput = z.input<typeof cardStepSchema>;

/** What a player says moves no card; it is kept as what a perfect operator would have entered. */
const wagerStep = z.object({
  do: z.enum(['check', 'call', 'bet', 'raise', 'allin']),
  ...wait,
  seat,
  to: amount.optional(),
});
const stepSchema = z.discriminatedUnion('do', [...cardSteps, wagerStep]);
export type ScriptStep = z.output<typeof stepSchema>;
export type WagerStep = z.output<typeof wagerStep>;

export const handScriptSchema = z.object({
  script: z.literal(1),
  seed: z.string().min(1).max(200),
  table: z.object({
    seats: z.array(seat).min(2).max(MAX_SEATS),
    button: seat,
    board: z.enum(BOARDS).default('five'),
    deck: z.string().default('red'),
  }),
  hand: z.object({
    variant: z.literal('nlhe'),
    sb: amount,
    bb: amount,
    ante: z.object({ type: z.enum(['none', 'each', 'bb', 'button']), amount }).optional(),
    stacks: z.record(z.string(), amount),
    hole,
  }),
  steps: z.array(stepSchema).min(1).max(500),
  faults: z.array(faultSchema).max(50).default([]),
});
export type HandScript = z.output<typeof handScriptSchema>;
export type HandScriptInput = z.input<typeof handScriptSchema>;

export function isWager(step: ScriptStep): step is WagerStep {
  return ['check', 'call', 'bet', 'raise', 'allin'].includes(step.do);
}

/** '+4' is four seconds after the step before; nothing is no wait. Milliseconds. */
export function waitOf(step: ScriptStep): number {
  return Math.round(Number(step.at?.slice(1) ?? 0) * 1000);
}
