// A show written down step by step at given times, through the real table decisions: entries and the states behind them.
import { clientId, tableId } from '../../server/base/ids.ts';
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import type { Edit } from '../../server/engine/edit.ts';
import { type HandId, handId } from '../../server/engine/ids.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { Structure } from '../../server/engine/structure.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { lateTime } from '../../server/log/lateHand.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { beganAt, startedAfterwards } from '../../server/table/afterwards.ts';
import { dueChange } from '../../server/table/changes.ts';
import {
  type Decided,
  decideAmend,
  decideHand,
  decideRedo,
  decideTable,
  decideUndo,
  handRuns,
  type InputDecision,
} from '../../server/table/decideInput.ts';
import { decideStart } from '../../server/table/decideStart.ts';
import { type PlainCommand, translate } from '../../server/table/translate.ts';
import { entryOf } from '../../server/table/writer.ts';

export const TABLE = tableId('main');
export const RULING = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: '' } as const;

export const LEVEL: Structure = {
  limit: 'no',
  smallBlind: chips(5),
  bigBlind: chips(10),
  anteKind: 'none',
  ante: chips(0),
  straddles: [],
  posts: [],
  unit: chips(1),
  minBet: chips(10),
};

export interface How {
  readonly typed?: boolean;
  /** when readers saw it, or the floor says it took place */
  readonly seen?: number;
}

/** Mutable on purpose: a test reads as one sentence. Refusals are mistakes of the test and throw. */
export class Script {
  readonly start: TableState = EMPTY_TABLE;
  readonly entries: LogEntry[] = [];
  state: TableState = EMPTY_TABLE;
  #now = 0;
  #hands = 0;
  /** told about every entry as it is written */
  onEntry: (entry: LogEntry) => void = () => undefined;

  at(now: number): this {
    this.#now = now;
    return this;
  }

  get now(): number {
    return this.#now;
  }

  get last(): LogEntry {
    const entry = this.entries.at(-1);
    if (entry === undefined) throw new Error('nothing written');
    return entry;
  }

  seats(count: number, stack = 1_000): this {
    this.write(decideTable(this.state, { type: 'SetStructure', structure: LEVEL }, 'anna'));
    for (let seat = 1; seat <= count; seat += 1)
      this.write(
        decideTable(
          this.state,
          { type: 'TakeSeat', seat: seatNo(seat), name: `P${seat}`, stack: chips(stack) },
          'anna',
        ),
      );
    return this;
  }

