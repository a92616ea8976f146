// The strength of every five cards, found by counting up from the weakest: to weigh each by itself takes a start several times as
// long. The numbers are those of the engine (handRank). Knows no players and no hole cards.
import { SETS_OF_SIZE, SIZE } from '../engine/handRank/rankSet.ts';
import { BOARDS, NEXT, nextClass } from './boardClass.ts';
import { CLASS_OF_SET } from './setClasses.ts';

export interface FiveOrder {
  /** Indices of HAND_CATEGORIES, weakest first. */
  readonly categories: readonly number[];
  /** Sets of ranks, the weakest straight first. */
  readonly straights: readonly number[];
  /** Of the deck, 0..12. */
  readonly lowestRank: number;
}

/** From 1, the higher wins; 0 where there is no such hand. */
export interface FiveStrengths {
  /** By class of five cards whose suits do not matter. */
  readonly mixed: Uint16Array;
  /** By set of five ranks of one suit. */
  readonly suited: Uint16Array;
}

/** `ranks` of them `times` times each count before `others` ranks, each `otherTimes` times. */
interface Shape {
  readonly ranks: 1 | 2;
  readonly times: 2 | 3 | 4;
  readonly others: 1 | 2 | 3;
  readonly otherTimes: 1 | 2;
}

/** By index of HAND_CATEGORIES. */
const SHAPES: readonly (Shape | 'straights' | 'no straights')[] = [
  'no straights',
  { ranks: 1, times: 2, others: 3, otherTimes: 1 },
  { ranks: 2, times: 2, others: 1, otherTimes: 1 },
  { ranks: 1, times: 3, others: 2, otherTimes: 1 },
  'straights',
  'no straights',
  { ranks: 1, times: 3, others: 1, otherTimes: 2 },
  { ranks: 1, times: 4, others: 1, otherTimes: 1 },
  'straights',
];
const FLUSHES: readonly number[] = [5, 8];

export function strengthsOfFives({ categories, straights, lowestRank }: FiveOrder): FiveStrengths {
  const mixed = new Uint16Array(BOARDS);
  const suited = new Uint16Array(SIZE.length);
  const noStraights = setsFrom(lowestRank, 5).filter((set) => !straights.includes(set));
  let strength = 0;
  for (const category of categories) {
    const shape = SHAPES[category] ?? 'straights';
    if (typeof shape === 'object') {
      strength = countShape(mixed, shape, { lowestRank, strength });
      continue;
    }
    const sets = shape === 'straights' ? straights : noStraights;
    for (const set of sets) {
      if (FLUSHES.includes(category)) suited[set] = ++strength;
      else mixed[CLASS_OF_SET[set] ?? 0] = ++strength;
    }
  }
  return { mixed, suited };
}

/** Ascending: a higher rank counts more than all that are lower. */
function setsFrom(lowestRank: number, size: number): readonly number[] {
  const without = (1 << lowestRank) - 1;
  return [...(SETS_OF_SIZE[size] ?? [])].filter((set) => (set & without) === 0);
}

/** Goes on from `strength`, and answers with the last one. */
function countShape(
  mixed: Uint16Array,
  { ranks, times, others, otherTimes }: Shape,
  { lowestRank, strength }: { readonly lowestRank: number; readonly strength: number },
): number {
  const kickers = setsFrom(lowestRank, others);
  const size = others * otherTimes;
  let next = strength;
  for (const lead of setsFrom(lowestRank, ranks)) {
    for (const set of kickers) {
      if ((set & lead) !== 0) continue;
      const kicker = CLASS_OF_SET[set] ?? 0;
      // the only other ranks that are held twice are single ones, and the class of one rank is the rank
      const held = otherTimes === 1 ? kicker : nextClass(1, kicker, kicker);
      mixed[joined(held, size, { lead, times })] = ++next;
    }
  }
  return next;
}

function joined(
  held: number,
  size: number,
  { lead, times }: { readonly lead: number; readonly times: number },
): number {
  let all = held;
  let count = size;
  for (let left = lead; left !== 0; left &= left - 1) {
    const rank = 31 - Math.clz32(left & -left);
    for (let time = 0; time < times; time++) all = NEXT[count++]?.[all * 13 + rank] ?? 0;
  }
  return all;
}
