// Canvases and their control as settings and words: no card, no hand. Shared with console and pages.
import { z } from 'zod';

export const SHOW_KINDS = ['protected', 'short', 'tabled-only', 'tape'] as const;
export type ShowKind = (typeof SHOW_KINDS)[number];
export const AUDIENCES = ['overlay', 'commentary', 'venue', 'check'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Protected: at least this long and gated (design.md section 4). */
export const PROTECTED_MIN_MS = 600_000;
export const SHORT_MIN_MS = 30_000;
export const DELAY_MAX_MS = 24 * 3_600_000;
/** A hand counts as ended only when it has stood unretracted for this long. */
export const SETTLE_MS = 30_000;
/** A typed action may air this much before its press. */
export const LEAD_MAX_MS = 2_000;
export const HOLD_CLEAR_MS = 3_000;

export const canvasConfigSchema = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  audience: z.enum(AUDIENCES),
  kind: z.enum(SHOW_KINDS),
  delayMs: z.int().min(0).max(DELAY_MAX_MS),
  /** fine adjustment against the picture; never makes anything earlier than its delay allows */
  offsetMs: z.int().min(-5_000).max(5_000),
  /** typed entries air up to this much before their press, in log order */
  leadMs: z.int().min(0).max(LEAD_MAX_MS),
  gate: z.enum(['hand-complete', 'off']),
});
export type CanvasConfig = z.output<typeof canvasConfigSchema>;

/** Two people, or the one person of a one-person show with a typed sentence. */
export const exceptionSchema = z.object({
  canvases: z.array(z.string()).min(1),
  people: z.array(z.string()).min(1).max(2),
  sentence: z.string().max(200),
  /** lowest protected delay allowed by this exception, ms */
  minimumMs: z.int().min(0),
});
export type DelayException = z.output<typeof exceptionSchema>;

/** What a single person must type, word for word, to let cards air during play. */
export const ONE_PERSON_SENTENCE = 'CARDS AIR DURING PLAY';

export const controlCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('setCanvas'), config: canvasConfigSchema, exception: exceptionSchema.nullable() }),
  z.object({ do: z.literal('removeCanvas'), name: z.string() }),
  z.object({ do: z.literal('hold') }),
  z.object({ do: z.literal('panic') }),
  /** `gapMs`: down time that the producer confirms as passed, 0 for none */
  z.object({ do: z.literal('resume'), gapMs: z.int().min(0) }),
]);
export type ControlCommand = z.output<typeof controlCommandSchema>;

export const CONTROL_REFUSALS = [
  'delay-too-short-for-kind',
  'gate-needs-two-people',
  'wrong-sentence',
  'needs-floor-or-chief-judge',
  'exception-not-needed',
  'unknown-canvas',
  'not-held',
  'gap-larger-than-shown',
  'tabled-only-shows-no-cards',
  'delay-out-of-range',
] as const;
export type ControlRefusal = (typeof CONTROL_REFUSALS)[number];
export type ControlReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ControlRefusal; readonly params: Readonly<Record<string, string | number>> };

/** What a console may know of release: times and settings, nothing of any card. */
export interface CanvasStatus {
  readonly name: string;
  readonly audience: Audience;
  readonly kind: ShowKind;
  readonly delayMs: number;
  readonly offsetMs: number;
  readonly leadMs: number;
  readonly gate: 'hand-complete' | 'off';
  readonly mode: 'on' | 'holding' | 'held';
  /** media time on air, programme ms */
  readonly onAirAt: number;
  /** number of the hand on air, 0 for none */
  readonly onAirHand: number;
  readonly nextDueAt: number | null;
  readonly viewers: number;
  readonly exception: boolean;
}

export interface ReleaseStatus {
  readonly programmeNow: number;
  /** down time since the last stop that waits for a word, ms */
  readonly gapMs: number;
  readonly held: boolean;
  readonly cardsAirDuringPlay: boolean;
  readonly canvases: readonly CanvasStatus[];
}
