// One thing the picture is made of, at its time: what a log entry, or a corrected one, did.
import type { LogEvent } from '../log/entry.ts';

export interface Step {
  /** log position; inserted steps have the amendment's, `.001` apart */
  readonly position: number;
  /** programme ms at which it took place at the table */
  readonly happened: number;
  /** programme ms of the entry; of an inserted step, when it took place */
  readonly recorded: number;
  /** a person brought it in, at once or by a correction */
  readonly typed: boolean;
  /** a draw that readers saw, and a person edited since */
  readonly changed?: boolean;
  /** its time is that of a press, which comes after what it tells: the lead of a canvas is for such steps alone */
  readonly pressed: boolean;
  readonly events: readonly LogEvent[];
}
