// Which role may give which command (design.md section 2). Roles are words of the token; access checks the token itself.
import { type HandRecord, undoEdit } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import { isOfReaders } from '../engine/profiles/origins.ts';
import type { Ruling } from '../engine/role.ts';
import type { Incident, IncidentKind } from '../engine/rulings/incident.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import type { TableCommand } from './commands.ts';

type Do = TableCommand['do'];

const FLOOR: readonly string[] = ['floor', 'chief-judge'];
const OPERATES: readonly string[] = ['operator', 'floor', 'chief-judge'];
/** Rulings are not among them: the operator records what the floor said, and the ruling names who declared it. */
const FLOOR_ONLY: readonly Do[] = ['abandonHand', 'handLeft'];
/** Where the show ends, and which game is on, is the producer's business as much as the table's. */
const SHOW: readonly Do[] = ['lastHand', 'endShow', 'reopenShow', 'newShow', 'setGame', 'setRotation', 'turnTo'];
/** What a chief judge decides for the whole event (5.5.1, 5.10.1). */
const CHIEF_ONLY: readonly Do[] = ['setEventShuffler', 'endCompetition'];
/** Whom the house trusts with the rules of a table. */
const SWITCHES: readonly string[] = ['floor', 'chief-judge', 'admin'];
const SECOND_KEY: readonly string[] = ['floor', 'chief-judge', 'producer'];

/** Refusal code, or null when the role may. */
export function permitOf(actor: TableActor, command: TableCommand, state: TableState): string | null {
  if (command.do === 'typeHole' || command.do === 'retypeHole')
    return actor.role === 'card-desk' ? null : 'needs-card-desk';
  // what lies face up may be typed by whoever types cards; that a place lies otherwise than the game deals it says the table
  if (command.do === 'typeUp' && command.exposed !== true && actor.role === 'card-desk') return null;
  if (command.do === 'confirmOpenings') return SECOND_KEY.includes(actor.role) ? null : 'needs-second-person';
  if (FLOOR_ONLY.includes(command.do)) return FLOOR.includes(actor.role) ? null : 'needs-floor';
  if (CHIEF_ONLY.includes(command.do)) return chiefOnly(actor);
  if (changesSwitches(command, state)) return SWITCHES.includes(actor.role) ? null : 'needs-floor';
  if (command.do === 'setSwitches') return [...OPERATES, ...SWITCHES].includes(actor.role) ? null : 'needs-operator';
  if (SHOW.includes(command.do)) return [...OPERATES, 'producer'].includes(actor.role) ? null : 'needs-operator';
  if (!OPERATES.includes(actor.role)) return 'needs-operator';
  const ofFloor = editsBeforeOpening(command, state) || floorClause(command, state) !== '';
  return ofFloor && !isFloor(actor) ? 'needs-floor' : null;
}

/** An operator who is the whole staff may (isOfOneAlone). */
function chiefOnly({ role }: TableActor): string | null {
  if (role === 'chief-judge') return null;
  return role === 'operator' ? 'needs-floor' : 'not-chief-judge';
}

export function isFloor({ role }: TableActor): boolean {
  return FLOOR.includes(role);
}

/**
 * The clause by which a ruling is entered at the floor's own console, not by the operator on the floor's behalf: a hand is
 * void for two cards alike (6.2.2), an award is decided against the dealer (5.9.1), the pot of a last player with a wrong
 * count (6.3.9), or an end that sends all chips back while one of these is open. What came before such a ruling is put right, and the ruling taken back, by the floor alone as well.
 * '' for every other command.
 */
export function floorClause(command: TableCommand, state: TableState): string {
  if (command.do === 'voidHand') return voidClause(command.ruling) || openClause(state);
  if (command.do === 'misdeal') return openClause(state);
  if (command.do !== 'rule') return ruledClause(editsOf(command, state), state.record);
  const incident = state.hand?.incidents.find(({ id }) => id === command.incident);
  return incident === undefined ? '' : weightyClause(incident, command.outcome);
}

function voidClause({ code }: Ruling): string {
  return code.startsWith('SP-6.2.2') ? '6.2.2' : '';
}

/** The clause of a report that waits for the floor: no other end of the hand decides it in passing. */
function openClause({ hand }: TableState): string {
  const open = hand?.incidents.filter(({ status }) => status === 'open') ?? [];
  return open.map((incident) => weightyClause(incident, '')).find((clause) => clause !== '') ?? '';
}

function weightyClause({ report, clause }: Pick<Incident, 'report' | 'clause'>, outcome: string): string {
  const weighty = WEIGHTY.includes(report.kind) || clause.startsWith('6.3.9');
  return weighty && outcome !== SLIP ? clause : '';
}

/** The clause of the first such ruling that would be taken back or decided again, from the record of its own hand. */
function ruledClause(edits: readonly Edit[], { effective }: HandRecord): string {
  const first = Math.min(...edits.map(placeOf));
  const again = effective.filter((step) => (step.origin ?? 0) >= first);
  return again.map(({ command }) => clauseOfStep(command, effective)).find((clause) => clause !== '') ?? '';
}

function clauseOfStep(command: HandCommand, effective: HandRecord['effective']): string {
  if (command.type === 'VoidHand') return voidClause(command.ruling);
  if (command.type !== 'RuleIncident') return '';
  const events = effective.flatMap((step) => step.events);
  const reported = events.find((event) => event.type === 'IncidentReported' && event.id === command.id);
  return reported?.type === 'IncidentReported' ? weightyClause(reported, command.outcome) : '';
}

const WEIGHTY: readonly IncidentKind[] = ['award', 'dispute', 'all-mucked', 'duplicate'];
/** The dealer's entry was a slip: nothing is decided against anybody. */
const SLIP = 'entry-error';

/** Switches of the rules; another profile puts back what the floor has changed. */
function changesSwitches(command: TableCommand, { session }: TableState): boolean {
  if (command.do === 'setSwitches') return !isOfReadersAlone(command.switches);
  return command.do === 'setProfile' && !Object.keys(session.switches).every(isOfReaders);
}

function isOfReadersAlone(switches: Extract<TableCommand, { do: 'setSwitches' }>['switches']): boolean {
  const keys = Object.keys(switches);
  return keys.length > 0 && keys.every(isOfReaders);
}

/** Who is the whole staff of a show sets its switches and rules, too: there is no floor to ask. */
export function isOfOneAlone(actor: TableActor, command: TableCommand, state: TableState): boolean {
  if (actor.role !== 'operator' || editsBeforeOpening(command, state)) return false;
  const ofRules = command.do === 'setSwitches' || command.do === 'setProfile' || CHIEF_ONLY.includes(command.do);
  return ofRules || floorClause(command, state) !== '';
}

/** Taking back an action that came before an opening needs the floor, also when the opening was taken back first. */
function editsBeforeOpening(command: TableCommand, state: TableState): boolean {
  const { effective, retracted } = state.record;
  const openings = [...effective, ...retracted].filter((step) => step.command.type === 'OpenHand');
  const first = Math.min(...openings.map((step) => step.origin ?? 0));
  return editsOf(command, state).some((edit) => placeOf(edit) < first && openings.length > 0);
}

function editsOf(command: TableCommand, { record }: TableState): readonly Edit[] {
  if (command.do === 'amend') return command.edits;
  const undone = command.do === 'undo' ? undoEdit(record) : null;
  return undone === null ? [] : [undone];
}

function placeOf(edit: Edit): number {
  return edit.type === 'insert' ? (edit.before ?? Number.POSITIVE_INFINITY) - 0.5 : edit.position;
}
