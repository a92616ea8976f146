// Who has been paid what: only pots that were pushed, never pots that are merely decided. Knows no card.
import type { Hand } from '../../engine/hand.ts';

export interface Award {
  readonly pot: number;
  readonly seat: number;
  readonly run: number;
  readonly amount: number;
  /** decided by opened hands, not by the others giving up */
  readonly shown: boolean;
  /** several winners share this run of the pot */
  readonly split: boolean;
}

export function awardsOf(hand: Hand): readonly Award[] {
  return hand.decided
    .filter((pot) => pot.awarded)
    .flatMap(({ pot, shown, shares }) =>
      shares.map(({ seat, run, amount, part }) => ({
        pot,
        seat,
        run,
        amount,
        shown,
        split: shares.some((other) => other.run === run && other.part === part && other.seat !== seat),
      })),
    );
}
