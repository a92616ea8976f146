// What a chapter of the rulebook answers for one kind of incident. Pure, and asked again at the time of the ruling.
import type { HandEvent } from '../event.ts';
import type { Hand } from '../hand.ts';
import type { Ruling } from '../role.ts';
import type { RuleViolation } from '../violation.ts';
import type { Alarm, IncidentKind, IncidentReport, Remedy, ReportOf } from './incident.ts';
import type { RuleIncident } from './rulingCommand.ts';

export interface Chapter<R extends IncidentReport> {
  /** A report that cannot be: a seat without cards, a street that is over. null: it is taken. */
  refuse(hand: Hand, report: R): RuleViolation | null;
  alarm(hand: Hand, report: R): Alarm;
  /** What the report alone does, whoever rules later: a deck to be replaced. Left out: nothing. */
  follows?(hand: Hand, report: R): readonly HandEvent[];
  /** It may be ruled on until the next hand begins; `remedies` says what. Left out: while the hand runs. */
  readonly untilNextHand?: true;
  /** The recommended one first; empty: the report is noted and nobody has to rule. */
  remedies(hand: Hand, report: R): readonly Remedy[];
  /** What the ruling does beside being recorded; a refusal where it cannot be any more. The incident is closed already. */
  effects(hand: Hand, report: R, given: Given): readonly HandEvent[] | RuleViolation;
}

export type ChapterOf<K extends IncidentKind> = Chapter<ReportOf<K>>;

export interface Given {
  readonly remedy: Remedy;
  readonly ruling: Ruling;
  readonly command: RuleIncident;
}

export function isViolation(answer: readonly HandEvent[] | RuleViolation): answer is RuleViolation {
  return 'code' in answer;
}
