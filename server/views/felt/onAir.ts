// What of a moment may be drawn: all of it while the canvas is on, nothing of the table otherwise. Fails closed.
import { EMPTY_SESSION } from '../../engine/session.ts';
import type { Moment } from '../../release/released.ts';

export function onAir(moment: Moment): Moment {
  if (moment.show === 'on') return moment;
  return {
    ...moment,
    at: 0,
    session: EMPTY_SESSION,
    hand: null,
    slots: [],
    lines: [],
    previous: [],
    openings: false,
  };
}

/** The part of a moment that lies face up on the felt: no hole card can be reached through it. */
export type Felt = Pick<Moment, 'session' | 'hand'>;
