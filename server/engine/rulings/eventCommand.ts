// What a chief judge orders for the whole event: the shuffling machine (5.5.1), and the end of the competition (5.10.1). Types only.
import type { Role } from '../role.ts';
import type { SeatNo } from '../seat.ts';

export interface SetEventShuffler {
  readonly type: 'SetEventShuffler';
  readonly shuffler: 'on' | 'off';
  readonly by: Role;
  readonly note: string;
}

/** Who ordered it, beside the switch that it sets. */
export type EventShufflerSet = Omit<SetEventShuffler, 'type'> & { readonly type: 'EventShufflerSet' };

export type CompetitionCommand = {
  readonly type: 'EndCompetition';
  /** off: it goes on after all */
  readonly on: boolean;
  /** the winner by agreement; null when nobody is */
  readonly seat: SeatNo | null;
  readonly by: Role;
  readonly note: string;
};

export type CompetitionEvent =
  | {
      readonly type: 'CompetitionFinished';
      readonly seat: SeatNo | null;
      /** '' where nobody won */
      readonly name: string;
      /** `SP-5.10.1-ALL_CHIPS`, or `SP-5.10.1-ENDED` by the chief judge */
      readonly code: string;
      /** null: it follows from the chips */
      readonly by: Role | null;
      readonly note: string;
    }
  | { readonly type: 'CompetitionResumed'; readonly by: Role; readonly note: string };
