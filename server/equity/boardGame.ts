// Games with a board: every board that can still come is counted, in classes. Two halves need one more table and no more boards.
import type { Deal } from './deal.ts';
import { type Standing, settleFlushes } from './flushClasses.ts';
import { type LowWinners, lowOn, lowWinners } from './lowClasses.ts';
import { pairLeads } from './pairLeads.ts';
import { pairOrders } from './pairOrders.ts';
import { PLAYER_MASK, rankLeads } from './rankClasses.ts';
import { isHighKind, rankingOf } from './ranking.ts';
import { rankRows } from './rankRows.ts';
import { countRunouts } from './runouts.ts';
import { addHalves, emptyTally, type Tally } from './tally.ts';

/** Boards by winners; valid until the next call. */
export function countBoardGame(deal: Deal): Tally {
  const [kind, low] = deal.rules.kinds;
  if (!isHighKind(kind) || (low !== undefined && low !== 'low_8'))
    throw new Error('a board is counted high, or high and eight low');
  const { flushes, lowestRank } = rankingOf(kind);
  const runouts = countRunouts(deal, lowestRank);
  const leads =
    deal.rules.holeUse === 'two'
      ? pairLeads(deal, runouts, pairOrders(kind))
      : rankLeads(deal, runouts, rankRows(kind));
  const lows = low === undefined ? null : lowWinners(deal);
  const standing = { runouts, leads, tally: emptyTally(low !== undefined), lows };
  settleFlushes(deal, flushes, standing);
  if (lows === null) addWhole(standing);
  else addBoth(standing, lows);
  return standing.tally;
}

/** The boards on which no flush wins. */
function addWhole({ runouts: { classes, reached, weight }, leads, tally: { winners } }: Standing): void {
  for (let place = 0; place < reached; place++) {
    const coming = classes[place] ?? 0;
    const set = (leads[coming] ?? 0) & PLAYER_MASK;
    winners[set] = (winners[set] ?? 0) + (weight[coming] ?? 0);
  }
}

function addBoth({ runouts: { classes, boards, reached, weight }, leads, tally }: Standing, lows: LowWinners): void {
  for (let place = 0; place < reached; place++) {
    const coming = classes[place] ?? 0;
    const first = (leads[coming] ?? 0) & PLAYER_MASK;
    const second = lowOn(lows, boards[place] ?? 0);
    addHalves(tally, { first, second, deals: weight[coming] ?? 0 });
  }
}
