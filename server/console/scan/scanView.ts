// Whether the cards of each seat have been read: a part of what consoles show, made from their view so that it can say no more.
import type { ConsoleSeat, ConsoleView } from '../view.ts';
import type { ScanSeat, ScanState, ScanView } from './view.ts';

export type ScanInput = Pick<ConsoleView, 'table' | 'tableName' | 'phase' | 'afterwards'> & {
  readonly seats: readonly Pick<ConsoleSeat, 'seat' | 'state' | 'slots'>[];
};

/** Of a console view, where no hand is IDLE. */
const OVER: readonly string[] = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];

export function handRunsIn(phase: string): boolean {
  return !OVER.includes(phase);
}

const HOLDING: readonly ConsoleSeat['state'][] = ['live', 'partial', 'opened', 'pending'];

export function scanView({ table, tableName, phase, afterwards, seats: all }: ScanInput): ScanView {
  // what lies on the antennas while a hand is entered afterwards belongs to another one
  const runs = afterwards === null && handRunsIn(phase);
  const seats = all.map(({ seat, state, slots }): ScanSeat => {
    return { seat, state: runs && HOLDING.includes(state) ? stateOf(slots) : 'none' };
  });
  const waits = seats.some(({ state }) => state === 'missing' || state === 'some');
  return { kind: 'scan', table, tableName, phase: runs ? (waits ? 'scan' : 'all') : 'between', seats };
}

/** A card that was typed needs no antenna any more. */
function stateOf(slots: ConsoleSeat['slots']): ScanState {
  const filled = filledIn(slots);
  if (filled === 0) return 'missing';
  return filled < slots.length ? 'some' : 'read';
}

export function filledIn(slots: ConsoleSeat['slots']): number {
  return slots.filter((slot) => slot === 'scanned' || slot === 'typed').length;
}
