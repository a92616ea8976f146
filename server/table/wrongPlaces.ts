// Thrown cards that a person named and that readers know to lie elsewhere: the hand stands still, and one press takes the places
// as the readers saw them. Places never leave for a screen; seats and counts do.
import { fold } from '../engine/evolve.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TrackerState } from '../tracker/state.ts';
import { type WrongPlaces, wrongPlaces } from '../tracker/wrongPlaces.ts';
import type { Proposal, TableCommand } from './commands.ts';
import { decideAmend } from './decideInput.ts';
import { refusedBy, type TableStop } from './stops.ts';

interface Known {
  readonly state: TableState;
  readonly tracker: TrackerState;
}
type Amend = Extract<TableCommand, { do: 'amend' }>;
type Step = TableState['record']['effective'][number];

/** Otherwise a card that was thrown away would be part of the hand that is opened. */
export function placesStop({ state, tracker }: Known): TableStop | null {
  if (state.afterwards !== null || tracker.context.handId !== (state.hand?.handId ?? null)) return null;
  return wrongPlaces(tracker).length > 0 ? { code: 'PLACES_DIFFER', clause: CLAUSE } : null;
}

/** Live cards in the muck. */
const CLAUSE = '6.4.2';

/** What carries the hand on waits until the places are put right: seat and count, never which. */
export function refusedByPlaces(served: Known, command: TableCommand): RuleViolation | null {
  const [wrong] = wrongPlaces(served.tracker);
  if (wrong === undefined || refusedBy(placesStop(served), command, served.state.hand) === null) return null;
  return placesDiffer({ seat: wrong.seat, count: wrong.gone.length });
}

/** Nobody says it away either: the hand waits until it is put right. */
export function placesDiffer({ seat, count }: Pick<Proposal, 'seat' | 'count'>): RuleViolation {
  return violation('places-differ', { seat: seat ?? 0, count: count ?? 0 }, CLAUSE);
}

/** The correction as the readers saw it; null when it is right already or the record has no such draw. */
export function rightPlaces({ state, tracker }: Known, seat: number | null): Amend | null {
  const wrong = wrongPlaces(tracker).find((one) => one.seat === seat);
  if (wrong === undefined || state.hand === null) return null;
  const { effective } = state.record;
  for (let at = effective.length - 1; at >= 0; at -= 1) {
    const edit = rightDraw(effective, at, wrong);
    if (edit === null) continue;
    const amend: Amend = { do: 'amend', hand: state.hand.handId, edits: [edit], onIllegal: 'cancel', ruling: null };
    if (decideAmend(state, { ...amend, why: 'edit' }).ok) return amend;
  }
  return null;
}

function rightDraw(
  effective: readonly Step[],
  at: number,
  { seat, gone, stayed }: WrongPlaces,
): Amend['edits'][number] | null {
  const { command, origin } = effective[at] ?? {};
  if (command?.type !== 'Discard' || command.seat !== seat || command.slots === null || !origin) return null;
  const { slots, count } = command;
  const held = heldBefore(effective.slice(0, at), seat);
  const went = gone.filter((slot) => held.includes(slot));
  const lie = slots.filter((slot) => stayed.includes(slot));
  if (went.length === 0 || lie.length === 0) return null;
  const rest = [...slots.filter((slot) => !lie.includes(slot)), ...lie];
  const right = [...went, ...rest].slice(0, count).sort((a, b) => a - b);
  return { type: 'replace', position: origin, command: { ...command, slots: right } };
}

function heldBefore(steps: readonly Step[], seat: number): readonly number[] {
  const hand = fold(
    null,
    steps.flatMap(({ events }) => events),
  );
  return hand === null ? [] : (hand.seats.find((s) => s.seat === seat)?.held ?? []);
}