  /** `mucked`: what a delayed output shows of hands mucked at the showdown. */
  hand(mucked: MuckedRule = 'as_played'): this {
    this.#hands += 1;
    return this.write(
      withMuckedRule(decideStart(this.state, { do: 'startHand', hand: scriptHand(this.#hands) }), mucked),
    );
  }

  /** A hand that began `beganAgoMs` ago and is entered now. */
  lateHand(beganAgoMs: number): this {
    this.#hands += 1;
    const command = { do: 'startHand', hand: scriptHand(this.#hands), afterwards: { beganAgoMs } } as const;
    const started = decideStart(this.state, command);
    return this.write(started.ok ? startedAfterwards(this.state, started.value, { command, now: this.#now }) : started);
  }

  muck(seat: number): this {
    return this.command({ type: 'MuckHand', seat: seatNo(seat) });
  }

  deal(seats: readonly number[], how: How = { typed: false }): this {
    for (const slot of [0, 1])
      for (const seat of seats) this.command({ type: 'DealHole', seat: seatNo(seat), slot }, { typed: false, ...how });
    return this;
  }

  completeDeal(): this {
    return this.command({ type: 'CompleteDeal' });
  }

  /** The seat in turn acts. */
  act(action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allin', to: number | null = null, how: How = {}): this {
    const seat = this.state.hand?.toAct ?? seatNo(1);
    return this.command({ type: 'Act', seat, action, to: to === null ? null : chips(to) }, how);
  }

  board(street: 'flop' | 'turn' | 'river', cards: readonly Card[], how: How = { typed: false }): this {
    return this.command({ type: 'DealBoard', street, run: 0, cards }, how);
  }

  open(seat: number, cards: readonly Card[]): this {
    return this.command({ type: 'OpenHand', seat: seatNo(seat), cards });
  }

  award(): this {
    return this.command({ type: 'AwardPots' });
  }

  misdeal(): this {
    return this.command({ type: 'DeclareMisdeal', ruling: RULING });
  }

  voidHand(): this {
    return this.command({ type: 'VoidHand', ruling: RULING });
  }

  abandon(): this {
    return this.plain({ do: 'abandonHand', hand: this.handId });
  }

  left(how: 'tags-gone' | 'floor'): this {
    const handId = this.handId;
    return this.write({
      ok: true,
      value: { input: { type: 'hand-left', how }, events: [{ type: 'HandLeft', handId, how }], hand: handId },
    });
  }

  /** A card that the desk types into a hand that is over, or puts right in any; its value is the house's matter. */
  hole(how: 'typed' | 'corrected', [seat, slot]: readonly [number, number], handId = this.handId): this {
    const place = { seat: seatNo(seat), slot };
    const type = how === 'typed' ? 'HoleTyped' : 'HoleCorrected';
    return this.write({
      ok: true,
      value: { input: { type: 'hole', how, ...place }, events: [{ type, handId, ...place }], hand: handId },
    });
  }

  session(command: SessionCommand): this {
    return this.write(decideTable(this.state, command, 'anna'));
  }

  plain(command: PlainCommand): this {
    return this.write(translate(this.state, command, 'anna'));
  }

  undo(): this {
    return this.write(decideUndo(this.state));
  }

  redo(): this {
    return this.write(decideRedo(this.state));
  }

  /** Takes back the step at `index` of the record (negative: from its end). */
  retract(index: number): this {
    return this.amend([{ type: 'retract', position: this.position(index) }]);
  }

  amend(edits: readonly Edit[], onIllegal: 'cancel' | 'cut' | 'as-ruled' = 'cancel'): this {
    return this.write(decideAmend(this.state, { edits, onIllegal, ruling: RULING, why: 'edit' }));
  }

  position(index: number): number {
    return this.state.record.effective.at(index)?.origin ?? 0;
  }

  command(command: HandCommand, how: How = {}): this {
    return this.write(decideHand(this.state, command), how);
  }

  write(decision: InputDecision, { typed = true, seen }: How = {}): this {
    if (!decision.ok) throw new Error(`refused: ${decision.error.code}`);
    const entry = entryOf(TABLE, this.state, {
      decided: decision.value,
      actor: typed ? 'maria' : 'tracker',
      clientId: clientId(`client-${this.state.position + 1}`),
      typed,
      recorded: this.#now,
      happened: this.#placed(decision.value, seen),
    });
    this.state = foldEntry(this.state, entry);
    this.entries.push(entry);
    this.onEntry(entry);
    return this.#makeWaiting();
  }

  /** Behind the end of a hand what waited for it is made. */
  #makeWaiting(): this {
    const [change] = this.state.session.planned;
    if (change === undefined || handRuns(this.state)) return this;
    const { decided } = dueChange(TABLE, this.state, change);
    return this.write({ ok: true, value: decided }, { seen: this.state.happened });
  }

  /** As the table places it: in a hand that is entered afterwards at its pace, a correction nowhere. */
  #placed(decided: Decided, seen: number | undefined): number {
    const began = beganAt(decided);
    if (began !== null) return began;
    if (decided.input.type === 'amend' && this.state.afterwards !== null) return this.state.happened;
    return lateTime(this.state, decided.input, this.#now) ?? Math.min(this.#now, seen ?? this.#now);
  }

  handStartedAt(number: number): number {
    const started = this.entries.find((e) => e.events.some((x) => x.type === 'HandStarted' && x.number === number));
    return started?.happened ?? 0;
  }

  get handId(): HandId {
    const { hand } = this.state;
    if (hand === null) throw new Error('no hand');
    return hand.handId;
  }
}

type MuckedRule = 'as_played' | 'hide' | 'show';

function withMuckedRule(decision: InputDecision, mucked: MuckedRule): InputDecision {
  if (!decision.ok) return decision;
  const events = decision.value.events.map((event) =>
    event.type === 'HandStarted'
      ? { ...event, profile: { ...event.profile, 'broadcast.muckedAtShowdown': mucked } }
      : event,
  );
  return { ok: true, value: { ...decision.value, events } };
}

export function scriptHand(count: number): HandId {
  return handId(`01980000-0000-7000-8000-${String(count).padStart(12, '0')}`);
}
