// One message of one world, as it is compared with that of the other.
import { type Dealt, withoutDue } from './due.ts';
import { normalised, normalisedValue, parsedOf } from './normalise.ts';

export interface Said {
  readonly text: string;
  /** of a canvas, the same without cards that are due and what follows from them */
  readonly undue: string;
  /** cards of it may be there by now */
  readonly due: boolean;
  readonly at: number;
  /** ms since the last step before it, by the delay of its channel */
  readonly after: number;
  /** of a canvas: its moment is compared as well */
  readonly timed: boolean;
  /** what stands until the next one comes, not a reply */
  readonly state: boolean;
  /** drawn now and then: which states there are is compared, and not their order */
  readonly sampled: boolean;
  /** read in a record of the house, not heard */
  readonly written: boolean;
}

export interface SaidHow extends Pick<Said, 'at' | 'after' | 'timed' | 'state' | 'sampled' | 'written'> {
  /** of a canvas: also where its cards are not due yet, for the other world may be a moment ahead */
  readonly hand: Dealt | null;
  /** a file that no server draws anything of: every byte counts */
  readonly raw?: boolean;
}

const NO_HAND = new Map<number, []>();

export function saidOf(message: string, { hand, raw = false, ...how }: SaidHow): Said {
  const text = raw ? message : normalised(message);
  let undue: string | null = null;
  return {
    ...how,
    text,
    due: hand?.due === true,
    get undue() {
      undue ??= how.timed ? normalisedValue(withoutDue(parsedOf(message), hand?.hole ?? NO_HAND)) : text;
      return undue;
    },
  };
}

/** In two worlds a frame comes a little before a card is due, or a little after: it is compared as one behind it. */
export function isSame(a: Said, b: Said): boolean {
  return a.due || b.due ? a.undue === b.undue : a.text === b.text;
}
