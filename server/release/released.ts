// The type of what has passed the airlock. It can be read anywhere and made in airlock.ts only.
import type { Card } from '../engine/card.ts';
import type { HandEvent } from '../engine/event.ts';
import type { Hand } from '../engine/hand.ts';
import type { Session } from '../engine/session.ts';

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

export const CANVAS_SHOW = ['hidden', 'countdown', 'on', 'off-air', 'ended'] as const;
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
  readonly hand: Hand | null;
  readonly slots: readonly ReleasedSlot[];
  /** entries of this hand that have aired, in order */
  readonly lines: readonly AiredLine[];
  /** newest first */
  readonly previous: readonly PreviousHand[];
  /** show the faces of opened hands (false on live canvases until the board is complete or a second key) */
  readonly openings: boolean;
  /** the last change was a correction: snap without animation */
  readonly snap: boolean;
}
