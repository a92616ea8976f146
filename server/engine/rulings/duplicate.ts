// 6.2.2: two cards of one suit and rank, seen by people. The vault's own alarm goes to the floor inbox and comes here as a void hand.
import { chips } from '../chips.ts';
import { voided } from '../decideEnd.ts';
import type { HandEvent } from '../event.ts';
import { type Hand, isRunning, type SeatHand } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import type { SeatNo } from '../seat.ts';
import type { ChapterOf } from './chapter.ts';
import { hasPaid } from './cutoff.ts';
import { mayFoulHand, toReplace } from './fouledDeck.ts';
import type { Remedy } from './incident.ts';

const CLAUSE = '6.2.2';

export const duplicate: ChapterOf<'duplicate'> = {
  untilNextHand: true,
  refuse: () => null,
  alarm: (hand) =>
    mayFoulHand(hand)
      ? { code: 'SP-6.2.2-DUPLICATE', clause: CLAUSE, severity: 'hard', stops: 'now' }
      : { code: 'SP-6.2.2-TOO_LATE', clause: CLAUSE, severity: 'soft', stops: 'no' },
  // the result stands, the deck does not
  follows: (hand) => (mayFoulHand(hand) ? [] : [toReplace('SP-6.2.0-REPLACE', '6.2')]),
  remedies,
  effects: (hand, _, { remedy, ruling }) => {
    if (remedy.outcome === 'reject') return [];
    const knower = hand.seats.find(({ seat }) => remedy.outcome === knowerOutcome(seat));
    return [...voided(hand, ruling), ...(knower === undefined ? [] : [forfeit(knower)])];
  },
};

function remedies(hand: Hand): readonly Remedy[] {
  if (!mayFoulHand(hand)) return [];
  return [
    { outcome: 'void', code: 'SP-6.2.2-VOID', clause: CLAUSE, by: MAY_RULE },
    // both cards were looked at: a tag carries the wrong card
    { outcome: 'reject', code: 'SP-6.2.2-REJECTED', clause: CLAUSE, by: MAY_RULE },
    ...knowers(hand),
  ];
}

/** Robert's: who knew and tried to win by betting may lose his refund. Only while the hand runs and only who put chips in. */
function knowers(hand: Hand): readonly Remedy[] {
  if (hand.profile['fouled.duplicate'] !== 'void_knower_may_forfeit' || !isRunning(hand)) return [];
  return hand.seats
    .filter(({ seat }) => hasPaid(hand, seat))
    .map(({ seat }) => ({
      outcome: knowerOutcome(seat),
      code: 'RRP-FOULED-KNOWER_FORFEITS',
      clause: CLAUSE,
      by: MAY_RULE,
    }));
}

function knowerOutcome(seat: SeatNo): string {
  return `knower-forfeits-${seat}`;
}

/** His chips stay for the next deal. */
function forfeit({ seat, invested, dead }: SeatHand): HandEvent {
  return { type: 'RefundForfeited', seat, amount: chips(invested + dead) };
}
