// The type of what has passed the airlock. It can be read anywhere and made in airlock.ts only.
import type { Card } from '../engine/card.ts';
import type { HandEvent } from '../engine/event.ts';
import type { Hand } from '../engine/hand.ts';
import type { Session } from '../engine/session.ts';
import type { RevealEvent } from '../engine/sessionEvent.ts';
import type { FoldedHands } from './control.ts';
import type { HandWord } from './status.ts';

declare const released: unique symbol;

/** A value that one canvas may see at its media time. */
export type Released<T> = { readonly value: T; readonly [released]: true };

/** A hole card place of the hand on the canvas. */
export interface ReleasedSlot {
  readonly seat: number;
  readonly slot: number;
  /** null: not due on this canvas, or never read */
  readonly card: Card | null;
  /** false once it was due and the vault has no value */
  readonly read: boolean;
}

export interface AiredLine {
  readonly position: number;
  readonly at: number;
  readonly event: HandEvent;
}

export interface PreviousHand {
  readonly number: number;
  readonly pot: number;
  readonly winners: readonly string[];
}

/** `break`: the card of a delay that is being changed. */
export const CANVAS_SHOW = ['hidden', 'countdown', 'on', 'break', 'off-air', 'ended'] as const;
export type CanvasShow = (typeof CANVAS_SHOW)[number];

/** Everything a view may be computed from: the picture of one canvas at one media time. */
export interface Moment {
  readonly table: string;
  readonly tableName: string;
  readonly canvas: string;
  readonly show: CanvasShow;
  readonly demo: boolean;
  /** media time τ, programme ms */
  readonly at: number;
  readonly delayMs: number;
  /** ms until the first hand airs; -1 without a countdown */
  readonly countdownMs: number;
  readonly session: Session;
  /** null as well while a hand is withheld */
  readonly hand: Hand | null;
  /** the hand on air is held back, or is not shown at all: nothing of it is in this moment */
  readonly withheld: 'none' | 'held' | 'dropped';
  /** what was said of the hand in this moment: on a canvas that goes on with it all the same */
  readonly word: HandWord;
  /** what becomes of the cards of a hand that folds */
  readonly folded: FoldedHands;
  readonly slots: readonly ReleasedSlot[];
  /** of seats that drew by count alone: the hand as it was out before, until the new one is known; nothing follows from it */
  readonly beforeDraw: readonly ReleasedSlot[];
  /** entries of this hand that have aired, in order */
  readonly lines: readonly AiredLine[];
  /** newest first */
  readonly previous: readonly PreviousHand[];
  /** show the faces of opened hands (false on live canvases until the board is complete or a second key) */
  readonly openings: boolean;
  /** hands of an earlier deal that are shown to all participants (5.9.2.5): on the venue's screens alone */
  readonly revealed: Extract<RevealEvent, { type: 'HandsRevealed' }> | null;
  /** the last change was a correction: snap without animation */
  readonly snap: boolean;
}
