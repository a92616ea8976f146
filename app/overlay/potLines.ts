// The lines above the board: one for each pot once there is a side pot, and the headline of a single pot that is won.
import type { HandLabel, OverlayView, PotView } from '../../server/views/overlay/view.ts';
import { familyName, fitName } from '../ui/names.ts';
import type { Words } from './words.ts';

export interface PotLine {
  readonly key: number;
  readonly name: string;
  readonly amount: number;
  readonly who: string;
  readonly won: boolean;
}

export interface Headline {
  readonly who: string;
  /** '' when the pot was won without a showdown */
  readonly hand: string;
}

const NAMES_THAT_FIT = 3;
const FAMILY_NAME_MAX = 14;
const HEADLINE_NAME_MAX = 28;

export function potLines(view: OverlayView, words: Words): readonly PotLine[] {
  if (view.pots.length < 2) return [];
  return view.pots.map((pot) => ({
    key: pot.index,
    name: potName(pot, view, words),
    amount: pot.amount,
    who: pot.winners.length > 0 ? lineWinners(pot, view, words) : contenders(pot, view, words),
    won: pot.winners.length > 0,
  }));
}

/** Who won, when there is one pot only; the amounts stand at the seats. */
export function headline(view: OverlayView, words: Words): Headline | null {
  const pot = view.pots.length === 1 ? view.pots[0] : undefined;
  if (pot === undefined || pot.winners.length === 0) return null;
  const seats = winningSeats(pot);
  if (seats.length === 1) {
    const name = fitName(seatOf(view, seats[0])?.name ?? '', HEADLINE_NAME_MAX);
    return { who: words.messages.winner(name), hand: words.longHand(labelOf(view, seats[0])) };
  }
  if (hasRuns(pot)) return { who: runsText(pot, view, words), hand: '' };
  return { who: words.messages.split(names(view, seats)), hand: words.longHand(labelOf(view, seats[0])) };
}

function potName(pot: PotView, view: OverlayView, words: Words): string {
  if (pot.index === 0) return words.messages.mainPot;
  return view.pots.length === 2 ? words.messages.onlySidePot : words.messages.sidePot(pot.index);
}

function contenders(pot: PotView, view: OverlayView, words: Words): string {
  return pot.seats.length > NAMES_THAT_FIT ? words.messages.players(pot.seats.length) : names(view, pot.seats);
}

function lineWinners(pot: PotView, view: OverlayView, words: Words): string {
  const seats = winningSeats(pot);
  if (hasRuns(pot) && seats.length > 1) return runsText(pot, view, words);
  const who = seats.length === 1 ? names(view, seats) : words.messages.split(names(view, seats));
  const hand = words.shortHand(labelOf(view, seats[0]));
  return hand === '' ? who : `${who} · ${hand}`;
}

function runsText(pot: PotView, view: OverlayView, words: Words): string {
  const runs = [...new Set(pot.winners.map((winner) => winner.run))].sort((a, b) => a - b);
  const winnersOf = (run: number) => pot.winners.filter((winner) => winner.run === run).map((winner) => winner.seat);
  return runs.map((run) => `${words.messages.run(run + 1)}: ${names(view, winnersOf(run))}`).join(' · ');
}

function winningSeats(pot: PotView): readonly number[] {
  return [...new Set(pot.winners.map((winner) => winner.seat))];
}

function hasRuns(pot: PotView): boolean {
  return new Set(pot.winners.map((winner) => winner.run)).size > 1;
}

function names(view: OverlayView, seats: readonly number[]): string {
  return seats.map((seat) => familyName(seatOf(view, seat)?.name ?? '', FAMILY_NAME_MAX)).join(' · ');
}

function labelOf(view: OverlayView, seat: number | undefined): HandLabel | null {
  return seatOf(view, seat)?.label ?? null;
}

function seatOf(view: OverlayView, seat: number | undefined) {
  return view.seats.find((s) => s.seat === seat);
}
