// Reports and rulings among what people might do next: any kind of report, and whatever is offered for an open one.
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { dealOrder } from '../../server/engine/forcedBets.ts';
import { BOARD_STREETS } from '../../server/engine/game/street.ts';
import type { Hand } from '../../server/engine/hand.ts';
import type { Presence } from '../../server/engine/handStart.ts';
import { ROLES, type Role } from '../../server/engine/role.ts';
import { potsToAward } from '../../server/engine/rulings/awardShares.ts';
import type { Incident, IncidentKind, IncidentReport } from '../../server/engine/rulings/incident.ts';
import { remediesOf } from '../../server/engine/rulings/ruleIncident.ts';
import { stopOf } from '../../server/engine/rulings/stopped.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { type Chance, candidates } from './engineChoices.ts';

const PRESENCES: readonly Presence[] = ['ABSENT', 'PRESENT', 'PENALTY', 'PRESENT'];

/** A stopped hand is mostly ruled on; now and then people press on, which must be refused. */
export function candidatesWithReports(hand: Hand, chance: Chance): readonly HandCommand[] {
  const { choice } = chance;
  const rulings = openOf(hand).flatMap((incident) => rulingsOn(hand, incident, choice));
  if (stopOf(hand) !== null && choice % 4 !== 0 && rulings.length > 0) return rulings;
  const reports = choice % 3 === 0 ? [reportAs(hand, choice), countAt(hand, choice), presence(hand, choice)] : [];
  const stub: readonly HandCommand[] = choice % 19 === 0 ? [{ type: 'SeeStub', count: null }] : [];
  return [...candidates(hand, chance), ...reports, ...rulings, ...stub];
}

export function openOf(hand: Hand): readonly Incident[] {
  return hand.incidents.filter((one) => one.status === 'open');
}

/** Each outcome that is offered, by somebody who may declare it. */
export function rulingsOn(hand: Hand, incident: Incident, choice: number): readonly HandCommand[] {
  return remediesOf(hand, incident).map(({ outcome, by }) => ({
    type: 'RuleIncident',
    id: incident.id,
    outcome,
    by: by[choice % by.length] ?? 'JUDGE',
    note: '',
    ...(outcome === 'override' ? { shares: everythingTo(hand, choice) } : {}),
  }));
}

/** A judge may give the pots to anybody who was dealt in. */
function everythingTo(hand: Hand, choice: number) {
  const amount = potsToAward(hand).reduce((all, pot) => all + pot.amount, 0);
  return [{ seat: seatAt(hand, choice), amount: chips(amount) }];
}

function reportAs(hand: Hand, choice: number): HandCommand {
  const by: Role = ROLES[choice % ROLES.length] ?? 'DEALER';
  return { type: 'ReportIncident', report: reportOf(hand, Math.floor(choice / 3)), by };
}

/** Often enough that last holders and opened hands are among them (6.3.9, E-12). */
function countAt(hand: Hand, choice: number): HandCommand {
  const report = { kind: 'wrong-count', seat: seatAt(hand, choice >> 1), count: choice % 2 === 0 ? 3 : 1 } as const;
  return { type: 'ReportIncident', report, by: 'DEALER' };
}

function presence(hand: Hand, choice: number): HandCommand {
  const now = PRESENCES[choice % PRESENCES.length] ?? 'PRESENT';
  return { type: 'SetPresence', seat: seatAt(hand, choice >> 2), presence: now };
}

function seatAt(hand: Hand, choice: number) {
  return hand.seats[choice % hand.seats.length]?.seat ?? seatNo(1);
}

/** Any report whatever, often one that does not fit the moment. */
export function reportOf(hand: Hand, choice: number): IncidentReport {
  const kinds = Object.keys(REPORTS);
  const kind = kinds[choice % kinds.length];
  const make = Object.entries(REPORTS).find(([name]) => name === kind)?.[1] ?? REPORTS.dispute;
  return make(hand, Math.floor(choice / kinds.length));
}

const REPORTS: { readonly [K in IncidentKind]: (hand: Hand, n: number) => IncidentReport } = {
  'blind-missing': (hand, n) => ({ kind: 'blind-missing', seat: seatAt(hand, n) }),
  'exposed-in-cut': () => ({ kind: 'exposed-in-cut' }),
  'not-shuffled': (_, n) => ({ kind: 'not-shuffled', what: n % 2 === 0 ? 'cut' : 'shuffle' }),
  'deal-order': (_, n) => ({ kind: 'deal-order', correctable: n % 2 === 0, looked: n % 3 === 0, first: n % 5 === 0 }),
  'dealt-wrong-seat': (hand, n) => ({
    kind: 'dealt-wrong-seat',
    seat: n % 3 === 0 ? seatNo(1 + (n % 10)) : seatAt(hand, n),
    empty: n % 3 === 0,
  }),
  'wrong-count': (hand, n) => ({ kind: 'wrong-count', seat: seatAt(hand, n), count: n % 4 }),
  'exposed-by-dealer': (hand, n) => ({
    kind: 'exposed-by-dealer',
    seat: seatAt(hand, n),
    nth: 1 + (n % dealOrder(hand).length),
  }),
  defect: (hand, n) => ({ kind: 'defect', where: n % 2 === 0 ? 'face-up' : 'face-down', seat: seatAt(hand, n) }),
  'deck-count': (_, n) => ({ kind: 'deck-count', counted: 51 + (n % 3), recount: n % 2 === 0 ? 51 + (n % 3) : null }),
  duplicate: () => ({ kind: 'duplicate' }),
  foreign: (_, n) => ({ kind: 'foreign', where: n % 2 === 0 ? 'stub' : 'in-play' }),
  'non-standard': (hand, n) => ({ kind: 'non-standard', seat: seatAt(hand, n) }),
  'out-of-view': (hand, n) => ({ kind: 'out-of-view', seat: seatAt(hand, n) }),
  fouled: (hand, n) => ({
    kind: 'fouled',
    seat: seatAt(hand, n),
    identifiable: n % 2 === 0,
    wrongInformation: n % 3 === 0,
  }),
  boxed: (_, n) => ({ kind: 'boxed', place: n % 2 === 0 ? 'hole' : 'board' }),
  burn: (_, n) => ({
    kind: 'burn',
    street: BOARD_STREETS[1 + (n % 3)] ?? 'flop',
    burned: n % 3,
    orderKnown: n % 2 === 0,
  }),
  'exposed-by-player': (hand, n) => ({
    kind: 'exposed-by-player',
    seat: seatAt(hand, n),
    deliberate: n % 2 === 0,
  }),
  'premature-board': (_, n) => ({ kind: 'premature-board', street: BOARD_STREETS[1 + (n % 3)] ?? 'flop' }),
  'four-card-flop': () => ({ kind: 'four-card-flop' }),
  'count-mismatch': (_, n) => ({ kind: 'count-mismatch', burns: n % 5, board: n % 6 }),
  'stub-too-early': () => ({ kind: 'stub-too-early' }),
  award: (hand, n) => ({ kind: 'award', entered: everythingTo(hand, n) }),
  'all-mucked': () => ({ kind: 'all-mucked' }),
  'refuses-to-open': (hand, n) => ({ kind: 'refuses-to-open', seat: seatAt(hand, n) }),
  dispute: (_, n) => ({ kind: 'dispute', previous: n % 2 === 0 }),
};
