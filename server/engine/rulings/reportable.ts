// What somebody may report now: each kind that fits the hand, with the seats it may name. Asked of the rules themselves, so that
// nothing is offered that they would refuse. Public facts only.
import { cardsDue } from '../dealing.ts';
import { gameOf } from '../game/games.ts';
import type { Street } from '../game/street.ts';
import { firstStreet, holeCards } from '../game/streets.ts';
import { type Hand, isRunning } from '../hand.ts';
import { MAX_SEATS, type SeatNo, seatNo } from '../seat.ts';
import type { Chapter } from './chapter.ts';
import { CHAPTERS } from './chapters.ts';
import type { IncidentKind, IncidentReport } from './incident.ts';

/** An award comes by its own command. */
export type ReportableKind = Exclude<IncidentKind, 'award'>;

export interface Reportable {
  readonly kind: ReportableKind;
  /** seats that the report may name; empty where it names none */
  readonly seats: readonly number[];
  /** streets that it may name; empty where it names none */
  readonly streets: readonly Street[];
}

const SEATS: readonly SeatNo[] = Array.from({ length: MAX_SEATS }, (_, i) => seatNo(i + 1));
const BURNS = [0, 1, 2, 3, 4] as const;
const WRONG_DECK = 51;

/** Reports of a kind as the rules are asked about them; one that is taken is enough. */
type Samples = { readonly [K in ReportableKind]: (seat: SeatNo, hand: Hand) => readonly IncidentReport[] };

const SAMPLES: Samples = {
  'blind-missing': (seat) => [{ kind: 'blind-missing', seat }],
  'exposed-in-cut': () => [{ kind: 'exposed-in-cut' }],
  'not-shuffled': () => [{ kind: 'not-shuffled', what: 'shuffle' }],
  'deal-order': () => [{ kind: 'deal-order', correctable: true, looked: false, first: false }],
  'dealt-wrong-seat': (seat) => [true, false].map((empty) => ({ kind: 'dealt-wrong-seat', seat, empty })),
  'exposed-by-dealer': (seat, { game, seats }) =>
    Array.from({ length: seats.length * holeCards(gameOf(game)) }, (_, i) => ({
      kind: 'exposed-by-dealer',
      seat,
      nth: i + 1,
    })),
  'wrong-count': (seat, hand) => [{ kind: 'wrong-count', seat, count: cardsDue(hand) + 1 }],
  'deck-count': () => [{ kind: 'deck-count', counted: WRONG_DECK, recount: null }],
  defect: (seat) => [{ kind: 'defect', where: 'face-down', seat }],
  duplicate: () => [{ kind: 'duplicate' }],
  foreign: () => [{ kind: 'foreign', where: 'in-play' }],
  'non-standard': (seat) => [{ kind: 'non-standard', seat }],
  boxed: () => [{ kind: 'boxed', place: 'hole' }],
  'out-of-view': (seat) => [{ kind: 'out-of-view', seat }],
  fouled: (seat) => [{ kind: 'fouled', seat, identifiable: true, wrongInformation: false }],
  'exposed-by-player': (seat) => [{ kind: 'exposed-by-player', seat, deliberate: false }],
  burn: (_, hand) =>
    laterStreets(hand).flatMap((street) => BURNS.map((burned) => ({ kind: 'burn', street, burned, orderKnown: true }))),
  'premature-board': (_, hand) => laterStreets(hand).map((street) => ({ kind: 'premature-board', street })),
  'four-card-flop': () => [{ kind: 'four-card-flop' }],
  'count-mismatch': () => [{ kind: 'count-mismatch', burns: 1, board: 3 }],
  'stub-too-early': () => [{ kind: 'stub-too-early' }],
  'all-mucked': () => [{ kind: 'all-mucked' }],
  'refuses-to-open': (seat) => [{ kind: 'refuses-to-open', seat }],
  dispute: () => [{ kind: 'dispute', previous: false }],
};

/** Each street of the game that cards are dealt for behind the first. */
function laterStreets({ game }: Hand) {
  return gameOf(game)
    .streets.slice(1)
    .map(({ street }) => street);
}

const KINDS: readonly ReportableKind[] = Object.keys(SAMPLES).filter(isKind);

function isKind(name: string): name is ReportableKind {
  return name in SAMPLES;
}

/**
 * In the order of the rulebook; empty before the first deal and after a misdeal. `late`: also what the rules take and would
 * only write down by now.
 */
export function reportable(hand: Hand | null, late = false): readonly Reportable[] {
  if (hand === null || hand.phase === 'MISDEAL' || hand.phase === 'VOID') return [];
  return KINDS.filter((kind) => late || isTopical(hand, kind)).flatMap((kind) => {
    const fit = SEATS.filter((seat) => mayName(hand, kind, seat) && isTaken(hand, kind, seat));
    const seats = OF_NO_SEAT.includes(kind) ? [] : fit;
    return fit.length === 0 ? [] : [{ kind, seats, streets: streetsOf(hand, kind, fit) }];
  });
}

function isTaken(hand: Hand, kind: ReportableKind, seat: SeatNo): boolean {
  return taken(hand, kind, seat).length > 0;
}

function taken(hand: Hand, kind: ReportableKind, seat: SeatNo): readonly IncidentReport[] {
  const chapter: Chapter<IncidentReport> = CHAPTERS[kind];
  return SAMPLES[kind](seat, hand).filter((report) => chapter.refuse(hand, report) === null);
}

function streetsOf(hand: Hand, kind: ReportableKind, [seat]: readonly SeatNo[]): readonly Street[] {
  const reports = seat === undefined ? [] : taken(hand, kind, seat);
  return [...new Set(reports.flatMap((report) => ('street' in report ? [report.street] : [])))];
}

const OF_NO_SEAT: readonly ReportableKind[] = [
  'exposed-in-cut',
  'not-shuffled',
  'deal-order',
  'deck-count',
  'duplicate',
  'foreign',
  'boxed',
  'burn',
  'premature-board',
  'four-card-flop',
  'count-mismatch',
  'stub-too-early',
  'all-mucked',
  'dispute',
];

/** Cards at an empty place are the one report about a seat that was not dealt in. */
function mayName(hand: Hand, kind: ReportableKind, seat: SeatNo): boolean {
  return kind === 'dealt-wrong-seat' || hand.seats.some((s) => s.seat === seat);
}

const OF_THE_DEAL: readonly ReportableKind[] = [
  'blind-missing',
  'exposed-in-cut',
  'not-shuffled',
  'deal-order',
  'dealt-wrong-seat',
  'exposed-by-dealer',
];

/** The rules take it later as well, and would only write it down. */
function isTopical(hand: Hand, kind: ReportableKind): boolean {
  if (OF_THE_DEAL.includes(kind)) return isRunning(hand) && hand.street === firstStreet(gameOf(hand.game));
  if (kind === 'boxed' || kind === 'count-mismatch') return hand.phase !== 'AWARDING' && hand.phase !== 'SHOWDOWN';
  return true;
}
