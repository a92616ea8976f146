// Makes what the page of the readers draws of the calibration from what was measured, the layouts and the desk.
import {
  type CalibrationView,
  type CalibrationZone,
  CROSS_TALK_LIMIT,
  type CrossTalk,
  type MeasuredZone,
  WEAK_BELOW,
  type ZoneFitness,
} from './view.ts';

export interface CalibrationInput {
  readonly table: string;
  readonly tableName: string;
  readonly handRuns: boolean;
  readonly zones: readonly {
    readonly reader: string;
    readonly zone: string;
    readonly online: boolean;
    readonly measured: MeasuredZone | null;
  }[];
  readonly matrix: readonly CrossTalk[];
  readonly refused: readonly string[];
  readonly session: { readonly zone: string; readonly left: number; readonly waits: boolean } | null;
  /** name of the person who measures */
  readonly who: string;
  readonly news: CalibrationView['news'];
}

export function calibrationView(input: CalibrationInput): CalibrationView {
  const { table, tableName, handRuns, matrix, refused, news } = input;
  return {
    kind: 'calibration',
    ...{ table, tableName, handRuns, limit: CROSS_TALK_LIMIT, matrix, refused, news },
    zones: input.zones.map((zone) => ({ ...zone, fitness: fitnessOf(zone, refused) })),
    worst: worstOf(matrix),
    session: sessionOf(input),
  };
}

function fitnessOf(
  { zone, measured }: Pick<CalibrationZone, 'zone' | 'measured'>,
  refused: readonly string[],
): ZoneFitness {
  if (refused.includes(zone)) return 'cross-talk';
  if (measured === null) return 'not-measured';
  return measured.hitRate < WEAK_BELOW ? 'weak' : 'good';
}

function worstOf(matrix: readonly CrossTalk[]): CrossTalk | null {
  return matrix.filter(({ counts }) => counts).reduce<CrossTalk | null>(worse, null);
}

function worse(worst: CrossTalk | null, one: CrossTalk): CrossTalk {
  return worst === null || one.percent > worst.percent ? one : worst;
}

function sessionOf({ session, who, zones }: CalibrationInput): CalibrationView['session'] {
  if (session === null) return null;
  const { zone, left, waits } = session;
  const reader = zones.find((one) => one.zone === zone)?.reader ?? '';
  return { by: who, reader, zone, stage: waits ? 'waiting' : 'measuring', left };
}
