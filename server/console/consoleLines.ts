// The hand log as lines: what counts now, what was taken back, corrections, and the set-up since the hand before.
import type { HandRecord } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { AmendedStep, HandEvent } from '../engine/event.ts';
import type { LogEntry } from '../log/entry.ts';
import type { ConsoleInput } from './consoleInput.ts';
import { type DrawPlaces, drawPlaces } from './drawPlaces.ts';
import type { LineFields } from './line.ts';
import { lineFields, revealedLines } from './lineFields.ts';
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
  'ChopPots',
  'Discard',
  'DealUp',
];

/** Of the running hand, or of an earlier one by its own entries. */
export function consoleLines(input: Pick<ConsoleInput, 'entries' | 'state' | 'openingsVisible'>): ConsoleView['lines'] {
  const { entries } = input;
  const { record } = input.state;
  const byPosition = new Map(entries.map((entry) => [entry.position, entry]));
  const context = { byPosition, openingsVisible: input.openingsVisible, draws: drawPlaces(record) };
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
  readonly draws: ReadonlyMap<number, DrawPlaces>;
  readonly retracted: boolean;
}

function stepLines(step: AmendedStep, context: StepContext): readonly ConsoleLine[] {
  const position = step.origin ?? 0;
  const entry = context.byPosition.get(Math.floor(position));
  const editable = !context.retracted && step.origin !== null && BY_PERSON.includes(step.command.type);
  const first = step.events.findIndex((event) => lineFields(event) !== null);
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
            editable: editable && i === first,
            ...(event.type === 'CardsDiscarded' ? drawOf(step, context) : {}),
          },
        ];
  });
}

/** One that was taken back is put right by nobody. */
function drawOf({ origin }: AmendedStep, { draws, retracted }: StepContext): Pick<ConsoleLine, 'draw'> {
  const draw = retracted || origin === null ? undefined : draws.get(origin);
  return draw === undefined ? {} : { draw };
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
  'SeatMoved',
  'SatOut',
  'SeatRenamed',
  'StackSet',
  'ChipsAdded',
  'StructureSet',
  'ProfileSet',
  'SwitchesSet',
  'CurrencySet',
  'ButtonSet',
  'HandLeft',
  'HandAbandoned',
  'HandEnteredAfterwards',
  'CaughtUp',
  'OpeningsConfirmed',
  'ChangePlanned',
  'ChangeWithdrawn',
  'ChangeDropped',
  'LastHandSet',
  'ShowEnded',
  'ShowReopened',
  'ShowStarted',
  'HoleCorrected',
  'HandsRevealed',
  'RevealTakenDown',
  'DefectReported',
  'CardReplaced',
  'DeckChanged',
  'DeckAudited',
  'EventShufflerSet',
  'CompetitionFinished',
  'CompetitionResumed',
] as const;

/** Entries that are no step of the hand: corrections themselves and the set-up between hands. */
function otherLines(entry: LogEntry): readonly ConsoleLine[] {
  return entry.events.flatMap((event) => {
    const place = at(entry.position, entry, entry.happened);
    return otherFields(event).map((fields) => ({ ...place, ...fields, retracted: false, editable: false }));
  });
}

function otherFields(event: LogEntry['events'][number]): readonly LineFields[] {
  if (event.type === 'HandsRevealed') return revealedLines(event);
  const fields = SESSION_LINES.some((type) => type === event.type) ? lineFields(event) : null;
  return fields === null ? [] : [fields];
}

/** What a person enters in a hand; what waits for a hole card or for air is neither that nor a change. */
const OF_THE_HAND: readonly LogEntry['input']['type'][] = ['hand', 'amend', 'abandon'];

/**
 * The newest thing that a person entered, where that is a change of seats, stacks, level or show: undo is about the hand and
 * would reach past it. Changes that waited are made by the hand's end, which is what undo takes back.
 */
export function lastChange(entries: readonly LogEntry[]): ConsoleLine | null {
  const last = [...entries]
    .sort((a, b) => b.position - a.position)
    .find(({ typed, input, events }) => typed && (OF_THE_HAND.includes(input.type) || isChange(input, events)));
  return last?.input.type === 'session' ? (otherLines(last)[0] ?? null) : null;
}

function isChange(input: LogEntry['input'], events: LogEntry['events']): boolean {
  const waited = events.some(({ type }) => type === 'ChangeMade' || type === 'ChangeDropped');
  return input.type === 'session' && !waited;
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
