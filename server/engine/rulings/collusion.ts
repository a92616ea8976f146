// 5.9.2.5, suspicion of team play: who may order a view of sealed hands, look, decide, show and close, and in which order.
// A case of its own beside the hand: it names seats and never a card, and moves no chips.
import { err, ok, type Result } from '../../base/result.ts';
import type { HandId } from '../ids.ts';
import type { Profile } from '../profile.ts';
import type { Role } from '../role.ts';
import type { SeatNo } from '../seat.ts';
import { type RuleViolation, violation } from '../violation.ts';

export const FINDINGS = ['team-play', 'no-team-play'] as const;
export type Finding = (typeof FINDINGS)[number];

/** Code of the ruling by which the hands of a proved case are shown to all participants. */
export const SHOWN_TO_ALL = 'SP-5.9.2.5-SHOW_ALL';

/** The order of a case: the hand, its seats, who complained and why. */
export interface CaseOrder {
  readonly id: string;
  readonly hand: HandId;
  readonly seats: readonly SeatNo[];
  readonly complainant: string;
  readonly grounds: string;
}

export interface CollusionCase extends CaseOrder {
  /** the chief judge who gave the order; he and nobody else looks and decides */
  readonly orderedBy: string;
  readonly looks: number;
  readonly finding: Finding | null;
  /** the hands were shown to all participants */
  readonly shown: boolean;
  readonly closed: boolean;
  /** no team play was found: the record stays sealed for everybody */
  readonly sealed: boolean;
}

export type CaseCommand =
  | ({ readonly type: 'OrderView' } & CaseOrder)
  | { readonly type: 'ViewSealed' }
  | { readonly type: 'Find'; readonly finding: Finding; readonly note: string }
  | { readonly type: 'RevealHands'; readonly seats: readonly SeatNo[] }
  | { readonly type: 'CloseCase'; readonly note: string };

export type CaseEvent =
  | ({ readonly type: 'ViewOrdered'; readonly by: string } & CaseOrder)
  | { readonly type: 'SealedViewed' }
  | { readonly type: 'FindingMade'; readonly finding: Finding; readonly note: string }
  | { readonly type: 'HandsShown'; readonly seats: readonly SeatNo[] }
  | { readonly type: 'CaseClosed'; readonly sealed: boolean; readonly note: string };

/** The hand of a case, as public facts. null where the table has played no such hand. */
export interface CaseHand {
  readonly window: Profile['collusion.window'];
  /** complete, void or misdealt */
  readonly over: boolean;
  /** its cards lie at no seat any more, so that no correction brings it back into play */
  readonly left: boolean;
  /** dealt in */
  readonly seats: readonly SeatNo[];
  /** of which something is stored; null: the keys of the hand were destroyed */
  readonly stored: readonly SeatNo[] | null;
}

export interface CaseAsked {
  /** person who speaks */
  readonly by: string;
  readonly role: Role;
  readonly hand: CaseHand | null;
  /** all cases of this hand */
  readonly others: readonly CollusionCase[];
}

export type CaseDecision = Result<readonly CaseEvent[], RuleViolation>;

const CLAUSE = '5.9.2.5';

export function decideCase(state: CollusionCase | null, command: CaseCommand, asked: CaseAsked): CaseDecision {
  const refused = refusalOf(state, command, asked);
  return refused === null ? ok(eventsOf(command, asked.by)) : err(refused);
}

/** A show for everybody without a case in which team play was found is what 5.9.2.4 forbids, whoever asks. */
function refusalOf(state: CollusionCase | null, command: CaseCommand, asked: CaseAsked): RuleViolation | null {
  if (command.type === 'RevealHands' && !mayReveal(state, command.seats)) return refuse('NO_OPENING', '5.9.2.4');
  if (asked.role !== 'CHIEF_JUDGE') return refuse('CHIEF_ONLY');
  if (command.type === 'OrderView') return orderRefusal(state, command, asked);
  // who did not give the order hears what he would hear without one
  if (state === null || state.orderedBy !== asked.by) return refuse('NO_ORDER');
  // another order may have come to no team play meanwhile: then these hands are sealed, for this one as well
  if (command.type === 'ViewSealed' && sealedAmong(state.seats, [state, ...asked.others])) return refuse('SEALED');
  return stepRefusal(state, command);
}

function mayReveal(state: CollusionCase | null, seats: readonly SeatNo[]): boolean {
  if (state === null || state.closed || state.finding !== 'team-play') return false;
  return seats.every((seat) => state.seats.includes(seat));
}

function orderRefusal(
  state: CollusionCase | null,
  { seats, complainant, grounds }: CaseOrder,
  { hand, others, by }: CaseAsked,
): RuleViolation | null {
  if (state !== null) return violation('case-ordered', {}, CLAUSE);
  if (hand === null) return violation('hand-unknown');
  if (hand.window === 'off') return violation('collusion-off', {}, CLAUSE);
  if (!hand.over) return violation('hand-running', {}, CLAUSE);
  if (!hand.left) return violation('hand-at-table', {}, CLAUSE);
  if (complainant.trim() === '') return violation('complainant-missing', {}, CLAUSE);
  if (grounds.trim() === '') return violation('grounds-missing', {}, CLAUSE);
  return seatsRefusal(seats, hand) ?? earlierRefusal(seats, { others, by });
}

