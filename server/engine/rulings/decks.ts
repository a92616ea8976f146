// 6.1 and 6.2 in a hand: defective cards, counts, cards of another deck, cards that do not belong to the game. Counts, never a card.
import { deadHand, MAY_DECLARE, misdealt, voided } from '../decideEnd.ts';
import { type Hand, isRunning, liveSeats } from '../hand.ts';
import { MAY_RULE } from '../role.ts';
import { violation } from '../violation.ts';
import type { ChapterOf } from './chapter.ts';
import { cutoffPassed, hasActed, substantialAction } from './cutoff.ts';
import { countFault, deckSize } from './deckState.ts';
import { toReplace } from './fouledDeck.ts';
import type { Alarm, Remedy, ReportOf } from './incident.ts';

function remedy(outcome: string, code: string, clause: string): Remedy {
  return { outcome, code, clause, by: MAY_RULE };
}

function noted(code: string, clause: string): Alarm {
  return { code, clause, severity: 'soft', stops: 'no' };
}

function stopping(code: string, clause: string): Alarm {
  return { code, clause, severity: 'hard', stops: 'now' };
}

/** 6.1.3 and A-26: an open card is played on and replaced after the hand; A-27: a closed one before any action is dealt anew. */
export const defect: ChapterOf<'defect'> = {
  refuse: () => null,
  alarm: (hand, report) =>
    isPlayedOut(hand, report) ? noted('SP-6.1.3-FINISH_THEN_REPLACE', '6.1.3') : stopping('SP-6.1.1-REVIEW', '6.1.1'),
  // whoever rules later, and on whatever: it blocks the next deal until it is replaced
  follows: (hand, report) => [
    isPlayedOut(hand, report)
      ? toReplace('SP-6.1.3-FINISH_THEN_REPLACE', '6.1.3')
      : toReplace('SP-6.1.1-REPLACE', '6.1.1'),
  ],
  remedies: (hand, report) => {
    if (isPlayedOut(hand, report)) return [];
    const playOn = remedy('play-on', 'SP-6.1.1-REPLACE_AFTER', '6.1.1');
    return hand.handHasAction ? [playOn] : [remedy('redeal', 'SP-6.1.1-REDEAL', '6.1.1'), playOn];
  },
  effects: (hand, _, given) => (given.remedy.outcome === 'redeal' ? misdealt(hand, given.ruling) : []),
};

function isPlayedOut(hand: Hand, { where }: ReportOf<'defect'>): boolean {
  return where === 'face-up' || !isRunning(hand);
}

/** 6.2.1: a card too many is certain; a missing one is counted by hand first, and then the house decides (`deck.missing`). */
export const deckCount: ChapterOf<'deck-count'> = {
  refuse: (hand, report) =>
    countFault(report, deckSize(hand.game)).code === '' ? violation('deck-count-right', {}, '6.2.1') : null,
  alarm: (hand, report) => {
    const { code } = countFault(report, deckSize(hand.game));
    if (countRemedies(hand, report).length === 0) return noted(code, '6.2.1');
    return stopping(isTooMany(hand, report) ? 'SP-6.2.1-EXTRA' : 'SP-6.2.1-MISSING', '6.2.1');
  },
  follows: (hand, report) =>
    countFault(report, deckSize(hand.game)).code === 'SP-6.2.1-REPLACE' ? [toReplace('SP-6.2.1-REPLACE', '6.2.1')] : [],
  remedies: countRemedies,
  effects: (hand, _, given) => (given.remedy.outcome === 'void' ? voided(hand, given.ruling) : []),
};

function isTooMany({ game }: Hand, { counted, recount }: ReportOf<'deck-count'>): boolean {
  return (recount ?? counted) > deckSize(game);
}

/** a missing card by `deck.missing`; one too many is a judge's, since nobody knows where it lies. */
function countRemedies(hand: Hand, report: ReportOf<'deck-count'>): readonly Remedy[] {
  if (!isRunning(hand) || countFault(report, deckSize(hand.game)).code !== 'SP-6.2.1-REPLACE') return [];
  const playOn = remedy('play-on', 'SP-6.2.1-PLAY_ON', '6.2.1');
  const voidIt = remedy('void', 'SP-6.2.1-VOID', '6.2.1');
  if (isTooMany(hand, report)) return [playOn, voidIt];
  switch (hand.profile['deck.missing']) {
    case 'finish':
      return [];
    case 'void':
      return [voidIt];
    case 'judge':
      return [playOn, voidIt];
  }
}

