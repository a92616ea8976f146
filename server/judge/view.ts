// What the chief judge's page asks and reads (5.9.2.5). A card stands in one place alone: the answer to a look, which goes to
// the one page that asked and is kept nowhere.
import { z } from 'zod';
import { isPlainLine, isPlainNote } from '../base/plainText.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { FINDINGS, type Finding } from '../engine/rulings/collusion.ts';
import { MAX_SEATS, type SeatNo, seatNo } from '../engine/seat.ts';

const caseId = z.uuid().toLowerCase();
const hand = z.uuid().transform((text): HandId => handId(text.toLowerCase()));
const seat = z
  .int()
  .min(1)
  .max(MAX_SEATS)
  .transform((n): SeatNo => seatNo(n));
const name = z.string().refine(isPlainLine, 'not-plain-text');
const note = z.string().refine(isPlainNote, 'not-plain-text');

export const judgeCommandSchema = z.discriminatedUnion('do', [
  /** `case`: made by the page; the same one twice is the same order */
  z.object({
    do: z.literal('order'),
    case: caseId,
    hand,
    seats: z.array(seat).min(1).max(MAX_SEATS),
    complainant: name.max(120),
    grounds: note.max(1_000),
  }),
  z.object({ do: z.literal('find'), case: caseId, finding: z.enum(FINDINGS), note: note.max(1_000) }),
  /** the hands of the case to all participants */
  z.object({ do: z.literal('show'), case: caseId }),
  /** what is shown leaves the venue's screens */
  z.object({ do: z.literal('takeDown') }),
  z.object({ do: z.literal('close'), case: caseId, note: note.max(1_000) }),
]);
export type JudgeCommand = z.output<typeof judgeCommandSchema>;
export type JudgeCommandInput = z.input<typeof judgeCommandSchema>;

export const lookSchema = z.object({ case: caseId });
export const hideSchema = z.object({ look: z.string().min(1).max(64) });

/** How long a look lasts, ms. */
export const LOOK_MS = 60_000;

export type JudgeRefused = {
  readonly ok: false;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
};
export type JudgeReply = { readonly ok: true } | JudgeRefused;

/** The sealed view. `null`: no card was stored in that place. */
export type LookReply =
  | {
      readonly ok: true;
      /** named when the page hides it again */
      readonly look: string;
      readonly lastsMs: number;
      readonly hands: readonly LookedHand[];
      /** typed cards of this hand contradict each other: one of the cards is not what lay there */
      readonly doubtful: boolean;
    }
  | JudgeRefused;

export interface LookedHand {
  readonly seat: number;
  /** held face down to the end */
  readonly cards: readonly (string | null)[];
  /** lay face up in front of everybody */
  readonly up: readonly string[];
  /** thrown away in draws, as far as it is known */
  readonly thrown: readonly string[];
}

/** A hand of this show, in public facts. */
export interface JudgeHand {
  readonly hand: string;
  readonly number: number;
  readonly ended: 'complete' | 'misdeal' | 'void' | 'unfinished';
  /** no correction brings it back into play: a view may be ordered */
  readonly left: boolean;
  readonly pot: number;
  readonly board: readonly string[];
  readonly seats: readonly JudgeSeat[];
}

export interface JudgeSeat {
  readonly seat: number;
  readonly name: string;
  readonly state: 'opened' | 'mucked' | 'folded' | 'killed' | 'down';
  readonly won: number;
}

export const CASE_STEPS = ['ordered', 'looked', 'team-play', 'no-team-play', 'shown', 'closed', 'sealed'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export interface JudgeCase {
  readonly id: string;
  readonly hand: string;
  /** 0: the hand is not known any more */
  readonly number: number;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly complainant: string;
  readonly grounds: string;
  /** name of the chief judge */
  readonly orderedBy: string;
  /** given by the person who asks: he alone may go on with it */
  readonly own: boolean;
  readonly looks: number;
  readonly finding: Finding | null;
  /** of the own case alone; '' for another's */
  readonly note: string;
  readonly shown: boolean;
  readonly closed: boolean;
  readonly sealed: boolean;
  /** `step`: 1, 2, 3...; `at`: wall ms */
  readonly steps: readonly {
    readonly step: number;
    readonly what: CaseStep;
    readonly at: number;
    readonly by: string;
  }[];
}

export interface JudgeDesk {
  readonly kind: 'judge';
  readonly table: string;
  readonly tableName: string;
  /** whose page this is */
  readonly name: string;
  /** the rules of this table know the private look */
  readonly open: boolean;
  /** hand whose cards the venue's screens show to all now; 0: none */
  readonly onScreens: number;
  /** newest first */
  readonly cases: readonly JudgeCase[];
}

export interface JudgeHands {
  /** newest first */
  readonly hands: readonly JudgeHand[];
  /** there are earlier ones */
  readonly more: boolean;
}
