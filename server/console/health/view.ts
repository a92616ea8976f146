// What the page of the readers says of each reader and antenna: a state in a word, counts and shares. Never a tag or a card.

/** In the order in which they count: an antenna shows the first that is so. That one card is read twice by rank and suit is told
 *  to the floor alone (6.2.2) and is none of these. */
export const HEALTH_WORDS = [
  'not-connected',
  'connecting',
  'stale',
  'not-responding',
  'antenna-fault',
  'not-scanned',
  'duplicate-cards',
  'unregistered-cards',
  'deck-mismatch',
  'cross-talk',
  'slow-cycle',
  'normal',
] as const;
export type HealthWord = (typeof HEALTH_WORDS)[number];

export interface LastFault {
  /** as the reader calls it: ANT_OPEN, RF_INIT... */
  readonly code: string;
  /** wall time, ms */
  readonly at: number;
}

export interface HealthReader {
  readonly reader: string;
  readonly model: string;
  readonly firmware: string;
  readonly word: HealthWord;
  /** ms, to the next ten; null while it has told none */
  readonly cycleMs: number | null;
  /** messages that came late, and that were lost, since it connected */
  readonly late: number;
  readonly lost: number;
  readonly lastFault: LastFault | null;
}

export interface HealthAntenna {
  readonly reader: string;
  /** of the reader, as its layout names it */
  readonly port: string;
  readonly zone: string;
  readonly word: HealthWord;
  /** tags that lie there now; at a seat in a hand: places that are filled */
  readonly count: number | null;
  /** percent; at a seat in a hand: as it was before the hand */
  readonly hitRate: number | null;
  readonly lastFault: LastFault | null;
}

export interface HealthView {
  readonly kind: 'health';
  readonly table: string;
  readonly tableName: string;
  readonly seatCount: number;
  readonly handRuns: boolean;
  readonly readers: readonly HealthReader[];
  readonly antennas: readonly HealthAntenna[];
}
