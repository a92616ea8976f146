// Which form is open. Knows neither what is drawn in it nor what it sends.
import type { ReportKind } from './floor/reportKinds.ts';

/** A form laid over the place of the action buttons; one at a time. */
export type Sheet =
  | { readonly kind: 'seat'; readonly seat: number }
  /** a tap on the map says where to: the seat that moves, or the button */
  | { readonly kind: 'move'; readonly seat: number }
  | { readonly kind: 'button' }
  | { readonly kind: 'level' }
  | { readonly kind: 'board' }
  /** a card that lies face up in front of a seat and was not read (stud); `exposed`: a down card that the dealer turned over */
  | { readonly kind: 'up'; readonly seat: number; readonly slot: number; readonly exposed?: true }
  /** which game is played next */
  | { readonly kind: 'game' }
  /** bomb pots, stand-up game, buy-in */
  | { readonly kind: 'cash' }
  | { readonly kind: 'board-card'; readonly run: number; readonly index: number }
  | { readonly kind: 'opened'; readonly seat: number }
  | { readonly kind: 'opened-card'; readonly seat: number; readonly index: number }
  | { readonly kind: 'edit'; readonly position: number }
  | { readonly kind: 'ruling' }
  /** the floor is called: what happened (`about` once it is chosen), or the deck */
  | { readonly kind: 'floor'; readonly part: 'report' | 'deck'; readonly about: ReportKind | null }
  /** a report that waits for a ruling while the hand goes on */
  | { readonly kind: 'open'; readonly incident: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'afterwards' }
  /** what the dealer pushes instead of the rules; `incident`: a judge's own award about it */
  | { readonly kind: 'award'; readonly incident: number | null }
  | { readonly kind: 'canvas'; readonly name: string }
  /** a hand before the current one, '' for the newest; `on` is what of it is put right */
  | { readonly kind: 'past'; readonly hand: string; readonly on: PastPart | null };

/** What of an earlier hand is put right, by the same forms as in the current one. */
export type PastPart =
  | { readonly kind: 'board-card'; readonly run: number; readonly index: number }
  | { readonly kind: 'opened-card'; readonly seat: number; readonly index: number }
  | { readonly kind: 'edit'; readonly position: number };

const CARD_SHEETS: readonly Sheet['kind'][] = ['board', 'board-card', 'opened', 'opened-card', 'up'];

/** A form with the 52 cards takes the whole width, so that each card is wide enough for a finger; table and log make room. */
export function isCardSheet(sheet: Sheet | null): boolean {
  if (sheet?.kind === 'past') return isCardSheet(sheet.on);
  return sheet !== null && CARD_SHEETS.includes(sheet.kind);
}

export function isPastPart(sheet: Sheet): sheet is PastPart {
  return sheet.kind === 'board-card' || sheet.kind === 'opened-card' || sheet.kind === 'edit';
}

/** Where the way out leads: from a part of an earlier hand back to that hand, from a report to the choice of another. */
export function sheetBehind(sheet: Sheet | null): Sheet | null {
  if (sheet?.kind === 'floor' && sheet.about !== null) return { ...sheet, about: null };
  return sheet?.kind === 'past' && sheet.on !== null ? { ...sheet, on: null } : null;
}
