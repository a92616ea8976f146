// The state of a hand as it starts: nothing posted, nobody dealt.
import { type Chips, chips } from './chips.ts';
import { gameOf } from './game/games.ts';
import { firstStreet } from './game/streets.ts';
import type { Hand, SeatHand } from './hand.ts';
import type { HandStarted } from './handStart.ts';
import { clockwiseAfter } from './seat.ts';
import { straddlesInPlace } from './sleepers.ts';
import { wholeStructure } from './structure.ts';

export function startHand(event: HandStarted): Hand {
  const { type: _, seats, ...said } = event;
  const structure = wholeStructure(said.structure);
  const start = { ...said, structure };
  const game = gameOf(event.game);
  const order = clockwiseAfter(
    event.button,
    seats.map((s) => s.seat),
  );
  const bySeat = new Map(seats.map((s) => [s.seat, s]));
  const level = Math.max(
    start.bigBlindSeat === null ? 0 : structure.bigBlind,
    structure.buttonBlind,
    start.smallBlindSeat === null ? 0 : structure.smallBlind,
    ...straddlesInPlace(structure).map((s) => s.amount),
    ...structure.posts.map((p) => p.live),
  );
  return {
    ...start,
    phase: 'DEALING',
    street: firstStreet(game),
    dealComplete: false,
    streetDealt: false,
    roundOpen: false,
    boards: Array.from({ length: structure.boards }, () => []),
    runs: structure.boards,
    sharedBoard: 0,
    burns: 0,
    currentBet: chips(level),
    lastFull: firstRaise(event),
    fullLevel: chips(level),
    lastRaise: null,
    bets: level > 0 && event.profile['fl.shortAllIn'] !== 'full_line' ? 1 : 0,
    capped: false,
    openers: {},
    toAct: null,
    deadMoney: chips(0),
    aside: [],
    raked: chips(0),
    handHasAction: false,
    lastRoundHeld: null,
    aggressors: {},
    faceUp: false,
    openOrder: [],
    orderSet: false,
    decided: [],
    actions: [],
    incidents: [],
    stubMucked: false,
    overruled: null,
    forfeited: null,
    deckToReplace: [],
    seats: order.flatMap((seat) => {
      const s = bySeat.get(seat);
      return s === undefined ? [] : [newSeat(s)];
    }),
  };
}

/** 3.4 straddle.minRaise: the first raise is by the straddle or by the big blind. */
function firstRaise(event: HandStarted): Chips {
  const straddle = straddlesInPlace(event.structure).at(-1);
  const byStraddle = straddle !== undefined && event.profile['straddle.minRaise'] === 'straddle';
  return byStraddle ? straddle.amount : event.structure.minBet;
}

function newSeat(s: HandStarted['seats'][number]): SeatHand {
  return {
    seat: s.seat,
    name: s.name,
    presence: s.presence,
    startStack: s.stack,
    stack: s.stack,
    state: 'LIVE_DOWN',
    dealt: 0,
    held: [],
    thrown: [],
    drew: null,
    up: [],
    cards: [],
    street: chips(0),
    invested: chips(0),
    dead: chips(0),
    uncalledBack: chips(0),
    acted: false,
    lastAction: null,
    killedFor: null,
    killedUncalled: null,
    mustTable: false,
    dealerPosted: false,
    allInBy: null,
    won: chips(0),
  };
}
