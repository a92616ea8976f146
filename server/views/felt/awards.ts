// Who has been paid what: only pots that were pushed, never pots that are merely decided. Knows no card.
import type { PotShare } from '../../engine/event.ts';
import { type Hand, liveSeats } from '../../engine/hand.ts';

export interface Award {
  readonly pot: number;
  readonly seat: number;
  readonly run: number;
  readonly part: PotShare['part'];
  readonly amount: number;
  /** decided by opened hands, not by the others giving up */
  readonly shown: boolean;
  /** several winners share this part of this run of the pot */
  readonly split: boolean;
  /** all pots were shared by agreement, not by comparing hands */
  readonly agreed: boolean;
}

export function awardsOf(hand: Hand): readonly Award[] {
  const agreed = isChopped(hand);
  return hand.decided
    .filter((pot) => pot.awarded)
    .flatMap(({ pot, shown, shares }) =>
      shares.map(({ seat, run, amount, part }) => ({
        pot,
        seat,
        run,
        part,
        amount,
        shown,
        agreed,
        split: shares.some((other) => other.run === run && other.part === part && other.seat !== seat),
      })),
    );
}

/** 6.3.9: the last holder lost the pot, and those who had given up their hands divide it. */
export function isForfeited(hand: Hand): boolean {
  const paid = hand.decided.filter((pot) => pot.awarded && !pot.shown).flatMap(({ shares }) => shares);
  return paid.some(({ seat }) => !liveSeats(hand).some((live) => live.seat === seat));
}

/** Without an agreement, or a judge, nobody shares a pot for which no hand was compared. */
function isChopped(hand: Hand): boolean {
  if (hand.overruled !== null || isForfeited(hand)) return false;
  return hand.decided.some((pot) => pot.awarded && !pot.shown && pot.shares.length > 1);
}
