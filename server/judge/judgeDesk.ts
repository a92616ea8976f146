// Draws the cases of a table for one chief judge. Pure but for names; cards are not among what it is given.
import type { CaseEvent } from '../engine/rulings/collusion.ts';
import type { KeptCase } from './caseBook.ts';
import type { CaseStep, JudgeCase, JudgeHand } from './view.ts';

export interface CaseInput {
  readonly kept: KeptCase;
  /** null: the hand is not known any more */
  readonly hand: JudgeHand | null;
  /** person who asks */
  readonly asking: string;
  readonly nameOf: (actor: string) => string;
}

export function judgeCase({ kept, hand, asking, nameOf }: CaseInput): JudgeCase {
  const { state } = kept;
  const { id, complainant, grounds, orderedBy, looks, finding, shown, closed, sealed } = state;
  return {
    ...{ id, complainant, grounds, looks, finding, shown, closed, sealed },
    hand: state.hand,
    number: hand?.number ?? 0,
    seats: state.seats.map((seat) => ({ seat, name: hand?.seats.find((s) => s.seat === seat)?.name ?? '' })),
    orderedBy: nameOf(orderedBy),
    own: orderedBy === asking,
    // he may have quoted what he saw, and nobody else looks
    note: orderedBy === asking ? noteOf(kept.steps.map(({ event }) => event)) : '',
    steps: kept.steps.map(({ position, event, atWall, actor }) => ({
      ...{ step: position, what: stepOf(event), at: atWall },
      by: nameOf(actor),
    })),
  };
}

/** What was written at the finding and at the close. */
function noteOf(events: readonly CaseEvent[]): string {
  return events.flatMap((event) => ('note' in event && event.note !== '' ? [event.note] : [])).join('\n');
}

function stepOf(event: CaseEvent): CaseStep {
  switch (event.type) {
    case 'ViewOrdered':
      return 'ordered';
    case 'SealedViewed':
      return 'looked';
    case 'FindingMade':
      return event.finding;
    case 'HandsShown':
      return 'shown';
    case 'CaseClosed':
      return event.sealed ? 'sealed' : 'closed';
  }
}
