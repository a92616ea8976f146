// What is counted while one card is measured at one zone, and what is told in the end. Tags stay here: the result has none.
import type { TagId, ZoneId } from './shape.ts';

export interface Tally {
  readonly hits: Readonly<Partial<Record<ZoneId, number>>>;
  readonly strengths: readonly number[];
}

export interface Measuring {
  readonly zone: ZoneId;
  /** when it was asked for, programme ms */
  readonly since: number;
  /** last word of this zone */
  readonly heardAt: number;
  /** scans in a row with a card before it counts */
  readonly settled: number;
  /** reads count from here on; null while the card is awaited */
  readonly from: number | null;
  readonly scans: Readonly<Partial<Record<ZoneId, number>>>;
  readonly tags: Readonly<Record<TagId, Tally>>;
}

export const NOTHING_MEASURED: Omit<Measuring, 'zone'> = {
  since: 0,
  heardAt: 0,
  settled: 0,
  from: null,
  scans: {},
  tags: {},
};

export interface Measured {
  readonly zone: ZoneId;
  /** share of good scans that read the card, percent */
  readonly hitRate: number;
  /** median, in the reader's own unit; null where it tells none */
  readonly strength: number | null;
  readonly scans: number;
  /** percent of the reads at home that each other zone has */
  readonly heard: Readonly<Partial<Record<ZoneId, number>>>;
}

/** A whole deck on an antenna is no card to measure. */
const MOST_TAGS = 64;

export function hasRoomFor(tags: Measuring['tags'], tag: TagId): boolean {
  return tags[tag] !== undefined || Object.keys(tags).length < MOST_TAGS;
}
