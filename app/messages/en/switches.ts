// Words of the page of a table's rules, in English: the reference catalogue. The switches themselves stand beside it.
import type { CatalogueOf } from '../language.ts';
import { switchesDealEn } from './switchesDeal.ts';
import { switchesPlayEn } from './switchesPlay.ts';
import { switchesReadersEn } from './switchesReaders.ts';

export const switchesEn = {
  title: 'Rules of the table',
  opening: 'Opening the rules…',
  console: 'To the console',
  named: (title: string) => `“${title}”`,
  by: { russian: 'Russian sport poker', tda: 'TDA 2024', cash: 'Cash game', replay: 'Recorded hands' },
  groups: {
    deal: 'Deal, deck and mistakes',
    betting: 'Betting and blinds',
    showdown: 'Showdown and pots',
    time: 'Time',
    cash: 'Cash games',
    readers: 'Card readers',
  },
  changedOnly: 'Changed only',
  all: 'All',
  noneChanged: 'Nothing is changed: everything is as the rules say.',
  changedCount: (n: number) => (n === 0 ? 'nothing changed' : `${n} changed`),
  openQuestions: 'Open questions: the organiser decides',
  openHow: 'The rulebook leaves these open. The default stands until you decide.',
  questions: {
    '1': 'May a player who is all-in and called on the river give up his losing hand unseen?',
    '2': 'May a delayed programme that showed a hand keep showing it after it was given up?',
    '3': 'Do several odd chips go one to each winner, or all to the first?',
    '4': 'Does one action end the right to a redeal, or only substantial action?',
    '5': 'Who gets the uncalled bet of a dead hand, and how is a forfeited pot shared?',
    '6': 'A card of another deck is in play: is the hand void, or played on?',
    '7': 'A player shows his cards facing a bet: is it a fold, or a penalty?',
    '8': 'The blind puts an absent player all-in: is his hand dead, or live?',
  },
  change: 'Change',
  close: 'Close',
  behind: (what: string) => `Behind it: ${what}`,
  own: (what: string) => `By the rules: ${what}`,
  putBack: 'As the rules say',
  inHand: (what: string) => `This hand is still played by: ${what}`,
  forPeople: 'For the people at the table: the software does not act on it.',
  idle: 'Without effect on the game that is played here.',
  bar: {
    waiting: (n: number) => (n === 1 ? '1 change.' : `${n} changes.`),
    confirm: 'Confirm',
    drop: 'Drop',
    next: 'In effect from the next hand on.',
    afterHand: 'A hand is running. In effect from the next hand on.',
    done: 'Set. In effect from the next hand on.',
  },
  readOnly: 'Floor, chief judge or administrator change the rules.',
  readersOnly: 'Floor, chief judge or administrator change the rules. What is taken from the readers you change here.',
  number: 'Another number',
  less: 'Less',
  more: 'More',
  rake: (pct: number, cap: string, roundDownTo: string) => `${pct}%, at most ${cap}, rounded down to ${roundDownTo}.`,
  noFlopNoDrop: 'No flop, no rake.',
  clauseLine: (clauses: string, what: string) => `${clauses}: ${what}`,
  warning: { 'SP-2.4.1-SHUFFLER_NOT_FORESEEN': 'Club poker does not foresee a shuffling machine.' },
  error: 'The page failed. Press to start again.',
  lost: 'Connection lost. The rules may have changed since.',
  switches: { ...switchesDealEn, ...switchesPlayEn, ...switchesReadersEn },
};

export type SwitchesMessages = CatalogueOf<typeof switchesEn>;
