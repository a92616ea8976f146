// Every scenario row there is, in the order of the rules.

import type { Row } from '../row.ts';
import { ABSENT_DRAWS } from './absentDraws.ts';
import { AWARDS } from './awards.ts';
import { BLINDS } from './blinds.ts';
import { BOARDS } from './boards.ts';
import { BOMB_DRAWS } from './bombDraws.ts';
import { BRING_IN } from './bringIn.ts';
import { BURNS } from './burns.ts';
import { CHOPPING } from './chopping.ts';
import { COLLUSION } from './collusion.ts';
import { COMPETITION } from './competition.ts';
import { COUNTS } from './counts.ts';
import { DEAD_HANDS } from './deadHands.ts';
import { DECKS } from './decks.ts';
import { DISPUTES } from './disputes.ts';
import { EDGE_CASES } from './edgeCases.ts';
import { ENDINGS } from './endings.ts';
import { EXPOSURE } from './exposure.ts';
import { FIXED_LIMIT } from './fixedLimit.ts';
import { FLOW } from './flow.ts';
import { FORFEITS } from './forfeits.ts';
import { FOULED_DECKS } from './fouledDecks.ts';
import { GAMES_COUNTS } from './gamesCounts.ts';
import { GAMES_REPORTS } from './gamesReports.ts';
import { GAMES_STOPPED } from './gamesStopped.ts';
import { HIGH_LOW } from './highLow.ts';
import { MISDEAL } from './misdeal.ts';
import { MUCKING } from './mucking.ts';
import { NO_LIMIT } from './noLimit.ts';
import { ODD_CHIPS } from './oddChips.ts';
import { ON_REQUEST } from './onRequest.ts';
import { OPENING_ORDER } from './openingOrder.ts';
import { POT_LIMIT } from './potLimit.ts';
import { POT_LIMIT_CASH } from './potLimitCash.ts';
import { PRESENCE } from './presence.ts';
import { PROCEDURE } from './procedure.ts';
import { PUSHED } from './pushed.ts';
import { REDEALS } from './redeals.ts';
import { REGRESSION } from './regression.ts';
import { RUNS_OF_DECK } from './runsOfDeck.ts';
import { SEATS } from './seats.ts';
import { SEVEN_DEUCE } from './sevenDeuce.ts';
import { SEVERAL_POTS } from './severalPots.ts';
import { SHORT_DECKS } from './shortDecks.ts';
import { SIDE_GAMES } from './sideGames.ts';
import { SLEEPERS } from './sleepers.ts';
import { SPLITTING } from './splitting.ts';
import { STRADDLES } from './straddles.ts';
import { STUD_AND_DRAW } from './studAndDraw.ts';
import { SWITCHED } from './switched.ts';

import { WRONG_COUNT } from './wrongCount.ts';

export const ROWS: readonly Row[] = [
  ...FLOW,
  ...ENDINGS,
  ...OPENING_ORDER,
  ...MUCKING,
  ...SPLITTING,
  ...SEVERAL_POTS,
  ...RUNS_OF_DECK,
  ...CHOPPING,
  ...NO_LIMIT,
  ...POT_LIMIT,
  ...POT_LIMIT_CASH,
  ...FIXED_LIMIT,
  ...HIGH_LOW,
  ...SIDE_GAMES,
  ...SEVEN_DEUCE,
  ...BOMB_DRAWS,
  ...STUD_AND_DRAW,
  ...ODD_CHIPS,
  ...ABSENT_DRAWS,
  ...BRING_IN,
  ...GAMES_COUNTS,
  ...GAMES_STOPPED,
  ...GAMES_REPORTS,
  ...BLINDS,
  ...STRADDLES,
  ...SLEEPERS,
  ...EDGE_CASES,
  ...AWARDS,
  ...DISPUTES,
  ...DEAD_HANDS,
  ...SWITCHED,
  ...ON_REQUEST,
  ...PUSHED,
  ...PRESENCE,
  ...SEATS,
  ...BURNS,
  ...BOARDS,
  ...COUNTS,
  ...COLLUSION,
  ...MISDEAL,
  ...REDEALS,
  ...WRONG_COUNT,
  ...FORFEITS,
  ...EXPOSURE,
  ...PROCEDURE,
  ...DECKS,
  ...SHORT_DECKS,
  ...FOULED_DECKS,
  ...COMPETITION,
  ...REGRESSION,
];
