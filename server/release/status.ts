// What consoles may know of release: canvases, hands and asks as settings, times and words. No card.
import type { Audience, CanvasConfig, FoldedHands, MuckedHands, Reveal, ShowKind } from './control.ts';
import type { PageReport } from './feeds.ts';

/** A page that has not been heard of for this long is stale. */
export const PAGE_STALE_MS = 6_000;

/** An open page of a canvas as it last reported itself. */
export interface PageStatus extends PageReport {
  /** since the page was heard of, ms; runs on by itself between frames */
  readonly ageMs: number;
  /** silent: open and not heard of; behind: heard of and painting an old frame */
  readonly state: 'well' | 'silent' | 'behind';
}

/** What all open pages of a canvas say of themselves, listed or not; whoever is in neither figure does not answer. */
export interface PagesCleared {
  /** draw nothing */
  readonly clear: number;
  readonly showing: number;
}

/** Why a comparison of picture and graphics may no longer hold. */
/** Where a hand stands on all canvases together; `waiting`: on one of them it has not begun. */
export const HAND_AIRS = ['waiting', 'on-air', 'aired', 'nowhere'] as const;
export type HandAir = (typeof HAND_AIRS)[number];

export const SYNC_DOUBTS = ['none', 'changed', 'restarted'] as const;
export type SyncDoubt = (typeof SYNC_DOUBTS)[number];

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
  /** street of that hand as it airs; '' before the first one */
  readonly onAirStreet: string;
  readonly nextDueAt: number | null;
  /** programme ms at which the end of the show airs; null: the show goes on, or its end has aired */
  readonly endsAt: number | null;
  readonly viewers: number;
  readonly exception: boolean;
  /** some of the pages that are open, as they report themselves */
  readonly pages: readonly PageStatus[];
  readonly cleared: PagesCleared;
  /** programme ms at which picture and graphics were last found in step; null when never */
  readonly syncedAt: number | null;
  readonly syncDoubt: SyncDoubt;
  readonly reveal: Reveal;
  readonly folded: FoldedHands;
  readonly mucked: MuckedHands;
  readonly shrinkToMs: number | null;
  /** what `nextDueAt` will show; null when nothing waits */
  readonly next: NextOnAir | null;
  /** programme ms at which the hand that is played now has outgrown this delay: its cards will be late; null: no danger */
  readonly outgrownAt: number | null;
  readonly delayChange: DelayChange | null;
  /** the show that is played, and where; null for every other canvas */
  readonly playback: { readonly at: number; readonly running: boolean; readonly endsAt: number } | null;
  /** corrections of what had aired here, newest first, at most MOST_CORRECTIONS */
  readonly corrections: readonly AiredCorrection[];
}

/** What comes next on a canvas, in the words of the table; never what a card is. */
export const NEXT_ON_AIR = [
  'hand-start',
  'deal',
  'action',
  'board',
  'hole-cards',
  'showdown',
  'award',
  'ruling',
  'hand-end',
  'show-end',
  'other',
] as const;
export type NextOnAir = (typeof NEXT_ON_AIR)[number];

export const MOST_CORRECTIONS = 20;

/** A hand was put right here after it had aired: it snapped. */
export interface AiredCorrection {
  readonly hand: number;
  /** log position of the correction */
  readonly position: number;
  /** media time on air when it snapped, programme ms */
  readonly at: number;
}

/** armed: waits for the end of the hand on air; card: the break card is up and the mixer is awaited; sync: both have the new delay. */
export const DELAY_STAGES = ['armed', 'card', 'sync'] as const;
export type DelayStage = (typeof DELAY_STAGES)[number];

export interface DelayChange {
  readonly stage: DelayStage;
  readonly fromMs: number;
  readonly toMs: number;
  /** who armed it; empty: a long pause did, by `shrinkToMs` */
  readonly actor: string;
  /** programme ms at which this stage began */
  readonly since: number;
}

/** A hand that some canvas has still to air, or is airing. */
export interface HandToAir {
  readonly hand: string;
  readonly number: number;
  readonly state: HandWord;
  readonly air: HandAir;
}

/** What the producer said of a hand. */
export const HAND_WORDS = ['open', 'held', 'dropped'] as const;
export type HandWord = (typeof HAND_WORDS)[number];

/** The air's planned start. */
export interface PlannedStart {
  readonly atWall: number;
  /** the same moment, programme ms */
  readonly at: number;
  readonly automatic: boolean;
}

/** Settings that wait for a second person. Gone with any other change of that canvas, after a while, and at a restart. */
export interface OpenAsk {
  /** programme ms at which it was asked; no two asks have the same */
  readonly at: number;
  readonly config: CanvasConfig;
  /** the procedure of another delay waits for the word, not the settings at once */
  readonly arms: boolean;
  /** id of who asks; `actor`: his name, on consoles */
  readonly by: string;
  readonly actor: string;
  /** ids of those who could confirm when it was asked; `waitsFor`: their names, on consoles */
  readonly may: readonly string[];
  readonly waitsFor: readonly string[];
}

export interface ReleaseStatus {
  readonly programmeNow: number;
  /** down time since the last stop that waits for a word, ms */
  readonly gapMs: number;
  readonly held: boolean;
  readonly cardsAirDuringPlay: boolean;
  readonly start: PlannedStart | null;
  /** programme ms at which the first hand can air on the earliest canvas that shows cards; null: none has been dealt, or it aired */
  readonly firstHandAt: number | null;
  /** oldest first */
  readonly hands: readonly HandToAir[];
  /** oldest first */
  readonly asks: readonly OpenAsk[];
  readonly canvases: readonly CanvasStatus[];
}
