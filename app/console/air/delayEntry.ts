// A delay as hours, minutes and seconds that are typed, its presets, and what a change of it means. Pure.
import { type CanvasConfig, needsException } from '../canvasForm.ts';

/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const DELAY_MAX_MS = 24 * 3_600_000;

export const DELAY_PRESETS_MS = [30_000, 120_000, 600_000, 900_000, 1_200_000, 1_800_000, 3_600_000] as const;

export interface DelayEntry {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

export function entryOf(delayMs: number): DelayEntry {
  const s = Math.floor(delayMs / 1_000);
  return {
    hours: String(Math.floor(s / 3_600)),
    minutes: String(Math.floor(s / 60) % 60),
    seconds: String(s % 60),
  };
}

/** null when it is no delay: signs that are no digits, or more than 24 hours. Minutes above 59 are taken as they are. */
export function delayOf({ hours, minutes, seconds }: DelayEntry): number | null {
  const parts = [hours, minutes, seconds].map((part) => (part.trim() === '' ? '0' : part.trim()));
  if (!parts.every((part) => /^\d{1,5}$/.test(part))) return null;
  const [h = 0, m = 0, s = 0] = parts.map(Number);
  const ms = (h * 3_600 + m * 60 + s) * 1_000;
  return ms > DELAY_MAX_MS ? null : ms;
}

export const MEANINGS = [
  'made',
  'longer',
  'shorter',
  'same-delay',
  'during-play',
  'protected-now',
  'cards-leave',
  'cards-come',
  'reveal',
  'folded',
  'mucked',
  'shrinks',
  'stays-long',
  'lead',
  'nothing',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** What changes with these settings, most important first; `before` null: a new canvas. */
export function meaningsOf(before: CanvasConfig | null, after: CanvasConfig): readonly Meaning[] {
  if (before === null) return needsException(after) ? ['during-play', 'made'] : ['made'];
  const all: readonly (readonly [Meaning, boolean])[] = [
    ['during-play', needsException(after) && !sameCards(before, after)],
    ['protected-now', needsException(before) && !needsException(after)],
    ['cards-come', !showsCards(before) && showsCards(after)],
    ['cards-leave', showsCards(before) && !showsCards(after)],
    ['longer', after.delayMs > before.delayMs],
    ['shorter', after.delayMs < before.delayMs],
    ['reveal', after.reveal !== before.reveal],
    ['folded', after.folded !== before.folded],
    ['mucked', after.mucked !== before.mucked],
    ['shrinks', after.shrinkToMs !== null && after.shrinkToMs !== before.shrinkToMs],
    ['stays-long', after.shrinkToMs === null && before.shrinkToMs !== null],
    ['lead', after.leadMs !== before.leadMs],
  ];
  const found = all.filter(([, holds]) => holds).map(([meaning]) => meaning);
  return found.length === 0 ? ['nothing'] : found;
}

function showsCards({ kind }: CanvasConfig): boolean {
  return kind === 'protected' || kind === 'short';
}

/** Cards leave this canvas as early as before. */
function sameCards(before: CanvasConfig, after: CanvasConfig): boolean {
  return needsException(before) && before.gate === after.gate && after.delayMs >= before.delayMs;
}

/** A canvas that airs a hand gets another delay by the procedure, since the mixer must follow. */
export function byProcedure(before: CanvasConfig | null, after: CanvasConfig, onAirHand: number): boolean {
  if (before === null || onAirHand === 0 || after.kind === 'tape' || before.kind === 'tape') return false;
  return before.delayMs !== after.delayMs && after.audience !== 'playback';
}
