// Pending proposals and questions of one table: kept in memory, made again from tracker outputs after a restart.
import { gameOf } from '../engine/game/games.ts';
import { holeCards } from '../engine/game/streets.ts';
import type { Hand } from '../engine/hand.ts';
import { muckPolicyOf } from '../engine/muckPolicy.ts';
import type { IncidentReport } from '../engine/rulings/incident.ts';
import type { DroppedChange } from '../engine/sessionEvent.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { Output } from '../tracker/shape.ts';
import { isClashQuestion } from './alarmQuestion.ts';
import { droppedQuestion, isChangeQuestion } from './changes.ts';
import type { Proposal, Question, TableCommand } from './commands.ts';
import { isShortQuestion, isStackQuestion, shortQuestions } from './pastHand.ts';
import { discardCommand, isSettledDraw, ofDraw, waitsForUp } from './proposalsOfDraws.ts';
import { reportOf, seatAt } from './readerReports.ts';
import type { DoorReport } from './reports.ts';

export interface Pending {
  readonly proposals: readonly Proposal[];
  readonly questions: readonly Question[];
  /** cards of the next street lie there since then, though betting is still being entered */
  readonly waitingSince: number | null;
}

export const NOTHING_PENDING: Pending = { proposals: [], questions: [], waitingSince: null };

type OfCard = 'missing-card' | 'replaced-card' | 'up-card';

/** A proposal about one card; whoever accepts it is answered by the tracker. */
export function isOfCard({ kind }: Proposal): boolean {
  return kind === 'missing-card' || kind === 'replaced-card' || kind === 'up-card';
}

const MUCKING: readonly Hand['phase'][] = ['SHOWDOWN', 'FACE_UP', 'RUNOUT'];

export function withOutput(pending: Pending, output: Output, hand: Hand | null): Pending {
  switch (output.type) {
    case 'hand-start-seen':
      return propose(pending, suggestion(output, 'start-hand', { seats: output.seats.length }));
    case 'deal-short':
      return ask(shortDeal(withoutShort(pending), output, hand), questionOf(output, hand));
    case 'card-with-muck':
      return propose(pending, cardOf(output, 'missing-card'));
    case 'card-replaced':
      return propose(pending, cardOf(output, 'replaced-card'));
    case 'up-card-seen':
      return propose(pending, cardOf(output, 'up-card'));
    case 'discard':
    case 'places-differ':
      return ofDraw(pending, output);
    case 'board-waiting':
      return { ...ask(pending, questionOf(output, hand)), waitingSince: pending.waitingSince ?? output.happened };
    case 'muck':
      return muckSeen(pending, output, hand);
    case 'stub-to-muck':
      // in its time it is entered; too early it may be the deck on its way over an antenna
      return reportOf(output, hand) === null ? pending : ask(pending, questionOf(output, hand));
    default:
      return output.type in QUESTIONS ? ask(pending, questionOf(output, hand)) : pending;
  }
}

/** What was read cannot stand by the rules: asked with the refusal's own code, counts and clause, never a value. */
export function withRefusal(pending: Pending, output: Output, refusal: RuleViolation): Pending {
  const seat = 'seat' in output ? output.seat : null;
  return ask(pending, {
    id: output.id,
    code: refusal.code,
    clause: refusal.clause,
    seat,
    params: refusal.params,
    recommended: 'call-floor',
  });
}

function suggestion(
  output: Output,
  kind: 'start-hand' | 'complete-deal',
  evidence: Readonly<Record<string, number>>,
): Proposal {
  return { id: output.id, kind, seat: null, count: Object.values(evidence)[0] ?? null, confidence: 0.9, evidence };
}

/** Once a person has said that the deal is complete only the question is left. */
function shortDeal(pending: Pending, output: Extract<Output, { type: 'deal-short' }>, hand: Hand | null): Pending {
  if (hand?.dealComplete === true) return pending;
  return propose(pending, suggestion(output, 'complete-deal', { missing: output.missing.length }));
}

/** Which card it is stays with the tracker: a person says whether it was one of this seat. */
function cardOf(
  output: Extract<Output, { type: 'card-with-muck' | 'card-replaced' | 'up-card-seen' }>,
  kind: OfCard,
): Proposal {
  return { id: output.id, kind, seat: output.seat, count: 1, confidence: 0.8, evidence: {} };
}

function muckSeen(pending: Pending, output: Extract<Output, { type: 'muck' }>, hand: Hand | null): Pending {
  if (output.automatic || hand === null || !asksOf(hand)) return pending;
  const kind = MUCKING.includes(hand.phase) ? 'muck' : 'fold';
  const evidence = {
    seen: output.evidence.seen,
    dealt: output.evidence.dealt,
    seatEmpty: output.evidence.seatEmpty,
    inTurn: output.inTurn,
  };
  const others = {
    ...pending,
    proposals: pending.proposals.filter((p) => !(p.seat === output.seat && (p.kind === 'fold' || p.kind === 'muck'))),
  };
  return propose(others, {
    id: output.id,
    kind,
    seat: output.seat,
    count: output.evidence.seen,
    confidence: output.confidence,
    evidence,
  });
}

