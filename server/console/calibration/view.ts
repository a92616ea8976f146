// What the page of the readers draws and may ask: how well each antenna of the table reads a card that lies on it, and how
// much of that card the others hear. Shares and places; never a tag, never a card.
import { z } from 'zod';

/** Above this share of its reads heard elsewhere a card has no sure place: nothing is taken from such zones unasked. */
export const CROSS_TALK_LIMIT = 25;
/** Below this hit rate an antenna misses more than peeking and covering explain. */
export const WEAK_BELOW = 60;

export const ZONE_FITNESS = ['not-measured', 'good', 'weak', 'cross-talk'] as const;
export type ZoneFitness = (typeof ZONE_FITNESS)[number];

/** `waiting`: for the card to be laid there; `measuring`: it lies there and is being read. */
export const CALIBRATION_STAGES = ['waiting', 'measuring'] as const;

/** What became of the last measurement. */
export const CALIBRATION_NEWS = [
  'none',
  'measured',
  'no-card',
  'several-cards',
  'card-moved',
  'reader-silent',
  'hand-running',
  'failed',
] as const;

export interface MeasuredZone {
  /** share of good scans that saw the card, percent */
  readonly hitRate: number;
  /** median signal strength in the reader's own unit; null where it tells none */
  readonly strength: number | null;
  /** good scans of the zone that were counted */
  readonly scans: number;
  /** wall time, ms */
  readonly at: number;
}

export interface CalibrationZone {
  readonly reader: string;
  /** as the layout of the reader names it: seat:1 to seat:10, board, board:1 to board:5, muck, burn */
  readonly zone: string;
  readonly online: boolean;
  readonly fitness: ZoneFitness;
  /** null: not measured since its reader and port were set so */
  readonly measured: MeasuredZone | null;
}

/** A card that lies at `from` is heard at `to`: hits there in percent of the hits at home. */
export interface CrossTalk {
  readonly from: string;
  readonly to: string;
  readonly percent: number;
  /** places that compete for a card; antennas of one board do not, and count for nothing here */
  readonly counts: boolean;
}

export interface CalibrationView {
  readonly kind: 'calibration';
  readonly table: string;
  readonly tableName: string;
  /** a hand runs, or its cards may still lie there: nothing may be measured now */
  readonly handRuns: boolean;
  readonly limit: number;
  readonly zones: readonly CalibrationZone[];
  /** of measured zones, what is heard elsewhere at all; a pair that is not here is 0 */
  readonly matrix: readonly CrossTalk[];
  /** the worst pair that counts; null while nothing is measured or nothing is heard elsewhere */
  readonly worst: CrossTalk | null;
  /** zones whose cards are taken by a person alone, because of their cross-talk */
  readonly refused: readonly string[];
  /** who measures now and where; null while nothing runs. `left`: ms of reads that are still to come */
  readonly session: {
    readonly by: string;
    readonly reader: string;
    readonly zone: string;
    readonly stage: (typeof CALIBRATION_STAGES)[number];
    readonly left: number;
  } | null;
  readonly news: {
    /** grows with each; the page beeps when it changes */
    readonly n: number;
    readonly what: (typeof CALIBRATION_NEWS)[number];
    readonly zone: string | null;
  };
}

const zone = z.string().min(1).max(16);

export const calibrationCommandSchema = z.discriminatedUnion('do', [
  /** one card is laid there alone; it is measured for five seconds of reads once it lies there */
  z.object({ do: z.literal('measure'), zone }),
  /** nothing is kept of the measurement that runs */
  z.object({ do: z.literal('stop') }),
  /** what was measured at this zone counts no more; without one, of all */
  z.object({ do: z.literal('forget'), zone: zone.nullable() }),
  /** the reader shows a light, or tests its coils: what is wrong with them comes as faults */
  z.object({ do: z.literal('tell'), reader: z.string().min(1).max(64), what: z.enum(['blink', 'selftest']) }),
]);
export type CalibrationCommand = z.output<typeof calibrationCommandSchema>;

/** Codes: `hand-running`, `hand-not-left`, `no-such-antenna`, `reader-offline`, `reader-unable`,
 * `reader-silent`, `calibration-taken`, `calibration-idle`. */
export type CalibrationReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly params: Readonly<Record<string, string | number>> };
