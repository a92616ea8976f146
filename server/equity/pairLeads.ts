// Who leads on each board where exactly two hole cards play, while suits are forgotten: the holders of the first pair of the
// order of that board that anybody holds. The flushes are put right afterwards, in flushClasses.ts.
import { BOARDS, nextClass, PAIRS } from './boardClass.ts';
import type { Deal } from './deal.ts';
import { type PairOrders, WEAKER } from './pairOrders.ts';
import { PLAYER_BITS } from './rankClasses.ts';
import type { Runouts } from './runouts.ts';

const leads = new Int32Array(BOARDS);
/** Players by class of the pair. */
const holders = new Uint16Array(PAIRS);

/**
 * Lead by class of the cards to come, as `rankLeads` has it, but of strengths there are two: over the flushes and under them.
 * Valid until the next call, and only for the runouts.
 */
export function pairLeads({ hands }: Deal, { classes, boards, reached }: Runouts, orders: PairOrders): Int32Array {
  const { pairs, overFlush } = orders;
  const over = orders.strengthOver << PLAYER_BITS;
  layHolders(hands);
  for (let place = 0; place < reached; place++) {
    const board = boards[place] ?? 0;
    const top = board * PAIRS;
    if (pairs[top] === 0) orders.fill(board);
    let at = top;
    let players = holders[(pairs[at] ?? 0) & (WEAKER - 1)] ?? 0;
    while (players === 0) players = holders[(pairs[++at] ?? 0) & (WEAKER - 1)] ?? 0;
    const strength = at - top < (overFlush[board] ?? 0) ? over : 1 << PLAYER_BITS;
    for (let tied = pairs[++at] ?? WEAKER; tied < WEAKER; tied = pairs[++at] ?? WEAKER) players |= holders[tied] ?? 0;
    leads[classes[place] ?? 0] = strength | players;
  }
  return leads;
}

function layHolders(hands: Deal['hands']): void {
  holders.fill(0);
  for (let player = 0; player < hands.length; player++) {
    const hand = hands[player] ?? [];
    for (let first = 1; first < hand.length; first++) {
      for (let second = 0; second < first; second++) {
        const pair = nextClass(1, (hand[first] ?? 0) >> 2, (hand[second] ?? 0) >> 2);
        holders[pair] = (holders[pair] ?? 0) | (1 << player);
      }
    }
  }
}
