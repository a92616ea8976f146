// One of the ten seats as anyone in the room sees it: name, chips, position, action. Knows no card.
import { type Hand, isRunning, type SeatHand, type SeatHandState } from '../../engine/hand.ts';
import { hasButton, positionOf } from '../../engine/position.ts';
import { blindedOut, foldedAway } from '../../engine/rulings/presence.ts';
import { MAX_SEATS } from '../../engine/seat.ts';
import type { SessionSeat } from '../../engine/session.ts';
import type { SeatState } from '../overlay/view.ts';
import type { VenueSeat } from '../venue/view.ts';
import type { Felt } from './onAir.ts';
import { shownAction } from './seatAction.ts';

export type SeatFacts = Omit<VenueSeat, 'cards' | 'up'>;

export const SEAT_NUMBERS: readonly number[] = Array.from({ length: MAX_SEATS }, (_, i) => i + 1);

const STATES: Readonly<Record<SeatHandState, SeatState>> = {
  LIVE_DOWN: 'live',
  LIVE_PARTIAL: 'live',
  OPENED: 'opened',
  MUCK_PENDING: 'mucked',
  FOLDED: 'folded',
  MUCKED: 'mucked',
  KILLED: 'killed',
};

/**
 * A hand stays as it was played until the next one begins: seats, names and final stacks are its own, whatever happens
 * at the table meanwhile. Only a name that was corrected shows.
 */
export function seatFacts(felt: Felt, seat: number): SeatFacts {
  const seated = felt.session.seats.find((s) => s.seat === seat);
  const dealt = dealtIn(felt.hand, seat);
  if (felt.hand !== null && dealt !== undefined) return inHand(felt.hand, dealt, correctedName(felt, seat));
  return seated === undefined || cameAfter(felt, seated) ? nobody(seat) : waiting(felt, seated);
}

export function dealtIn(hand: Hand | null, seat: number): SeatHand | undefined {
  return hand?.seats.find((s) => s.seat === seat);
}

function nobody(seat: number): SeatFacts {
  return {
    seat,
    state: 'empty',
    name: '',
    stack: 0,
    bet: 0,
    position: 'none',
    button: false,
    toAct: false,
    allIn: false,
    away: false,
    action: 'none',
    amount: 0,
    drew: null,
    won: 0,
  };
}

/** Before the first hand everybody with chips is in; later, whoever was not dealt in is out. */
function waiting({ hand, session }: Felt, { seat, name, stack, out }: SessionSeat): SeatFacts {
  const ready = hand === null && !out && stack > 0;
  const button = hand !== null ? hasButton(hand.game) && hand.button === seat : session.positions?.button === seat;
  return { ...nobody(seat), state: ready ? 'live' : 'out', name, stack, button };
}

/** Able to play and not dealt in: seated since the deal, in the picture with the next hand. */
function cameAfter({ hand }: Felt, { out, stack }: SessionSeat): boolean {
  return hand !== null && !out && stack > 0;
}

function inHand(hand: Hand, s: SeatHand, name: string | null): SeatFacts {
  return {
    seat: s.seat,
    state: stateOf(hand, s),
    name: name ?? s.name,
    stack: s.stack,
    bet: inFront(hand, s),
    position: positionOf(hand, s.seat),
    button: hasButton(hand.game) && hand.button === s.seat,
    toAct: hand.phase === 'BETTING' && hand.toAct === s.seat,
    allIn: isAllIn(hand, s),
    away: isAllIn(hand, s) && s.presence !== 'PRESENT',
    ...shownAction(hand, s),
    drew: s.drew,
    won: s.won,
  };
}

/** Who was folded in his absence is not dead by a fault, and who went out by a posted blind was not beaten. */
function stateOf(hand: Hand, s: SeatHand): SeatState {
  if (!foldedAway(s)) return STATES[s.state];
  return blindedOut(hand).includes(s.seat) ? 'blinded-out' : 'away';
}

/** Who was dealt in there, by the name he has now; after the hand somebody else may have taken his seat. */
function correctedName({ session }: Felt, seat: number): string | null {
  return session.seats.find(({ dealtAs }) => dealtAs === seat)?.name ?? null;
}

const GATHERED_LATER: readonly Hand['phase'][] = ['DEALING', 'BETTING', 'BETTING_CLOSED'];

/** Chips lie in front of a seat until betting is over; then they are in the pots. */
function inFront(hand: Hand, s: SeatHand): number {
  return GATHERED_LATER.includes(hand.phase) ? s.street : 0;
}

/** Nothing behind and still in the hand; the award ends it. */
function isAllIn(hand: Hand, s: SeatHand): boolean {
  const inPlay = s.state === 'LIVE_DOWN' || s.state === 'LIVE_PARTIAL' || s.state === 'OPENED';
  return inPlay && s.stack === 0 && s.won === 0 && isRunning(hand);
}
