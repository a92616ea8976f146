// What a canvas works with: time, the show as it will air, words said of it, and where its pictures go.
import type { Logger } from '../base/logger.ts';
import type { ProgrammeTime } from '../log/programmeTime.ts';
import type { CanvasConfig } from './control.ts';
import type { DelayStep } from './delayChangeWatch.ts';
import type { HoldState } from './holds.ts';
import type { OpenCards } from './holeValues.ts';
import type { Moment, Released } from './released.ts';
import type { HandWord } from './status.ts';
import type { Timeline } from './timeline.ts';

export interface CanvasDeps {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly timeline: Timeline;
  readonly openCards: OpenCards;
  readonly programme: ProgrammeTime;
  readonly logger: Logger;
  readonly hold: () => HoldState;
  /** what the producer said of a hand */
  readonly word: (hand: string) => HandWord;
  /** programme ms up to which this canvas waits for the planned start of the air; null: it does not */
  readonly waits: (config: CanvasConfig) => number | null;
  /** whether the other canvases allow these settings now */
  readonly allows: (config: CanvasConfig) => boolean;
  /** these settings as far as the programme on air lets them count now */
  readonly behindProgramme: (config: CanvasConfig) => CanvasConfig;
  /** pictures of this canvas are drawn with other settings from now on */
  readonly switched: () => void;
  readonly publish: (config: CanvasConfig, moment: Released<Moment>) => void;
  /** a procedure has gone on by itself */
  readonly delayStep: DelayStep;
}
