// The hand script: what happens at a table, step by step, as people would tell it. Also what a live simulated table is
// told. Checked here; no step knows a tag.
import { z } from 'zod';
import { type Card, duplicateCard, parseCards } from '../engine/card.ts';
import { MAX_SEATS } from '../engine/seat.ts';
import { BOARDS, type Zone } from './felt.ts';

const seat = z.int().min(1).max(MAX_SEATS);
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const ZONE = /^(?:seat:(?:[1-9]|10)|board(?::[1-5])?|muck)$/;
const seconds = z.number().min(0).max(600);

/** '7h4c' as cards. The text itself stays out of the error. */
const cards = z.string().transform((text, ctx): readonly Card[] => {
  const read = parseCards(text);
  if (read !== null && duplicateCard(read) === null) return read;
  ctx.addIssue({ code: 'custom', message: 'not a list of different cards', input: '' });
  return z.NEVER;
});
/** Hole cards by seat; a record's keys are text. */
const hole = z.record(z.string().regex(/^(?:[1-9]|10)$/), cards);
const zone = z.custom<Zone>((value) => typeof value === 'string' && ZONE.test(value), 'not a zone');
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
  }),
  z.object({ do: z.literal('burn'), ...wait }),
  z.object({ do: z.enum(['flop', 'turn', 'river']), ...wait, cards }),
  z.object({
    do: z.literal('fold'),
    ...wait,
    seat,
    style: z.enum(['throw', 'slide']).default('throw'),
    /** how many of its cards reach the muck */
    count: z.int().min(1).max(2).optional(),
  }),
  z.object({ do: z.literal('peek'), ...wait, seat, for: seconds.default(2) }),
  /** turned face up in front of the player; a reader sees no difference */
  z.object({ do: z.literal('show'), ...wait, seat }),
  /** laid by hand on the middle of an antenna, one beside the other, as at the deck desk */
  z.object({ do: z.literal('lay'), ...wait, cards, zone }),
  /** taken up again, back to the stub */
  z.object({ do: z.literal('lift'), ...wait, cards }),
  z.object({ do: z.literal('collect'), ...wait }),
  z.object({ do: z.literal('wash'), ...wait, for: seconds.default(6) }),
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
  /** the fault catalogue is not simulated yet: a script that asks for a fault is refused rather than played without it */
  faults: z.array(z.never()).default([]),
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
