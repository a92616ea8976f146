// How views reach sockets: whole views, latest only, numbered per feed; and what a page says back: what it is and what time
// it is shown. No value of a view.
import { z } from 'zod';

export interface Frame<V> {
  /** 1, 2, 3... per canvas and server start */
  readonly feed: number;
  readonly view: V;
}

export interface Feed<V> {
  readonly table: string;
  readonly canvas: string;
  latest(): Frame<V> | null;
  /** Resolves when a frame newer than `after` exists, or when the signal aborts (then null). */
  next(after: number, signal: AbortSignal): Promise<Frame<V> | null>;
}

/** What a page says of itself: its window and what it last painted. No value of a view. */
export const pageReportSchema = z.object({
  /** of the viewport, CSS pixels */
  width: z.int().min(0).max(65_535),
  height: z.int().min(0).max(65_535),
  ratio: z.number().min(0.05).max(20),
  /** inside a browser source of OBS, or any other browser */
  host: z.enum(['obs', 'browser']),
  visible: z.boolean(),
  /** nothing is drawn */
  clear: z.boolean(),
  /** number of the frame last painted, 0 for none */
  frame: z.int().min(0),
});
export type PageReport = z.output<typeof pageReportSchema>;

/** The clock of a canvas: it stands while release is held, and while a longer delay is waited out. */
export interface Air {
  /** media time on air, programme ms */
  readonly at: number;
  readonly state: 'running' | 'waiting' | 'held';
}

/** Programme time and a canvas at one and the same moment. */
export interface ClockReading {
  readonly programme: number;
  /** null when no canvas was asked for */
  readonly air: Air | null;
}

/** A page that is open; it may report itself until it leaves. */
export interface OpenPage {
  report(report: PageReport): void;
  leave(): void;
}

/** change: the break card is up and the mixer is awaited; confirmed: graphics have the new delay; cancelled: the old one stays. */
export const CUES = ['delay.change', 'delay.confirmed', 'delay.cancelled'] as const;
export type CueName = (typeof CUES)[number];

/** One step of a delay that is being changed, as a mixer hears of it. */
export interface Cue {
  /** rises by one from cue to cue while the server runs, and never falls */
  readonly n: number;
  readonly cue: CueName;
  readonly canvas: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** programme ms */
  readonly at: number;
}

/** The latest cues, oldest first. */
export interface CueList {
  readonly cues: readonly Cue[];
}

/** The cues behind `seen`; a newcomer gets those that are still open. */
export function cuesSince(cues: readonly Cue[], seen: number | null): readonly Cue[] {
  if (seen !== null) return cues.filter(({ n }) => n > seen);
  return cues.filter(
    ({ n, cue, canvas }) => cue === 'delay.change' && !cues.some((later) => later.n > n && later.canvas === canvas),
  );
}
