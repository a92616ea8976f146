// When things fall due on a canvas (design.md section 4). Pure arithmetic on programme time.
import type { CanvasConfig } from './control.ts';
import { SETTLE_MS } from './control.ts';
import type { Segment, Step } from './timeline.ts';

/** Media time of a hand-lane entry: its time at the table; typed ones may lead, never out of log order. */
export function mediaTime(step: Step, previous: number, leadMs: number): number {
  return Math.max(previous, step.happened - (step.typed ? leadMs : 0));
}

/** When the segment's hand counts as ended: null while that is not known (settled, and left the table in one of three ways). */
export function endedAt(segment: Segment, next: Segment | undefined): number | null {
  const nextDealt = next?.dealComplete ?? null;
  const left = [segment.left, nextDealt].filter((at): at is number => at !== null);
  if (segment.ended === null || left.length === 0) return null;
  return Math.max(segment.ended + SETTLE_MS, Math.min(...left));
}

export interface SlotDue {
  readonly seat: number;
  readonly slot: number;
  /** programme ms; null while the gate is not known to open */
  readonly at: number | null;
}

/**
 * Hole cards: `dealt + delay` by recorded time, where dealt is the slot's own entry or the completion of the deal if that is
 * earlier; with the gate not before the hand has ended. A negative offset never makes a card earlier.
 */
export function slotDue(
  segments: { readonly segment: Segment; readonly next: Segment | undefined },
  at: { readonly seat: number; readonly slot: number },
  config: CanvasConfig,
): SlotDue {
  const { segment, next } = segments;
  if (config.kind === 'tabled-only' || config.kind === 'tape') return { ...at, at: null };
  const own = segment.dealt.get(`${at.seat}:${at.slot}`);
  const known = [own, segment.dealComplete].filter((ms): ms is number => ms !== undefined && ms !== null);
  if (known.length === 0) return { ...at, at: null };
  const delayed = Math.min(...known) + config.delayMs + Math.max(0, config.offsetMs);
  if (config.gate === 'off') return { ...at, at: delayed };
  const ended = endedAt(segment, next);
  return { ...at, at: ended === null ? null : Math.max(delayed, ended) };
}
