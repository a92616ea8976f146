// What still waits for a person, made again from the state: proposals and questions are not logged, so after a restart
// the table takes them from the checkpoint. The same output keeps its id.
import { assertNever } from '../base/assertNever.ts';
import { dueStreet, isDealTime, isInPlay, isOver } from './phases.ts';
import type { Output } from './shape.ts';
import type { TrackerState } from './state.ts';
import { dueUp } from './upCards.ts';

export function openOutputs(state: TrackerState): readonly Output[] {
  return state.asked.filter((output, i) => isOpen(state, output) && !isOvertaken(state.asked.slice(i + 1), output));
}

function isOpen({ context, hand, cards }: TrackerState, output: Output): boolean {
  switch (output.type) {
    case 'other-deck':
    case 'hand-start-seen':
      return isOver(context);
    case 'deal-order':
      return isDealTime(context);
    case 'card-replaced':
      return context.phase === 'DEALING';
    case 'up-card-seen':
      return isInPlay(context) || context.phase === 'DEALING'
        ? dueUp({ context, hand, cards }, output.seat) !== null
        : false;
    case 'discard':
      return !isOver(context) && !output.automatic && context.throws[output.seat] !== undefined;
    case 'card-with-muck':
      return !isOver(context);
    case 'places-differ':
      return !isOver(context) && hand.wrongTold[output.seat] !== undefined;
    case 'deal-short':
      return !hand.complete && isDealTime(context);
    case 'board-waiting':
    case 'board-incomplete':
      return isInPlay(context) && dueStreet(context)?.street === output.street;
    case 'muck':
      return isInPlay(context) && !output.automatic && context.live.includes(output.seat);
    case 'muck-returned':
    case 'extra-card':
    case 'contradiction':
      return !isOver(context);
    case 'unregistered':
    case 'foreign':
      return true;
    case 'hole-card':
    case 'up-card':
    case 'deal-seen-complete':
    case 'board':
    case 'burn':
    case 'muck-corroborated':
    case 'stub-to-muck':
    case 'collected':
    case 'tags-gone':
    case 'held':
    case 'health':
      return false;
    default:
      return assertNever(output);
  }
}

/** A later word of the same kind on the same place takes the place of an earlier one. */
function isOvertaken(later: readonly Output[], output: Output): boolean {
  return later.some((other) => other.type === output.type && placeOf(other) === placeOf(output));
}

function placeOf(output: Output): string | number {
  if ('seat' in output) return output.seat;
  return 'zone' in output ? (output.zone ?? '') : '';
}
