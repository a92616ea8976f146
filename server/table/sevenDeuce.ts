// Seven-deuce behind a hand whose pots are pushed: paid as soon as everybody sees the faces it follows from (3.4). Pure.
import { v5 as uuidFrom } from 'uuid';
import { type ClientId, clientId } from '../base/ids.ts';
import { shownWinner } from '../engine/sidePayments.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import { type Decided, decideHand } from './decideInput.ts';

/** The payment that a hand has coming; null: none, or its faces wait for the second key. */
export function sevenDeuceDue(state: TableState): Decided | null {
  if (state.hand?.phase !== 'COMPLETE' || !openingsVisible(state)) return null;
  const decided = decideHand(state, { type: 'PaySevenDeuce' });
  return decided.ok && decided.value.events.length > 0 ? decided.value : null;
}

/** A hand was shown that may pay, and its faces wait for the second key. It says nothing of what they are. */
export function sevenDeuceWaits(state: TableState): boolean {
  const { hand } = state;
  return hand?.phase === 'COMPLETE' && !openingsVisible(state) && shownWinner(hand) !== null;
}

/** The same entry always brings the same one behind it. */
export function sevenDeuceId(behind: ClientId): ClientId {
  return clientId(uuidFrom('seven-deuce', behind));
}
