// Seats and hand as everybody in the room sees them: who is in, chips, board. Never a face of anybody's cards. Pure.
import { type Hand, isRunning, type SeatHand, seatOf } from '../engine/hand.ts';
import { seatNo } from '../engine/seat.ts';
import type { SessionSeat } from '../engine/session.ts';
import { buttonSeat } from '../engine/sessionPlaces.ts';
import type { FloorInput } from './floorInput.ts';
import type { FloorHand, FloorSeat } from './view.ts';

const STATES: Readonly<Record<SeatHand['state'], FloorSeat['state']>> = {
  LIVE_DOWN: 'live',
  LIVE_PARTIAL: 'live',
  OPENED: 'opened',
  MUCK_PENDING: 'pending',
  FOLDED: 'folded',
  MUCKED: 'mucked',
  KILLED: 'killed',
};

export function floorSeats({ seatCount, state: { hand, session } }: FloorInput): readonly FloorSeat[] {
  return Array.from({ length: seatCount }, (_, i) => {
    const sitting = session.seats.find((s) => s.seat === i + 1);
    const dealt = hand === null ? undefined : seatOf(hand, seatNo(i + 1));
    const button = buttonSeat(session, isRunning(hand) ? hand : null) === i + 1;
    if (hand === null || dealt === undefined || (!isRunning(hand) && sitting === undefined))
      return idleSeat(i + 1, { sitting, button });
    return handSeat(hand, { dealt, sitting, button });
  });
}

interface At {
  readonly sitting: SessionSeat | undefined;
  readonly button: boolean;
}

function idleSeat(seat: number, { sitting, button }: At): FloorSeat {
  const out = sitting !== undefined && (sitting.out || sitting.stack === 0);
  return {
    ...{ seat, button, bet: 0, dealt: 0, toAct: false },
    name: sitting?.name ?? '',
    stack: sitting?.stack ?? 0,
    state: sitting === undefined ? 'empty' : out ? 'out' : 'waiting',
    presence: sitting?.presence ?? 'PRESENT',
  };
}

function handSeat(hand: Hand, { dealt, sitting, button }: At & { readonly dealt: SeatHand }): FloorSeat {
  const running = isRunning(hand);
  return {
    seat: dealt.seat,
    name: sitting?.name ?? dealt.name,
    // between hands a stack may have been counted again (6.4.8)
    stack: running ? dealt.stack : (sitting?.stack ?? dealt.stack),
    bet: running ? dealt.street : 0,
    state: running ? STATES[dealt.state] : sitting?.out === true ? 'out' : 'waiting',
    dealt: dealt.dealt,
    presence: running ? dealt.presence : (sitting?.presence ?? dealt.presence),
    toAct: running && hand.toAct === dealt.seat,
    button,
  };
}

export function floorHand(hand: Hand | null): FloorHand | null {
  if (hand === null) return null;
  const { handId, number, phase, street, boards, burns, currentBet, stubMucked } = hand;
  const pot = hand.seats.reduce<number>((total, s) => total + s.invested, hand.deadMoney);
  return {
    hand: handId,
    running: isRunning(hand),
    ...{ number, phase, street, boards, burns, stubMucked, pot, currentBet },
  };
}
