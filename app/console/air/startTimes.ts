// The planned start as a time of day on this computer, and whether the first hand can air by then. Pure.
import type { ConsoleView } from '../../../server/console/view.ts';

type Release = ConsoleView['release'];

const TYPED = /^(\d{1,2})[:. ](\d{2})(?:[:. ](\d{2}))?$/;

/** '20:00' or '20:00:30' as the next such moment, ms of the wall clock; null for anything else. */
export function wallOf(typed: string, nowWall: number): number | null {
  const [, hours, minutes, seconds = '0'] = TYPED.exec(typed.trim()) ?? [];
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (hours === undefined || h > 23 || m > 59 || s > 59) return null;
  const day = new Date(nowWall);
  day.setHours(h, m, s, 0);
  if (day.getTime() <= nowWall) day.setDate(day.getDate() + 1);
  return day.getTime();
}

/** '20:00:00' on this computer. */
export function dayTimeText(wall: number): string {
  const day = new Date(wall);
  return [day.getHours(), day.getMinutes(), day.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':');
}

export function isAnotherDay(wall: number, nowWall: number): boolean {
  return new Date(wall).toDateString() !== new Date(nowWall).toDateString();
}

export interface FirstHand {
  /** ms of the wall clock */
  readonly wall: number;
  /** nothing has been dealt yet: this is what a hand dealt now could reach */
  readonly guessed: boolean;
}

/** When the first hand can air; null where one has aired already, or no canvas shows anything later than the table. */
export function firstHand(release: Release, at: { readonly now: number; readonly wall: number }): FirstHand | null {
  const { start, firstHandAt } = release;
  // beside a planned start by the clock that plans it
  if (firstHandAt !== null && start !== null) return { wall: start.atWall + (firstHandAt - start.at), guessed: false };
  if (firstHandAt !== null) return { wall: at.wall + Math.max(0, firstHandAt - at.now), guessed: false };
  const showing = release.canvases.filter(({ kind }) => kind === 'protected' || kind === 'short');
  if (showing.length === 0 || showing.some(({ onAirHand }) => onAirHand > 0)) return null;
  return { wall: at.wall + Math.min(...showing.map(({ delayMs }) => delayMs)), guessed: true };
}

/** The air would begin with nothing to show: by how much, ms; 0 when all is well. */
export function lateBy(first: FirstHand | null, startWall: number | null): number {
  if (first === null || startWall === null) return 0;
  return Math.max(0, first.wall - startWall);
}
