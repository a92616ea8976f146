// The seats of a console, as many as the table has: the hand lane of each, and which slots have a value. Faces only of visible openings.

import { cardsOwed } from '../engine/dealing.ts';
import { decide } from '../engine/decide.ts';
import { mayOpen } from '../engine/decideShowdown.ts';
import { gameOf } from '../engine/game/games.ts';
import { holeCards } from '../engine/game/streets.ts';
import { type Hand, isRunning, type SeatHand, seatOf } from '../engine/hand.ts';
import { withSlots } from '../engine/heldSlots.ts';
import { positionOf } from '../engine/position.ts';
import { seatNo } from '../engine/seat.ts';
import type { Session, SessionSeat } from '../engine/session.ts';
import { OWES_NOTHING } from '../engine/sessionCash.ts';
import { buttonSeat } from '../engine/sessionPlaces.ts';
import { pointer } from '../engine/showdown.ts';
import { owesWord } from './consoleGame.ts';
import type { ConsoleInput } from './consoleInput.ts';
import type { ConsoleSeat, SeatMove } from './view.ts';

export function consoleSeats(input: ConsoleInput): readonly ConsoleSeat[] {
  return Array.from({ length: input.seatCount }, (_, i) => consoleSeat(input, i + 1));
}

function consoleSeat(input: ConsoleInput, number: number): ConsoleSeat {
  const { hand, session } = input.state;
  const sitting = session.seats.find((s) => s.seat === number);
  const dealt = hand === null ? undefined : seatOf(hand, seatNo(number));
  const presence = presenceOf(session, sitting);
  const hole = holeCards(gameOf(hand?.game ?? session.game));
  if (hand === null || dealt === undefined) return { ...idleSeat(number, sitting, hole), presence };
  if (!isRunning(hand) && sitting === undefined) return { ...idleSeat(number, undefined, hole), presence };
  return { ...handSeat(input, { hand, dealt, sitting }), presence };
}

type Drawn = Omit<ConsoleSeat, 'presence'>;

/** The newest change that waits for his seat counts. */
function presenceOf({ planned }: Session, sitting: SessionSeat | undefined): ConsoleSeat['presence'] {
  if (sitting === undefined) return 'in';
  const waiting = planned.flatMap(({ command }) =>
    command.type === 'SitOut' && command.seat === sitting.seat ? [command.out] : [],
  );
  const next = waiting.at(-1) ?? sitting.out;
  if (next === sitting.out) return next ? 'out' : 'in';
  return next ? 'out-after-hand' : 'in-after-hand';
}

function idleSeat(number: number, sitting: SessionSeat | undefined, hole: number): Drawn {
  const out = sitting !== undefined && (sitting.out || sitting.stack === 0);
  return {
    seat: number,
    state: sitting === undefined ? 'empty' : out ? 'out' : 'waiting',
    name: sitting?.name ?? '',
    stack: sitting?.stack ?? 0,
    start: sitting?.start ?? 0,
    bet: 0,
    position: 'none',
    button: false,
    toAct: false,
    allIn: false,
    action: 'none',
    amount: 0,
    slots: emptyPlaces(hole).map(() => 'none' as const),
    places: emptyPlaces(hole),
    ...{ up: [], drew: null, owes: owesWord(sitting?.owes ?? OWES_NOTHING) },
    opened: [],
    pointer: false,
    here: sitting?.presence ?? 'PRESENT',
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

function handSeat(input: ConsoleInput, { hand, dealt, sitting }: AtHand): Drawn {
  const running = isRunning(hand);
  const last = dealt.lastAction;
  const places = placesOf(hand, dealt);
  return {
    seat: dealt.seat,
    state: STATES[dealt.state],
    name: sitting?.name ?? dealt.name,
    // between hands a stack may have been counted again (6.4.8)
    stack: running ? dealt.stack : (sitting?.stack ?? dealt.stack),
    start: sitting?.start ?? dealt.startStack,
    bet: hand.roundOpen || (running && !hand.dealComplete) ? dealt.street : 0,
    position: positionOf(hand, dealt.seat),
    button: buttonSeat(input.state.session, hand) === dealt.seat,
    toAct: hand.toAct === dealt.seat && hand.phase === 'BETTING',
    allIn: running && dealt.stack === 0 && dealt.state !== 'FOLDED' && dealt.state !== 'KILLED',
    action: last?.action ?? 'none',
    amount: last?.amount ?? 0,
    slots: slotsOf(input, dealt, places),
    places,
    up: dealt.up.map(({ card }) => card),
    drew: dealt.drew,
    owes: owesWord(sitting?.owes ?? OWES_NOTHING),
    opened: input.openingsVisible ? dealt.cards : [],
    pointer: hand.orderSet && running && pointer(hand) === dealt.seat,
    // between hands he may have come back
    here: running ? dealt.presence : (sitting?.presence ?? 'PRESENT'),
    won: dealt.won,
    moves: movesOf(hand, dealt),
  };
}

function emptyPlaces(count: number): readonly number[] {
  return Array.from({ length: count }, (_, slot) => slot);
}

/** Cards that he holds, then those that are still to come to him on this street. */
export function placesOf(hand: Hand, dealt: SeatHand): readonly number[] {
  const owed = isRunning(hand) ? cardsOwed(hand, dealt) : 0;
  return withSlots(dealt, dealt.held.length + owed).held;
}

function slotsOf({ filled }: ConsoleInput, dealt: SeatHand, places: readonly number[]): ConsoleSeat['slots'] {
  return places.map((slot) => {
    if (dealt.up.some((up) => up.slot === slot)) return 'up';
    const place = filled.find((f) => f.seat === dealt.seat && f.slot === slot);
    if (place !== undefined) return place.source === 'read' ? 'scanned' : 'typed';
    return dealt.held.includes(slot) ? 'missing' : 'none';
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
