// Who sits where with what, and where the button lies. Pure.
import { nameKey } from '../../base/nameKey.ts';
import { type Chips, MAX_AMOUNT } from '../../engine/chips.ts';
import { type SeatNo, seatNo } from '../../engine/seat.ts';
import type { Findings } from './findings.ts';
import type { ReadyPlayer } from './readyPlan.ts';
import { type Money, typedAmount } from './typedAmount.ts';
import type { TablePlan } from './view.ts';

type Row = TablePlan['players'][number];

/** As the table's own door takes it. */
const LONGEST_NAME = 60;

export interface Seating {
  readonly seats: number;
  readonly money: Money;
}

/** Rows without name and stack are seats left free. */
export function checkPlayers(rows: readonly Row[], seating: Seating, found: Findings): readonly ReadyPlayer[] {
  const filled = rows
    .map((row, index) => ({ row, field: `players.${index}` }))
    .filter(({ row }) => row.name.trim() !== '' || row.stack.trim() !== '');
  const players = filled.flatMap(({ row, field }) => {
    const seat = checkSeat(row.seat, { field: `${field}.seat`, seats: seating.seats }, found);
    const name = checkName(row, { field: `${field}.name`, rows: filled.map((one) => one.row) }, found);
    const stack = checkStack(row.stack, { field: `${field}.stack`, money: seating.money }, found);
    return seat === null || stack === null ? [] : [{ seat, name, stack }];
  });
  for (const { row, field } of filled)
    if (filled.find((other) => other.row.seat === row.seat)?.field !== field)
      found.problem(`${field}.seat`, 'seat-twice', { seat: row.seat });
  if (filled.length < 2) found.problem('players', 'two-players-needed', { players: filled.length });
  return players;
}

function checkSeat(
  seat: number,
  at: { readonly field: string; readonly seats: number },
  found: Findings,
): SeatNo | null {
  if (Number.isInteger(seat) && seat >= 1 && seat <= at.seats) return seatNo(seat);
  found.problem(at.field, 'no-such-seat', { seat, most: at.seats });
  return null;
}

/** The later of two who are called the same is told who has the name. */
function checkName(row: Row, at: { readonly field: string; readonly rows: readonly Row[] }, found: Findings): string {
  const name = found.line(at.field, row.name, LONGEST_NAME);
  const key = nameKey(name);
  if (key === '') found.problem(at.field, 'name-missing', { seat: row.seat });
  const first = at.rows.find((other) => nameKey(other.name) === key);
  if (key !== '' && first !== undefined && first !== row) found.problem(at.field, 'name-taken', { by: first.seat });
  return name;
}

function checkStack(
  text: string,
  at: { readonly field: string; readonly money: Money },
  found: Findings,
): Chips | null {
  const read = typedAmount(text, at.money);
  if (!read.ok && read.error.code === 'amount-too-large') {
    found.problem(at.field, 'stack-too-large', { most: MAX_AMOUNT });
    return null;
  }
  const stack = found.take(at.field, read);
  if (read.ok && !stack) found.problem(at.field, 'stack-missing');
  return stack || null;
}

/** At least one blind deep, and made of whole chips: if not, it is said and left to the table. */
export function warnOfStacks(
  players: readonly ReadyPlayer[],
  { rows, bigBlind, unit }: { readonly rows: readonly Row[]; readonly bigBlind: number; readonly unit: number },
  found: Findings,
): void {
  for (const { seat, stack } of players) {
    const field = `players.${rows.findIndex((row) => row.seat === seat)}.stack`;
    if (stack < bigBlind) found.warn(field, 'stack-below-big-blind', { seat });
    if (stack % unit !== 0) found.warn(field, 'stack-not-in-unit', { seat, unit });
  }
}

/** 5.5: the first button of a show lies before somebody who plays. */
export function checkButton(
  button: number | null,
  { rows, seats }: { readonly rows: readonly Row[]; readonly seats: number },
  found: Findings,
): SeatNo | null {
  if (button === null) return null;
  const seat = checkSeat(button, { field: 'button', seats }, found);
  const seated = rows.some((row) => row.seat === button && (row.name.trim() !== '' || row.stack.trim() !== ''));
  if (seat !== null && !seated) found.problem('button', 'button-seat-empty', { seat });
  return seat;
}
