// Random evenings at one table: people sit, move, buy, leave and are renamed between hands and during them, shows end and begin.
import fc from 'fast-check';
import { clientId } from '../../server/base/ids.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { addEntry, type Batch, beginBatch } from '../../server/table/batch.ts';
import {
  decideHand,
  decideRedo,
  decideTable,
  decideUndo,
  handRuns,
  type InputDecision,
} from '../../server/table/decideInput.ts';
import { decideStart } from '../../server/table/decideStart.ts';
import { NOTHING_PENDING } from '../../server/table/proposals.ts';
import { emptyTracker } from '../../server/tracker/empty.ts';
import { candidates } from './engineChoices.ts';
import { nextHandId, seating, TABLE } from './releaseBeat.ts';

export interface Move {
  /** what kind of thing is asked */
  readonly kind: number;
  readonly seat: number;
  readonly other: number;
  readonly choice: number;
}

export interface Evening {
  readonly players: number;
  readonly deck: readonly Card[];
  readonly moves: readonly Move[];
}

const seat = fc.integer({ min: 1, max: 10 });
const move: fc.Arbitrary<Move> = fc.record({ kind: fc.nat(999), seat, other: seat, choice: fc.nat(9999) });

export const evening: fc.Arbitrary<Evening> = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  moves: fc.array(move, { minLength: 30, maxLength: 160, size: 'max' }),
});

/** How often what is asked: most moves carry the hand on. */
const TALK = 30;

const ASKED: readonly ((move: Move, state: TableState) => SessionCommand)[] = [
  (m) => ({ type: 'TopUp', seat: seatNo(m.seat), amount: chips(m.choice % 700) }),
  (m) => ({ type: 'MoveSeat', seat: seatNo(m.seat), to: seatNo(m.other) }),
  (m) => ({ type: 'SitOut', seat: seatNo(m.seat), out: m.choice % 3 === 0 }),
  (m) => ({ type: 'RenameSeat', seat: seatNo(m.seat), name: `Player ${m.choice % 12}` }),
  (m) => ({ type: 'SetButton', button: m.other, ...(m.choice % 4 === 0 ? { dead: true } : {}) }),
  (m, { session: { planned } }) => ({
    type: 'WithdrawChange',
    change: planned[m.choice % Math.max(1, planned.length)]?.id ?? m.choice,
  }),
  (m) => ({ type: 'LastHand', on: m.choice % 2 === 0 }),
  () => ({ type: 'EndShow' }),
  (m) => (m.choice % 2 === 0 ? { type: 'ReopenShow' } : { type: 'NewShow', stacks: 'keep' }),
];

/** Bring chips, or take them away, by other ways than a top-up. */
const BRINGING: readonly ((move: Move) => SessionCommand)[] = [
  (m) => ({ type: 'TakeSeat', seat: seatNo(m.seat), name: `Player ${m.choice % 12}`, stack: chips(m.choice % 900) }),
  (m) => ({ type: 'LeaveSeat', seat: seatNo(m.seat) }),
  (m) => ({ type: 'SetStack', seat: seatNo(m.seat), stack: chips(m.choice % 900) }),
  () => ({ type: 'NewShow', stacks: 'start' }),
];

export interface Played {
  readonly batch: Batch;
  /** the state behind each entry */
  readonly states: readonly TableState[];
  readonly entries: readonly LogEntry[];
}

/** `bringing`: people come, go and are counted too; without it a top-up is the only source of chips. */
export function playEvening({ players, deck, moves }: Evening, bringing: boolean): Played {
  let batch = beginBatch(TABLE, { state: EMPTY_TABLE, tracker: emptyTracker(), pending: NOTHING_PENDING, offset: 0 });
  const add = (decided: InputDecision) => {
    if (!decided.ok) return false;
    const now = batch.served.state.recorded + 1_500;
    const id = clientId(`01980000-0000-7000-8000-${String(batch.served.state.position + 1).padStart(12, '0')}`);
    batch = addEntry(batch, decided.value, { actor: 'maria', clientId: id, typed: true, seen: null, now });
    return true;
  };
  for (const command of seating(players, 400)) add(decideTable(batch.served.state, command, 'maria'));
  for (const next of moves) decisions(batch.served.state, next, { deck, bringing }).some((decide) => add(decide()));
  let state = EMPTY_TABLE;
  const states = batch.entries.map((entry) => {
    state = foldEntry(state, entry);
    return state;
  });
  return { batch, states, entries: batch.entries };
}

/** What this move may be, in turn until one is accepted. */
function decisions(
  state: TableState,
  { kind, ...move }: Move,
  { deck, bringing }: { readonly deck: readonly Card[]; readonly bringing: boolean },
): readonly (() => InputDecision)[] {
  const asked = bringing ? [...ASKED, ...BRINGING] : ASKED;
  const talk = asked[kind % TALK];
  if (talk !== undefined) return [() => decideTable(state, talk({ kind, ...move }, state), 'maria')];
  if (kind % TALK === TALK - 1) return [() => decideUndo(state)];
  if (kind % TALK === TALK - 2) return [() => decideRedo(state)];
  const { hand } = state;
  if (hand === null || !handRuns(state))
    return [() => decideStart(state, { do: 'startHand', hand: nextHandId(state) })];
  const possible = candidates(hand, { deck, choice: move.choice });
  const from = move.choice % possible.length;
  return [...possible.slice(from), ...possible.slice(0, from)].map((command) => () => decideHand(state, command));
}
