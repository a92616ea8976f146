// Exact chances of players whose cards are known: every board that can still come is counted, none is sampled.
// Classes of boards are counted instead of boards. Knows no seats, no pots and no show; pure.
import { ok, type Result } from '../base/result.ts';
import { countBoards } from './boardCounts.ts';
import { settleFlushes } from './flushClasses.ts';
import { holdemRow } from './holdemTable.ts';
import { checkInput, type Deal, type EquityInput, type EquityRefusal } from './input.ts';
import { type EquityCounts, outcomeOf } from './outcome.ts';
import { PLAYER_MASK, rankLeads } from './rankClasses.ts';

const tally = new Int32Array(PLAYER_MASK + 1);

export function calculateEquity(input: EquityInput): Result<EquityCounts, EquityRefusal> {
  const deal = checkInput(input);
  return deal.ok ? ok(outcomeOf(countWinners(deal.value), deal.value.hands.length)) : deal;
}

/** Boards by set of winners, bit p = player p; valid until the next call. */
function countWinners(deal: Deal): Int32Array {
  const boards = countBoards(deal);
  const { classes, reached, weight } = boards;
  const leads = rankLeads(
    boards,
    deal.hands.map(([first = 0, second = 0]) => holdemRow(first >> 2, second >> 2)),
  );
  tally.fill(0);
  settleFlushes(deal, { weight, leads, tally });
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const winners = (leads[board] ?? 0) & PLAYER_MASK;
    tally[winners] = (tally[winners] ?? 0) + (weight[board] ?? 0);
  }
  return tally;
}
