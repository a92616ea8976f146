// What a tap on a seat of the map does: opens its form, or answers the form that asked for a seat. Pure.
import type { ConsoleCommand, ConsoleSeat } from '../../server/console/view.ts';
import type { Sheet } from './sheet.ts';

export interface Tap {
  readonly command: ConsoleCommand | null;
  readonly sheet: Sheet | null;
}

type TappedSeat = Pick<ConsoleSeat, 'seat' | 'state'>;

/** 5.5: a button at an empty seat is a dead button, and is meant as one. */
export function tapOf(sheet: Sheet | null, tapped: TappedSeat): Tap {
  const empty = tapped.state === 'empty';
  if (sheet?.kind === 'move' && empty)
    return { command: { do: 'moveSeat', seat: sheet.seat, to: tapped.seat }, sheet: null };
  if (sheet?.kind === 'button')
    return { command: { do: 'setButton', button: tapped.seat, ...(empty ? { dead: true } : {}) }, sheet: null };
  return { command: null, sheet: { kind: 'seat', seat: tapped.seat } };
}

/** The seat answers what the open form asks for. */
export function isWanted(sheet: Sheet | null, tapped: TappedSeat): boolean {
  if (sheet?.kind === 'button') return true;
  return sheet?.kind === 'move' && tapped.state === 'empty';
}
