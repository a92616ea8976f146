// The lines above the board: one for each pot once there is a side pot, one for each part of a single pot that was divided, and
// the headline of a single pot that was not.
import type { HandLabel, OverlayView, PotView } from '../../server/views/overlay/view.ts';
import { familyName, fitName } from '../ui/names.ts';
import { partName } from '../ui/partName.ts';
import { type Division, divisionHand, divisionsOf, hasNoLow } from './divisions.ts';
import type { Words } from './words.ts';

export interface PotLine {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  readonly who: string;
  readonly won: boolean;
}

export interface Headline {
  readonly who: string;
  /** '' when the pot was won without a showdown; for the winner of the competition what he is */
  readonly hand: string;
}

const NAMES_THAT_FIT = 3;
const FAMILY_NAME_MAX = 14;
const FAMILY_NAME_MIN = 5;
const HEADLINE_NAME_MAX = 28;
/** letters of winner and hand that a pot line holds */
const LINE_MAX = 26;
/** the same for two or more names: the widest Cyrillic names fill the line with so many */
const SHARED_MAX = 22;

export function potLines(view: OverlayView, words: Words): readonly PotLine[] {
  const [only, ...more] = view.pots;
  if (only === undefined) return [];
  if (more.length === 0) return isDivided(only, view) ? partLines(only, view, words) : [];
  return view.pots.map((pot) => ({
    key: String(pot.index),
    name: potName(pot, view, words),
    amount: pot.amount,
    who: pot.winners.length > 0 ? lineWinners(pot, view, words) : contenders(pot, view, words),
    won: pot.winners.length > 0,
  }));
}

/** Several parts went to several players, by the cards: each has a line of its own. */
function isDivided(pot: PotView, view: OverlayView): boolean {
  const seats = winningSeats(pot);
  return divisionsOf(pot).length > 1 && seats.length > 1 && !isAgreed(view, seats) && !pot.ruled;
}

function partLines(pot: PotView, view: OverlayView, words: Words): readonly PotLine[] {
  return divisionsOf(pot).map((division) => ({
    key: `${division.run}${division.part}`,
    name: partName(division, view, words.messages),
    amount: division.amount,
    who: partWinners(pot, division, { view, words }),
    won: true,
  }));
}

function partWinners(pot: PotView, division: Division, { view, words }: Telling): string {
  const label = divisionHand(pot, division, view);
  const hands = [words.mainHand(label), words.shortHand(label)];
  const who = names(view, division.seats);
  return division.seats.length > 1 ? withHand(who, hands, '') : withHand(who, hands, words.shortHand(label));
}

/** Who won, when there is one pot only; the amounts stand at the seats. Who won the competition says it over any pots. */
export function headline(view: OverlayView, words: Words): Headline | null {
  if (view.champion !== '') return { who: fitName(view.champion, HEADLINE_NAME_MAX), hand: words.messages.champion };
  const pot = view.pots.length === 1 ? view.pots[0] : undefined;
  if (pot === undefined || pot.winners.length === 0) return null;
  const seats = winningSeats(pot);
  if (isAgreed(view, seats)) return { who: words.messages.agreed(names(view, seats)), hand: '' };
  if (pot.ruled && seats.length > 1) return { who: words.messages.ruledTo(names(view, seats)), hand: '' };
  if (isDivided(pot, view)) return null;
  const hand = pot.ruled ? '' : headlineHand(pot, view, words);
  if (seats.length > 1) return { who: words.messages.split(names(view, seats)), hand };
  const name = fitName(seatOf(view, seats[0])?.name ?? '', HEADLINE_NAME_MAX);
  const scoops = divisionsOf(pot).some(({ part }) => part === 'low');
  return { who: scoops ? words.messages.scoops(name) : words.messages.winner(name), hand };
}

/** One hand in full; of several the main words of each. */
function headlineHand(pot: PotView, view: OverlayView, words: Words): string {
  const divisions = divisionsOf(pot);
  const labels = divisions.map((division) => divisionHand(pot, division, view));
  const several = divisions.length > 1 && view.results.length > 0;
  const texts = several
    ? labels.map((label) => words.mainHand(label))
    : [words.longHand(labels[0] ?? labelOf(view, winningSeats(pot)[0]))];
  return [...texts, hasNoLow(pot, view) ? words.messages.noLow : ''].filter((text) => text !== '').join(' · ');
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
  if (isAgreed(view, seats)) return sharedBy({ view, words }, seats, words.messages.agreed);
  if (pot.ruled) return sharedBy({ view, words }, seats, words.messages.ruledTo);
  if (isDivided(pot, view)) return partsText(pot, view, words);
  const [first] = divisionsOf(pot);
  const label = (first && divisionHand(pot, first, view)) ?? labelOf(view, seats[0]);
  const short = words.shortHand(label);
  const hands = [words.mainHand(label), short];
  if (seats.length > 1) return withHand(sharedBy({ view, words }, seats, words.messages.split), hands, '');
  return withHand(names(view, seats), hands, short);
}

/** The fullest hand that fits. */
function withHand(who: string, hands: readonly string[], otherwise: string): string {
  const most = otherwise === '' ? SHARED_MAX : LINE_MAX;
  const line = (hand: string) => (hand === '' ? who : `${who} · ${hand}`);
  return line(hands.find((hand) => line(hand).length <= most) ?? otherwise);
}

interface Telling {
  readonly view: OverlayView;
  readonly words: Words;
}

/** Names come first: before one is cut the word beside them goes, which their seats say too; at last only how many they are. */
function sharedBy(
  { view, words: { messages } }: Telling,
  seats: readonly number[],
  say: (names: string) => string,
): string {
  const cut = range(FAMILY_NAME_MAX, FAMILY_NAME_MIN).map((max) => names(view, seats, max));
  const texts = [say(names(view, seats)), ...cut];
  return texts.find((text) => text.length <= SHARED_MAX) ?? messages.split(messages.players(seats.length));
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, i) => from - i);
}

/** Chips shared by agreement were won by no hand. */
function isAgreed(view: OverlayView, seats: readonly number[]): boolean {
  return seats.some((seat) => seatOf(view, seat)?.action === 'chops');
}

function partsText(pot: PotView, view: OverlayView, words: Words): string {
  const said = (division: Division) => `${partName(division, view, words.messages)}: ${names(view, division.seats)}`;
  return divisionsOf(pot).map(said).join(' · ');
}

function winningSeats(pot: PotView): readonly number[] {
  return [...new Set(pot.winners.map((winner) => winner.seat))];
}

function names(view: OverlayView, seats: readonly number[], max = FAMILY_NAME_MAX): string {
  return seats.map((seat) => familyName(seatOf(view, seat)?.name ?? '', max)).join(' · ');
}

function labelOf(view: OverlayView, seat: number | undefined): HandLabel | null {
  return seatOf(view, seat)?.label ?? null;
}

function seatOf(view: OverlayView, seat: number | undefined) {
  return view.seats.find((s) => s.seat === seat);
}