function seatsRefusal(seats: readonly SeatNo[], hand: CaseHand): RuleViolation | null {
  if (seats.length === 0 || new Set(seats).size < seats.length) return violation('seats-missing', {}, CLAUSE);
  const stranger = seats.find((seat) => !hand.seats.includes(seat));
  if (stranger !== undefined) return violation('seat-not-dealt-in', { seat: stranger }, CLAUSE);
  if (hand.stored === null) return violation('key-destroyed', {}, CLAUSE);
  const unread = seats.find((seat) => hand.stored?.includes(seat) === false);
  return unread === undefined ? null : violation('nothing-stored', { seat: unread }, CLAUSE);
}

/** What was found to be no team play stays sealed, whoever asks again; one order at a time for each seat. */
function earlierRefusal(
  seats: readonly SeatNo[],
  { others, by }: Pick<CaseAsked, 'others' | 'by'>,
): RuleViolation | null {
  if (sealedAmong(seats, others)) return refuse('SEALED');
  const open = others.some((other) => !other.closed && other.orderedBy === by && isAbout(other, seats));
  return open ? violation('case-open', {}, CLAUSE) : null;
}

function sealedAmong(seats: readonly SeatNo[], cases: readonly CollusionCase[]): boolean {
  return cases.some((one) => one.sealed && isAbout(one, seats));
}

function isAbout(one: CollusionCase, seats: readonly SeatNo[]): boolean {
  return one.seats.some((seat) => seats.includes(seat));
}

function stepRefusal(state: CollusionCase, command: Exclude<CaseCommand, CaseOrder>): RuleViolation | null {
  if (state.closed) return violation('case-closed', {}, CLAUSE);
  switch (command.type) {
    case 'ViewSealed':
      return state.finding === null ? null : violation('case-decided', {}, CLAUSE);
    case 'Find':
      if (state.finding !== null) return violation('case-decided', {}, CLAUSE);
      return state.looks === 0 ? violation('look-first', {}, CLAUSE) : null;
    case 'RevealHands':
      if (state.shown) return violation('case-shown', {}, CLAUSE);
      return command.seats.length < state.seats.length ? refuse('MUST_SHOW_ALL') : null;
    case 'CloseCase':
      return closeRefusal(state);
  }
}

/** An order that nobody looked on may be withdrawn; after a look there must be a finding, and a proof for everybody. */
function closeRefusal({ finding, looks, shown }: CollusionCase): RuleViolation | null {
  if (finding === null) return looks === 0 ? null : violation('finding-missing', {}, CLAUSE);
  return shown ? null : refuse('MUST_SHOW_ALL');
}

function refuse(outcome: string, clause = CLAUSE): RuleViolation {
  return violation(`SP-${clause}-${outcome}`, {}, clause);
}

function eventsOf(command: CaseCommand, by: string): readonly CaseEvent[] {
  switch (command.type) {
    case 'OrderView': {
      const { id, hand, seats, complainant, grounds } = command;
      return [{ type: 'ViewOrdered', by, id, hand, seats, complainant, grounds }];
    }
    case 'ViewSealed':
      return [{ type: 'SealedViewed' }];
    case 'Find': {
      const { finding, note } = command;
      const made: CaseEvent = { type: 'FindingMade', finding, note };
      return finding === 'team-play' ? [made] : [made, { type: 'CaseClosed', sealed: true, note: '' }];
    }
    case 'RevealHands':
      return [{ type: 'HandsShown', seats: command.seats }];
    case 'CloseCase':
      return [{ type: 'CaseClosed', sealed: false, note: command.note }];
  }
}

export function evolveCase(state: CollusionCase | null, event: CaseEvent): CollusionCase {
  if (event.type === 'ViewOrdered') return orderedCase(event);
  if (state === null) throw new Error(`${event.type} without an order`);
  return { ...state, ...changesOf(state, event) };
}

type Ordered = Extract<CaseEvent, { type: 'ViewOrdered' }>;

function orderedCase({ type: _, by, ...order }: Ordered): CollusionCase {
  return { ...order, orderedBy: by, looks: 0, finding: null, shown: false, closed: false, sealed: false };
}

function changesOf({ looks }: CollusionCase, event: Exclude<CaseEvent, Ordered>): Partial<CollusionCase> {
  switch (event.type) {
    case 'SealedViewed':
      return { looks: looks + 1 };
    case 'FindingMade':
      return { finding: event.finding };
    case 'HandsShown':
      return { shown: true };
    case 'CaseClosed':
      return { closed: true, sealed: event.sealed };
  }
}

/** A case from its events in order; null without any. */
export function foldCase(events: readonly CaseEvent[]): CollusionCase | null {
  return events.reduce<CollusionCase | null>(evolveCase, null);
}
