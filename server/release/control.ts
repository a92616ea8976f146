// Canvases and their control as settings and words: no card, no hand. Shared with console and pages.
import { z } from 'zod';

export const SHOW_KINDS = ['protected', 'short', 'tabled-only', 'tape'] as const;
export type ShowKind = (typeof SHOW_KINDS)[number];
export const AUDIENCES = ['overlay', 'commentary', 'venue', 'check', 'public', 'playback'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * When a player's cards come into the picture, once delay and gate let them out: it only ever makes them later. Showdown-cash:
 * winners, and the last aggressor or the first to act; showdown-tournament: everybody as well who is in an all-in after which
 * nobody can bet.
 */
export const REVEALS = [
  'at-once',
  'after-first-action',
  'betting-over',
  'showdown-cash',
  'showdown-tournament',
  'never',
] as const;
export type Reveal = (typeof REVEALS)[number];
/** What becomes of a hand that folds: it stays, dimmed, until the hand is over; it leaves after a word; it leaves at once. */
export const FOLDED_HANDS = ['stay', 'leave-soon', 'leave'] as const;
export type FoldedHands = (typeof FOLDED_HANDS)[number];
/** A hand mucked at the showdown: as the switch `broadcast.muckedAtShowdown` says, or less of it on this canvas. */
export const MUCKED_HANDS = ['by-rules', 'as-played', 'hide'] as const;
export type MuckedHands = (typeof MUCKED_HANDS)[number];

/** Protected: at least this long and gated (design.md section 4). */
export const PROTECTED_MIN_MS = 600_000;
export const SHORT_MIN_MS = 30_000;
export const DELAY_MAX_MS = 24 * 3_600_000;
/** A hand counts as ended only when it has stood unretracted for this long. */
export const SETTLE_MS = 30_000;
/** A typed action may air this much before its press. */
export const LEAD_MAX_MS = 2_000;
export const HOLD_CLEAR_MS = 3_000;

/** How far graphics may be moved against their delay, ms either way. */
export const OFFSET_MAX_MS = 5_000;
const offset = z.int().min(-OFFSET_MAX_MS).max(OFFSET_MAX_MS);

/** `sync` is nobody's picture: the address of the clock is made for a canvas of that name. */
const canvasName = z.string().regex(/^(?!sync$)[a-z0-9][a-z0-9-]{0,31}$/);

export const canvasConfigSchema = z.object({
  name: canvasName,
  audience: z.enum(AUDIENCES),
  kind: z.enum(SHOW_KINDS),
  delayMs: z.int().min(0).max(DELAY_MAX_MS),
  /** fine adjustment against the picture; never makes anything earlier than its delay allows */
  offsetMs: offset,
  /** typed entries air up to this much before their press, in log order */
  leadMs: z.int().min(0).max(LEAD_MAX_MS),
  gate: z.enum(['hand-complete', 'off']),
  reveal: z.enum(REVEALS).default('at-once'),
  folded: z.enum(FOLDED_HANDS).default('leave-soon'),
  mucked: z.enum(MUCKED_HANDS).default('by-rules'),
  /** a long pause on air shortens the delay, down to this many ms; null: the delay stays as it is set */
  shrinkToMs: z.int().min(0).max(DELAY_MAX_MS).nullable().default(null),
});
export type CanvasConfig = z.output<typeof canvasConfigSchema>;
/** As pages and command lines write it: what is left out is as it always was. */
export type CanvasConfigInput = z.input<typeof canvasConfigSchema>;

/** A picture without further rules of its own: what is due is shown. */
export const PLAIN_PICTURE = { reveal: 'at-once', folded: 'leave-soon', mucked: 'by-rules', shrinkToMs: null } as const;

export const NUDGE_MAX_MS = 3_600_000;

/** Two people, or the one person of a one-person show with a typed sentence. */
export const exceptionSchema = z.object({
  canvases: z.array(z.string().max(32)).min(1).max(40),
  people: z.array(z.string().max(200)).min(1).max(2),
  sentence: z.string().max(200),
  /** lowest protected delay allowed by this exception, ms */
  minimumMs: z.int().min(0),
});
export type DelayException = z.output<typeof exceptionSchema>;

/** What a single person must type, word for word, to let cards air during play. */
export const ONE_PERSON_SENTENCE = 'CARDS AIR DURING PLAY';

/** How long an ask waits for the second person, programme ms. */
export const ASK_LASTS_MS = 600_000;
const MOST_AT_ONCE = 40;
const actor = z.string().max(200);
const hand = z.uuid();
/** an ask as somebody read it: by its time and all of its settings */
const readAsk = z.object({ at: z.int(), config: canvasConfigSchema });

function areDifferent(configs: readonly CanvasConfig[]): boolean {
  return new Set(configs.map(({ name }) => name)).size === configs.length;
}

export const controlCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('setCanvas'), config: canvasConfigSchema, exception: exceptionSchema.nullable() }),
  /** several canvases by one word, all of them or none */
  z.object({
    do: z.literal('setCanvases'),
    configs: z.array(canvasConfigSchema).min(1).max(MOST_AT_ONCE).refine(areDifferent, 'canvas-twice'),
    exception: exceptionSchema.nullable(),
  }),
  /** the second person's word: everything that `by` asks for, exactly as it was read */
  z.object({ do: z.literal('confirmAsks'), by: actor, asks: z.array(readAsk).min(1).max(MOST_AT_ONCE) }),
  /** the asker takes back what he asked for */
  z.object({ do: z.literal('withdrawAsks'), asks: z.array(z.int()).min(1).max(MOST_AT_ONCE) }),
  z.object({ do: z.literal('removeCanvas'), name: canvasName }),
  /** the whole offset and not a step of it: said twice it is the same, and it leaves every other setting alone */
  z.object({ do: z.literal('setOffset'), name: canvasName, offsetMs: offset }),
  /** a person has compared picture and graphics: they are in step now, or are not any more */
  z.object({ do: z.literal('markSync'), name: canvasName, inSync: z.boolean() }),
  z.object({ do: z.literal('hold') }),
  z.object({ do: z.literal('panic') }),
  /** `gapMs`: down time that the producer confirms as passed, 0 for none */
  z.object({ do: z.literal('resume'), gapMs: z.int().min(0) }),
  /**
   * The air begins at a time of the wall clock, which is turned into programme time when it is said: no later change of a
   * clock moves it. Automatic: it begins by itself; otherwise somebody presses resume. null: no such time.
   */
  z.object({ do: z.literal('planStart'), atWall: z.int().min(0).nullable(), automatic: z.boolean() }),
  /** Nothing of this hand is on any picture until it is let go; the picture then joins where it is. */
  z.object({ do: z.literal('holdHand'), hand }),
  z.object({ do: z.literal('letHandGo'), hand }),
  /** As letHandGo, of a hand that nobody else holds. */
  z.object({ do: z.literal('letOwnHandGo'), hand }),
  /** For good: every picture says that the hand is not shown, and goes on with the stacks behind it. */
  z.object({ do: z.literal('dropHand'), hand }),
  /** The procedure of another delay: armed here, it waits for the end of the hand on air. */
  z.object({ do: z.literal('armDelay'), config: canvasConfigSchema, exception: exceptionSchema.nullable() }),
  /** The mixer has the new delay: graphics take it as well, behind the break card. */
  z.object({ do: z.literal('confirmDelay'), name: canvasName }),
  /** Picture and graphics were compared: the break card goes. */
  z.object({ do: z.literal('finishDelay'), name: canvasName }),
  /** Before the word of the mixer: the old delay stays, the break card goes. */
  z.object({ do: z.literal('cancelDelay'), name: canvasName }),
  /** Plays a show that is over from a media time on; `running` false: stands there. */
  z.object({ do: z.literal('playFrom'), name: canvasName, at: z.int().min(0), running: z.boolean() }),
  /** Moves what is played by so many ms, either way. */
  z.object({ do: z.literal('nudge'), name: canvasName, ms: z.int().min(-NUDGE_MAX_MS).max(NUDGE_MAX_MS) }),
]);
export type ControlCommand = z.output<typeof controlCommandSchema>;

export const CONTROL_REFUSALS = [
  'delay-too-short-for-kind',
  'gate-needs-two-people',
  'wrong-sentence',
  'needs-floor-or-chief-judge',
  'nobody-may-confirm',
  'ask-changed',
  'exception-not-needed',
  'unknown-canvas',
  'not-held',
  'gap-larger-than-shown',
  'tabled-only-shows-no-cards',
  'delay-out-of-range',
  'nothing-to-compare',
  'start-in-the-past',
  'hand-not-on-canvas',
  'hand-has-aired',
  'hand-dropped',
  'hand-not-held',
  'hand-held-by-another',
  'not-on-air',
  'delay-change-open',
  'no-delay-change',
  'delay-not-at-this-stage',
  'not-a-playback',
  'is-a-playback',
  'nothing-played',
  'show-not-over',
  'commentary-ahead-of-programme',
  'commentary-gate-open',
] as const;
export type ControlRefusal = (typeof CONTROL_REFUSALS)[number];
export type ControlReply =
  | { readonly ok: true }
  /** taken down, and nothing has changed: it waits for the second person's word */
  | { readonly ok: true; readonly asked: true }
  | { readonly ok: false; readonly code: ControlRefusal; readonly params: Readonly<Record<string, string | number>> };
