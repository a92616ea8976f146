// One entry of the hand log as lines of the record of rulings: what was ruled, who declared it, which chips it moved. Pure.
import type { Edit } from '../engine/edit.ts';
import type { HandEvent } from '../engine/event.ts';
import type { Role, Ruling } from '../engine/role.ts';
import type { IncidentReport } from '../engine/rulings/incident.ts';
import type { LogEntry, LogEvent } from '../log/entry.ts';
import { clauseOf } from './clauseOf.ts';
import { type Around, chipsMoved, chipsRuled } from './rulingChips.ts';
import type { RulingKind, RulingLine } from './view.ts';

/** What the entry alone does not say. */
export interface Told {
  readonly show: number;
  /** of the entry's hand; 0 between hands */
  readonly number: number;
  /** what was reported under this id in the hand */
  readonly reported: (id: number) => IncidentReport | null;
  /** null: not known, or not to be told */
  readonly around: Around | null;
}

export function rulingLines(entry: LogEntry, told: Told): readonly RulingLine[] {
  const made = madeBy(entry, told);
  return made.map(({ ruling, ...what }, i): RulingLine => {
    const { seat = null, incident = '', outcome = '', chips = [] } = what;
    return {
      id: made.length === 1 ? String(entry.position) : `${entry.position}.${i}`,
      ...{ show: told.show, hand: entry.handId, number: what.number ?? told.number, recorded: entry.recorded },
      ...{ what: what.what, seat, incident, outcome, chips, takenBack: false },
      declaredBy: ruling.by,
      recordedBy: entry.actor,
      code: ruling.code,
      clause: clauseOf(ruling.code),
      note: ruling.note,
    };
  });
}

interface Made {
  readonly what: RulingKind;
  readonly ruling: { readonly by: Role | ''; readonly code: string; readonly note: string };
  readonly seat?: number | null;
  readonly incident?: RulingLine['incident'];
  readonly outcome?: string;
  /** of the hand that it is about, where the entry is of none */
  readonly number?: number;
  readonly chips?: RulingLine['chips'];
}

function madeBy({ input, events }: LogEntry, told: Told): readonly Made[] {
  if (input.type === 'amend') return [...amended(input.ruling), ...input.edits.flatMap(edited)];
  const answered = events.flatMap((event) => (event.type === 'IncidentRuled' ? [ofIncident(event, events, told)] : []));
  if (answered.length > 0) return answered;
  const direct = events.flatMap((event) => standing(event, { input, events }));
  return direct.length > 0 ? direct : asked({ input, events });
}

function ofIncident(
  event: Extract<HandEvent, { type: 'IncidentRuled' }>,
  events: readonly LogEvent[],
  { reported, around }: Told,
): Made {
  const report = reported(event.id);
  const seat = report !== null && 'seat' in report ? report.seat : null;
  const { outcome, ruling } = event;
  return {
    what: 'incident',
    ruling,
    seat,
    incident: report?.kind ?? '',
    outcome,
    chips: chipsRuled(events, ruling.code, around),
  };
}

type Of = Pick<LogEntry, 'input' | 'events'>;

/** Rulings that stand by themselves, without a report. */
function standing(event: LogEvent, { input, events }: Of): readonly Made[] {
  const chips = chipsMoved(events);
  switch (event.type) {
    case 'MisdealDeclared':
      return [{ what: 'misdeal', ruling: event.ruling, chips }];
    case 'HandVoided':
      return [{ what: input.type === 'abandon' ? 'abandoned' : 'void', ruling: event.ruling, chips }];
    case 'HandKilled':
      return [{ what: isOrdered(input) ? 'killed' : 'presence', ruling: event.ruling, seat: event.seat }];
    case 'RoundReopened':
      return [{ what: 'reopened', ruling: event.ruling }];
    case 'ActionTaken':
      return event.asRuled === null ? [] : [{ what: 'as-ruled', ruling: event.asRuled, seat: event.seat }];
    case 'BoardTakenBack':
      return [{ what: 'board-back', ruling: event.ruling }];
    case 'AwardOverruled':
      return [{ what: 'overruled', ruling: event.ruling, chips }];
    case 'StackCounted': {
      const { seat, by, code } = event;
      return [{ what: 'counted', ruling: { by, code, note: '' }, seat, chips }];
    }
    default:
      return betweenHands(event);
  }
}

/** Decks (6.1, 6.4.9), hands shown to all (5.9.2.5), and what a chief judge orders for the event (5.5.1, 5.10.1). */
function betweenHands(event: LogEvent): readonly Made[] {
  switch (event.type) {
    case 'DeckChanged':
      return [
        { what: 'deck-changed', ruling: { by: event.by, code: 'SP-6.4.9-CHANGED', note: '' }, outcome: event.reason },
      ];
    case 'CardReplaced':
      return [{ what: 'card-replaced', ruling: { by: event.by, code: 'SP-6.1.1-REPLACED', note: '' } }];
    case 'EventShufflerSet': {
      const { by, note, shuffler } = event;
      return [{ what: 'shuffler', ruling: { by, code: 'SP-5.5.1-SHUFFLER', note }, outcome: shuffler }];
    }
    case 'CompetitionFinished': {
      const { by, code, note, seat } = event;
      return [{ what: 'competition-ended', ruling: { by: by ?? '', code, note }, seat }];
    }
    case 'CompetitionResumed':
      return [{ what: 'competition-resumed', ruling: { by: event.by, code: 'SP-5.10.1-RESUMED', note: event.note } }];
    case 'HandsRevealed': {
      const { ruling, number, hands } = event;
      return hands.map(({ seat }) => ({ what: 'shown-to-all', ruling, seat, number }));
    }
    default:
      return [];
  }
}

/** Else the rules did it by themselves at a check point (6.4.3). */
function isOrdered(input: LogEntry['input']): boolean {
  return input.type === 'hand' && input.command.type === 'KillHand';
}

/** A person's word where the rules leave it to one: it stands in the command alone. */
function asked({ input, events }: Of): readonly Made[] {
  if (input.type !== 'hand') return [];
  const { command } = input;
  if (command.type === 'ChopPots' && command.ruling !== null)
    return [{ what: 'chopped', ruling: command.ruling, chips: chipsMoved(events) }];
  if (command.type === 'RetrieveHand' && command.ruling !== undefined)
    return [{ what: 'retrieved', ruling: command.ruling, seat: command.seat }];
  return command.type === 'DealBoard' && command.ruling !== undefined
    ? [{ what: 'other', ruling: command.ruling }]
    : [];
}

function amended(ruling: Ruling | null): readonly Made[] {
  return ruling === null ? [] : [{ what: 'amended', ruling }];
}

function edited(edit: Edit): readonly Made[] {
  if ((edit.type !== 'insert' && edit.type !== 'replace') || edit.command.type !== 'ActAsRuled') return [];
  const { ruling, seat } = edit.command;
  return [{ what: edit.type === 'insert' ? 'as-ruled' : 'amended', ruling, seat }];
}
