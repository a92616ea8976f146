// What the tracker may know of the hand: public facts only, made anew after every entry.

import { HOLDEM } from '../engine/game.ts';
import { liveSeats } from '../engine/hand.ts';
import { activeSeats } from '../engine/session.ts';
import type { TableState } from '../log/tableState.ts';
import type { Context } from '../tracker/shape.ts';

export function contextOf(state: TableState, at: number): Context {
  const { hand, session } = state;
  const occupied = activeSeats(session);
  if (hand === null) {
    return {
      type: 'context',
      at,
      handId: null,
      phase: null,
      street: null,
      closed: false,
      toAct: null,
      facingBet: false,
      allIn: [],
      live: [],
      dealtIn: [],
      occupied,
      cardsPerSeat: HOLDEM.holeCards,
      boards: [0],
      sharedBoard: 0,
    };
  }
  const live = liveSeats(hand);
  const toAct = live.find((s) => s.seat === hand.toAct);
  return {
    type: 'context',
    at,
    handId: hand.handId,
    phase: hand.phase,
    street: hand.street,
    closed: hand.dealComplete && !hand.roundOpen && hand.phase !== 'SHOWDOWN',
    toAct: hand.toAct,
    facingBet: toAct !== undefined && toAct.street < hand.currentBet,
    allIn: live.filter((s) => s.stack === 0).map((s) => s.seat),
    live: live.map((s) => s.seat),
    dealtIn: hand.seats.map((s) => s.seat),
    occupied,
    cardsPerSeat: HOLDEM.holeCards,
    boards: Array.from({ length: hand.runs }, (_, run) => hand.boards[run]?.length ?? hand.sharedBoard),
    sharedBoard: hand.runs > 1 ? hand.sharedBoard : 0,
  };
}
