// Pending proposals and questions of one table: kept in memory, made again from tracker outputs after a restart.
import type { Hand } from '../engine/hand.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { Output } from '../tracker/shape.ts';
import type { Proposal, Question, TableCommand } from './commands.ts';
import { isStackQuestion } from './pastHand.ts';

export interface Pending {
  readonly proposals: readonly Proposal[];
  readonly questions: readonly Question[];
  /** cards of the next street lie there since then, though betting is still being entered */
  readonly waitingSince: number | null;
}

export const NOTHING_PENDING: Pending = { proposals: [], questions: [], waitingSince: null };

const MUCKING: readonly Hand['phase'][] = ['SHOWDOWN', 'FACE_UP', 'RUNOUT'];

export function withOutput(pending: Pending, output: Output, hand: Hand | null): Pending {
  switch (output.type) {
    case 'hand-start-seen':
      return propose(pending, suggestion(output, 'start-hand', { seats: output.seats.length }));
    case 'deal-short':
      return ask(
        propose(pending, suggestion(output, 'complete-deal', { missing: output.missing.length })),
        questionOf(output, hand),
      );
    case 'board-waiting':
      return { ...ask(pending, questionOf(output, hand)), waitingSince: pending.waitingSince ?? output.happened };
    case 'muck':
      return muckSeen(pending, output, hand);
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

function muckSeen(pending: Pending, output: Extract<Output, { type: 'muck' }>, hand: Hand | null): Pending {
  if (output.automatic || hand === null) return pending;
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

function propose(pending: Pending, proposal: Proposal): Pending {
  const known = pending.proposals.some(
    (p) => p.id === proposal.id || (p.kind === proposal.kind && p.seat === proposal.seat),
  );
  return known ? pending : { ...pending, proposals: [...pending.proposals, proposal] };
}

function ask(pending: Pending, asked: Question): Pending {
  const others = pending.questions.filter((q) => !(q.code === asked.code && q.seat === asked.seat));
  return { ...pending, questions: [...others, asked].slice(-12) };
}

/** Output type -> question code, clause, recommended answer. */
const QUESTIONS: Readonly<
  Partial<Record<Output['type'], readonly [code: string, clause: string, recommended: string]>>
> = {
  'deal-short': ['CARDS_MISSING', '6.3.5', 'peek'],
  'board-waiting': ['BOARD_WAITING', '2.5.3', 'finish-betting'],
  'board-incomplete': ['BOARD_INCOMPLETE', '2.5.5', 'lay-cards-apart'],
  unregistered: ['UNREGISTERED_CARD', '6.2.3', 'check-deck'],
  foreign: ['FOREIGN_CARD', '6.2.3', 'call-floor'],
  'extra-card': ['EXTRA_CARD', '6.2.1', 'count-cards'],
  contradiction: ['CARD_ELSEWHERE', '6.4.2', 'check-seat'],
  'muck-returned': ['MUCK_RETURNED', '5.9.2.4', 'call-floor'],
  held: ['SP-6.4.1-CHECK_CARDS', '6.4.1', 'check-seat'],
};

function questionOf(output: Output, hand: Hand | null): Question {
  const [code, clause, recommended] = QUESTIONS[output.type] ?? ['UNCLEAR', '', 'call-floor'];
  const count = 'count' in output ? { count: output.count } : {};
  const missing = 'missing' in output ? { seats: output.missing.join(', ') } : {};
  return {
    id: output.id,
    code,
    clause,
    seat: seatOfOutput(output, hand),
    params: { ...count, ...missing },
    recommended,
  };
}

function seatOfOutput(output: Output, hand: Hand | null): number | null {
  if (output.type === 'board-waiting') return hand?.toAct ?? null;
  if ('missing' in output) return output.missing[0] ?? null;
  if ('seat' in output) return output.seat;
  return 'zone' in output && output.zone !== null && output.zone.startsWith('seat:')
    ? Number(output.zone.slice(5))
    : null;
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
  return null;
}

/** Drops what an entry has settled: proposals of another hand or of seats that are out, and answered questions. */
export function settle(pending: Pending, before: Hand | null, after: Hand | null): Pending {
  if (before?.handId !== after?.handId)
    return { ...NOTHING_PENDING, questions: pending.questions.filter(isStackQuestion) };
  if (after === null) return pending;
  const out = (seat: number | null) =>
    seat !== null &&
    after.seats.some((s) => s.seat === seat && ['FOLDED', 'MUCKED', 'KILLED', 'OPENED'].includes(s.state));
  const dealt = before?.dealComplete !== after.dealComplete;
  const boardMoved = before?.boards[0]?.length !== after.boards[0]?.length;
  const questions = pending.questions.filter(
    (q) =>
      isStackQuestion(q) ||
      (!out(q.seat) && !(dealt && q.code === 'CARDS_MISSING') && !(boardMoved && q.code.startsWith('BOARD_'))),
  );
  const proposals = pending.proposals.filter(
    (p) => !out(p.seat) && !(p.kind === 'complete-deal' && after.dealComplete) && p.kind !== 'start-hand',
  );
  return { proposals, questions, waitingSince: boardMoved ? null : pending.waitingSince };
}

/** A count settles what a correction of an earlier hand asked about the stack. */
export function counted(pending: Pending, seats: readonly number[]): Pending {
  if (seats.length === 0) return pending;
  const answered = (q: Question) => isStackQuestion(q) && q.seat !== null && seats.includes(q.seat);
  return { ...pending, questions: pending.questions.filter((q) => !answered(q)) };
}
