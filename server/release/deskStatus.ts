// What consoles may know of release: settings, times and words of the table. No card.
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { Canvas } from './canvas.ts';
import type { CanvasConfig } from './control.ts';
import { type HoldState, isFrozen } from './holds.ts';
import { outgrownAt } from './nextOnAir.ts';
import type { Playback } from './playback.ts';
import { airsDuringPlay, showsCards } from './policy.ts';
import type { Segment } from './segment.ts';
import type {
  CanvasStatus,
  HandToAir,
  OpenAsk,
  PageStatus,
  PagesCleared,
  PlannedStart,
  ReleaseStatus,
} from './status.ts';

interface StatusOf {
  readonly playbacks: readonly Playback[];
  readonly hold: HoldState;
  readonly programme: Pick<ProgrammeTime, 'now' | 'gapMs' | 'downTime'>;
  readonly asks: readonly OpenAsk[];
  readonly hands: readonly HandToAir[];
  readonly start: PlannedStart | null;
  /** the hand that is played now */
  readonly playing: Segment | undefined;
  readonly viewers: (name: string) => number;
  readonly pages: (name: string) => readonly PageStatus[];
  readonly cleared: (name: string) => PagesCleared;
  readonly sync: (config: CanvasConfig) => Pick<CanvasStatus, 'syncedAt' | 'syncDoubt'>;
}

export function deskStatus(canvases: readonly Canvas[], desk: StatusOf): ReleaseStatus {
  const rows = [
    ...canvases.map((canvas) => canvasStatus(canvas, desk)),
    ...desk.playbacks.map((playback) => playbackStatus(playback, desk)),
  ];
  return {
    programmeNow: desk.programme.now(),
    gapMs: desk.programme.gapMs(),
    held: isFrozen(desk.hold),
    cardsAirDuringPlay: rows.some((row) => row.exception),
    start: desk.start,
    firstHandAt: firstHandAt(canvases),
    hands: desk.hands,
    asks: desk.asks,
    canvases: rows,
  };
}

function canvasStatus(canvas: Canvas, desk: StatusOf): CanvasStatus {
  const { config } = canvas;
  const now = desk.programme.now();
  return {
    ...config,
    mode: modeOf(desk),
    onAirAt: canvas.onAirAt(now),
    onAirHand: canvas.line.state.hand?.number ?? 0,
    onAirStreet: canvas.line.state.hand?.street ?? '',
    nextDueAt: canvas.nextAt,
    next: canvas.next,
    outgrownAt: desk.playing === undefined ? null : outgrownAt(desk.playing, config, desk.programme.downTime()),
    delayChange: canvas.delay.status,
    playback: null,
    // what only whoever checks has seen has not aired: whether a card there was another one is not told
    corrections: config.audience === 'check' ? [] : canvas.line.corrections,
    endsAt: canvas.endsAt,
    viewers: desk.viewers(config.name),
    exception: airsDuringPlay(config),
    pages: pagesOf(config, desk),
    cleared: desk.cleared(config.name),
    ...desk.sync(canvas.wanted),
  };
}

function playbackStatus(playback: Playback, desk: StatusOf): CanvasStatus {
  const { config, line, status } = playback;
  return {
    ...config,
    mode: modeOf(desk),
    onAirAt: status?.at ?? 0,
    onAirHand: line.state.hand?.number ?? 0,
    onAirStreet: line.state.hand?.street ?? '',
    ...{ nextDueAt: null, next: null, outgrownAt: null, delayChange: null, endsAt: null, syncedAt: null },
    playback: status,
    corrections: [],
    viewers: desk.viewers(config.name),
    exception: false,
    pages: desk.pages(config.name),
    cleared: desk.cleared(config.name),
    syncDoubt: 'none',
  };
}

/** A card that is put right on the check canvas is one more picture there: nothing that counts them is told. */
function pagesOf({ name, audience }: CanvasConfig, { pages }: StatusOf): readonly PageStatus[] {
  if (audience !== 'check') return pages(name);
  return pages(name).map((page) => ({ ...page, frame: 0, state: page.state === 'behind' ? 'well' : page.state }));
}

function modeOf({ hold, programme }: StatusOf): CanvasStatus['mode'] {
  if (hold.mode === 'on') return 'on';
  return hold.clearAt > programme.now() ? 'holding' : 'held';
}

function firstHandAt(canvases: readonly Canvas[]): number | null {
  const known = canvases.flatMap((canvas) => (showsCards(canvas.config) ? (canvas.firstHandAt ?? []) : []));
  return known.length === 0 ? null : Math.min(...known);
}