/** 6.2.3 and A-25: in the stub or the muck the hand stands; in play by `deck.foreignInPlay`. */
export const foreign: ChapterOf<'foreign'> = {
  refuse: () => null,
  alarm: (hand, report) =>
    foreignRemedies(hand, report).length === 0
      ? noted('SP-6.2.3-REPLACE_AFTER', '6.2.3')
      : stopping('SP-6.2.3-FOREIGN', '6.2.3'),
  // it is not of this deck wherever it lies
  follows: () => [toReplace('SP-6.2.3-REPLACE_AFTER', '6.2.3')],
  remedies: foreignRemedies,
  effects: (hand, _, given) => (given.remedy.outcome === 'void' ? voided(hand, given.ruling) : []),
};

function foreignRemedies(hand: Hand, { where }: ReportOf<'foreign'>): readonly Remedy[] {
  if (where === 'stub' || !isRunning(hand)) return [];
  const voidIt = remedy('void', 'SP-6.2.3-VOID', '6.2.3');
  switch (hand.profile['deck.foreignInPlay']) {
    case 'finish':
      return [];
    case 'void':
      return [voidIt];
    case 'judge':
    case 'judge_void':
      return [voidIt, remedy('play-on', 'SP-6.2.3-PLAY_ON', '6.2.3')];
  }
}

/** A joker or the like: boxed logic (6.2.1), a misdeal before substantial action (R35-A6), or a scrap of paper (Robert's). */
export const nonStandard: ChapterOf<'non-standard'> = {
  refuse: () => null,
  alarm: (hand) => (isRunning(hand) ? stopping('SP-6.2.1-NON_STANDARD', '6.2.1') : noted('SP-6.2.1-REPLACE', '6.2.1')),
  follows: () => [toReplace('SP-6.2.1-REPLACE', '6.2.1')],
  remedies: (hand, report) => (isRunning(hand) ? jokerRemedies(hand, report) : []),
  effects: (hand, report, given) => {
    switch (given.remedy.outcome) {
      case 'redeal':
        return misdealt(hand, given.ruling);
      case 'void':
        return voided(hand, given.ruling);
      case 'dead-hand': {
        const s = hand.seats.find((other) => other.seat === report.seat);
        // as for any wrong hand with which somebody acted (6.3.7)
        return s === undefined ? [] : deadHand(hand, s, { ruling: given.ruling, clause: '6.3.7' });
      }
      default:
        return [];
    }
  },
};

function jokerRemedies(hand: Hand, { seat }: ReportOf<'non-standard'>): readonly Remedy[] {
  switch (hand.profile.nonStandardCard) {
    case 'judge':
      return [
        remedy('scrap', 'SP-6.2.1-SCRAP', '6.2.1'),
        ...(cutoffPassed(hand) ? [] : [remedy('redeal', 'SP-6.2.1-REDEAL', '6.2.1')]),
        remedy('void', 'SP-6.2.1-VOID', '6.2.1'),
      ];
    case 'misdeal_before_sa':
      return substantialAction(hand)
        ? [{ ...remedy('scrap', 'TDA-R35-SCRAP', '6.2.1'), by: MAY_DECLARE }]
        : [{ ...remedy('redeal', 'TDA-R35-REDEAL', '6.2.1'), by: MAY_DECLARE }];
    case 'scrap': {
      const scrap = { ...remedy('scrap', 'RRP-JOKER-SCRAP', '6.2.1'), by: MAY_DECLARE };
      const acted = liveSeats(hand).some((s) => s.seat === seat && hasActed(hand, s.seat));
      return acted && liveSeats(hand).length > 1 ? [remedy('dead-hand', 'RRP-JOKER-DEAD', '6.2.1'), scrap] : [scrap];
    }
  }
}
