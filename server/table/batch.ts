// One unit of work of a table: entries decided one after the other in memory, then committed together with the tracker.
import type { ClientId, TableId } from '../base/ids.ts';
import { seatsToAct } from '../engine/betting.ts';
import type { LogEntry } from '../log/entry.ts';
import { foldEntry, type TableState } from '../log/tableState.ts';
import { type Observation, type Output, tagId } from '../tracker/shape.ts';
import type { TrackerState } from '../tracker/state.ts';
import { track } from '../tracker/track.ts';
import { contextOf } from './context.ts';
import type { Decided } from './decideInput.ts';
import { placeEntry } from './happened.ts';
import { counted, type Pending, settle } from './proposals.ts';
import { entryOf } from './writer.ts';

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
  /** tracker outputs that wait to be dealt with */
  readonly outputs: readonly Output[];
}

export function beginBatch(table: TableId, served: Served): Batch {
  return { table, served, entries: [], outputs: [] };
}

/** Folds a decided input in and tells the tracker the new context. `now`: programme ms. */
export function addEntry(batch: Batch, decided: Decided, meta: Meta & { readonly now: number }): Batch {
  const { state, pending } = batch.served;
  const happened = placeEntry({
    recorded: meta.now,
    last: state.happened,
    // its steps have their own times; what is entered next may still be late
    seen: decided.input.type === 'amend' ? state.happened : meta.seen,
    waitingSince: waiting(decided, batch.served, meta),
    toAct: state.hand === null ? 0 : seatsToAct(state.hand).length,
  });
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
  const served = { ...batch.served, state: next, pending: counted(settle(pending, state.hand, next.hand), set) };
  return observe({ ...batch, served, entries: [...batch.entries, entry] }, contextOf(next, meta.now));
}

/** Cards of the next street lie on the board now and are not taken yet. */
function cardsWait({ zones, cards }: TrackerState): boolean {
  return Object.entries(zones).some(
    ([zone, seen]) =>
      zone.startsWith('board') && Object.keys(seen?.tags ?? {}).some((tag) => cards[tagId(tag)]?.home.at !== 'board'),
  );
}

/** Only actions are put before the cards that lie there already; the cards themselves keep their time. */
function waiting(decided: Decided, { pending, tracker }: Served, meta: Meta): number | null {
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
