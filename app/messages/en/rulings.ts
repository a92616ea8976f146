// Texts of reports, alarms and rulings, in English: the reference catalogue. Keys are the codes of server/engine/rulings.
import type { CatalogueOf } from '../language.ts';
import { awardAlarmsEn, awardOutcomesEn, awardRulingsEn } from './awards.ts';
import { dealAlarmsEn, dealOutcomesEn, dealRulingsEn } from './dealRulings.ts';
import { deckOutcomesEn, deckRulingAlarmsEn, deckRulingsEn } from './deckRulings.ts';
import { seatsBoardsAlarmsEn, seatsBoardsOutcomesEn, seatsBoardsRulingsEn } from './seatsBoards.ts';

export const rulingsEn = {
  /** what was reported, by kind */
  incidents: {
    'blind-missing': 'Cards are dealt, a blind is not posted yet',
    'exposed-in-cut': 'A card was opened while cutting',
    'not-shuffled': 'The cards were not shuffled or not cut',
    'deal-order': 'Dealt in the wrong order',
    'dealt-wrong-seat': 'A player without cards, or cards at an empty place',
    'wrong-count': 'Wrong number of cards in a hand',
    'exposed-by-dealer': 'The dealer opened a card',
    defect: 'A marked or damaged card',
    'deck-count': 'The deck was counted',
    duplicate: 'The same card twice',
    foreign: 'A card of another deck',
    'non-standard': 'A card that does not belong to the game',
    'out-of-view': 'Cards are not in view',
    fouled: 'Live cards reached the muck or another hand',
    boxed: 'A card lay turned over in the deck',
    burn: 'A wrong number of burned cards',
    'exposed-by-player': 'A player showed or dropped a card',
    'premature-board': 'Board cards before the betting was over',
    'four-card-flop': 'Four cards on the flop',
    'count-mismatch': 'Burns and board cards do not add up',
    'stub-too-early': 'The stub was put on the muck too early',
    award: 'The dealer pushes another award than the rules give',
    'all-mucked': 'Everybody threw the cards in together',
    'refuses-to-open': 'A player neither opens nor mucks',
    dispute: 'A dispute',
  },
  /** alarms by code */
  alarms: {
    ...seatsBoardsAlarmsEn,
    ...awardAlarmsEn,
    ...dealAlarmsEn,
    ...deckRulingAlarmsEn,
  },
  /** what may be ruled, by outcome: a verb in the imperative */
  outcomes: {
    ...seatsBoardsOutcomesEn,
    ...awardOutcomesEn,
    ...dealOutcomesEn,
    ...deckOutcomesEn,
  },
  /** rulings on record, by code */
  rulings: {
    ...seatsBoardsRulingsEn,
    ...awardRulingsEn,
    ...dealRulingsEn,
    ...deckRulingsEn,
  },
};

export type RulingsMessages = CatalogueOf<typeof rulingsEn>;