/** Reads that are recorded only, or only corroborate, ask nothing. */
function asksOf(hand: Hand): boolean {
  const policy = muckPolicyOf(hand);
  return policy === 'propose' || policy === 'auto';
}

function propose(pending: Pending, proposal: Proposal): Pending {
  const known = pending.proposals.some(
    (p) => p.id === proposal.id || (p.kind === proposal.kind && p.seat === proposal.seat),
  );
  return known ? pending : { ...pending, proposals: [...pending.proposals, proposal] };
}

/** The newest of its kind at a seat takes the place of earlier ones. */
export function ask(pending: Pending, asked: Question): Pending {
  const others = pending.questions.filter((q) => !(q.code === asked.code && q.seat === asked.seat));
  return { ...pending, questions: [...others, asked].slice(-12) };
}

/** Output type -> question code, clause, recommended answer. */
const QUESTIONS: Readonly<
  Partial<Record<Output['type'], readonly [code: string, clause: string, recommended: string]>>
> = {
  'deal-short': ['CARDS_MISSING', '6.3.5', 'peek'],
  'deal-order': ['DEAL_ORDER', '6.3.3', 'look-at-deal'],
  'board-waiting': ['BOARD_WAITING', '2.5.3', 'finish-betting'],
  'board-incomplete': ['BOARD_INCOMPLETE', '2.5.5', 'lay-cards-apart'],
  unregistered: ['UNREGISTERED_CARD', '6.2.3', 'check-deck'],
  foreign: ['FOREIGN_CARD', '6.2.3', 'call-floor'],
  'other-deck': ['OTHER_DECK', '6.1.1', 'switch-deck'],
  'extra-card': ['EXTRA_CARD', '6.2.1', 'count-cards'],
  contradiction: ['CARD_ELSEWHERE', '6.4.2', 'check-seat'],
  'muck-returned': ['MUCK_RETURNED', '5.9.2.4', 'call-floor'],
  held: ['SP-6.4.1-CHECK_CARDS', '6.4.1', 'check-seat'],
  'stub-to-muck': ['STUB_TOO_EARLY', '2.5.7', 'look-at-stub'],
};

function questionOf(output: Output, hand: Hand | null): Question {
  const report = reportOf(output, hand);
  const [code, clause, recommended] = wordsOf(report) ?? QUESTIONS[output.type] ?? ['UNCLEAR', '', 'call-floor'];
  const count = 'count' in output ? { count: output.count } : {};
  const missing = 'missing' in output ? { seats: output.missing.join(', ') } : {};
  const order = output.type === 'deal-order' ? orderOf(output) : {};
  return {
    // its proposal has the other one
    id: output.type === 'deal-short' ? `${output.id}|seats` : output.id,
    code,
    clause,
    seat: seatOfOutput(output, hand),
    params: { ...count, ...missing, ...order },
    recommended,
    ...(report === null ? {} : { report }),
  };
}

/** Who should have got a card when, and who got one: everybody at the table saw it. */
function orderOf({ expected, seen }: Extract<Output, { type: 'deal-order' }>): Readonly<Record<string, string>> {
  return { expected: expected.join(', '), seen: seen.join(', ') };
}

/** Where one word of the readers stands for several things. */
function wordsOf(report: DoorReport | null): readonly [string, string, string] | null {
  switch (report?.kind) {
    case 'four-card-flop':
      return ['FLOP_4', '2.5.5', 'count-board'];
    case 'wrong-count':
      return ['EXTRA_CARD', '6.3.5', 'count-cards'];
    case 'dealt-wrong-seat':
      return report.empty ? ['CARD_AT_EMPTY', '6.3.4', 'check-seat'] : ['NO_CARDS_SEEN', '6.3.4', 'look-for-cards'];
    default:
      return null;
  }
}

function seatOfOutput(output: Output, hand: Hand | null): number | null {
  if (output.type === 'board-waiting') return hand?.toAct ?? null;
  if ('missing' in output) return output.missing[0] ?? null;
  if ('seat' in output) return output.seat;
  return 'zone' in output && output.zone !== null ? seatAt(output.zone) : null;
}

/** The command that a proposal stands for; null when the hand has moved on. */
export function commandOf(
  proposal: Proposal,
  hand: Hand | null,
  newHand: () => Extract<TableCommand, { do: 'startHand' }>,
): TableCommand | null {
  if (proposal.kind === 'start-hand') return newHand();
  if (hand === null) return null;
  if (proposal.kind === 'complete-deal') return { do: 'completeDeal', hand: hand.handId };
  const s = hand.seats.find((other) => other.seat === proposal.seat);
  if (s === undefined) return null;
  if (proposal.kind === 'muck') return { do: 'muckHand', hand: hand.handId, seat: s.seat };
  if (proposal.kind === 'discard') return discardCommand(hand, s.seat, proposal.slots ?? []);
  return null;
}

