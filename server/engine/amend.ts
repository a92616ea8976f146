// Corrections of a hand's record: retract, restore, replace, insert; the inputs are decided again (design.md section 3).
import { err, ok, type Result } from '../base/result.ts';
import { cardsBehind, isRead, readBehind } from './cardsBehind.ts';
import type { HandCommand } from './command.ts';
import { decide } from './decide.ts';
import type { Edit } from './edit.ts';
import type { AmendedStep, HandEvent } from './event.ts';
import { fold } from './evolve.ts';
import type { Hand, HandState } from './hand.ts';
import { numbersOf, renumbered, withReport } from './reportNumbers.ts';
import type { Ruling } from './role.ts';
import { type RuleViolation, violation } from './violation.ts';

/** A hand's record: the steps that count now, and those taken back, which redo can restore: those of the last edit first. */
export interface HandRecord {
  readonly effective: readonly AmendedStep[];
  readonly retracted: readonly AmendedStep[];
}

export interface AmendOptions {
  /** what to do when a later step has become illegal */
  readonly onIllegal: 'cancel' | 'cut' | 'as-ruled';
  /** needed for as-ruled */
  readonly ruling: Ruling | null;
  /** position the amendment's log entry will have: inserted steps take it as their origin (`.001` apart); null in a preview */
  readonly position: number | null;
}

export interface Amendment {
  readonly event: Extract<HandEvent, { type: 'HandAmended' }>;
  readonly record: HandRecord;
  readonly before: Hand | null;
  readonly after: Hand | null;
  /** later steps that no longer stand as entered */
  readonly consequences: readonly {
    readonly origin: number | null;
    readonly command: HandCommand;
    readonly refusal: RuleViolation;
  }[];
}

export const EMPTY_RECORD: HandRecord = { effective: [], retracted: [] };

export function recordStep(record: HandRecord, step: AmendedStep): HandRecord {
  return { effective: [...record.effective, step], retracted: record.retracted };
}

/** The record after a stored HandAmended: its steps count, whatever dropped out can be restored. */
export function recordAmendment(record: HandRecord, steps: readonly AmendedStep[]): HandRecord {
  const kept = new Set(steps.map((step) => step.origin));
  const dropped = [...record.effective, ...record.retracted].filter(
    (step) => step.origin !== null && !kept.has(step.origin),
  );
  return { effective: steps, retracted: dropped };
}

/** Previews and prepares one amendment; nothing is changed until its event is appended. */
export function amend(
  record: HandRecord,
  edits: readonly Edit[],
  options: AmendOptions,
): Result<Amendment, RuleViolation> {
  const edited = applyEdits(record, edits, options.position);
  if (!edited.ok) return edited;
  const redecided = redecide(record.effective, edited.value, options);
  if (!redecided.ok) return redecided;
  const { steps, consequences } = redecided.value;
  return ok({
    event: { type: 'HandAmended', edits, steps },
    record: recordAmendment(record, steps),
    before: fold(
      null,
      record.effective.flatMap((s) => s.events),
    ),
    after: fold(
      null,
      steps.flatMap((s) => s.events),
    ),
    consequences,
  });
}

function applyEdits(
  record: HandRecord,
  edits: readonly Edit[],
  position: number | null,
): Result<readonly AmendedStep[], RuleViolation> {
  let steps = record.effective;
  for (const [i, edit] of edits.entries()) {
    const origin = position === null ? null : position + i / 1000;
    const next = applyEdit(steps, { retracted: record.retracted, edit, origin });
    if (!next.ok) return next;
    steps = next.value;
  }
  const [first] = steps;
  return first?.command.type === 'StartHand' ? ok(steps) : err(violation('hand-start-kept'));
}

interface EditContext {
  readonly retracted: readonly AmendedStep[];
  readonly edit: Edit;
  readonly origin: number | null;
}

function applyEdit(
  steps: readonly AmendedStep[],
  { retracted, edit, origin }: EditContext,
): Result<readonly AmendedStep[], RuleViolation> {
  if (edit.type === 'insert') return insert(steps, edit, origin);
  if (edit.type === 'restore') return restore(steps, retracted, edit.position);
  const at = steps.findIndex((step) => step.origin === edit.position);
  const target = steps[at];
  if (target === undefined) return err(violation('no-such-entry', { position: edit.position }));
  if (edit.type === 'retract') {
    const gone = new Set([target, ...cardsBehind(steps, target)]);
    return ok(steps.filter((step) => !gone.has(step)));
  }
  return ok(steps.map((step, i) => (i === at ? { ...step, command: edit.command, events: [] } : step)));
}

