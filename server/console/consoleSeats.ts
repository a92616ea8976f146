// The ten seats of a console: the hand lane of each, and which slots have a value. Faces only of visible openings.
import { decide } from '../engine/decide.ts';
import { mayOpen } from '../engine/decideShowdown.ts';
import { HOLDEM } from '../engine/game.ts';
import { type Hand, isRunning, type SeatHand, seatOf } from '../engine/hand.ts';
import { positionOf } from '../engine/position.ts';
import { MAX_SEATS, seatNo } from '../engine/seat.ts';
import type { SessionSeat } from '../engine/session.ts';
import { pointer } from '../engine/showdown.ts';
import type { ConsoleInput } from './consoleInput.ts';
import type { ConsoleSeat, SeatMove } from './view.ts';

export function consoleSeats(input: ConsoleInput): readonly ConsoleSeat[] {
  return Array.from({ length: MAX_SEATS }, (_, i) => consoleSeat(input, i + 1));
}

function consoleSeat(input: ConsoleInput, number: number): ConsoleSeat {
  const { hand, session } = input.state;
  const sitting = session.seats.find((s) => s.seat === number);
  const dealt = hand === null ? undefined : seatOf(hand, seatNo(number));
  if (hand === null || dealt === undefined) return idleSeat(number, sitting);
  if (!isRunning(hand) && sitting === undefined) return idleSeat(number, undefined);
  return handSeat(input, { hand, dealt, sitting });
}

function idleSeat(number: number, sitting: SessionSeat | undefined): ConsoleSeat {
  const out = sitting !== undefined && (sitting.out || sitting.stack === 0);
  return {
    seat: number,
    state: sitting === undefined ? 'empty' : out ? 'out' : 'waiting',
    name: sitting?.name ?? '',
    stack: sitting?.stack ?? 0,
    bet: 0,
    position: 'none',
    button: false,
    toAct: false,
    allIn: false,
    action: 'none',
    amount: 0,
    slots: Array.from({ length: HOLDEM.holeCards }, () => 'none' as const),
    opened: [],
    pointer: false,
    won: 0,
    moves: [],
  };
}

interface AtHand {
  readonly hand: Hand;
  readonly dealt: SeatHand;
  readonly sitting: SessionSeat | undefined;
}

const STATES: Readonly<Record<SeatHand['state'], ConsoleSeat['state']>> = {
  LIVE_DOWN: 'live',
  LIVE_PARTIAL: 'partial',
  OPENED: 'opened',
  MUCK_PENDING: 'pending',
  FOLDED: 'folded',
  MUCKED: 'mucked',
  KILLED: 'killed',
};

function handSeat(input: ConsoleInput, { hand, dealt, sitting }: AtHand): ConsoleSeat {
  const running = isRunning(hand);
  const last = dealt.lastAction;
  return {
    seat: dealt.seat,
    state: STATES[dealt.state],
    name: sitting?.name ?? dealt.name,
    // between hands a stack may have been counted again (6.4.8)
    stack: running ? dealt.stack : (sitting?.stack ?? dealt.stack),
    bet: hand.roundOpen || (running && !hand.dealComplete) ? dealt.street : 0,
    position: positionOf(hand, dealt.seat),
    button: hand.button === dealt.seat,
    toAct: hand.toAct === dealt.seat && hand.phase === 'BETTING',
    allIn: running && dealt.stack === 0 && dealt.state !== 'FOLDED' && dealt.state !== 'KILLED',
    action: last?.action ?? 'none',
    amount: last?.amount ?? 0,
    slots: slotsOf(input, dealt),
    opened: input.openingsVisible ? dealt.cards : [],
    pointer: hand.orderSet && running && pointer(hand) === dealt.seat,
    won: dealt.won,
    moves: movesOf(hand, dealt),
  };
}

function slotsOf({ filled }: ConsoleInput, dealt: SeatHand): ConsoleSeat['slots'] {
  return Array.from({ length: HOLDEM.holeCards }, (_, slot) => {
    const place = filled.find((f) => f.seat === dealt.seat && f.slot === slot);
    if (place !== undefined) return place.source === 'read' ? 'scanned' : 'typed';
    return slot < dealt.dealt ? 'missing' : 'none';
  });
}

/** Only what the rules allow now; a muck that would merely collect cards is no move. */
function movesOf(hand: Hand, dealt: SeatHand): readonly SeatMove[] {
  const { seat } = dealt;
  const muck = decide(hand, { type: 'MuckHand', seat });
  return [
    ...(mayOpen(hand, seat) === null ? (['open'] as const) : []),
    ...(muck.ok && muck.value.length > 0 ? (['muck'] as const) : []),
    ...(decide(hand, { type: 'RetrieveHand', seat }).ok ? (['retrieve'] as const) : []),
    ...(decide(hand, { type: 'KillMuck', seat }).ok ? (['kill-muck'] as const) : []),
  ];
}
