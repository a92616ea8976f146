// The hand log as lines: what counts now, what was taken back, corrections, and the set-up since the hand before.
import type { HandRecord } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { AmendedStep, HandEvent } from '../engine/event.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ConsoleInput } from './consoleInput.ts';
import { type LineFields, lineFields } from './lineFields.ts';
import type { ConsoleLine, ConsoleView } from './view.ts';

/** Steps of the readers and of the start are no business of an edit. */
const BY_PERSON: readonly HandCommand['type'][] = [
  'Act',
  'ActAsRuled',
  'CompleteDeal',
  'DealBoard',
  'OpenHand',
  'MuckHand',
  'AwardPots',
];

export function consoleLines(input: ConsoleInput): ConsoleView['lines'] {
  const { entries } = input;
  const { record } = input.state;
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const context = { byPosition, openingsVisible: input.openingsVisible };
  const places = inOrder(record.effective);
  const lines: readonly Placed[] = [
    ...record.effective.flatMap((step, i) =>
      stepLines(step, { ...context, retracted: false }).map((line) => ({ line, place: places[i] ?? 0 })),
    ),
    ...[
      ...record.retracted.flatMap((step) => stepLines(step, { ...context, retracted: true })),
      ...entries.flatMap(otherLines),
    ].map((line) => ({ line, place: line.position })),
  ];
  return [...lines].sort((a, b) => a.place - b.place).map(({ line }) => line);
}

interface Placed {
  readonly line: ConsoleLine;
  readonly place: number;
}

const JUST_BEFORE = 1e-6;

/** An inserted step has the late position of its correction and stands before an earlier one: order comes from behind. */
function inOrder(steps: readonly AmendedStep[]): readonly number[] {
  let ceiling = Number.POSITIVE_INFINITY;
  const fromBehind = [...steps].reverse().map((step) => {
    ceiling = Math.min(step.origin ?? ceiling, ceiling - JUST_BEFORE);
    return ceiling;
  });
  return fromBehind.reverse();
}

interface StepContext {
  readonly byPosition: ReadonlyMap<number, LogEntry>;
  readonly openingsVisible: boolean;
  readonly retracted: boolean;
}

function stepLines(step: AmendedStep, context: StepContext): readonly ConsoleLine[] {
  const position = step.origin ?? 0;
  const entry = context.byPosition.get(Math.floor(position));
  const editable = !context.retracted && step.origin !== null && BY_PERSON.includes(step.command.type);
  return step.events.flatMap((event, i) => {
    const fields = lineFields(event);
    return fields === null
      ? []
      : [
          {
            ...at(position, entry, step.happened),
            ...closed(fields, event, context.openingsVisible),
            retracted: context.retracted,
            // what follows by itself is decided again, never edited
            editable: editable && i === 0,
          },
        ];
  });
}

function at(position: number, entry: LogEntry | undefined, happened: number) {
  return { position, recorded: entry?.recorded ?? happened, happened, actor: entry?.actor ?? '' } as const;
}

const OPENINGS: readonly HandEvent['type'][] = ['HandOpened', 'OpenedCorrected', 'CardExposed'];

/** An opened hand stays without faces until consoles may see it (design.md section 2). */
function closed(fields: LineFields, event: HandEvent, openingsVisible: boolean): LineFields {
  const hidden = !openingsVisible && OPENINGS.some((type) => type === event.type);
  return hidden ? { ...fields, cards: [] } : fields;
}

const SESSION_LINES = [
  'HandAmended',
  'SeatTaken',
  'SeatLeft',
  'SatOut',
  'SeatRenamed',
  'StackSet',
  'StructureSet',
  'ProfileSet',
  'CurrencySet',
  'ButtonSet',
  'HandLeft',
  'HandAbandoned',
  'OpeningsConfirmed',
] as const;

/** Entries that are no step of the hand: corrections themselves and the set-up between hands. */
function otherLines(entry: LogEntry): readonly ConsoleLine[] {
  return entry.events.flatMap((event) => {
    const fields = SESSION_LINES.some((type) => type === event.type) ? lineFields(event) : null;
    return fields === null
      ? []
      : [{ ...at(entry.position, entry, entry.happened), ...fields, retracted: false, editable: false }];
  });
}

/** Alarms of what counts now. */
export function consoleAlarms(record: HandRecord): ConsoleView['alarms'] {
  return record.effective.flatMap((step) =>
    step.events.flatMap((event) =>
      event.type === 'AlarmRaised'
        ? [{ position: step.origin ?? 0, code: event.code, severity: event.severity, seat: event.seat }]
        : [],
    ),
  );
}
