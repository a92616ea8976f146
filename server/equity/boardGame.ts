// Games with a board: every board that can still come is counted, in classes. Two halves need one more table and no more boards.
import { type BoardCounts, countBoards } from './boardCounts.ts';
import type { Deal } from './deal.ts';
import { type Standing, settleFlushes } from './flushClasses.ts';
import { lowOn, lowWinners } from './lowClasses.ts';
import { PLAYER_MASK, rankLeads } from './rankClasses.ts';
import { isHighKind, rankingOf } from './ranking.ts';
import { rankRows } from './rankRows.ts';
import { addHalves, emptyTally, type Tally } from './tally.ts';

/** Boards by winners; valid until the next call. */
export function countBoardGame(deal: Deal): Tally {
  const [kind, low] = deal.rules.kinds;
  if (!isHighKind(kind) || (low !== undefined && low !== 'low_8'))
    throw new Error('a board is counted high, or high and eight low');
  const boards = countBoards(deal);
  const leads = rankLeads(deal, boards, rankRows(kind, deal.rules.holeUse));
  const lows = low === undefined ? null : lowWinners(deal);
  const standing = { weight: boards.weight, leads, tally: emptyTally(low !== undefined), lows };
  settleFlushes(deal, rankingOf(kind).flushes, standing);
  if (lows === null) addWhole(boards, standing);
  else addBoth(boards, standing);
  return standing.tally;
}

/** The boards on which no flush wins. */
function addWhole({ classes, reached, weight }: BoardCounts, { leads, tally: { winners } }: Standing): void {
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const set = (leads[board] ?? 0) & PLAYER_MASK;
    winners[set] = (winners[set] ?? 0) + (weight[board] ?? 0);
  }
}

function addBoth({ classes, reached, weight }: BoardCounts, { leads, tally, lows }: Standing): void {
  for (let i = 0; i < reached; i++) {
    const board = classes[i] ?? 0;
    const first = (leads[board] ?? 0) & PLAYER_MASK;
    addHalves(tally, { first, second: lowOn(lows, board), deals: weight[board] ?? 0 });
  }
}
