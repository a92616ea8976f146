// What the tracker may know of the hand: public facts only, made anew after every entry.

import { dealOrder } from '../engine/forcedBets.ts';
import { gameOf } from '../engine/game/games.ts';
import { holeCards } from '../engine/game/streets.ts';
import { type Hand, liveSeats } from '../engine/hand.ts';
import { muckPolicyOf } from '../engine/muckPolicy.ts';
import { repairOf } from '../engine/rulings/repair.ts';
import { activeSeats, profileOf } from '../engine/session.ts';
import type { TableState } from '../log/tableState.ts';
import { NO_CONTEXT } from '../tracker/empty.ts';
import type { Context, Discarded, ZoneId } from '../tracker/shape.ts';
import { placesDue } from './placesDue.ts';

/** Cards are chosen, or there are none to come. */
const NO_BOARD: readonly Hand['phase'][] = ['SHOWDOWN', 'DRAWING'];

const NOTHING_BESIDE: Beside = { stopped: false, noisy: [] };

export interface Beside {
  /** the next street has to wait, whatever lies there */
  readonly stopped: boolean;
  /** zones that hear too much of others by their calibration */
  readonly noisy: readonly ZoneId[];
}

export function contextOf(state: TableState, at: number, { stopped, noisy }: Beside = NOTHING_BESIDE): Context {
  const { session } = state;
  // what readers see while a hand is entered afterwards belongs to another one
  const hand = state.afterwards === null ? state.hand : null;
  const occupied = activeSeats(session);
  if (hand === null)
    return {
      ...NO_CONTEXT,
      ...{ at, noisy },
      occupied,
      cardsPerSeat: holeCards(gameOf(session.game)),
      lostMs: profileOf(session)['seat.lostSeconds'] * 1000,
    };
  const live = liveSeats(hand);
  const toAct = live.find((s) => s.seat === hand.toAct);
  return {
    ...placesDue(hand, stopped),
    type: 'context',
    at,
    handId: hand.handId,
    phase: hand.phase,
    street: hand.street,
    closed: hand.dealComplete && !hand.roundOpen && !NO_BOARD.includes(hand.phase) && !stopped,
    stopped,
    toAct: hand.toAct,
    facingBet: toAct !== undefined && toAct.street < hand.currentBet,
    allIn: live.filter((s) => s.stack === 0).map((s) => s.seat),
    live: live.map((s) => s.seat),
    dealtIn: hand.seats.map((s) => s.seat),
    dealRound: [...new Set(dealOrder(hand))],
    occupied,
    dealt: dealtSlots(state),
    discards: discardsOf(state),
    boards: Array.from({ length: hand.runs }, (_, run) => hand.boards[run]?.length ?? hand.sharedBoard),
    sharedBoard: hand.runs > 1 ? hand.sharedBoard : 0,
    lostMs: hand.profile['seat.lostSeconds'] * 1000,
    repair: repairOf(hand),
    noisy,
    muck: muckPolicyOf(hand),
  };
}

/** Who types a card fills a place as a reader does: the tracker gives the next card another one. */
function dealtSlots({ record }: TableState): Context['dealt'] {
  const dealt: Record<number, number[]> = {};
  for (const { command } of record.effective) {
    if (command.type !== 'DealHole' && command.type !== 'DealUp') continue;
    // the card that lies there was read at another place, and the one that comes there has not come yet
    if (command.type === 'DealUp' && command.exposed === true) continue;
    dealt[command.seat] = [...(dealt[command.seat] ?? []), command.slot];
  }
  return dealt;
}

/** By name where somebody saw which cards went, otherwise all slots of the seat and how many went. */
function discardsOf({ record }: TableState): Context['discards'] {
  const discards: Record<number, Discarded[]> = {};
  for (const event of record.effective.flatMap(({ events }) => events)) {
    if (event.type !== 'CardsDiscarded' || event.count === 0) continue;
    const { seat, slots, count } = event;
    discards[seat] = [...(discards[seat] ?? []), { slots, count }];
  }
  return discards;
}
