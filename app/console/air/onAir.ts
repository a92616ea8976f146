// What a canvas shows now, how far behind the table it is, what comes next, and what a producer has to know of it. Pure.
import type { ConsoleView } from '../../../server/console/view.ts';

type Release = ConsoleView['release'];
export type Canvas = Release['canvases'][number];

export const PICTURES = [
  'hand',
  'held-hand',
  'dropped-hand',
  'countdown',
  'break',
  'end',
  'tape',
  'playback',
  'nothing',
] as const;
export type Picture = (typeof PICTURES)[number];

/** As a padlock: cards only after their hand, cards during play, opened hands alone, nothing at all. */
export const LOCKS = ['protected', 'during-play', 'opened-only', 'no-cards'] as const;
export type Lock = (typeof LOCKS)[number];

/** How long before a hand outgrows its delay a producer is warned. */
export const OUTGROWS_SOON_MS = 120_000;

export interface Outgrown {
  readonly tone: 'soon' | 'late';
  /** ms until then, 0 when it is past */
  readonly leftMs: number;
}

export interface OnAir {
  readonly picture: Picture;
  /** media time on air now, programme ms */
  readonly at: number;
  readonly behindMs: number;
  /** ms until the next change; null when nothing waits */
  readonly nextInMs: number | null;
  readonly lock: Lock;
  readonly outgrown: Outgrown | null;
  /** ms until the picture begins; null when it has, or nothing is known */
  readonly beginsInMs: number | null;
}

/** `now`: programme ms; `elapsed`: how much of it has passed since the frame. */
export interface Moment {
  readonly now: number;
  readonly elapsed: number;
}

export function onAir(canvas: Canvas, view: Pick<ConsoleView, 'release' | 'show'>, { now, elapsed }: Moment): OnAir {
  const at = mediaAt(canvas, elapsed);
  const due = canvas.nextDueAt;
  return {
    picture: pictureOf(canvas, view),
    at,
    behindMs: canvas.audience === 'playback' ? 0 : Math.max(0, now - at),
    nextInMs: due === null || due <= now ? null : due - now,
    lock: lockOf(canvas),
    outgrown: outgrownOf(canvas, now),
    beginsInMs: beginsIn(view.release, now),
  };
}

/** The show that is played, and where; null while none is chosen. */
export function playedOn({ playback }: Pick<Canvas, 'playback'>): Canvas['playback'] {
  return playback === null || playback.endsAt === 0 ? null : playback;
}

/** A playback has a time of its own; both stand while graphics are off. */
export function mediaAt(canvas: Canvas, elapsed: number): number {
  const passed = canvas.mode === 'on' ? elapsed : 0;
  if (canvas.audience !== 'playback') return canvas.onAirAt + passed;
  const playback = playedOn(canvas);
  return playback === null ? 0 : Math.min(playback.endsAt, playback.at + (playback.running ? passed : 0));
}

/** Neither before the planned start nor before the first hand that can air. */
function beginsIn({ start, firstHandAt }: Pick<Release, 'start' | 'firstHandAt'>, now: number): number | null {
  const times = [start?.at ?? null, firstHandAt].filter((at): at is number => at !== null);
  const left = Math.max(...times) - now;
  return times.length === 0 || left <= 0 ? null : left;
}

export function pictureOf(canvas: Canvas, { release, show }: Pick<ConsoleView, 'release' | 'show'>): Picture {
  const { kind, audience, delayChange, onAirHand } = canvas;
  if (kind === 'tape') return 'tape';
  if (audience === 'playback') return playedOn(canvas) === null ? 'nothing' : 'playback';
  if (delayChange !== null && delayChange.stage !== 'armed') return 'break';
  if (waitsForStart(canvas, release)) return 'countdown';
  if (hasEnded(canvas, show)) return 'end';
  if (onAirHand === 0) return canvas.delayMs === 0 ? 'nothing' : 'countdown';
  // the hall sees the table anyway: what is said of a hand is about what airs
  const word = audience === 'venue' ? 'open' : (handOnAir(release.hands, onAirHand)?.state ?? 'open');
  return word === 'open' ? 'hand' : `${word}-hand`;
}

/** Those who are somebody's audience wait for the planned start; whoever checks and whoever sits in the room does not. */
const STARTING: readonly Canvas['audience'][] = ['overlay', 'commentary', 'public'];

function waitsForStart({ audience }: Canvas, { start }: Pick<Release, 'start'>): boolean {
  return start !== null && STARTING.includes(audience);
}

const NEAREST = ['on-air', 'waiting', 'aired', 'nowhere'] as const;

/** The hand of this number that a canvas is in. Two shows have the same numbers; a longer canvas may still wait for it. */
export function handOnAir(hands: Release['hands'], number: number): Release['hands'][number] | null {
  const named = hands.filter((hand) => hand.number === number);
  for (const air of NEAREST) {
    const found = named.find((hand) => hand.air === air);
    if (found !== undefined) return found;
  }
  return null;
}

function hasEnded(canvas: Canvas, show: ConsoleView['show']): boolean {
  return show.state === 'ended' && !show.drain.some((left) => left.canvas === canvas.name);
}

export function lockOf({ exception, kind }: Pick<Canvas, 'exception' | 'kind'>): Lock {
  if (exception) return 'during-play';
  if (kind === 'tape') return 'no-cards';
  return kind === 'tabled-only' ? 'opened-only' : 'protected';
}

function outgrownOf({ outgrownAt }: Canvas, now: number): Outgrown | null {
  if (outgrownAt === null) return null;
  const leftMs = Math.max(0, outgrownAt - now);
  if (leftMs > OUTGROWS_SOON_MS) return null;
  return { tone: leftMs === 0 ? 'late' : 'soon', leftMs };
}

/** Whether all open pages themselves say that they draw nothing, once graphics were taken off; null while they are on. */
export type Clearance =
  | { readonly state: 'going' | 'nobody-says' }
  | { readonly state: 'clear' | 'still-shows' | 'no-answer'; readonly clear: number; readonly all: number };

/** Of every page, also of those that a console does not list. */
export function clearanceOf({
  mode,
  viewers,
  cleared,
}: Pick<Canvas, 'mode' | 'viewers' | 'cleared'>): Clearance | null {
  if (mode === 'on') return null;
  if (mode === 'holding') return { state: 'going' };
  if (viewers === 0) return { state: 'nobody-says' };
  const said = { clear: cleared.clear, all: viewers };
  if (cleared.showing > 0) return { state: 'still-shows', ...said };
  return { state: cleared.clear < viewers ? 'no-answer' : 'clear', ...said };
}

export interface PageCount {
  readonly all: number;
  readonly silent: number;
  readonly behind: number;
}

export function pageCount({ pages, viewers }: Pick<Canvas, 'pages' | 'viewers'>): PageCount {
  const inState = (wanted: Canvas['pages'][number]['state']) => pages.filter(({ state }) => state === wanted).length;
  return { all: viewers, silent: inState('silent'), behind: inState('behind') };
}
