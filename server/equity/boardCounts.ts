// How many boards can still come in each class: every suit counted, none looked at. Knows no players.
import { BOARDS, classOf, NEXT } from './boardClass.ts';
import type { Deal } from './deal.ts';

/** Valid until the next count; only the first `reached` of `classes`, and their weights, mean anything. */
export interface BoardCounts {
  /** The classes that can come, each once. */
  readonly classes: Uint16Array;
  readonly reached: number;
  /** Number of boards, by class. */
  readonly weight: Int32Array;
}

interface Layer {
  readonly classes: Uint16Array;
  /** Beside their class. */
  readonly weights: Int32Array;
  count: number;
}

/** Classes of 0 to 5 cards. */
const layers: readonly Layer[] = [1, 13, 91, 455, 1820, BOARDS].map(emptyLayer);
const step = new Uint16Array(BOARDS);
const weight = new Int32Array(BOARDS);

/** CHOOSE[left * 5 + taken]: ways to take cards of one rank. */
const CHOOSE = Uint8Array.from([1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1]);

function emptyLayer(size: number): Layer {
  return {
    classes: new Uint16Array(size),
    weights: new Int32Array(size),
    count: 0,
  };
}

/** Goes rank by rank and adds up to four cards of it to every class there is, so each class is met exactly once. */
export function countBoards(deal: Deal): BoardCounts {
  const known = deal.board.length;
  for (const layer of layers) layer.count = 0;
  const [start = emptyLayer(1), ...bigger] = layers.slice(known);
  start.classes[0] = classOf(deal.board.map((card) => card >> 2));
  start.weights[0] = 1;
  start.count = 1;
  for (let rank = 12; rank >= 0; rank--) {
    const left = deal.unseen[rank] ?? 0;
    for (let size = 4; size >= known; size--) addRank(size, rank, left);
  }
  return complete(bigger.at(-1) ?? start);
}

function addRank(size: number, rank: number, left: number): void {
  const from = layers[size];
  if (from === undefined) return;
  step.set(from.classes);
  const most = Math.min(left, 5 - size);
  for (let taken = 1; taken <= most; taken++) {
    const to = layers[size + taken];
    const table = NEXT[size + taken - 1];
    if (to !== undefined && table !== undefined) extend(from, to, { table, rank, ways: CHOOSE[left * 5 + taken] ?? 0 });
  }
}

interface Step {
  readonly table: Uint16Array;
  readonly rank: number;
  readonly ways: number;
}

/** One more card of the rank on every class in `step`, which began as those of `from`. */
function extend(from: Layer, to: Layer, { table, rank, ways }: Step): void {
  const { count, weights } = from;
  const { classes: boards, weights: products, count: offset } = to;
  for (let i = 0; i < count; i++) {
    const board = table[(step[i] ?? 0) * 13 + rank] ?? 0;
    step[i] = board;
    boards[offset + i] = board;
    products[offset + i] = Math.imul(weights[i] ?? 0, ways);
  }
  to.count = offset + count;
}

function complete({ classes, weights, count }: Layer): BoardCounts {
  for (let i = 0; i < count; i++) weight[classes[i] ?? 0] = weights[i] ?? 0;
  return { classes, reached: count, weight };
}
