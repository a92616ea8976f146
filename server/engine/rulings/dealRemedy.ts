// Ways to settle a wrong deal that several clauses of 6.3 share, and the book whose code goes on record.
import { MAY_DECLARE } from '../decideEnd.ts';
import type { Hand } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import type { Remedy } from './incident.ts';

/** What became of a deal, or REVIEW before somebody has ruled: the last word of a code. */
export type DealOutcome =
  | 'REVIEW'
  | 'REDEAL'
  | 'PLAY_ON'
  | 'CORRECTED'
  | 'COMPLETED'
  | 'BECOMES_BURN'
  | 'DEAD'
  | 'UNFOUNDED';

/** The cut-off tells under which book a table deals: `SP-6.3.5-REDEAL`, `TDA-R35-REDEAL`, `RRP-MISDEAL-REDEAL`. */
export function dealCode(hand: Hand, clause: string, outcome: DealOutcome): string {
  switch (hand.profile['misdeal.cutoff']) {
    case 'first_action':
      return `SP-${clause}-${outcome}`;
    case 'substantial_action':
      return `TDA-R35-${outcome}`;
    case 'two_players':
      return `RRP-MISDEAL-${outcome}`;
  }
}

/** 6.3.0: declared at the table, by the dealer as well. */
export function redealRemedy(hand: Hand, clause: string): Remedy {
  return { outcome: 'redeal', code: dealCode(hand, clause, 'REDEAL'), clause, by: MAY_DECLARE };
}

/** A redeal after the cut-off, or play that goes on: a judge's alone. */
export function judgeRedeal(hand: Hand, clause: string): Remedy {
  return { ...redealRemedy(hand, clause), by: MAY_RULE };
}

export function playOnRemedy(hand: Hand, clause: string): Remedy {
  return { outcome: 'play-on', code: dealCode(hand, clause, 'PLAY_ON'), clause, by: MAY_RULE };
}

/** People looked, and it was not so. */
export function unfounded(hand: Hand, clause: string): Remedy {
  return { outcome: 'unfounded', code: dealCode(hand, clause, 'UNFOUNDED'), clause, by: MAY_DECLARE };
}