/** Drops what an entry has settled: proposals of another hand or of seats that are out, and answered questions. */
export function settle(pending: Pending, before: Hand | null, after: Hand | null): Pending {
  if (before?.handId !== after?.handId)
    return { ...NOTHING_PENDING, questions: pending.questions.filter(outlivesHand) };
  if (after === null) return pending;
  const out = (seat: number | null) =>
    seat !== null &&
    after.seats.some((s) => s.seat === seat && ['FOLDED', 'MUCKED', 'KILLED', 'OPENED'].includes(s.state));
  const dealt = before?.dealComplete !== after.dealComplete;
  const boardMoved = before?.boards[0]?.length !== after.boards[0]?.length;
  const ofBoard = (code: string) =>
    ['BOARD_', 'BURN_', 'FLOP_4', 'STUB_', 'DEAL_ORDER'].some((start) => code.startsWith(start));
  const answered = (code: string) =>
    (boardMoved && ofBoard(code)) || (before?.burns !== after.burns && code.startsWith('BURN_'));
  const kept = reported(dealt ? withoutShort(pending) : pending, before, after);
  const found = ({ code, seat }: Question) =>
    code === 'NO_CARDS_SEEN' && after.seats.some((s) => s.seat === seat && s.dealt > 0);
  const questions = kept.questions.filter((q) => outlivesHand(q) || (!out(q.seat) && !answered(q.code) && !found(q)));
  const settled = (p: Proposal) => isSettled(p, after, out) || isSettledDraw(p, before, after);
  const proposals = pending.proposals.filter(
    (p) => !settled(p) && !(p.kind === 'complete-deal' && after.dealComplete) && p.kind !== 'start-hand',
  );
  return { proposals, questions, waitingSince: boardMoved ? null : pending.waitingSince };
}

/** A missing card may be named behind the fold of its seat, until the seat has all its cards. */
function isSettled({ kind, seat }: Proposal, after: Hand, out: (seat: number | null) => boolean): boolean {
  if (kind === 'missing-card')
    return after.seats.some((s) => s.seat === seat && s.dealt >= holeCards(gameOf(after.game)));
  if (kind === 'up-card') return out(seat) || !waitsForUp(after, seat);
  return out(seat) || (kind === 'replaced-card' && after.phase !== 'DEALING');
}

/** What is asked when the deal is short. */
const SHORT = ['CARDS_MISSING', 'NO_CARDS_SEEN'];

function withoutShort(pending: Pending): Pending {
  return { ...pending, questions: pending.questions.filter(({ code }) => !SHORT.includes(code)) };
}

/** Somebody has just reported what a question would report: it is answered. */
function reported(pending: Pending, before: Hand | null, after: Hand): Pending {
  const told = after.incidents.slice(before?.incidents.length ?? 0).map(({ report }) => placeOf(report));
  const answered = ({ report }: Question) => report !== undefined && told.includes(placeOf(report));
  return { ...pending, questions: pending.questions.filter((q) => !answered(q)) };
}

function placeOf(report: IncidentReport): string {
  return 'seat' in report ? `${report.kind} ${report.seat}` : report.kind;
}

/** While a hand is entered afterwards the next one may lie on the table already: what says so stays for its turn. */
export function withNextHand(settled: Pending, before: Pending): Pending {
  const next = before.proposals.filter((p) => p.kind === 'start-hand');
  return { ...settled, proposals: [...next, ...settled.proposals.filter((p) => p.kind !== 'start-hand')] };
}

/** Changes that no longer fitted when their time came. */
export function withDropped(pending: Pending, dropped: readonly DroppedChange[]): Pending {
  if (dropped.length === 0) return pending;
  return { ...pending, questions: [...pending.questions, ...dropped.map(droppedQuestion)] };
}

/** Stacks that are short of what a correction takes, as the last hand counts now. */
export function withShort(pending: Pending, state: TableState): Pending {
  const others = { ...pending, questions: pending.questions.filter((q) => !isShortQuestion(q)) };
  return shortQuestions(state).reduce(ask, others);
}

/** Asked about stacks and seats, or about what has still to air, whatever hand is dealt next. */
function outlivesHand(question: Question): boolean {
  return isStackQuestion(question) || isChangeQuestion(question) || isClashQuestion(question);
}

/** A count settles what a correction of an earlier hand asked about the stack. */
export function counted(pending: Pending, seats: readonly number[]): Pending {
  if (seats.length === 0) return pending;
  const answered = (q: Question) => isStackQuestion(q) && q.seat !== null && seats.includes(q.seat);
  return { ...pending, questions: pending.questions.filter((q) => !answered(q)) };
}
