// Who leads on each board where exactly two hole cards play, while suits are forgotten: the holders of the first pair of the
// order of that board that anybody holds. An order is worth making for who comes again: a board that is asked for the first
// time has the pairs weighed that are held. The flushes are put right afterwards, in flushClasses.ts.
import { BOARDS, nextClass, PAIRS, ranksOfBoard } from './boardClass.ts';
import type { Deal } from './deal.ts';
import { ASKED, type PairOrders, threesOf, UNASKED, WEAKER } from './pairOrders.ts';
import { PLAYER_BITS } from './rankClasses.ts';
import type { Runouts } from './runouts.ts';

const leads = new Int32Array(BOARDS);
/** Players by class of the pair. */
const holders = new Uint16Array(PAIRS);
/** Classes of the pairs that are held, `heldPairs` of them, and what each makes. */
const held = new Uint8Array(PAIRS);
const strengths = new Uint16Array(PAIRS);
let heldPairs = 0;

/**
 * Lead by class of the cards to come, as `rankLeads` has it, but of strengths there are two: over the flushes and under them.
 * Valid until the next call, and only for the runouts.
 */
export function pairLeads({ hands }: Deal, { classes, boards, reached }: Runouts, orders: PairOrders): Int32Array {
  layHolders(hands);
  for (let place = 0; place < reached; place++) {
    const board = boards[place] ?? 0;
    leads[classes[place] ?? 0] = isOrdered(board, orders) ? leadByOrder(board, orders) : leadOfHeld(board, orders);
  }
  return leads;
}

/** Made when it is asked for the second time. */
function isOrdered(board: number, { pairs, fill }: PairOrders): boolean {
  const first = pairs[board * PAIRS] ?? 0;
  if (first === UNASKED) pairs[board * PAIRS] = ASKED;
  else if (first === ASKED) fill(board);
  return first !== UNASKED;
}

function leadByOrder(board: number, { pairs, overFlush, strengthOver }: PairOrders): number {
  const top = board * PAIRS;
  let at = top;
  let players = holders[(pairs[at] ?? 0) & (WEAKER - 1)] ?? 0;
  while (players === 0) players = holders[(pairs[++at] ?? 0) & (WEAKER - 1)] ?? 0;
  const strength = at - top < (overFlush[board] ?? 0) ? strengthOver : 1;
  for (let tied = pairs[++at] ?? WEAKER; tied < WEAKER; tied = pairs[++at] ?? WEAKER) players |= holders[tied] ?? 0;
  return (strength << PLAYER_BITS) | players;
}

function leadOfHeld(board: number, { ofTriples, flush, strengthOver }: PairOrders): number {
  weighHeld(threesOf(ranksOfBoard(board)), ofTriples);
  let best = 0;
  let players = 0;
  for (let i = 0; i < heldPairs; i++) {
    const strength = strengths[i] ?? 0;
    if (strength < best) continue;
    players = (holders[held[i] ?? 0] ?? 0) | (strength === best ? players : 0);
    best = strength;
  }
  return ((best > flush ? strengthOver : 1) << PLAYER_BITS) | players;
}

/** Three by three: what the pairs make with the same three ranks lies side by side. */
function weighHeld(threes: Uint16Array, ofTriples: Uint16Array): void {
  strengths.fill(0);
  for (let t = 0; t < threes.length; t++) {
    const from = (threes[t] ?? 0) * PAIRS;
    for (let i = 0; i < heldPairs; i++) {
      strengths[i] = Math.max(strengths[i] ?? 0, ofTriples[from + (held[i] ?? 0)] ?? 0);
    }
  }
}

function layHolders(hands: Deal['hands']): void {
  holders.fill(0);
  heldPairs = 0;
  for (let player = 0; player < hands.length; player++) {
    const hand = hands[player] ?? [];
    for (let first = 1; first < hand.length; first++) {
      for (let second = 0; second < first; second++) {
        const pair = nextClass(1, (hand[first] ?? 0) >> 2, (hand[second] ?? 0) >> 2);
        if (holders[pair] === 0) held[heldPairs++] = pair;
        holders[pair] = (holders[pair] ?? 0) | (1 << player);
      }
    }
  }
}
