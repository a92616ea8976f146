// One unit of work of a table: entries decided one after the other in memory, then committed together with the tracker.
import type { ClientId, TableId } from '../base/ids.ts';
import { seatsToAct } from '../engine/betting.ts';
import type { LogEntry, LogInput } from '../log/entry.ts';
import { lateTime } from '../log/lateHand.ts';
import { foldEntry, type TableState } from '../log/tableState.ts';
import { type Observation, type Output, tagId, type ZoneId } from '../tracker/shape.ts';
import type { TrackerState } from '../tracker/state.ts';
import { track } from '../tracker/track.ts';
import { beganAt } from './afterwards.ts';
import { droppedIn, dueChange, waits } from './changes.ts';
import { contextOf } from './context.ts';
import { countQuestions } from './countedStack.ts';
import { type Decided, handRuns } from './decideInput.ts';
import { placeEntry } from './happened.ts';
import { counted, type Pending, settle, withDropped, withNextHand, withShort } from './proposals.ts';
import { sevenDeuceDue, sevenDeuceId } from './sevenDeuce.ts';
import { afterStandUp, standUpId } from './standUp.ts';
import { engineStop, type StopOf, type TableStop } from './stops.ts';
import { entryOf } from './writer.ts';
import { placesStop } from './wrongPlaces.ts';

/** Everything a table serves from memory. Replaced as a whole after each commit. */
export interface Served {
  readonly state: TableState;
  readonly tracker: TrackerState;
  readonly pending: Pending;
  /** reader inbox position that `tracker` has seen */
  readonly offset: number;
}

export interface Meta {
  readonly actor: string;
  readonly clientId: ClientId;
  readonly typed: boolean;
  /** when the readers saw it; null for what a person entered */
  readonly seen: number | null;
}

export interface Batch {
  readonly table: TableId;
  readonly served: Served;
  readonly entries: readonly LogEntry[];
  /** positions of entries that take effect when the hand is over: their replies say so */
  readonly waiting: readonly number[];
  /** tracker outputs that wait to be dealt with */
  readonly outputs: readonly Output[];
  readonly beside: BesideLog;
}

/** What counts at the table and stands in no log. */
export interface BesideLog {
  /** an alarm that stops a hand */
  readonly stopOf: StopOf;
  /** zones that hear too much of others by their calibration */
  readonly noisyZones: () => readonly ZoneId[];
}

const NOTHING: BesideLog = { stopOf: () => null, noisyZones: () => [] };

export function beginBatch(table: TableId, served: Served, beside: BesideLog = NOTHING): Batch {
  return { table, served, entries: [], waiting: [], outputs: [], beside };
}

/** The tracker hears where the hand stands, and again where that very word is what lets it go on: places put right. */
export function listen(batch: Batch, now: number): Batch {
  const stopped = standsStill(batch) !== null;
  const heard = tell(batch, { now, stopped });
  return (standsStill(heard) !== null) === stopped ? heard : tell(heard, { now, stopped: !stopped });
}

function tell(batch: Batch, { now, stopped }: { readonly now: number; readonly stopped: boolean }): Batch {
  const noisy = batch.beside.noisyZones();
  return observe(batch, contextOf(batch.served.state, now, { stopped, noisy }));
}

/** Something stops the running hand: an alarm beside the log, an incident in it, or thrown cards that are not where they were named. */
export function standsStill({ served, beside }: Pick<Batch, 'served' | 'beside'>): TableStop | null {
  const { hand } = served.state;
  if (hand === null || !handRuns(served.state)) return null;
  return beside.stopOf(hand.handId) ?? engineStop(hand) ?? placesStop(served);
}

/** Nothing of it took place at the table now. A card that is typed when its hand is over was dealt long before. */
function isForTheRecord(state: TableState, input: LogInput): boolean {
  if (input.type === 'hand') return input.command.type === 'DealHole' && !handRuns(state);
  return input.type === 'amend' || input.type === 'hole';
}

/** Folds a decided input in, and behind the end of a hand the changes that waited for it. `now`: programme ms. */
export function addEntry(batch: Batch, decided: Decided, meta: Meta & { readonly now: number }): Batch {
  const before = batch.served.state;
  let next = addSevenDeuce(addOne(batch, decided, meta), meta, decided);
  if (!handRuns(before) || handRuns(next.served.state)) return next;
  next = addStandUp(next, meta, decided);
  for (const change of next.served.state.session.planned) {
    // made when the hand was over, which may be long ago in a hand that is entered afterwards
    const made = dueChange(batch.table, next.served.state, change);
    next = addOne(next, made.decided, { ...made.meta, seen: next.served.state.happened, now: meta.now });
  }
  return next;
}

