// When things fall due on a canvas (design.md section 4). Pure arithmetic on programme time.
import { SPREAD_MS } from '../log/lateHand.ts';
import { type DownTime, NO_DOWN_TIME } from '../log/programmeTime.ts';
import type { CanvasConfig } from './control.ts';
import { SETTLE_MS } from './control.ts';
import type { Segment } from './segment.ts';
import type { Step } from './step.ts';

/** How a canvas places entries. */
export interface Pace {
  readonly leadMs: number;
  readonly down: DownTime;
  /** programme ms of stops before the last one, whose down time has carried this canvas: see `Standing` */
  readonly stops?: readonly number[];
  /** log position behind which no hand begins where one is over; null: hands follow each other */
  readonly stays?: number | null;
  /** the media time on air stands: behind a card, or until a longer delay, or the first of a table, is waited out; see `Line` */
  readonly waits?: boolean;
}

/**
 * Media time of a hand-lane entry: its time at the table; typed ones may lead, never out of log order. What was entered after
 * a stop lies behind it, since nobody can tell on which side of the down time it took place.
 */
export function mediaTime(step: Step, previous: number, { leadMs, down, stops = [] }: Pace): number {
  const wanted = step.happened - (step.pressed ? leadMs : 0);
  const stop = Math.max(...[...stops, down.until].filter((until) => step.recorded > until && wanted <= until));
  if (stop === Number.NEGATIVE_INFINITY) return Math.max(previous, wanted);
  // several of them do not air in one heap
  return previous <= stop ? stop + 1 : previous + SPREAD_MS;
}

/** Media time on air at `now`: confirmed down time carries up to the stop, what came after it is as old as the counter says. */
export function mediaOnAir(now: number, shiftMs: number, down: DownTime): number {
  return Math.max(now - shiftMs, Math.min(down.until, now - shiftMs + down.ms));
}

/** When the media time `at` is on air: the inverse of `mediaOnAir`. */
export function dueTime(at: number, shiftMs: number, down: DownTime): number {
  return at + shiftMs - (at <= down.until ? down.ms : 0);
}

/** The hand on air, and when cards were dealt in any later one; null while none were. */
export interface AiringHand {
  readonly segment: Pick<
    Segment,
    'dealt' | 'seen' | 'dealComplete' | 'firstCards' | 'completed' | 'ended' | 'left' | 'showEnded'
  >;
  readonly nextDealt: number | null;
}

/**
 * When the hand counts as ended: null while that is not known (settled, and left the table in one of three ways). No hand is
 * dealt after the last one of a show: there its end stands for the next hand.
 */
export function endedAt({ segment, nextDealt }: AiringHand): number | null {
  const left = [segment.left, segment.showEnded, nextDealt].filter((at): at is number => at !== null);
  if (segment.ended === null || left.length === 0) return null;
  return Math.max(segment.ended + SETTLE_MS, Math.min(...left));
}

export interface SlotDue {
  readonly seat: number;
  readonly slot: number;
  /** programme ms; null while the gate is not known to open */
  readonly at: number | null;
}

export interface SlotOf {
  readonly seat: number;
  readonly slot: number;
  readonly config: CanvasConfig;
  readonly down?: DownTime;
}

/**
 * Hole cards: `dealt + delay` by recorded time, where dealt is the slot's own entry or the completion of the deal it belongs to
 * if that is earlier; with the gate not before the hand has ended. A completion said ahead counts for a card that was read only
 * once that had come. A negative offset never makes a card earlier.
 */
export function slotDue(hand: AiringHand, { seat, slot, config, down = NO_DOWN_TIME }: SlotOf): SlotDue {
  const at = { seat, slot };
  if (config.kind === 'tabled-only' || config.kind === 'tape') return { ...at, at: null };
  const known = [hand.segment.dealt.get(`${seat}:${slot}`), completion(hand, at)].filter((ms) => ms !== undefined);
  if (known.length === 0) return { ...at, at: null };
  const delayed = dueTime(Math.min(...known), config.delayMs + Math.max(0, config.offsetMs), down);
  if (config.gate === 'off') return { ...at, at: delayed };
  const ended = endedAt(hand);
  return { ...at, at: ended === null ? null : Math.max(delayed, ended) };
}

function completion({ segment }: AiringHand, { seat, slot }: Pick<SlotOf, 'seat' | 'slot'>): number | undefined {
  const place = `${seat}:${slot}`;
  const complete = slot < segment.firstCards ? segment.dealComplete : segment.completed.get(place)?.at;
  if (complete === null || complete === undefined) return undefined;
  return Math.max(complete, segment.seen.get(place) ?? complete);
}

/** After `now`; null when nothing is known. */
export function earliest(now: number, times: readonly (number | null)[]): number | null {
  const known = times.filter((at): at is number => at !== null);
  return known.length === 0 ? null : Math.max(now + 1, Math.min(...known));
}
