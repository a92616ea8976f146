// The numbers of the tracker: windows, tiers, weights. Counts are scans, times are milliseconds.
// Seat figures were measured on bursty reads; board and muck figures are starting values until real tables are recorded.
import type { ZoneKind } from './shape.ts';

/** `hits` of the last `of` scans, spread over at least `dwellMs`, and `ratio` times what the next zone has. */
export interface TierRule {
  readonly hits: number;
  readonly of: number;
  readonly dwellMs: number;
  readonly ratio: number;
}

export interface PresenceRule {
  readonly provisional: TierRule;
  readonly firm: TierRule;
  /** out of sight: no hit for this long and for this many good scans */
  readonly gone: { readonly ms: number; readonly scans: number };
}

/** Longest window kept for a tag at a zone. */
export const HISTORY = 40;
/** An antenna that was not scanned for so long may have missed how cards came. */
export const HOLE_MS = 500;
/** A debouncing reader's word stands for one scan each of these. */
export const EDGE_SCAN_MS = 120;

const SEAT: PresenceRule = {
  provisional: { hits: 3, of: 8, dwellMs: 600, ratio: 2 },
  firm: { hits: 12, of: 40, dwellMs: 3000, ratio: 2.5 },
  gone: { ms: 1800, scans: 15 },
};
const BOARD: PresenceRule = {
  provisional: { hits: 3, of: 8, dwellMs: 400, ratio: 2 },
  firm: { hits: 6, of: 16, dwellMs: 1000, ratio: 2 },
  gone: { ms: 2000, scans: 12 },
};
const PASSING: PresenceRule = {
  provisional: { hits: 2, of: 8, dwellMs: 0, ratio: 0 },
  firm: { hits: 3, of: 8, dwellMs: 0, ratio: 0 },
  gone: { ms: 1000, scans: 3 },
};

export const PRESENCE: Readonly<Record<ZoneKind, PresenceRule>> = {
  seat: SEAT,
  up: SEAT,
  board: BOARD,
  burn: BOARD,
  muck: PASSING,
  deck: PASSING,
  pad: PASSING,
};

/** F26, between hands: so many cards, each read at a second place at least half as often as at its best. */
export const WASH = { cards: 10, share: 0.5, quietMs: 3000 } as const;

/** F13: so many cards of another deck and none of this one, for so long. */
export const OTHER_DECK = { cards: 3, ms: 10_000 } as const;

/** F05: automation only where the worst pair hears at most a quarter. */
export const CROSS_TALK = {
  limit: 0.25,
  /** well again below this */
  fine: 0.2,
  /** reads at home before the share is believed, and how many deviations it must be beyond the limit: misses come in bursts */
  least: 100,
  sure: 5,
  /** reads at home after which what is old counts half */
  halfAt: 3200,
  /** a card that has lain so long, and was read at home within so many scans, is at rest */
  restMs: 1000,
  restScans: 2,
} as const;

/** A card on one antenna, measured for so long once it has settled. */
export const CALIBRATION = {
  ms: 5000,
  settleScans: 3,
  /** for a card to be laid */
  waitMs: 60_000,
  silentMs: 5000,
  /** read more seldom, a tag does not lie there */
  leastShare: 0.1,
} as const;

/** A zone that was not scanned for this long does not compete for a tag. */
export const COMPETES_MS = 3000;

export const DEAL = {
  /** seats whose cards came within this of each other make a start of a hand */
  startWithinMs: 30_000,
  /** no new card for this long with somebody short: ask */
  shortAfterMs: 5000,
  /** a hand thrown away before its cards were firm: what it takes to name its seat */
  rescueDwellMs: 800,
  rescueHits: 5,
  /** good scans in a row that may miss a card too many before it counts as gone */
  restScans: 8,
} as const;

/** What may lie between the reads of two cards dealt in order; calibrated on bursty reads of a million simulated deals. */
export const DEAL_ORDER = {
  /** cards differ on their way by about so much */
  wayMs: 500,
  /** scans in a row that a burst may miss */
  scans: 7,
  /** of what is allowed for, this much makes a card count at all */
  share: 0.7,
  /** two cards of a seat that came closer to each other were drawn in together */
  apartMs: 1000,
  /** behind the last card that came in time */
  afterEndMs: 2000,
  /** a card that was read at its seat so much earlier passed by, or lay there in the wash */
  rereadMs: 15_000,
  /** nothing is told from a slower antenna */
  slowestMs: 400,
} as const;

export const BOARD_RULES = {
  /** good scans in a row that may miss a card of the board before it counts as gone */
  restScans: 8,
  incompleteAfterMs: 2500,
  /** cards of two boards that came with less between them are not told apart by their order */
  boardApartMs: 400,
} as const;

/** Cards thrown away by a seat that stays in. */
export const DISCARD = {
  /** no further card of it has come to the muck for this long */
  settleMs: 1500,
  /** the rest of the hand is not seen at the seat for so long: ask */
  askAfterMs: 4000,
  /** good scans of the seat that may miss one of the other cards */
  restScans: 8,
  /** a card whose place was given up is taken anew when it was read at its seat for so long since */
  anewMs: 3000,
  /** with all new cards there, an old one that was not seen for so long has gone, though the muck never showed it */
  unseenMs: 8000,
} as const;

export const MUCK = {
  /** hits at the muck that make it firm, once the card has been away from its seat for `awayMs` */
  firmHits: 3,
  awayMs: 800,
  /** with fewer hits it takes this long away from the seat */
  emptyMs: 1500,
  /** scans of the seat without the card before it counts as away at all */
  awayScans: 5,
  /** a stub that comes in the same second clouds a fold (2.5.7) */
  settleMs: 1000,
  /** waits this long for the other cards of the hand */
  restMs: 2000,
  stubTags: 4,
  stubWithinMs: 1500,
  automatic: 0.95,
  propose: 0.5,
  /** where reads only corroborate, this long is left to whoever enters the fold */
  unconfirmedMs: 10_000,
  /** reads were lost this recently: a person decides */
  uncertainMs: 5000,
} as const;

/** Weights of a fold; confidence = 1 / (1 + e^-sum). */
export const FOLD_WEIGHT = {
  allCards: 4,
  someCards: 2,
  inTurn: 1.5,
  outOfTurn: -1.5,
  facingBet: 0.5,
  seatEmpty: 1,
  oneScan: -1,
} as const;

/** 6.4.1, where no profile says otherwise. */
export const LOST_MS = 45_000;

/** A card too many that lies still for so long is no card on its way. */
export const EXTRA_LASTS_MS = 10_000;

export const HEALTH = {
  slowMs: 400,
  fineMs: 350,
  /** cards beyond those of a hand that may lie at a seat before they are a pile */
  seatSpare: 2,
  /** cards beyond those of all boards */
  boardSpare: 2,
  failedScans: 10,
  clockDoubtfulMs: 250,
  /** hits before an unregistered or foreign tag is worth a word */
  strangerHits: 3,
} as const;