/** `happened` never falls along a hand: an inserted step is moved between its neighbours. */
function insert(
  steps: readonly AmendedStep[],
  edit: Extract<Edit, { type: 'insert' }>,
  origin: number | null,
): Result<readonly AmendedStep[], RuleViolation> {
  const at = edit.before === null ? steps.length : steps.findIndex((step) => step.origin === edit.before);
  if (at < 0) return err(violation('no-such-entry', { position: edit.before ?? 0 }));
  const floor = steps[at - 1]?.happened ?? edit.happened;
  const ceiling = steps[at]?.happened ?? Math.max(floor, edit.happened);
  const happened = Math.min(Math.max(edit.happened, floor), ceiling);
  const typed = edit.command.type === 'DealUp' ? ({ typed: true } as const) : {};
  const step = { origin, happened, ...typed, command: edit.command, events: [] };
  return ok([...steps.slice(0, at), step, ...steps.slice(at)]);
}

function restore(
  steps: readonly AmendedStep[],
  retracted: readonly AmendedStep[],
  position: number,
): Result<readonly AmendedStep[], RuleViolation> {
  const step = retracted.find((s) => s.origin === position);
  if (step === undefined) return err(violation('no-such-entry', { position }));
  const others = [...retracted].sort(byOrigin).filter((s) => (s.origin ?? 0) > position);
  const before = steps.slice(0, placeOf(steps, step));
  return ok([step, ...readBehind([...before, step, ...others], step)].reduce(inPlace, steps));
}

/** At its old place among the others. */
function inPlace(steps: readonly AmendedStep[], step: AmendedStep): readonly AmendedStep[] {
  const where = placeOf(steps, step);
  return [...steps.slice(0, where), step, ...steps.slice(where)];
}

function placeOf(steps: readonly AmendedStep[], { origin }: AmendedStep): number {
  const at = steps.findIndex((s) => s.origin !== null && s.origin > (origin ?? 0));
  return at < 0 ? steps.length : at;
}

function byOrigin(a: AmendedStep, b: AmendedStep): number {
  return (a.origin ?? 0) - (b.origin ?? 0);
}

interface Redecided {
  readonly steps: readonly AmendedStep[];
  readonly consequences: Amendment['consequences'];
}

/** Steps before the first change keep their stored events; from there every input is decided again. */
function redecide(
  old: readonly AmendedStep[],
  wanted: readonly AmendedStep[],
  options: AmendOptions,
): Result<Redecided, RuleViolation> {
  const changed = wanted.findIndex((step, i) => step !== old[i]);
  const from = changed < 0 ? wanted.length : changed;
  const steps: AmendedStep[] = wanted.slice(0, from);
  const consequences: Amendment['consequences'][number][] = [];
  let state: HandState = fold(
    null,
    steps.flatMap((s) => s.events),
  );
  const known = numbersOf(old);
  let numbers = numbersOf(steps);
  for (const step of wanted.slice(from)) {
    const command = renumbered(step.command, numbers, known);
    const first = decide(state, command);
    const stands = first.ok ? { command, events: first.value } : secondChance(state, command, options);
    if (!first.ok) consequences.push({ origin: step.origin, command: step.command, refusal: first.error });
    if (stands === null) {
      if (options.onIllegal === 'cut' && !isEdited(step, old)) return ok({ steps, consequences });
      return first.ok ? ok({ steps, consequences }) : err(first.error);
    }
    steps.push({ ...step, ...stands });
    state = fold(state, stands.events);
    numbers = withReport(numbers, old.find(({ origin }) => origin === step.origin)?.events ?? [], stands.events);
  }
  return ok({ steps, consequences });
}

/** The edit itself must be legal (or entered as ruled); only the tail behind it may be cut. */
function isEdited(step: AmendedStep, old: readonly AmendedStep[]): boolean {
  return !old.some((s) => s.origin === step.origin && s.command === step.command);
}

/** Keep it as ruled: it did happen (design.md section 3). */
function secondChance(state: HandState, command: HandCommand, options: AmendOptions) {
  if (options.onIllegal !== 'as-ruled' || options.ruling === null || command.type !== 'Act') return null;
  const action = command.action === 'allin' ? 'raise' : command.action;
  const ruled: HandCommand = { type: 'ActAsRuled', seat: command.seat, action, to: command.to, ruling: options.ruling };
  const second = decide(state, ruled);
  return second.ok ? { command: ruled, events: second.value } : null;
}

/** The edit that takes back the last step a person would call an action; null when there is nothing to undo. */
export function undoEdit(record: HandRecord): Edit | null {
  const last = [...record.effective].reverse().find((step) => step.origin !== null && !isRead(step));
  return last?.origin == null ? null : { type: 'retract', position: last.origin };
}

/** The edit that brings back what was undone last; what was undone before another press took its place does not come again. */
export function redoEdit(record: HandRecord): Edit | null {
  const end = Math.max(0, ...record.effective.map((s) => (s.origin !== null && !isRead(s) ? s.origin : 0)));
  const next = record.retracted.find((s) => s.origin !== null && s.origin > end);
  return next?.origin == null ? null : { type: 'restore', position: next.origin };
}
