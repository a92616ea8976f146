// The command of the door that a proposal stands for when a person takes it.
import type { HandId } from '../engine/ids.ts';
import type { TableState } from '../log/tableState.ts';
import type { Served } from './batch.ts';
import type { Proposal, TableCommand } from './commands.ts';
import { turnOf } from './decideInput.ts';
import { commandOf } from './proposals.ts';
import { rightPlaces } from './wrongPlaces.ts';

/** null: the hand has moved on. `newHand`: the id of the hand that it starts, if it does. */
export function proposedCommand(served: Served, proposal: Proposal, newHand: HandId): TableCommand | null {
  switch (proposal.kind) {
    case 'draw-places':
      return rightPlaces(served, proposal.seat);
    case 'fold':
      return foldOf(served.state, proposal);
    default:
      return commandOf(proposal, served.state.hand, () => ({ do: 'startHand', hand: newHand }));
  }
}

function foldOf(state: TableState, { seat }: Proposal): TableCommand | null {
  const s = state.hand?.seats.find((other) => other.seat === seat);
  if (state.hand === null || s === undefined) return null;
  return { do: 'act', hand: state.hand.handId, turn: turnOf(state), seat: s.seat, action: 'fold', to: null };
}
