// Texts of the checker's page in English, the reference catalogue of this page.
import type { CatalogueOf } from '../language.ts';

export const checkEn = {
  title: 'Check',
  ahead: (time: string) => `${time} ahead of the programme`,
  noProgramme: 'No programme is set on this table',
  airsIn: (hand: number) => `Hand ${hand} begins on air in`,
  wouldAirIn: (hand: number) => `Hand ${hand}, held, would begin on air in`,
  airsNow: (hand: number) => `Hand ${hand} is on air`,
  seenLater: (time: string) => `What you see here airs in ${time}`,
  stands: 'The air stands still: it is held',
  unknown: 'Waiting for the clock',
  noHand: 'No hand here',
  word: {
    open: 'This hand goes on air',
    held: 'Nothing of this hand is on air until it is let go',
    dropped: 'Dropped for good: this hand is not shown',
  },
  hold: 'Hold everything',
  holdHand: 'Hold this hand',
  letOwnHandGo: 'Let it go',
  drop: 'Drop for good…',
  dropSure: (hand: number) => `Drop hand ${hand} for good?`,
  dropSays: 'It can never be shown on any page. The show goes on with the stacks behind it.',
  dropNow: 'Drop it now',
  keep: 'Keep it',
  done: {
    hold: 'Everything is held. The producer resumes.',
    holdHand: 'The hand is held.',
    letOwnHandGo: 'The hand goes on air again.',
    dropHand: 'The hand is dropped.',
  },
  wrong: 'A card or a name is wrong?',
  wrongSays:
    'Hold this hand, then call the producer or the floor: they put it right. What is put right before it airs is never seen wrong. Let the hand go when it stands here as it was.',
  sending: 'Sending…',
};

export type CheckMessages = CatalogueOf<typeof checkEn>;
