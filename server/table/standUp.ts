// The stand-up game behind a hand: who won its main pot alone may sit, and the last one who stands pays (3.4). Pure.
import { v5 as uuidFrom } from 'uuid';
import { type ClientId, clientId } from '../base/ids.ts';
import { chips } from '../engine/chips.ts';
import type { Hand } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
import { standing } from '../engine/sessionCash.ts';
import type { SessionCommand } from '../engine/sessionEvent.ts';
import { foldEvent, type TableState } from '../log/tableState.ts';
import { type Decided, decideHand, decideTable, type InputDecision } from './decideInput.ts';

/** Names the ids of these entries: the same hand always gives the same ones. */
const STAND_UP_NAMESPACE = '5e0b2f7c-7b0f-4d53-8f0a-2a3d9a7f1c11';

/** Entries in their order, each of them decided behind the one before. A correction of the hand later on changes none. */
export function afterStandUp(state: TableState, by: string): readonly Decided[] {
  const { hand } = state;
  const game = state.session.cash.standUp;
  if (hand?.phase !== 'COMPLETE' || game === null) return [];
  const sat = winnerSits(state, hand, by);
  const after = sat.reduce(folded, state);
  const [last, ...others] = standing(after.session.cash.standUp ?? game);
  // who stands alone and was not dealt in pays behind a later hand
  if (last === undefined || others.length > 0 || dealtAs(state, last) === null) return sat;
  return [...sat, ...payments(after, last, game.seats), ...over(after, by)];
}

/** Unless he sits already, or is the last one. */
function winnerSits(state: TableState, hand: Hand, by: string): readonly Decided[] {
  const game = state.session.cash.standUp;
  const won = soleWinner(hand);
  // the game goes by seats of now, the hand by those it was dealt to
  const winner = state.session.seats.find((s) => won !== null && s.dealtAs === won)?.seat;
  if (game === null || winner === undefined || !standing(game).includes(winner)) return [];
  const safe = inTable(state, { type: 'SetSafe', seat: winner, safe: true }, by);
  return safe.ok ? [safe.value] : [];
}

/** null: he was not dealt in. */
function dealtAs({ session }: TableState, seat: SeatNo): SeatNo | null {
  return session.seats.find((s) => s.seat === seat)?.dealtAs ?? null;
}

/** The main pot as a whole, both halves and every board of it. */
function soleWinner({ decided }: Hand): SeatNo | null {
  const winners = new Set(decided.find((pot) => pot.pot === 0)?.shares.map((share) => share.seat));
  const [winner] = winners;
  return winners.size === 1 ? (winner ?? null) : null;
}

/** Cut to his stack by the rules. Whoever left the table is paid nothing by the table. */
function payments(state: TableState, last: SeatNo, seats: readonly SeatNo[]): readonly Decided[] {
  const amount = state.session.cash.standUp?.amount ?? chips(0);
  const from = dealtAs(state, last);
  const paid: Decided[] = [];
  let now = state;
  for (const seat of seats.filter((one) => one !== last)) {
    const to = dealtAs(state, seat);
    const decided = from === null || to === null ? null : decideHand(now, { type: 'PaySide', from, to, amount });
    if (!decided?.ok || decided.value.events.length === 0) continue;
    paid.push(decided.value);
    now = folded(now, decided.value);
  }
  return paid;
}

function over(state: TableState, by: string): readonly Decided[] {
  const ended = inTable(state, { type: 'PlayStandUp', amount: chips(0) }, by);
  return ended.ok ? [ended.value] : [];
}

function inTable(state: TableState, command: SessionCommand, by: string): InputDecision {
  return decideTable(state, command, by);
}

function folded(state: TableState, { events }: Decided): TableState {
  return events.reduce(foldEvent, state);
}

/** `n`: which of the entries behind this hand. */
export function standUpId(table: string, hand: Hand | null, n: number): ClientId {
  return clientId(uuidFrom(`${table}|${hand?.handId ?? ''}|${n}`, STAND_UP_NAMESPACE));
}
