// Stud and draw games in which few cards are to come: every deal of them is counted.
import { type Becomings, becomingsOf } from './becomings.ts';
import { type HandDeal, raised } from './handDeal.ts';
import { PLAYER_MASK } from './rankClasses.ts';
import { addHalves, type Tally } from './tally.ts';

export function countEveryDeal(deal: HandDeal, tally: Tally): void {
  const all = deal.players.map((player) => becomingsOf(deal, player));
  const add = deal.kinds.length > 1 ? addBoth : addWhole;
  const last = all.pop();
  const enter = (index: number, taken: Taken): void => {
    const hand = all[index];
    if (hand === undefined) {
      if (last !== undefined) add(last, taken, tally);
      return;
    }
    for (let i = 0; i < hand.low.length; i++) {
      const low = hand.low[i] ?? 0;
      const high = hand.high[i] ?? 0;
      if (((low & taken.low) | (high & taken.high)) !== 0) continue;
      const first = raised(taken.first, hand.first[i] ?? 0, hand.bit);
      const second = raised(taken.second, hand.second[i] ?? 0, hand.bit);
      enter(index + 1, { low: taken.low | low, high: taken.high | high, first, second });
    }
  };
  enter(0, { low: 0, high: 0, first: 0, second: 0 });
}

/** What the hands before have: the unseen cards they took, and who leads among them. */
interface Taken {
  readonly low: number;
  readonly high: number;
  readonly first: number;
  readonly second: number;
}

/** The last hand meets all that the others can be: this loop is the work. */
function addWhole({ bit, low, high, first }: Becomings, taken: Taken, tally: Tally): void {
  const { winners } = tally;
  const { low: lower, high: higher, first: lead } = taken;
  for (let i = 0; i < low.length; i++) {
    if ((((low[i] ?? 0) & lower) | ((high[i] ?? 0) & higher)) !== 0) continue;
    const set = raised(lead, first[i] ?? 0, bit) & PLAYER_MASK;
    winners[set] = (winners[set] ?? 0) + 1;
  }
}

function addBoth({ bit, low, high, first, second }: Becomings, taken: Taken, tally: Tally): void {
  for (let i = 0; i < low.length; i++) {
    if ((((low[i] ?? 0) & taken.low) | ((high[i] ?? 0) & taken.high)) !== 0) continue;
    const set = raised(taken.first, first[i] ?? 0, bit) & PLAYER_MASK;
    const other = raised(taken.second, second[i] ?? 0, bit) & PLAYER_MASK;
    addHalves(tally, { first: set, second: other, deals: 1 });
  }
}
