// Folds reports and rulings into the state of a hand. Total like evolve; never decides.
import { assertNever } from '../../base/assertNever.ts';
import { nextToAct } from '../betting.ts';
import { chips } from '../chips.ts';
import type { HandEvent } from '../event.ts';
import { change } from '../evolveBetting.ts';
import type { Hand } from '../hand.ts';
import { filledPots, potsToAward, sameShares, shareOf } from './awardShares.ts';
import { takenBack } from './takeBack.ts';

export type RulingEvent = Extract<
  HandEvent,
  {
    type:
      | 'IncidentReported'
      | 'IncidentRuled'
      | 'PresenceChanged'
      | 'StubMucked'
      | 'BoardTakenBack'
      | 'StackCounted'
      | 'AwardOverruled'
      | 'AwardsTakenBack'
      | 'RefundForfeited'
      | 'DeckToReplace';
  }
>;

export function evolveRuling(hand: Hand, event: RulingEvent): Hand {
  switch (event.type) {
    case 'IncidentReported':
      return reported(hand, event);
    case 'IncidentRuled':
      return {
        ...hand,
        incidents: hand.incidents.map((one) => (one.id === event.id ? ruled(one, event.outcome) : one)),
      };
    case 'PresenceChanged':
      return change(hand, event.seat, (s) => ({ ...s, presence: event.presence }));
    case 'StubMucked':
      return { ...hand, stubMucked: true };
    case 'BoardTakenBack':
      return takenBack(hand, event);
    case 'StackCounted':
      return counted(hand, event);
    case 'AwardOverruled':
      return overruled(hand, event);
    case 'AwardsTakenBack':
      return {
        ...hand,
        seats: hand.seats.map((s) => ({
          ...s,
          stack: chips(s.stack - takenFrom(s.seat, event)),
          won: chips(s.won - takenFrom(s.seat, event)),
        })),
      };
    case 'RefundForfeited':
      return { ...hand, forfeited: { seat: event.seat, amount: event.amount } };
    case 'DeckToReplace':
      return { ...hand, deckToReplace: [...hand.deckToReplace, { code: event.code, clause: event.clause }] };
    default:
      return assertNever(event);
  }
}

function reported(hand: Hand, event: Extract<RulingEvent, { type: 'IncidentReported' }>): Hand {
  const { type: _, by, noted, ...rest } = event;
  const status = noted ? 'noted' : 'open';
  return { ...hand, incidents: [...hand.incidents, { ...rest, reportedBy: by, status, outcome: '' }] };
}

/** A hand that is over leaves no report open that nobody can rule on any more: it is only on record then. */
export function closedReports(hand: Hand): Hand['incidents'] {
  return hand.incidents.map((one) => (one.status === 'open' ? { ...one, status: 'noted' } : one));
}

function ruled(incident: Hand['incidents'][number], outcome: string): Hand['incidents'][number] {
  return { ...incident, status: 'ruled', outcome };
}

/** A judge's count: who has chips again may act, who has none is passed over. */
function counted(hand: Hand, { seat, amount }: Extract<RulingEvent, { type: 'StackCounted' }>): Hand {
  const next = change(hand, seat, (s) => ({ ...s, stack: amount, allInBy: amount > 0 ? null : s.allInBy }));
  return hand.toAct === null ? next : { ...next, toAct: nextToAct(next, hand.toAct, true) };
}

/** Pots that were pushed already move between the stacks; others are decided and pushed by the events behind it. */
function overruled(hand: Hand, { shares, ruling }: Extract<RulingEvent, { type: 'AwardOverruled' }>): Hand {
  if (hand.phase !== 'COMPLETE') return { ...hand, overruled: ruling };
  const before = potsToAward(hand);
  const decided = filledPots(hand, shares).map((pot, i) => ({
    ...pot,
    shown: pot.shown && sameShares(pot.shares, before[i]?.shares ?? []),
    awarded: true,
  }));
  const seats = hand.seats.map((s) => {
    const won = chips(shareOf(shares, s.seat));
    return { ...s, won, stack: chips(s.stack - s.won + won) };
  });
  return { ...hand, seats, decided, overruled: ruling };
}

function takenFrom(seat: number, { awards }: Extract<RulingEvent, { type: 'AwardsTakenBack' }>): number {
  return awards.find((award) => award.seat === seat)?.amount ?? 0;
}