/** An undone payment stays undone: not behind a correction. */
function addSevenDeuce(batch: Batch, meta: Meta & { readonly now: number }, { input }: Decided): Batch {
  if (input.type !== 'hand' && input.type !== 'confirm-openings') return batch;
  const { state } = batch.served;
  const due = sevenDeuceDue(state);
  const own = { clientId: sevenDeuceId(meta.clientId), typed: false, seen: state.happened };
  return due === null ? batch : addOne(batch, due, { ...meta, ...own });
}

/** Not behind a correction: what it changes there is put right by hand. */
function addStandUp(batch: Batch, meta: Meta & { readonly now: number }, { input }: Decided): Batch {
  const { state } = batch.served;
  if (input.type !== 'hand') return batch;
  return afterStandUp(state, meta.actor).reduce((next, decided, n) => {
    const own = { clientId: standUpId(batch.table, state.hand, n), typed: false, seen: state.happened };
    return addOne(next, decided, { ...meta, ...own });
  }, batch);
}

/** One entry, and the tracker hears the new context. */
function addOne(batch: Batch, decided: Decided, meta: Meta & { readonly now: number }): Batch {
  const { state, pending } = batch.served;
  const happened = placedAt(batch.served, decided, meta);
  const entry = entryOf(batch.table, state, {
    decided,
    actor: meta.actor,
    clientId: meta.clientId,
    typed: meta.typed,
    recorded: meta.now,
    happened,
  });
  const next = foldEntry(state, entry);
  const set = decided.events.flatMap((event) => (event.type === 'StackSet' ? [event.seat] : []));
  const kept = counted(settle(pending, state.hand, next.hand), set);
  const settled = next.afterwards === null ? kept : withNextHand(kept, pending);
  // a hand that comes to another end may leave a stack short
  const ends = decided.input.type === 'amend' || (handRuns(state) && !handRuns(next));
  const short = withDropped(ends ? withShort(settled, next) : settled, droppedIn(decided.events));
  const asked = { ...short, questions: [...short.questions, ...countQuestions(decided.events, next)] };
  const served = { ...batch.served, state: next, pending: asked };
  const begun = handRuns(state) || state.session.procedure.level !== null;
  const later = begun && waits(decided.events) ? [entry.position] : [];
  const waiting = [...batch.waiting, ...later];
  const entries = [...batch.entries, entry];
  // what readers led to stands at their time: more of them may wait in the inbox
  return listen({ ...batch, served, entries, waiting }, meta.typed ? meta.now : served.tracker.now);
}

/** When it took place: at the table now, or in a hand that is entered afterwards. */
function placedAt(served: Served, decided: Decided, meta: Meta & { readonly now: number }): number {
  const { state } = served;
  const forTheRecord = isForTheRecord(state, decided.input);
  const late = beganAt(decided) ?? (forTheRecord ? null : lateTime(state, decided.input, meta.now));
  if (late !== null) return late;
  return placeEntry({
    recorded: meta.now,
    last: state.happened,
    // its steps have their own times; what is entered next may still be late
    seen: forTheRecord ? state.happened : meta.seen,
    waitingSince: waitingSince(decided, served, meta),
    toAct: state.hand === null ? 0 : seatsToAct(state.hand).length,
  });
}

/** Cards of the next street lie on the board now and are not taken yet. */
function cardsWait({ zones, cards }: TrackerState): boolean {
  return Object.entries(zones).some(
    ([zone, seen]) =>
      zone.startsWith('board') && Object.keys(seen?.tags ?? {}).some((tag) => cards[tagId(tag)]?.home.at !== 'board'),
  );
}

/** Only actions are put before the cards that lie there already; the cards themselves keep their time. */
function waitingSince(decided: Decided, { pending, tracker }: Served, meta: Meta): number | null {
  const action =
    decided.input.type === 'hand' &&
    (decided.input.command.type === 'Act' || decided.input.command.type === 'ActAsRuled');
  return action && meta.typed && cardsWait(tracker) ? pending.waitingSince : null;
}

export function observe(batch: Batch, observation: Observation): Batch {
  const [tracker, outputs] = track(batch.served.tracker, observation);
  return { ...batch, served: { ...batch.served, tracker }, outputs: [...batch.outputs, ...outputs] };
}

export function takeOutput(batch: Batch): readonly [Output | undefined, Batch] {
  const [first, ...rest] = batch.outputs;
  return [first, { ...batch, outputs: rest }];
}
