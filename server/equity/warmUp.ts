// Called once at the start of a server, so that the first answer on air is as quick as the thousandth.

import { cardsOfKind } from '../engine/card/deckFaces.ts';
import { RANKS } from '../engine/card.ts';
import { GAMES } from '../engine/game/games.ts';
import { calculateEquity } from './equity.ts';
import { fillPairOrders } from './pairOrders.ts';
import { rankRows, rowOf } from './rankRows.ts';
import { type EquityRules, rulesOf } from './rules.ts';
import { fillSevenCards } from './sevenCards.ts';

/** How often each way of counting is run: hold'em most, the others share most of its code. */
const CALLS = [
  ['holdem', 30],
  ['omaha', 8],
  ['omaha8', 5],
  ['short_deck', 4],
  ['short_deck_trips', 4],
  ['stud', 2],
  ['stud8', 1],
  ['razz', 1],
  ['triple_draw_27', 1],
  ['badacey', 2],
] as const;

let warm = false;

/** Fills every table and runs the counting until the compiler has seen it; under a second of processor time, once. */
export function warmUpEquity(): void {
  if (warm) return;
  warm = true;
  fillRows();
  fillPairOrders('high');
  fillSevenCards();
  for (const [game, calls] of CALLS) {
    const rules = rulesOf(GAMES[game]);
    for (let call = 0; call < calls; call++) count(rules);
  }
}

function fillRows(): void {
  const full = rankRows('high');
  const short = [rankRows('high_short'), rankRows('high_short_trips')];
  for (let high = 0; high < RANKS.length; high++) {
    for (let low = 0; low <= high; low++) {
      rowOf(full, low, high);
      if (low >= 4) for (const table of short) rowOf(table, low, high);
    }
  }
}

function count(rules: EquityRules): void {
  const deck = cardsOfKind(rules.deck);
  const held = rules.boardCards > 0 ? rules.mostCards : 3;
  const players = [0, 1, 2, 3, 4, 5].map((player) => deck.slice(player * held, (player + 1) * held));
  const boards = rules.boardCards > 0 ? [0, 3, 4, 5] : [0];
  for (const board of boards) calculateEquity({ rules, players, board: deck.slice(deck.length - board), dead: [] });
}
