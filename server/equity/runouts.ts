// The cards to come as classes: the board that each makes with the cards that lie, and in how many ways it can come, every suit
// counted and none looked at. Knows no players.
import { BOARDS, firstWith, ITSELF, LEVELS, type Level, NEXT, nextClass, PAIRS, pairedWith } from './boardClass.ts';
import type { Deal } from './deal.ts';

/** Valid until the next call. */
export interface Runouts {
  /** The classes of the cards to come that can come, each once, ascending; `reached` of them. */
  readonly classes: Uint16Array;
  /** The complete board of each, place by place. */
  readonly boards: Uint16Array;
  readonly reached: number;
  /** The same by class. */
  readonly boardOf: Uint16Array;
  /** In how many ways it can come, by class. */
  readonly weight: Int32Array;
}

/** Numbers of ways by class: of no card, of one and so on. */
export type Layers = readonly Int32Array[];

export interface Taken {
  /** How many cards; no more than there are layers for. */
  readonly size: number;
  /** Cards left by rank. */
  readonly left: ArrayLike<number>;
  /** No lower rank is left, and classes that hold one are passed over. */
  readonly lowest: number;
}

/** By number of cards that lie: their class joins that of the cards to come at table[lying * ofLying + coming * ofComing]. */
const JOINS = [
  { table: () => ITSELF, ofLying: 0, ofComing: 1 },
  { table: () => NEXT[4], ofLying: 1, ofComing: 13 },
  { table: () => pairedWith(3), ofLying: 1, ofComing: PAIRS },
  { table: () => pairedWith(3), ofLying: PAIRS, ofComing: 1 },
  { table: () => NEXT[4], ofLying: 13, ofComing: 1 },
  { table: () => ITSELF, ofLying: 1, ofComing: 1 },
] as const;

const NONE = new Int32Array(1);
const layers = emptyLayers(5);
const classes = new Uint16Array(BOARDS);
const boards = new Uint16Array(BOARDS);
const boardOf = new Uint16Array(BOARDS);

/** `lowest`: the lowest rank of the deck, 0..12. */
export function countRunouts({ board, missing, unseen }: Deal, lowest: number): Runouts {
  const weight = countWays(layers, { size: missing, left: unseen, lowest });
  return { classes, boards, boardOf, reached: layOut(board, weight, firstWith(lowest, missing)), weight };
}

/** How many classes can come. */
function layOut(lying: readonly number[], weight: Int32Array, from: number): number {
  const { table, ofLying, ofComing } = JOINS[lying.length] ?? JOINS[0];
  const joined = table() ?? ITSELF;
  let start = 0;
  for (let size = 0; size < lying.length; size++) start = nextClass(size, start, (lying[size] ?? 0) >> 2);
  start *= ofLying;
  let reached = 0;
  for (let coming = from; coming < weight.length; coming++) {
    if (weight[coming] === 0) continue;
    const board = joined[start + coming * ofComing] ?? 0;
    classes[reached] = coming;
    boards[reached++] = board;
    boardOf[coming] = board;
  }
  return reached;
}

/** For up to `most` cards. */
export function emptyLayers(most: number): Layers {
  return LEVELS.slice(0, most + 1).map(({ top }) => new Int32Array(top.length));
}

/** In how many ways the cards of each class can be taken: the layer of that size. */
export function countWays(into: Layers, taken: Taken): Int32Array {
  const [none = NONE] = into;
  none[0] = 1;
  for (let size = 0; size < taken.size; size++) takeOneMore(into, size, taken);
  return into[taken.size] ?? none;
}

/** Each class is met once, from the class without its highest rank, and so in the order of the numbers. */
function takeOneMore(into: Layers, size: number, { left, lowest }: Taken): void {
  const level = LEVELS[size];
  const { [size]: from, [size + 1]: to } = into;
  if (level === undefined || from === undefined || to === undefined) return;
  const step = { from, to, level, left };
  for (let held = firstWith(lowest, size); held < from.length; held++) takeAfter(step, held);
}

interface Step {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly level: Level;
  readonly left: ArrayLike<number>;
}

/** The highest rank once more, or a higher one. */
function takeAfter({ from, to, level: { top, times, first }, left }: Step, held: number): void {
  const ways = from[held] ?? 0;
  const highest = top[held] ?? 0;
  const again = times[held] ?? 0;
  let next = first[held] ?? 0;
  to[next++] = (ways * ((left[highest] ?? 0) - again)) / (again + 1);
  for (let rank = highest + 1; rank < 13; rank++) to[next++] = Math.imul(ways, left[rank] ?? 0);
}
