// What the tracker remembers when it has seen nothing: no reads, no hand, no deck.
import { LOST_MS } from './rules.ts';
import type { Context } from './shape.ts';
import { type HandTrack, TRACKER_VERSION, type TrackerState } from './state.ts';

export const NO_HAND: HandTrack = {
  id: null,
  slots: {},
  candidates: {},
  arrivals: {},
  orderTold: false,
  orderFor: null,
  lastCardAt: null,
  complete: false,
  shortFor: null,
  board: [],
  boardTold: null,
  boardEngine: 0,
  boardTaken: false,
  cleared: false,
  mucks: {},
  stubAt: null,
  stubTold: false,
  extras: [],
  extrasLasting: [],
  heldTold: [],
  offers: [],
  collected: true,
  tagsGone: true,
};

export const NO_CONTEXT: Context = {
  type: 'context',
  at: 0,
  handId: null,
  phase: null,
  street: null,
  closed: false,
  toAct: null,
  facingBet: false,
  allIn: [],
  live: [],
  dealtIn: [],
  dealRound: [],
  occupied: [],
  cardsPerSeat: 2,
  dealt: {},
  boards: [0],
  sharedBoard: 0,
  lostMs: LOST_MS,
  repair: 'none',
  noisy: [],
  muck: 'auto',
};

export function emptyTracker(): TrackerState {
  return {
    version: TRACKER_VERSION,
    now: 0,
    late: false,
    source: null,
    n: 0,
    zones: {},
    known: {},
    cards: {},
    leftover: {},
    clearAt: null,
    startTold: false,
    washAt: null,
    otherDeck: null,
    gapAt: null,
    hearing: {},
    readers: {},
    context: NO_CONTEXT,
    hand: NO_HAND,
    asked: [],
    ills: [],
  };
}
